"""The board in characters, for terminals and those who listen: terrain, railway, companies, cards, bids, legend."""

from collections.abc import Iterator

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import (
    COLUMNS,
    COMPANY_COUNT,
    FACE_DOWN,
    LEAST_VALUE,
    NOTHING,
    PRICE,
    RED_FACES,
    ROWS,
    SECTION,
    SECTIONS,
    SITE_AT,
    SITES_PER_KIND,
    STAR,
    TERRAIN,
    TRACK_COST,
    shown_row,
)
from gusher.games.giganten.effects.names import card_said, company_said
from gusher.games.giganten.picture import auction
from gusher.games.giganten.picture.desk import licences_left
from gusher.games.giganten.position import Position
from gusher.kernel.say import say
from gusher.kernel.scene import Span

_EDGE = 6  # room for the rows' numbers and the lanes' names
_GROUND = (" . ", " ~ ", " ^ ")
_TONES = ("soft", "", "strong")


def lines(state: Position, _viewer: int) -> list[list[Span]]:
    return [
        *_terrain(state),
        *_railway(state),
        [],
        *(_company(state, company) for company in range(COMPANY_COUNT)),
        *_cards(state),
        *_bids(state),
        _supply(state),
        [],
        [Span(say("giganten-board-text-legend"), "soft")],
        [Span(say("giganten-board-text-pieces"), "soft")],
    ]


def _terrain(state: Position) -> Iterator[list[Span]]:
    yield [Span(" " * _EDGE + "".join(f"{column:^3}" for column in range(COLUMNS)), "soft")]
    trucks = {int(state.trucks[seat]): seat for seat in range(state.setting.seats) if state.trucks[seat] != NOTHING}
    if state.seat >= 0 and state.trucks[state.seat] != NOTHING:
        trucks[int(state.trucks[state.seat])] = int(state.seat)  # who passes over another truck is on top
    for row in range(ROWS):
        cells = [_cell(state, row * COLUMNS + column, trucks) for column in range(COLUMNS)]
        yield [Span(f"{f'r{shown_row(row)}':>{_EDGE - 1}} ", "soft"), *cells]


def _cell(state: Position, cell: int, trucks: dict[int, int]) -> Span:
    """<1> a truck, 1:4 a derrick over four markers, [2] a tile face down, (5) one whose value the viewer knows."""
    if cell in trucks:
        return Span(f"<{trucks[cell] + 1}>", f"seat-{trucks[cell] + 1}")
    site = int(SITE_AT[cell])
    owner = int(state.owners[site]) if site != NOTHING else NOTHING - 1
    if site == NOTHING or (owner < 0 and owner != FACE_DOWN):
        return Span(_GROUND[TERRAIN[cell]], _TONES[TERRAIN[cell]])
    if owner != FACE_DOWN:
        return Span(f"{owner + 1}:{state.markers[site]}", f"seat-{owner + 1}")
    if state.tiles[site] >= LEAST_VALUE:
        return Span(f"({state.tiles[site]})", "go")
    kind = site // SITES_PER_KIND + 1
    return Span(f"[{kind}]", "stop" if kind == 2 else "strong")


def _railway(state: Position) -> Iterator[list[Span]]:
    costs = "".join(f"{TRACK_COST[column] or ' ':^3}" for column in range(COLUMNS))
    yield [Span(say("giganten-board-text-cost"), "soft"), Span(" " * 2 + costs, "soft")]
    for seat in range(state.setting.seats):
        mark = f"<{seat + 1}>"
        yield [Span(f"{seat + 1:>{_EDGE - 1}} ", f"seat-{seat + 1}"), *_lane(int(state.locos[seat]), mark, COLUMNS)]
    name = say("giganten-board-text-black")
    yield [Span(name), Span(" "), *_lane(int(state.black), "<#>", int(STAR) + 1)]


def _lane(place: int, mark: str, spaces: int) -> Iterator[Span]:
    yield Span("===" * place, "soft")
    yield Span(mark, "strong")
    rest = " - " * (spaces - place - 1)
    yield Span(rest[:-3] + " * " if spaces > COLUMNS and rest else rest, "soft")


def _company(state: Position, company: int) -> list[Span]:
    place = state.prices[company]
    head = say(
        "giganten-board-text-company",
        company=company_said(company),
        price=int(PRICE[place]),
        section=SECTIONS[SECTION[place]],
    )
    tanks = [
        Span(f"  {seat + 1}:{state.tanks[seat * COMPANY_COUNT + company]}", f"seat-{seat + 1}")
        for seat in range(state.setting.seats)
    ]
    return [Span(head), *tanks]


def _cards(state: Position) -> Iterator[list[Span]]:
    cards = [int(card) for card in state.open if card != NOTHING]
    if cards:
        yield [Span(say("giganten-board-text-open"))]
    for card in cards:
        yield [Span("  "), Span(card_said(card), "stop" if card < RED_FACES else "")]


def _bids(state: Position) -> Iterator[list[Span]]:
    if state.step not in (ask.BID, ask.PENALTY, ask.PAY, ask.SELL):
        return
    spans = [Span(say("giganten-board-text-bids"))]
    for seat in range(state.setting.seats):
        status = auction.status(state, seat)
        spans.append(Span(f"  {seat + 1}: ", f"seat-{seat + 1}"))
        spans.append(Span(say("giganten-board-text-bid", status=status, value=int(state.offers[seat]))))
    yield spans


def _supply(state: Position) -> list[Span]:
    red = sum(int(state.pile[card]) for card in range(RED_FACES))
    beige = sum(int(state.pile[card]) for card in range(RED_FACES, len(state.pile)))
    counts = {"red": red, "beige": beige, "licences": licences_left(state)}
    return [Span(say("giganten-board-text-supply", markers=int(state.supply), **counts))]
