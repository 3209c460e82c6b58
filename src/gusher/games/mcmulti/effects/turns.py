"""The frame of the game as typed facts: who begins, whose turn it is, and the end (M11, M18, M22, M146 to M155)."""

from gusher.games.mcmulti.data import NOTHING, REASONS
from gusher.games.mcmulti.effects.facts import Fact
from gusher.kernel.effects import Arguments, fact
from gusher.kernel.say import Say

# --- set-up and turns ---


@fact("mcmulti-effect-picker")
class PickerDrawn(Fact):
    """A seat's place in the order in which islands are picked (M3)."""

    seat: int
    place: int


@fact("mcmulti-effect-island")
class IslandPicked(Fact):
    """A seat has picked its island (M3)."""

    seat: int
    island: int


@fact("mcmulti-effect-first")
class FirstDrawn(Fact):
    """The first player, and with it the first island (M11, M131)."""

    seat: int
    island: int


@fact("mcmulti-effect-start-begun")
class StartBegun(Fact):
    """The starting purchases of an island begin (M18)."""

    seat: int
    island: int


@fact("mcmulti-effect-turn")
class TurnBegun(Fact):
    """An island's turn begins (M22). `left` are the turns left with this one, 0 before an announcement (M154)."""

    seat: int  # NOTHING: nobody's island
    island: int
    round: int
    left: int

    def say(self) -> Say:
        if self.seat != NOTHING:
            return Say(self.key, self.arguments())
        told = self.arguments()
        del told["seat"]
        return Say("mcmulti-effect-turn-nobody", told)


# --- the end ---


@fact("mcmulti-effect-announced")
class Announced(Fact):
    """The end is announced: four more island turns, `each` for every player, the last on this island (M150, M154)."""

    seat: int
    island: int
    cash: int
    each: int


@fact("mcmulti-effect-waited")
class Waited(Fact):
    """A seat that could have announced did not (M153)."""

    seat: int
    cash: int


@fact("mcmulti-effect-ended")
class Ended(Fact):
    """The game is over (M146, M149, M150)."""

    reason: int

    def arguments(self) -> Arguments:
        return {"reason": REASONS[self.reason]}
