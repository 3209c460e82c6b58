"""What is asked, for the seat that answers and for those who wait, and the rule behind the question.

Nothing is hidden in McMulti (M158): every viewer is told the same, except that only the seat asked has answers.
"""

from collections.abc import Callable

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    DEAD,
    FEE,
    NOTHING,
    PAIRS,
    PARKED,
    PIECE_KINDS,
    PURCHASE,
    REFINERY,
    STATION_TAX,
    TURNING,
)
from gusher.games.mcmulti.effects.names import (
    island_said,
    news_said,
    pair_said,
    spot_said,
    the_piece_said,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import announcing, ground, pumping, refining, strike
from gusher.kernel.prompts import prompt_by, won
from gusher.kernel.say import Say, Seat, players_said, say

# The questions by the names that their sentences have.
NAMES = {
    ask.PICKER: "picker",
    ask.ISLAND: "island",
    ask.FIRST: "first",
    ask.NEWS: "news",
    ask.START_SHOP: "start",
    ask.PLACE: "place",
    ask.MARKET: "market",
    ask.TRADE: "trade",
    ask.ROLL: "roll",
    ask.REROLL: "reroll",
    ask.COUNTER: "counter",
    ask.STRIKE: "strike",
    ask.REFINE: "refine",
    ask.PUMP: "pump",
    ask.FORCED_SALE: "forced-sale",
    ask.PARK: "park",
    ask.SHOP: "shop",
    ask.ANNOUNCE: "announce",
}


def _outcome(state: Position) -> Say:
    """M149, M157: equal cash shares the win, also where nobody has anything left."""
    if state.reason == DEAD:
        return say("mcmulti-dead", winners=players_said(state.winners()))
    return won("mcmulti", state, cash=max(state.scores()))


def _drawing(state: Position) -> Say:
    key = f"mcmulti-draw-{NAMES[state.step]}"
    return say(key, island=island_said(state.island)) if state.step == ask.ROLL else say(key)


def _waiting(state: Position) -> Say:
    if state.step == ask.ISLAND:
        return say("mcmulti-wait-island", seat=Seat(state.seat))
    return say(f"mcmulti-wait-{NAMES[state.step]}", seat=Seat(state.seat), island=island_said(state.island))


def _cash(state: Position) -> int:
    return int(state.cash[state.seat])


def _ask_island(state: Position) -> Say:
    """With three players one island stays empty (M132), and it is no matter of taste which."""
    return say("mcmulti-ask-island", seats=int(state.setting.seats))


def _ask_start(state: Position) -> Say:
    return say("mcmulti-ask-start", island=island_said(state.island), cash=_cash(state))


def _ask_place(state: Position) -> Say:
    island = island_said(state.island)
    if state.wanted == PARKED:
        return say("mcmulti-ask-place-parked", island=island, price=int(FEE))
    price = int(PURCHASE[state.economy * PIECE_KINDS + state.wanted])
    return say("mcmulti-ask-place", piece=the_piece_said(state.wanted), island=island, price=price)


def _ask_market(state: Position) -> Say:
    """Only where a trade is possible: not abroad under an embargo, nor where there is nothing to buy or sell."""
    pairs = [PAIRS[pair] for pair in range(len(PAIRS)) if do.MARKET + pair in state.legal()]
    return say("mcmulti-ask-market", where=pairs[0] if len(pairs) == 1 else "both", **_stock(state))


def _ask_trade(state: Position) -> Say:
    return say("mcmulti-ask-trade", pair=pair_said(state.pair), **_stock(state))


def _stock(state: Position) -> dict[str, int]:
    seat = state.seat
    return {"cash": _cash(state), "crude": int(state.crude[seat]), "gas": int(state.gas[seat])}


def _ask_reroll(state: Position) -> Say:
    return say("mcmulti-ask-reroll", red=int(state.red), blue=int(state.blue))


def _ask_strike(state: Position) -> Say:
    crossing = spot_said(state.island, int(ground.crossing(state)))
    return say("mcmulti-ask-strike", spot=crossing, cost=int(strike.cost(state)), cash=_cash(state))


def _ask_refine(state: Position) -> Say:
    return say("mcmulti-ask-refine", most=int(refining.most(state, state.seat)), **_stock(state))


def _ask_pump(state: Position) -> Say:
    most = int(pumping.most(state, state.seat))
    return say("mcmulti-ask-pump", most=most, price=int(state.price) - 1, gas=int(state.gas[state.seat]))


def _ask_forced_sale(state: Position) -> Say:
    return say("mcmulti-ask-forced-sale", card=news_said(state.news_due), debt=int(state.debt), cash=_cash(state))


def _ask_park(state: Position) -> Say:
    """M103, M106: how many refineries still have to go until the rest can be paid for."""
    standing, cash = int(ground.owned(state, state.seat, REFINERY)), _cash(state)
    return say("mcmulti-ask-park", fee=int(FEE), cash=cash, count=standing - cash // int(FEE))


def _ask_shop(state: Position) -> Say:
    return say("mcmulti-ask-shop", island=island_said(state.island), cash=_cash(state))


def _ask_announce(state: Position) -> Say:
    """M154: how many turns everybody has then, and which island has the last."""
    each = int(announcing.last_turns(state))
    return say("mcmulti-ask-announce", cash=_cash(state), each=each, island=island_said(state.island))


_ASKED: dict[int, Callable[[Position], Say]] = {
    ask.ISLAND: _ask_island,
    ask.START_SHOP: _ask_start,
    ask.PLACE: _ask_place,
    ask.MARKET: _ask_market,
    ask.TRADE: _ask_trade,
    ask.REROLL: _ask_reroll,
    ask.STRIKE: _ask_strike,
    ask.REFINE: _ask_refine,
    ask.PUMP: _ask_pump,
    ask.FORCED_SALE: _ask_forced_sale,
    ask.PARK: _ask_park,
    ask.SHOP: _ask_shop,
    ask.ANNOUNCE: _ask_announce,
}


def _asking(state: Position) -> Say:
    return _ASKED[state.step](state)


prompt = prompt_by(over=_outcome, draw=_drawing, ask=_asking, wait=_waiting)

# --- the rule behind the question ---

# Where it is always the same.
_CLAUSES = {
    ask.PICKER: "M3",
    ask.ISLAND: "M3",
    ask.FIRST: "M11",
    ask.START_SHOP: "M19",
    ask.MARKET: "M26",
    ask.TRADE: "M33",
    ask.REROLL: "M137",
    ask.COUNTER: "M141",
    ask.STRIKE: "M44",
    ask.REFINE: "M55",
    ask.PUMP: "M61",
    ask.PARK: "M106",
    ask.SHOP: "M64",
    ask.ANNOUNCE: "M153",
}


def clause(state: Position) -> str:
    return _VARYING[state.step](state) if state.step in _VARYING else _CLAUSES[state.step]


def _clause_news(state: Position) -> str:
    if state.turn == 0:
        return "M4"
    return "M81" if TURNING[state.red] else "M87"


def _clause_place(state: Position) -> str:
    if state.wanted == PARKED:
        return "M109"
    return "M14" if state.wanted == REFINERY else "M16"


def _clause_roll(state: Position) -> str:
    return "M133" if state.owner[state.island] == NOTHING else "M36"


def _clause_forced_sale(state: Position) -> str:
    return "M119" if state.news_due == STATION_TAX else "M117"


def _clause_ended(state: Position) -> str:
    if state.reason == DEAD:
        return "M149"
    return "M151" if len(state.winners()) == 1 else "M157"


_VARYING: dict[int, Callable[[Position], str]] = {
    ask.NEWS: _clause_news,
    ask.PLACE: _clause_place,
    ask.ROLL: _clause_roll,
    ask.FORCED_SALE: _clause_forced_sale,
    ask.ENDED: _clause_ended,
}
