"""A position of Atacama: flat numbers, nothing hidden (spec section 6)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.atacama import score
from gusher.games.atacama.actions import LAY, RIG, TURN
from gusher.games.atacama.data import (
    ALL_TURNS,
    FIELDS,
    FIXED_LAYOUT,
    LINES,
    NOTHING,
    PLACES,
    UNASSIGNED,
    UNLAID,
    fixed_roles,
    rigs_per_seat,
)
from gusher.games.atacama.rules import lay, rig, turn
from gusher.kernel.state import CHANCE, Listener, State
from gusher.kernel.tables import flat


class Way:
    """The way of playing: fixed for a match, shared by all its positions."""

    def __init__(self, seats: i64, advanced: bool, tactical: bool, double_weight: i64) -> None:
        self.seats: i64 = seats
        self.advanced = advanced
        self.tactical = tactical
        self.double_weight: i64 = double_weight  # A35: how many rigs a double one is for the test of 4


class Atacama(State):
    """One position. Line sums, closed fields and the count of legal fields are kept up to date by `rules`."""

    def __init__(
        self,
        seat: i64,
        way: Way,
        step: i64,
        turn: i64,
        rigs: vec[i64],
        closed: vec[i64],
        legal_fields: i64,
        reserve: vec[i64],
        weight: vec[i64],
        points: vec[i64],
        laid: vec[i64],
        tiles_laid: i64,
        roles: vec[i64],
        pending: i64,
        buyer: i64,
        paid: i64,
        reason: i64,
    ) -> None:
        self.seat = seat
        self.shown = 0  # nothing is hidden, so nothing is ever disclosed
        self.way = way
        self.step: i64 = step
        self.turn: i64 = turn  # 1..28, 29 after the last
        self.rigs: vec[i64] = rigs  # field -> NOTHING, BASE or DOUBLE
        self.closed: vec[i64] = closed  # field -> bits TAKEN, UNLAID; 0 is a legal field (A19)
        self.legal_fields: i64 = legal_fields  # how many zeros `closed` holds
        self.reserve: vec[i64] = reserve  # seat * 2 + colour -> rigs not yet placed (A8)
        self.weight: vec[i64] = weight  # line -> rigs in it, doubles by their weight (A24, A35)
        self.points: vec[i64] = points  # concession * 18 + line -> signed sum of its rigs (A26, A34)
        self.laid: vec[i64] = laid  # place -> tile or NOTHING; never changed in place, so clones share it
        self.tiles_laid: i64 = tiles_laid
        self.roles: vec[i64] = roles  # seat -> role or UNASSIGNED; never changed in place either
        self.pending: i64 = pending  # the placement or purchase that waits for its rig, or NOTHING
        self.buyer: i64 = buyer  # who bought a concession (A51), or NOTHING
        self.paid: i64 = paid  # the colour of the rig paid (A54, A66), or NOTHING
        self.reason: i64 = reason  # index into REASONS

    def legal(self) -> vec[i64]:
        if self.step == TURN:
            return turn.legal(self)
        if self.step == RIG:
            return rig.legal()
        if self.step == LAY:
            return lay.legal(self)
        return vec[i64]()

    def weights(self) -> vec[i64]:
        return lay.weights(self)

    def play(self, action: i64, tell: Listener | None = None) -> None:
        if self.step == TURN:
            turn.play(self, action, tell)
        elif self.step == RIG:
            rig.play(self, action, tell)
        else:
            lay.play(self, action, tell)

    def why_not(self, action: i64) -> str:
        if self.step == TURN:
            return turn.why_not(self, action)
        if self.step == RIG:
            return rig.why_not(action)
        if self.step == LAY:
            return lay.why_not(self, action)
        return "A20" if self.reason == ALL_TURNS else "A21"

    def clone(self) -> "Atacama":
        return Atacama(
            self.seat,
            self.way,
            self.step,
            self.turn,
            self.rigs[:],
            self.closed[:],
            self.legal_fields,
            self.reserve[:],
            self.weight[:],
            self.points[:],
            self.laid,
            self.tiles_laid,
            self.roles,
            self.pending,
            self.buyer,
            self.paid,
            self.reason,
        )

    def scores(self) -> list[int]:
        return score.scores(self)

    def dump(self) -> dict[str, Any]:
        return {
            "seats": self.way.seats,
            "advanced": self.way.advanced,
            "tactical": self.way.tactical,
            "double_weight": self.way.double_weight,
            "seat": self.seat,
            "step": self.step,
            "turn": self.turn,
            "rigs": list(self.rigs),
            "closed": list(self.closed),
            "legal_fields": self.legal_fields,
            "reserve": list(self.reserve),
            "weight": list(self.weight),
            "points": list(self.points),
            "laid": list(self.laid),
            "tiles_laid": self.tiles_laid,
            "roles": list(self.roles),
            "pending": self.pending,
            "buyer": self.buyer,
            "paid": self.paid,
            "reason": self.reason,
        }


def load(data: dict[str, Any]) -> Atacama:
    """The position that `dump` wrote."""
    return Atacama(
        data["seat"],
        Way(data["seats"], data["advanced"], data["tactical"], data["double_weight"]),
        data["step"],
        data["turn"],
        flat(data["rigs"]),
        flat(data["closed"]),
        data["legal_fields"],
        flat(data["reserve"]),
        flat(data["weight"]),
        flat(data["points"]),
        flat(data["laid"]),
        data["tiles_laid"],
        flat(data["roles"]),
        data["pending"],
        data["buyer"],
        data["paid"],
        data["reason"],
    )


def start(seats: int, options: dict[str, Any]) -> Atacama:
    """The position before the first question. The options have been checked by the game's description."""
    advanced: bool = options["advanced"]
    tactical: bool = options["tactical"]
    return Atacama(
        CHANCE if advanced else 0,  # A9: seat 0 takes turn 1; A49: the triangle is laid before it
        Way(seats, advanced, tactical, options.get("double_weight", 1)),
        LAY if advanced else TURN,
        1,
        flat([NOTHING] * FIELDS),
        flat([UNLAID if advanced else 0] * FIELDS),
        0 if advanced else FIELDS,
        flat(rigs_per_seat(seats, tactical) * seats),
        flat([0] * LINES),
        flat([0] * (2 * LINES)),
        flat([NOTHING] * PLACES) if advanced else FIXED_LAYOUT,
        0 if advanced else PLACES,
        flat([UNASSIGNED] * seats) if advanced else fixed_roles(seats),  # A6, A44, A48
        NOTHING,
        NOTHING,
        NOTHING,
        0,
    )
