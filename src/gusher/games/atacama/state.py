"""Atacama as a game that asks one small question at a time: every method of the contract, each phase from `rules`."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.atacama import score
from gusher.games.atacama.actions import ask
from gusher.games.atacama.data import FIELDS, LINES, NOTHING, PLACES, UNASSIGNED, UNLAID, fixed_roles, rigs_per_seat
from gusher.games.atacama.position import Position, Setting
from gusher.games.atacama.rules import end, lay, rig, turn
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat


class Atacama(Position):
    """One position that can be played."""

    def legal(self) -> vec[i64]:
        if self.step == ask.TURN:
            return turn.legal(self)
        if self.step == ask.RIG:
            return rig.legal()
        if self.step == ask.LAY:
            return lay.legal(self)
        return end.legal()

    def weights(self) -> vec[i64]:
        return lay.weights(self)

    def why_not(self, action: i64) -> str:
        if self.step == ask.TURN:
            return turn.why_not(self, action)
        if self.step == ask.RIG:
            return rig.why_not(action)
        if self.step == ask.LAY:
            return lay.why_not(self, action)
        return end.why_not(self)

    def play(self, action: i64, tell: Listener | None = None) -> None:
        if self.step == ask.TURN:
            turn.play(self, action, tell)
        elif self.step == ask.RIG:
            rig.play(self, action, tell)
        else:
            lay.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    def clone(self) -> "Atacama":
        twin = Atacama(self.setting)
        twin.copy_from(self)
        return twin


def start(seats: int, options: dict[str, Any]) -> Atacama:
    """The position before the first question. The options have been checked by the game's description."""
    advanced: bool = options["advanced"]
    tactical: bool = options["tactical"]
    state = Atacama(Setting(seats, advanced, tactical, options.get("double_weight", 1)))
    state.rigs = flat([NOTHING] * FIELDS)
    state.reserve = flat(rigs_per_seat(seats, tactical) * seats)
    state.weight = flat([0] * LINES)
    state.points = flat([0] * (2 * LINES))
    if advanced:  # A48, A49: the tiles are laid before turn 1, and nobody has a concession
        state.step = ask.LAY
        state.closed = flat([UNLAID] * FIELDS)
        state.laid = flat([NOTHING] * PLACES)
        state.tiles_laid = 0
        state.roles = flat([UNASSIGNED] * seats)
    else:
        state.seat = 0  # A9
        state.closed = flat([0] * FIELDS)
        state.legal_fields = FIELDS
        state.roles = fixed_roles(seats)  # A6, A44
    return state
