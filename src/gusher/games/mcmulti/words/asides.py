"""Everybody's pieces work on everybody's dice: most questions are asked in somebody else's turn."""

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import NOTHING
from gusher.games.mcmulti.position import Position
from gusher.kernel.rooms import Asides
from gusher.kernel.say import Say, Seat, say

_BY_DICE = (ask.STRIKE, ask.REFINE, ask.PUMP)


class Aside(Asides[Position]):
    def occasion(self, state: Position) -> Say | None:
        """M40: what stands on the line that two islands share works, whichever of them rolls."""
        owner = int(state.owner[state.island]) if state.turn > 0 else int(state.seat)
        if owner == state.seat:
            return None
        dice = "yes" if state.step in _BY_DICE else "no"
        if owner == NOTHING:
            return say("mcmulti-occasion-nobody", dice=dice)
        return say("mcmulti-occasion", seat=Seat(owner), dice=dice)
