"""Every answer as it reads in the list of choices."""

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import COLOURS, CONCESSIONS, DIRECTIONS
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import field_in_row
from gusher.kernel.say import Say, say


def said(state: Position, action: int) -> Say:
    """An answer as it reads in the list of choices."""
    if action < do.BUY:
        return field_in_row(state, action - do.PLACE)
    if action < do.USE:
        role = action - do.BUY
        return say("atacama-buy", concession=CONCESSIONS[role // 2], direction=DIRECTIONS[role % 2])
    return say("atacama-use" if state.pending < do.BUY else "atacama-pay", rig=COLOURS[action - do.USE])
