"""The board in characters, for terminals and those who listen: islands, markets, consumers, economy, news, legend."""

from collections.abc import Iterator

from gusher.games.mcmulti.data import (
    BLUE,
    CRUDE,
    DEMAND,
    DOMESTIC,
    ECONOMY_LETTERS,
    FOREIGN,
    GAS,
    ISLAND_NAMES,
    ISLANDS,
    NOTHING,
    PAIRS,
    PIECE_KINDS,
    PURCHASE,
    RED,
    REFINERY,
    RIG,
    SALE,
    SHARED,
    SIZE,
    STATION,
    WELL,
)
from gusher.games.mcmulti.effects.names import economy_said, news_said
from gusher.games.mcmulti.picture.barometer import doubles_said, lead_said, leads
from gusher.games.mcmulti.picture.newspaper import front_page_said
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground
from gusher.games.mcmulti.words.choices import quoted
from gusher.kernel import sets
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Span

_MARKS = {RIG: " ^ ", WELL: " O ", STATION: " $ ", REFINERY: " # "}
_TONES = {RIG: "", WELL: "strong", STATION: "turquoise", REFINERY: "turquoise"}
_GAP = "      "
_LAID = ((0, 1), (3, 2))  # as the islands lie: clockwise from the north-west (M1)
_WIDTH = 80  # characters of a line
_LEADS = 23  # of what stands before the first double, and the longer "and"


def lines(state: Position, _viewer: int) -> list[list[Span]]:
    return [
        *(line for pair in _LAID for line in _islands(state, *pair)),
        *(_market(state, pair) for pair in (FOREIGN, DOMESTIC)),
        [Span(say("mcmulti-consumers", price=int(state.price) - 1))],
        *_economy(state),
        *_news(state),
        [],
        [Span(say("mcmulti-board-text-legend"), "soft")],
        [Span(say("mcmulti-board-text-lines"), "soft")],
    ]


# --- islands ---


def _islands(state: Position, left: int, right: int) -> Iterator[list[Span]]:
    """Two islands beside each other: they share the blue rows."""
    yield [*_head(state, left), Span(_GAP), *_head(state, right)]
    yield [*_columns(state, left), Span(_GAP), *_columns(state, right)]
    for row in range(SIZE):
        yield [*_row(state, left, row), Span(_GAP), *_row(state, right, row)]
    yield []


def _head(state: Position, island: int) -> Iterator[Span]:
    """NW, its owner's number, and > < around the island in turn. Always as wide as the island."""
    owner = int(state.owner[island])
    name = say("mcmulti-board-text-island", island=ISLAND_NAMES[island])
    mark = f" {owner + 1}" if owner != NOTHING else " -"
    yield Span("> " if state.island == island and state.turn > 0 else "  ", "strong")
    yield Span(name, f"seat-{owner + 1}" if owner != NOTHING else "soft")
    yield Span(mark + (" <" if state.island == island and state.turn > 0 else "  ") + " " * 15, "strong")


def _counts(state: Position, island: int, die: int) -> bool:
    return state.red > 0 and SHARED[state.island * ISLANDS + island] & die != 0


def _columns(state: Position, island: int) -> Iterator[Span]:
    yield Span("   ")
    for column in range(1, SIZE + 1):
        lit = _counts(state, island, RED) and state.red == column
        yield Span(f"[{column}]" if lit else f" {column} ", "stop" if lit else "soft")
    yield Span("  ")


def _row(state: Position, island: int, row: int) -> Iterator[Span]:
    lit = _counts(state, island, BLUE) and state.blue == row + 1
    yield Span(f"[{row + 1}]" if lit else f" {row + 1} ", "turquoise" if lit else "soft")
    for column in range(SIZE):
        piece = int(ground.piece_at(state, island, row * SIZE + column))
        yield Span(" . ", "soft") if piece == NOTHING else Span(_MARKS[piece], _TONES[piece])
    yield Span("  ")


# --- markets, economy, news ---


def _market(state: Position, pair: int) -> list[Span]:
    quotes = {"crude": quoted(state, pair, CRUDE), "gas": quoted(state, pair, GAS)}
    chosen = state.pair == pair
    return [Span(say("mcmulti-board-text-market", pair=PAIRS[pair], **quotes), "strong" if chosen else "")]


def _economy(state: Position) -> Iterator[list[Span]]:
    card = int(state.economy)
    prices = {
        f"{name}_{way}": int(table[card * PIECE_KINDS + piece])
        for name, piece in (("rig", RIG), ("station", STATION), ("refinery", REFINERY), ("well", WELL))
        for way, table in (("buy", PURCHASE), ("sell", SALE))
        if (name, way) != ("well", "buy")
    }
    yield [Span(say("mcmulti-board-text-economy", economy=economy_said(card), demand=int(DEMAND[card])), "strong")]
    yield [Span(say("mcmulti-board-text-prices", **prices))]
    first, *others = _leads(card)
    yield [Span(say("mcmulti-board-leads", leads=first), "soft")]
    yield from ([Span("  "), Span(other, "soft")] for other in others)


def _leads(card: int) -> list[Say]:
    """Where the doubles lead, as many to a line as have room in either language: all of them on the built-in board."""
    rows: list[list[Say]] = [[]]
    width = _LEADS
    for doubles, following in leads(card):
        width += len(doubles_said(doubles)) + int(ECONOMY_LETTERS[following]) + 4
        if rows[-1] and width > _WIDTH:
            rows.append([])
            width = _LEADS + len(doubles_said(doubles)) + int(ECONOMY_LETTERS[following]) + 4
        rows[-1].append(lead_said(doubles, following))
    return [listed(row) for row in rows]


def _news(state: Position) -> Iterator[list[Span]]:
    if state.news_open != NOTHING:
        card = int(state.news_open)
        yield [Span(say("mcmulti-board-text-news", card=news_said(card)), "strong")]
        lines = [Span(line) for line in front_page_said(card)]
        for begin, end in (lines[:2], lines[2:]):
            yield [Span("  "), begin, Span(" "), end]
    for in_force in sets.members(state.news_force):
        yield [Span(say("mcmulti-board-text-force", card=news_said(in_force)), "stop")]
    if state.announcer != NOTHING:
        left = int(state.left)
        yield [Span(say("mcmulti-board-text-announced", seat=Seat(state.announcer), left=left), "stop")]
