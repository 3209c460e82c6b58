"""What can happen in Atacama, as typed facts: one source for the log in words, pictures and statistics."""

from dataclasses import dataclass

from gusher.games.atacama.data import COLOURS, CONCESSIONS, DIRECTIONS, REASONS, TILES
from gusher.kernel.effects import Effect
from gusher.kernel.say import Say, Seat, say


@dataclass(frozen=True, slots=True)
class TileLaid(Effect):
    """A tile came out of the pile (A49)."""

    tile: int
    place: int

    def say(self) -> Say:
        return say(
            "atacama-effect-tile-laid", tile=TILES[self.tile], row=self.place // 3 + 1, column=self.place % 3 + 1
        )


@dataclass(frozen=True, slots=True)
class Placed(Effect):
    """A rig was put on a field (A11)."""

    seat: int
    turn: int
    field: int
    colour: int
    metal: str
    value: int

    def say(self) -> Say:
        return say(
            "atacama-effect-placed",
            seat=Seat(self.seat),
            turn=self.turn,
            row=self.field // 9 + 1,
            column=self.field % 9 + 1,
            rig=COLOURS[self.colour],
            metal=self.metal,
            value=self.value,
        )


@dataclass(frozen=True, slots=True)
class Bought(Effect):
    """A concession was bought for a rig; the opponent got the other one (A51 to A57)."""

    sound = "gavel"

    seat: int
    turn: int
    role: int
    colour: int

    def say(self) -> Say:
        return say(
            "atacama-effect-bought",
            seat=Seat(self.seat),
            turn=self.turn,
            concession=CONCESSIONS[self.role // 2],
            direction=DIRECTIONS[self.role % 2],
            rig=COLOURS[self.colour],
            other=Seat(1 - self.seat),
        )


@dataclass(frozen=True, slots=True)
class Ended(Effect):
    """The game is over, by the last turn or because no field was left (A20, A21)."""

    reason: int

    def say(self) -> Say:
        return say("atacama-effect-ended", reason=REASONS[self.reason])
