"""What the menus of steps D, E and F have in common: the mix of a payment, a refinery card, the end (W25, W33, W57)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import payment, refinery_cards


def is_empty(state: Position, own: vec[i64]) -> bool:
    """Nothing of the step's own and no refinery card: then nobody is asked."""
    return len(own) == 0 and not refinery_cards.can_use(state, state.seat)


def listed(state: Position, own: vec[i64], priced: bool) -> vec[i64]:
    """The step's own answers and, after them, those of every menu. What costs nothing has no payment to mix."""
    answers: vec[i64] = own
    if priced and len(own) > 0 and payment.can_mix(state, state.seat):
        answers = append(answers, do.MIX)
    if refinery_cards.can_use(state, state.seat):
        answers = append(answers, do.EMPTY)
    return append(answers, do.DONE)


def why_not(state: Position, action: i64) -> str:
    """Of all that is not the step's own: there is nothing to mix (W33), no refinery to empty, or it is not its turn."""
    if action == do.MIX:
        return "W33"
    return refinery_cards.why_not_use(state, state.seat) if action == do.EMPTY else "W25"


def play(state: Position, action: i64, here: i64, onwards: i64) -> None:
    """`here` is the station that opens the menu again, `onwards` that of the next step (W25)."""
    if action == do.MIX:
        state.mix = 1
    elif action == do.EMPTY:
        refinery_cards.begin(state, here)
    else:
        state.step = onwards
        state.mix = 0
