"""Why an answer is refused: the clause that forbids it now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import TABLE_SIZE, ask, do
from gusher.games.mcmulti.data import (
    BIT,
    BUYING,
    CELLS,
    CORNERS,
    FEE,
    NOTHING,
    REFINERY,
    SELLING,
    SPACES,
    STATION,
    STATION_TAX,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, market, shop
from gusher.kernel.tables import flat

# Index = question, in the order of actions.py: the numbers that could answer it, from … up to (beside "done"); the
# clause that refuses every other kind of answer; and the one for an answer of the right kind that is not possible,
# where no more is to say.
_QUESTIONS: Final[list[tuple[int, int, str, str]]] = [
    (do.FIRST, do.NEWS, "M11", "M12"),
    (do.NEWS, do.ROLL, "M87", "M88"),
    (do.BUY, do.RETURN, "M18", "M19"),
    (do.PLACE, do.MARKET, "M16", "M15"),
    (do.MARKET, do.TRADE, "M25", "M27"),
    (do.TRADE, do.KEEP, "M22", "M33"),
    (do.ROLL, do.COUNTER, "M36", "M36"),
    (do.KEEP, do.BUILD, "M137", "M137"),
    (do.COUNTER, do.BUY, "M141", "M141"),
    (do.BUILD, do.REFINE, "M44", "M44"),
    (do.REFINE, do.PUMP, "M55", "M53"),
    (do.PUMP, do.SELL, "M59", "M58"),
    (do.SELL, do.PARK, "M117", "M117"),
    (do.PARK, do.DONE, "M106", "M106"),
    (do.BUY, do.PLACE, "M64", "M65"),
    (do.ANNOUNCE, TABLE_SIZE, "M153", "M153"),
    (TABLE_SIZE, TABLE_SIZE, "", ""),
]
LOWEST: Final[vec[i64]] = flat([question[0] for question in _QUESTIONS])
BEYOND: Final[vec[i64]] = flat([question[1] for question in _QUESTIONS])
ANOTHER_KIND: Final[list[str]] = [question[2] for question in _QUESTIONS]
NOT_POSSIBLE: Final[list[str]] = [question[3] for question in _QUESTIONS]
ENDS: Final[list[str]] = ["", "M150", "M146", "M149"]  # index = reason


def why_not(state: Position, action: i64) -> str:
    if state.reason != 0:
        return ENDS[state.reason]
    asked: bool = LOWEST[state.step] <= action < BEYOND[state.step]
    if (asked or is_shopping(state, action)) and is_listed(state, action):
        return ""
    return not_possible(state, action) if asked else another_kind(state, action)


def is_shopping(state: Position, action: i64) -> bool:
    """The answers beside the run of numbers: "done" ends three of the questions, and a shop buys back, too."""
    if state.step == ask.SHOP and do.SELL <= action < do.PARK:
        return True
    return action == do.DONE and state.step in (ask.START_SHOP, ask.TRADE, ask.SHOP)


def is_listed(state: Position, action: i64) -> bool:
    return any(answer == action for answer in state.legal())


def another_kind(state: Position, action: i64) -> str:
    """Not an answer to the question that is asked."""
    if state.step == ask.SHOP and do.SELL <= action < do.PARK:
        return why_not_sell(state, (action - do.SELL) // CELLS, (action - do.SELL) % CELLS)
    if state.step == ask.START_SHOP and (do.SELL <= action < do.PARK or do.MARKET <= action < do.KEEP):
        return "M21"
    if state.step == ask.TRADE and do.MARKET <= action < do.TRADE:
        return "M27"
    return ANOTHER_KIND[state.step]


def not_possible(state: Position, action: i64) -> str:
    """An answer to the question that is asked, but not among those that may be given."""
    if state.step == ask.PLACE:
        return "M14" if state.wanted >= REFINERY and BIT[action - do.PLACE] & CORNERS == 0 else "M15"
    if state.step == ask.MARKET:
        return "M93" if market.is_closed(state, action - do.MARKET) else "M27"
    if state.step == ask.TRADE:
        return why_not_trade(state, (action - do.TRADE) // 2, (action - do.TRADE) % 2)
    if state.step in (ask.REFINE, ask.PUMP):
        return (
            why_not_refine(state, action - do.REFINE)
            if state.step == ask.REFINE
            else why_not_pump(state, action - do.PUMP)
        )
    return not_possible_later(state, action)


def not_possible_later(state: Position, action: i64) -> str:
    """The same after the dice phase, and where one clause says it all."""
    if state.step == ask.FORCED_SALE:
        return why_not_forced(state, (action - do.SELL) // CELLS, (action - do.SELL) % CELLS)
    if state.step == ask.SHOP and action == do.RETURN:
        return why_not_return(state)
    return NOT_POSSIBLE[state.step]


def why_not_trade(state: Position, way: i64, product: i64) -> str:
    if market.was_traded(state, SELLING if way == BUYING else BUYING, product):
        return "M35"
    barrels: i64 = state.markets[state.pair * 2 + product]
    if way == BUYING:
        return "M28" if barrels == 0 else "M24"
    return "M31" if barrels == SPACES else "M30"


def why_not_refine(state: Position, barrels: i64) -> str:
    return "M53" if barrels > ground.hits(state, state.seat, REFINERY) else "M52"


def why_not_pump(state: Position, barrels: i64) -> str:
    if barrels > ground.hits(state, state.seat, STATION):
        return "M58"
    return "M57" if barrels > state.old_gas[state.seat] else "M62"


def why_not_forced(state: Position, island: i64, cell: i64) -> str:
    """A piece of the seat's own that only another tax would let go, or no piece of its own at all."""
    own: bool = state.way.owner[island] == state.seat
    return "M119" if own and state.news_due == STATION_TAX and named(state, island, cell) else "M117"


def named(state: Position, island: i64, cell: i64) -> bool:
    return ground.named(state, island, cell) != NOTHING


def why_not_return(state: Position) -> str:
    """Nothing to bring back, no money for it, or no square."""
    return "M105" if state.parked[state.island] == 0 or state.cash[state.seat] < FEE else "M109"


def why_not_sell(state: Position, island: i64, cell: i64) -> str:
    """The player's other island, the middle of a refinery, a piece just bought, or one that the dice do not touch."""
    if island != state.island:
        return "M127" if state.way.owner[island] == state.seat else "M68"
    if not named(state, island, cell) and state.taken[island] & BIT[cell] != 0:
        return "M14"
    return "M72" if shop.touched(state) & state.fresh & BIT[cell] != 0 else "M68"
