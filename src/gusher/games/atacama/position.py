"""A position of Atacama: flat numbers, nothing hidden (spec section 6)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.atacama.actions import ask
from gusher.games.atacama.data import FIXED_LAYOUT, NOTHING, PLACES
from gusher.kernel.state import State

UNWRITTEN: Final = frozenset({"setting", "disclosed"})  # nothing is hidden, so nothing is ever disclosed


class Setting:
    """How it is played: fixed for a match, shared by all its positions."""

    def __init__(self, seats: i64, advanced: bool, tactical: bool, double_weight: i64) -> None:
        self.seats: i64 = seats
        self.advanced = advanced
        self.tactical = tactical
        self.double_weight: i64 = double_weight  # A35: how many rigs a double one is for the test of 4


class Position(State):
    """What lies on the table. Line sums, closed fields and the count of legal fields are kept up to date by `rules`.

    A vector marked "shared" is never changed in place: whoever changes it puts a new one there, so that clones need not
    copy it.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.step: i64 = ask.TURN
        self.turn: i64 = 1  # 1..28, 29 after the last
        self.rigs: vec[i64] = vec[i64]()  # field -> NOTHING, BASE or DOUBLE
        self.closed: vec[i64] = vec[i64]()  # field -> bits TAKEN, UNLAID; 0 is a legal field (A19)
        self.legal_fields: i64 = 0  # how many zeros `closed` holds
        self.reserve: vec[i64] = vec[i64]()  # seat * 2 + colour -> rigs not yet placed (A8)
        self.weight: vec[i64] = vec[i64]()  # line -> rigs in it, doubles by their weight (A24, A35)
        self.points: vec[i64] = vec[i64]()  # concession * 18 + line -> signed sum of its rigs (A26, A34)
        self.laid: vec[i64] = FIXED_LAYOUT  # shared; place -> tile or NOTHING (A2)
        self.tiles_laid: i64 = PLACES
        self.roles: vec[i64] = vec[i64]()  # shared; seat -> role or UNASSIGNED
        self.pending: i64 = NOTHING  # the placement or purchase that waits for its rig, or NOTHING
        self.buyer: i64 = NOTHING  # who bought a concession (A51), or NOTHING
        self.paid: i64 = NOTHING  # the colour of the rig paid (A54, A66), or NOTHING
        self.reason: i64 = 0  # why the game ended: index into REASONS

    def copy_from(self, other: "Position") -> None:
        """Becomes equal to another position of the same match: for `clone`."""
        self.seat = other.seat
        self.step = other.step
        self.turn = other.turn
        self.rigs = other.rigs[:]
        self.closed = other.closed[:]
        self.legal_fields = other.legal_fields
        self.reserve = other.reserve[:]
        self.weight = other.weight[:]
        self.points = other.points[:]
        self.laid = other.laid
        self.tiles_laid = other.tiles_laid
        self.roles = other.roles
        self.pending = other.pending
        self.buyer = other.buyer
        self.paid = other.paid
        self.reason = other.reason

    def options(self) -> dict[str, Any]:
        return {
            "seats": self.setting.seats,
            "advanced": self.setting.advanced,
            "tactical": self.setting.tactical,
            "double_weight": self.setting.double_weight,
        }

    def unwritten(self) -> frozenset[str]:
        return UNWRITTEN
