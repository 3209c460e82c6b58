"""What bots know of Doodlebug: what a plot may hold, and what one more rig on it would bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.policy import Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import State
from gusher_doodlebug.actions import PRICE, TILES, ask, do
from gusher_doodlebug.position import Position

HUNCH: Final = 1.5  # barrels more to be expected for every rig that a player puts on the plot of the own survey


class Judgement(Policy):
    """A round is played to its end before it is judged, so that the barrels won so far are the whole outlook."""

    def spread(self, state: State) -> float:
        assert isinstance(state, Position)
        return 1.0 + 3.0 * (state.rounds - state.round)

    def is_quiet(self, state: State) -> bool:
        assert isinstance(state, Position)
        return state.step == ask.SURVEY

    def ideas(self, state: State) -> vec[i64]:
        return state.legal()

    def advise(self, state: State, rng: Rng) -> i64:
        """The rig goes where it brings most, or is sold if that is more (D6)."""
        assert isinstance(state, Position)
        return max(state.legal(), key=lambda action: gain(state, action))


def gain(state: Position, action: int) -> float:
    """What an answer brings to the seat asked, by all that this seat knows: its survey, and where the rigs stand."""
    if action == do.SELL:
        return PRICE
    seat, plot = state.seat, action - do.DRILL
    own, drillers = int(state.tiles[state.here()[seat]]), state.drillers(state.here()[plot])
    others = (sum(TILES) - own) / (len(TILES) - 1) + HUNCH * drillers.count(plot)
    mine, rigs = drillers.count(seat), len(drillers)
    return (own if plot == seat else others) * ((mine + 1) / (rigs + 1) - mine / max(1, rigs))


POLICY: Final = Judgement()
