"""Every answer as it reads in the list of choices."""

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import COLOURS, CONCESSIONS, DIRECTIONS
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import field_said
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Choice


def choices(state: Position, viewer: int) -> list[Choice]:
    """Every answer of the seat that is asked; nobody else has any."""
    if state.seat != viewer:
        return []
    return [Choice(int(action), action_said(state, int(action))) for action in state.legal()]


def action_said(state: Position, action: int) -> Say:
    """An answer as it reads in the list of choices."""
    if action < do.BUY:
        return field_said(state, action - do.PLACE)
    if action < do.USE:
        role = action - do.BUY
        return say("atacama-buy", concession=CONCESSIONS[role // 2], direction=DIRECTIONS[role % 2])
    return say("atacama-use" if state.pending < do.BUY else "atacama-pay", rig=COLOURS[action - do.USE])
