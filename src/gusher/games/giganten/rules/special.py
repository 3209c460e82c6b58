"""Action 4, second half: the card's special action, compulsory, after the seat's movement (G50 to G55)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import CARD_BACK, CARD_CRUDE, CARD_PRICE, COMPANY_COUNT, LAST_PRICE, NOTHING, PRICE, UP
from gusher.games.giganten.effects.movement import CrudeMissing, CrudeTaken, PriceSet, SetBack
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import build, prices, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def begin(state: Position, tell: Listener | None) -> None:
    """A price or a tank must be chosen; a setback, or no special at all, needs no answer."""
    card: i64 = state.cards[state.seat]
    if CARD_PRICE[card] > 0 or (CARD_CRUDE[card] > 0 and state.supply > 0):
        state.step = ask.SPECIAL
        return
    if CARD_CRUDE[card] > 0 and tell is not None:
        tell(CrudeMissing(state.seat))  # G53: an empty supply gives nothing
    if CARD_BACK[card] > 0:
        set_back(state, CARD_BACK[card], tell)
    finish(state, tell)


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=6)
    company: i64 = 0
    if CARD_CRUDE[state.cards[state.seat]] > 0:
        while company < COMPANY_COUNT:
            answers = append(answers, do.TANK + company)
            company += 1
        return answers
    while company < COMPANY_COUNT:
        if state.prices[company] < LAST_PRICE:  # G52
            answers = append(answers, do.PRICE + company * 2)
        if state.prices[company] > 0:
            answers = append(answers, do.PRICE + company * 2 + 1)
        company += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """The card says which special action it is (G51, G53); a price may not leave its scale (G52)."""
    if action < do.PRICE or action >= do.BUILD:
        return "G50"
    if holds(legal(state), action):
        return ""
    if CARD_CRUDE[state.cards[state.seat]] > 0:
        return "G53"
    return "G51" if action >= do.TANK else "G52"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action < do.TANK:
        set_price(state, (action - do.PRICE) // 2, (action - do.PRICE) % 2, tell)
    else:
        company: i64 = action - do.TANK
        state.supply -= 1
        state.tanks[state.seat * COMPANY_COUNT + company] += 1  # G53
        if tell is not None:
            tell(CrudeTaken(state.seat, company))
    finish(state, tell)


def set_price(state: Position, company: i64, way: i64, tell: Listener | None) -> None:
    """The marker moves as far as the card says, or to the end of the scale; sections do not matter (G51)."""
    before: i64 = state.prices[company]
    by: i64 = CARD_PRICE[state.cards[state.seat]]
    prices.shift(state, company, by if way == UP else -by)
    if tell is not None:
        tell(PriceSet(state.seat, company, way, PRICE[before], PRICE[state.prices[company]]))


def set_back(state: Position, spaces: i64, tell: Listener | None) -> None:
    """Every opponent's loco goes back, not beyond its start; the own and the black one stay (G54)."""
    turn: i64 = 1
    while turn < state.setting.seats:
        victim: i64 = (state.seat + turn) % state.setting.seats
        before: i64 = state.locos[victim]
        state.locos[victim] = before - spaces if before > spaces else 0
        if tell is not None:
            tell(SetBack(state.seat, victim, before - state.locos[victim], state.locos[victim]))
        turn += 1


def finish(state: Position, tell: Listener | None) -> None:
    """The card goes to its discards (G55), and the next seat moves (G33)."""
    state.cards = changed(state.cards, state.seat, NOTHING)
    state.turn += 1
    if state.turn < state.setting.seats:
        turns.start_turn(state)
    else:
        build.begin(state, tell)
