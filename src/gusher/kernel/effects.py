"""Effects: what happened, as typed facts, told to whoever listens while a state plays."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

from gusher.kernel.say import Say, Seat, say

Arguments = dict[str, int | str | Seat | Say]


@dataclass(frozen=True, slots=True)
class Flow:
    """What an effect gave to a seat or, below zero, took from it: the line of a ledger."""

    seat: int
    good: str  # what was moved, in the game's word: cash, crude, shares-red …
    amount: int


@dataclass(frozen=True, slots=True)
class Effect:
    """Base of all effects. A game declares one small class per thing that can happen."""

    # For what somebody wins: the facts by which others wanted it, too, told since the like was won last. To them it is
    # lost, though the sentence does not name them.
    rivals: ClassVar[tuple[type["Effect"], ...]] = ()
    sound: ClassVar[str] = ""  # dice, oil, train, gavel: what a table that makes sounds may let hear

    def say(self) -> Say:
        """The line of the log in words, to be looked up in the reader's catalogue. Every effect has its own."""
        return say("effect-unknown")

    def flows(self) -> tuple[Flow, ...]:
        """What it moved into and out of the seats' hands. A game's ledger holds every unit if each effect says so."""
        return ()

    def source(self) -> Say:
        """What that came from or was given for, in a word or two, without a seat: effects of one source are added up
        where reasons speak of them."""
        return Say("effect-unknown")

    def seen_by(self, viewer: int) -> Self:
        """The effect as this seat (or PUBLIC) may know it. Games with secrets blank what the viewer cannot see."""
        return self


@dataclass(frozen=True, slots=True)
class Fact(Effect):
    """An effect whose sentence has its fields as arguments. How it names them, a game may say in `argument`.

    What only the seat of a fact may know, others have blanks for; they read the sentence `<key>-hidden`.
    """

    key: ClassVar[str]
    blanks: ClassVar[Mapping[str, Any]]  # field -> what stands there for others than its seat

    def say(self) -> Say:
        return say(f"{self.key}-hidden" if self._is_blank() else self.key, **self.arguments())

    def source(self) -> Say:
        """All facts of its sort, unless it tells some of them apart: sales to one company or to another."""
        game, _, sort = self.key.partition("-effect-")
        return Say(f"{game}-source-{sort}")

    def seen_by(self, viewer: int) -> Self:
        mine = not self.blanks or viewer == getattr(self, "seat")  # noqa: B009 (a fact without a seat has no blanks)
        return self if mine else replace(self, **self.blanks)

    def _is_blank(self) -> bool:
        return bool(self.blanks) and all(getattr(self, name) == blank for name, blank in self.blanks.items())

    def arguments(self) -> Arguments:
        told: Arguments = {}
        for field in fields(self):
            told.update(self.argument(field.name, getattr(self, field.name)))
        return told

    @staticmethod
    def argument(name: str, value: object) -> Arguments:
        """A field as the sentence names it; it may take several words. A seat is called by the player's name."""
        assert isinstance(value, int | str)
        return {name: Seat(value) if name == "seat" else value}


SomeFact = TypeVar("SomeFact", bound=Fact)


@dataclass_transform(frozen_default=True)
def fact(key: str, **blanks: Any) -> Callable[[type[SomeFact]], type[SomeFact]]:
    """Declares one sort of fact by the key of its sentence, and by what stands for others in place of that which only
    its seat may know: `@fact("game-effect-looked", value=UNKNOWN)`. Its fields are read-only, it takes little room."""

    def declare(kind: type[SomeFact]) -> type[SomeFact]:
        kind.key, kind.blanks = key, blanks
        return dataclass(frozen=True, slots=True)(kind)

    return declare
