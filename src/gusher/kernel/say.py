"""Things to say, without saying them: a catalogue key and its arguments. The words/ layer turns them into language."""

from collections.abc import Iterable
from dataclasses import dataclass, field


class Seat(int):
    """A seat as an argument of a sentence: the reader sees the player's name."""


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence or a word to be looked up in the reader's catalogue. Arguments may be such sentences themselves."""

    key: str
    args: "dict[str, int | str | Seat | Say]" = field(default_factory=dict)


def say(key: str, **args: "int | str | Seat | Say") -> Say:
    """A shorter way to write a Say."""
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


def players_said(seats: Iterable[int]) -> Say:
    """The names of the players on these seats."""
    return listed([say("player", seat=Seat(seat)) for seat in seats])
