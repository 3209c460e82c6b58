"""Things to say, without saying them: a catalogue key and its arguments. The words/ layer turns them into language."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ParamSpec, cast

Given = ParamSpec("Given")

MOST_KEPT = 20_000  # sentences that are made once


class Seat(int):
    """A seat as an argument of a sentence: the reader sees the player's name."""


@dataclass(frozen=True, slots=True, eq=False)
class Say:
    """A sentence or a word to be looked up in the reader's catalogue. Arguments may be such sentences themselves.

    Two are equal if they read alike to everybody: a seat is not the number that it has. They never change, so that
    catalogues may note on one how it reads.
    """

    key: str
    args: "dict[str, int | str | Seat | Say]" = field(default_factory=dict)
    said: dict[object, str] = field(default_factory=dict, init=False, repr=False)
    _hash: int = field(default=0, init=False, repr=False)
    _somebody: bool | None = field(default=None, init=False, repr=False)  # not yet known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Say):
            return NotImplemented
        if self.key != other.key or self.args != other.args:
            return False
        for name, value in self.args.items():  # noqa: SIM110 (compared for every choice of every view: all() is slow)
            if type(value) is not type(other.args[name]):
                return False
        return True

    def __hash__(self) -> int:
        if not self._hash:
            object.__setattr__(self, "_hash", hash((self.key, frozenset(self.args.items()))))
        return self._hash

    def __reduce__(self) -> "tuple[type[Say], tuple[object, ...]]":
        """To another process go the words alone: what is noted on them holds in this one."""
        return Say, (self.key, self.args)

    def names_somebody(self) -> bool:
        """Does it read differently at tables of other players?"""
        if self._somebody is None:
            somebody = any(
                isinstance(value, Seat) or (isinstance(value, Say) and value.names_somebody())
                for value in self.args.values()
            )
            object.__setattr__(self, "_somebody", somebody)
        return bool(self._somebody)


def _kept(make: Callable[Given, Say]) -> Callable[Given, Say]:
    return cast("Callable[Given, Say]", lru_cache(maxsize=MOST_KEPT, typed=True)(make))


@_kept
def say(key: str, /, **args: "int | str | Seat | Say") -> Say:
    """The sentence with these arguments. The same call gives the same one: views repeat nearly all of theirs, each for
    several viewers."""
    return Say(key, args)


def listed(sayings: list[Say]) -> Say:
    """One, two, three and more sayings as an enumeration."""
    if len(sayings) == 1:
        return sayings[0]
    if len(sayings) == 2:
        return say("list-last", first=sayings[0], second=sayings[1])
    return say("list-more", first=sayings[0], rest=listed(sayings[1:]))


GROUPED = "choice-grouped"


def grouped(group: Say, rest: Say) -> Say:
    """An answer among its like: “Row 4, column 2” is “column 2” in the group “Row 4”."""
    return say(GROUPED, group=group, rest=rest)


def parts_of(answer: Say) -> tuple[Say | None, Say | None]:
    """What an answer has in common with others of its group, and how it reads under the heading of that; nothing for
    one that stands alone."""
    if answer.key != GROUPED:
        return None, None
    group, rest = answer.args["group"], answer.args["rest"]
    assert isinstance(group, Say)
    assert isinstance(rest, Say)
    return group, rest


def players_said(seats: Iterable[int]) -> Say:
    """The names of the players on these seats."""
    return listed([say("player", seat=Seat(seat)) for seat in seats])
