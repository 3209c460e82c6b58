"""The board in characters, for terminals and those who listen: rounds, fields, harbours, links, contests, cards, the
matter in hand, legend. Zones go by their codes, with their names at the end of a line; seats by their numbers."""

from collections.abc import Iterator

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import (
    A_PUMP,
    A_RIG,
    BOXES,
    CIRCLES,
    COLOUR_COUNT,
    CONTEST_COUNT,
    CONTINENTS,
    EMPTY,
    END_A,
    END_B,
    FIRST_LINK,
    INTERIM_ROUND,
    MOST_BOXES,
    NEUTRAL,
    NOTHING,
    PUMP_LEVELS,
    REFINERY_ROOM,
    REGION_COUNT,
    SHIP_COUNT,
    SHIPS_EACH,
    STRETCH_COUNT,
    TANKER_ROOM,
    WILDCATTER,
    WON,
    ZONE_COUNT,
    ZONES,
)
from gusher.games.wildcatters.effects.names import card_said, carried, tanker_said, zone_said
from gusher.games.wildcatters.picture import auction
from gusher.games.wildcatters.picture.cards import SETTING_UP, cards_of, hand
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Span

Line = list[Span]

_CODE = 6  # room for a zone's code
_TANKERS = 4  # so many fit beside each other
_LINKS = 4


def lines(state: Position, viewer: int) -> list[Line]:
    return [
        *_rounds(state),
        [],
        *_fields(state),
        [],
        *_harbours(state),
        [],
        *_links(state),
        [],
        *_contests(state),
        [],
        *_cards(state, viewer),
        *_matter(state),
        *([Span(say(f"wildcatters-board-text-legend-{line}"), "soft")] for line in (1, 2, 3, 4)),
    ]


def mark(state: Position, colour: int) -> Span:
    """A seat's number in its colour; the colour that nobody plays is a dash."""
    if colour == NEUTRAL and state.setting.seats == NEUTRAL:
        return Span("-", "silver")
    return Span(str(colour + 1), f"seat-{colour + 1}")


# --- the head ---


def _rounds(state: Position) -> Iterator[Line]:
    stations: Line = [Span(say("wildcatters-board-text-rounds")), Span(" ")]
    for number in range(1, int(state.setting.rounds) + 1):
        price = int(state.setting.loan_prices[number])
        text = f"{number}{'*' if number == INTERIM_ROUND else ''}{f'({price})' if price else ''}"
        stations.append(
            Span(f"[{text}]" if number == state.round else f" {text} ", "strong" if number == state.round else "")
        )
    yield stations
    order: Line = [Span(say("wildcatters-board-text-order")), Span(" ")]
    for place, seat in enumerate(state.order):
        if seat != NOTHING:
            active = place == state.turn
            order += [Span("[" if active else " "), mark(state, int(seat)), Span("]" if active else " ")]
    yield order


# --- the map ---


def _short(zone: int) -> Say:
    """A zone's name as the board writes it: it must fit at the end of a line."""
    return say("wildcatters-board-zone", zone=ZONES[zone])


def _fields(state: Position) -> Iterator[Line]:
    """Seven circles each, and the trains of the field pair."""
    yield [Span(" " * _CODE), Span(say("wildcatters-board-text-fields"), "soft")]
    for region in range(REGION_COUNT):
        called = region == state.region
        line: Line = [Span(f"{ZONES[region]:<{_CODE - 1}}" + (">" if called else " "), "strong" if called else "")]
        for circle in range(region * CIRCLES, (region + 1) * CIRCLES):
            line += _circle(state, int(state.circles[circle]))
        line += [Span(" ["), *_trains(state, region), Span("]  "), Span(_short(region), "soft")]
        yield line


def _circle(state: Position, here: int) -> Line:
    if here == EMPTY:
        return [Span(".   ", "soft")]
    if here >= A_PUMP:
        colour, barrels = divmod(here - A_PUMP, PUMP_LEVELS)
        return [mark(state, colour), Span(f"={barrels} ")]
    if here >= WON:
        return [Span("W:", "gold"), mark(state, here - WON), Span(" ")]
    if here == WILDCATTER:
        return [Span("W   ", "gold")]
    return [mark(state, here - A_RIG), Span("^  ")]


def _trains(state: Position, stretch: int) -> Line:
    line: Line = []
    for number in range(stretch * MOST_BOXES, stretch * MOST_BOXES + int(BOXES[stretch])):
        owner = int(state.trains[number])
        line.append(Span(".", "soft") if owner == NOTHING else mark(state, owner))
    return line


