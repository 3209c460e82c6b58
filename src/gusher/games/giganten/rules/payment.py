"""Action 7, the payment: the winner of an auction pays with licences, and gets no change (G80, G81)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import PAY_WIDTH, ask, do
from gusher.games.giganten.data import HOLE
from gusher.games.giganten.effects.auction import Paid
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import licences
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    """Every payment with no superfluous card: exact, or only twos and one point too many (G80).

    Nobody but the winner sees this list: it is empty where the hand is hidden.
    """
    ones: i64 = state.ones[state.seat]
    answers: vec[i64] = vec[i64](capacity=8)
    if ones == HOLE:
        return answers
    twos: i64 = (state.bid + 1) // 2  # ascending numbers begin with the fewest ones, so with the most twos
    twos = min(twos, state.twos[state.seat])
    while twos >= 0:
        needed: i64 = state.bid - 2 * twos if state.bid > 2 * twos else 0
        if needed > ones:
            break
        answers = append(answers, do.PAY + needed * PAY_WIDTH + twos)
        twos -= 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """The bid is paid now, and with no superfluous card (G80)."""
    return "" if holds(legal(state), action) else "G80"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The cards go face up to the discards, no change is given (G80, G81); the winner may sell (G86)."""
    ones: i64 = (action - do.PAY) // PAY_WIDTH
    twos: i64 = (action - do.PAY) % PAY_WIDTH
    licences.discard(state, state.seat, ones, twos)
    if tell is not None:
        tell(Paid(state.seat, state.company, state.bid, ones, twos))
    state.step = ask.SELL
