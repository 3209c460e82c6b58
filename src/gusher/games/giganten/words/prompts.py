"""What is asked, for the seat that answers and for those who wait, and the rule behind the question.

Everything is said of the position that the viewer is given, which holds no secrets of others.
"""

from collections.abc import Callable

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import CARD_PRICE, COMPANY_COUNT, FEE, MOST_ADVANCED, PRICE, SITE_COLUMN
from gusher.games.giganten.effects.names import company_said, site_said
from gusher.games.giganten.position import Position
from gusher.kernel.prompts import prompt_by, won
from gusher.kernel.say import Say, Seat, say

# The questions by the names that their sentences have.
NAMES = {
    ask.START: "first",
    ask.ROLL: "roll",
    ask.RED: "red",
    ask.BEIGE: "beige",
    ask.PICK: "pick",
    ask.DEAL: "deal",
    ask.PLACE: "place",
    ask.MOVE: "move",
    ask.LOOK: "look",
    ask.SPECIAL: "special",
    ask.BUILD: "build",
    ask.REVEAL: "reveal",
    ask.HAUL: "haul",
    ask.BID: "bid",
    ask.PENALTY: "penalty",
    ask.PAY: "pay",
    ask.SELL: "sell",
}


def _outcome(state: Position) -> Say:
    """G94: equal money shares the win."""
    return won("giganten", state, money=max(state.scores()))


def _drawing(state: Position) -> Say:
    key = f"giganten-draw-{NAMES[state.step]}"
    if state.step == ask.ROLL:
        return say(key, company=company_said(state.company))
    if state.step == ask.PENALTY:
        return say(key, seat=Seat(state.bidder))
    return say(key)


def _waiting(state: Position) -> Say:
    """What another seat is asked. At an auction it matters which company it is, and what bid stands."""
    key, seat = f"giganten-wait-{NAMES[state.step]}", Seat(state.seat)
    if state.step in (ask.PAY, ask.SELL):
        return say(key, seat=seat, company=company_said(state.company))
    if state.step == ask.BID:
        return say(key, seat=seat, company=company_said(state.company), bid=int(state.bid))
    return say(key, seat=seat)


def _ask_pick(_state: Position) -> Say:
    return say("giganten-ask-pick")


def _ask_place(_state: Position) -> Say:
    return say("giganten-ask-place")


def _ask_move(state: Position) -> Say:
    if not may_stop(state):
        return say("giganten-ask-move-on", points=int(state.points))
    looks = any(do.LOOK <= answer < do.LOCO for answer in state.legal())
    return say("giganten-ask-move", points=int(state.points), look="yes" if looks else "no")


def may_stop(state: Position) -> bool:
    """At MOVE: whether the truck stands on an open cell (G40, G42)."""
    return state.leave[state.trucks[state.seat]] == 0


def _ask_special(state: Position) -> Say:
    spaces = int(CARD_PRICE[state.cards[state.seat]])
    return say("giganten-ask-price", spaces=spaces) if spaces else say("giganten-ask-tank")


def _ask_build(state: Position) -> Say:
    return say("giganten-ask-build", cash=int(state.cash[state.seat]))


def _ask_haul(state: Position) -> Say:
    key = "giganten-ask-haul" if own_serves(state) else "giganten-ask-haul-hired"
    return say(key, cell=site_said(state.site), fee=int(FEE), cash=int(state.cash[state.seat]))


def own_serves(state: Position) -> bool:
    """At HAUL: whether the asked seat's own loco has come to the derrick's column (G64, G65)."""
    return state.locos[state.seat] >= SITE_COLUMN[state.site]


def _ask_bid(state: Position) -> Say:
    seat = state.seat
    known: dict[str, int | Say] = {
        "company": company_said(state.company),
        "price": int(PRICE[state.prices[state.company]]),
        "count": int(state.tanks[seat * COMPANY_COUNT + state.company]),
        "total": int(state.ones[seat] + 2 * state.twos[seat]),
    }
    if state.bid == 0:
        return say("giganten-ask-bid-first", **known)
    return say("giganten-ask-bid", bidder=Seat(state.bidder), bid=int(state.bid), **known)


def _ask_pay(state: Position) -> Say:
    return say("giganten-ask-pay", company=company_said(state.company), bid=int(state.bid))


def _ask_sell(state: Position) -> Say:
    return say("giganten-ask-sell", company=company_said(state.company), price=int(PRICE[state.prices[state.company]]))


_ASKED: dict[int, Callable[[Position], Say]] = {
    ask.PICK: _ask_pick,
    ask.PLACE: _ask_place,
    ask.MOVE: _ask_move,
    ask.SPECIAL: _ask_special,
    ask.BUILD: _ask_build,
    ask.HAUL: _ask_haul,
    ask.BID: _ask_bid,
    ask.PAY: _ask_pay,
    ask.SELL: _ask_sell,
}


def _asking(state: Position) -> Say:
    return _ASKED[state.step](state)


prompt = prompt_by(over=_outcome, draw=_drawing, ask=_asking, wait=_waiting)

# The rule behind each question, where it is always the same.
_CLAUSES = {
    ask.START: "G12",
    ask.ROLL: "G14",
    ask.RED: "G21",
    ask.BEIGE: "G24",
    ask.PICK: "G26",
    ask.DEAL: "G28",
    ask.PLACE: "G35",
    ask.LOOK: "G45",
    ask.BUILD: "G56",
    ask.REVEAL: "G59",
    ask.BID: "G75",
    ask.PENALTY: "G82",
    ask.PAY: "G80",
    ask.SELL: "G86",
    ask.ENDED: "G94",
}


def clause(state: Position) -> str:
    """The rule behind the question."""
    if state.step == ask.MOVE:
        return "G34" if may_stop(state) else "G42"
    if state.step == ask.SPECIAL:
        return "G51" if CARD_PRICE[state.cards[state.seat]] else "G53"
    if state.step == ask.HAUL:
        hired = "G67" if state.setting.carrier == MOST_ADVANCED else "G66"
        return "G65" if own_serves(state) else hired
    return _CLAUSES[state.step]