def _harbours(state: Position) -> Iterator[Line]:
    """The refinery with its five tanks, barrels that wait, tankers with their cargo; and the zone's name."""
    yield [Span(" " * _CODE), Span(say("wildcatters-board-text-harbours"), "soft")]
    for zone in range(ZONE_COUNT):
        line: Line = [Span(f"{ZONES[zone]:<{_CODE}}"), *_refinery(state, zone), Span(" ")]
        line += _waiting(state, zone)
        ships = [ship for ship in range(SHIP_COUNT) if state.ships[ship] == zone]
        line += _fleet(state, ships[:_TANKERS])
        yield [*line, Span(_short(zone), "soft")]
        for first in range(_TANKERS, len(ships), _TANKERS):
            yield [Span(" " * 30), *_fleet(state, ships[first : first + _TANKERS])]


def _refinery(state: Position, zone: int) -> Line:
    owner = int(state.refineries[zone])
    if owner == NOTHING:
        return [Span("  .       ", "soft")]
    barred = sets.has(state.closed, zone)
    line: Line = [Span("  "), mark(state, owner), Span("#" if barred else "|")]
    for colour in range(COLOUR_COUNT):
        line += [mark(state, colour)] * int(state.tanks[zone * COLOUR_COUNT + colour])
    return [*line, Span("." * int(REFINERY_ROOM - state.filled[zone]) + ("#" if barred else "|"), "soft")]


def _waiting(state: Position, zone: int) -> Line:
    """Room for all four colours, as far as they are there."""
    line: Line = []
    for colour in range(COLOUR_COUNT):
        count = int(state.waiting[zone * COLOUR_COUNT + colour])
        line += [mark(state, colour), Span(f"×{count:<2}"[:3])] if count else []
    return [*line, Span(" " * (16 - 4 * len([span for span in line if span.tone])))]


def _fleet(state: Position, ships: list[int]) -> Line:
    line: Line = []
    for ship in ships:
        aboard = carried(int(state.cargo[ship]))
        line += [mark(state, ship // SHIPS_EACH), Span("<"), *(mark(state, colour) for colour in aboard)]
        line.append(Span("." * (int(TANKER_ROOM) - len(aboard)) + "> ", "soft"))
    return [*line, Span(" " * (7 * (_TANKERS - len(ships))))]


def _links(state: Position) -> Iterator[Line]:
    yield [Span(" " * _CODE), Span(say("wildcatters-board-text-links"), "soft")]
    for first in range(FIRST_LINK, STRETCH_COUNT, _LINKS):
        line: Line = []
        for link in range(first, min(first + _LINKS, STRETCH_COUNT)):
            line += [Span(f"{ZONES[END_A[link]]}={ZONES[END_B[link]]}["), *_trains(state, link)]
            line.append(Span("]" + " " * (6 - int(BOXES[link]))))
        yield line


# --- contests and cards ---


def _contests(state: Position) -> Iterator[Line]:
    """Shares, cash and deliveries of every seat; a star where it would be first after the last repayment (W195)."""
    columns = [*(f"({numeral})" for numeral in ("I", "II", "III", "IV")), "$", *CONTINENTS]
    yield [Span(" " * 4 + "".join(f"{column:>6}" for column in columns), "soft")]
    counted = [[int(number) for number in score.amounts(state, contest)] for contest in range(CONTEST_COUNT)]
    for seat in range(int(state.setting.seats)):
        line: Line = [Span("  "), mark(state, seat), Span(" ")]
        for contest, numbers in enumerate(counted):
            first = numbers[seat] > 0 and numbers[seat] == max(numbers)
            held = int(score.amount(state, contest, seat))
            line.append(Span(f"{held:>5}{'*' if first else ' '}", "strong" if first else ""))
        yield line


def _cards(state: Position, viewer: int) -> Iterator[Line]:
    setting_up = state.step in SETTING_UP
    shown = hand(state, viewer) if setting_up else cards_of(int(state.display))
    if shown:
        yield [Span(say("wildcatters-board-text-hand" if setting_up else "wildcatters-board-text-cards"), "soft")]
        for card in shown:
            yield [Span("  "), Span(card_said(card))]
        yield []


def _matter(state: Position) -> Iterator[Line]:
    """An auction's bids; where the barrel is; which tanker sails."""
    if state.step == ask.BID:
        for seat in range(int(state.setting.seats)):
            status = auction.status(state, seat)
            own = int(state.shares[seat * COLOUR_COUNT + seat])
            text = say("wildcatters-board-text-bid", seat=Seat(seat), status=status, bid=int(state.bid), own=own)
            yield [Span("  "), Span(text)]
        yield []
    elif state.step == ask.WAY:
        barrel = say("wildcatters-board-under-way", seat=Seat(int(state.seat)), zone=zone_said(int(state.place)))
        yield [Span(barrel, "strong")]
        yield []
    elif state.ship != NOTHING:
        yield [Span(tanker_said(int(state.ship)), "strong"), Span(" "), *_fleet(state, [int(state.ship)])]
        yield []
