"""Pictures as data: what a game shows, without saying how it is printed.

A game's `scene(state, viewer)` builds a Scene; render/ prints it as SVG, as text or as a list of choices. The picture
never is the only way to act: `choices` holds every possible answer, `Shape.answer` puts one of them on the board too.
`Shape.answers` is a short cut that spares clicks: several answers, each of them possible once the one before it was
given and whatever follows from that by itself has happened.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, TypeVar

from gusher.kernel.places import Place, Pointed, no_places, nothing_refused
from gusher.kernel.say import Say
from gusher.kernel.state import State
from gusher.kernel.together import Together, one_by_one

Position = TypeVar("Position", bound=State)

Attribute = int | float | str
Label = str | Say  # a literal such as a number or a letter, or something to look up
Said = Mapping[int, Say]  # every answer the viewer may give, as the list of choices says it


@dataclass(frozen=True, slots=True)
class Shape:
    """One SVG element to be. Colours come from classes alone, so that every theme can dress it.

    `id` is stable from position to position, so that a page can let the piece glide to its new place.

    A shape never changes: boards share most of theirs from position to position, and so printers may note on a shape
    how it looks in print.
    """

    tag: str  # g, rect, circle, ellipse, line, polyline, polygon, path, text, use; in Art also pattern
    classes: str = ""
    attributes: Mapping[str, Attribute] = field(default_factory=dict)
    inside: "Sequence[Shape]" = ()
    id: str = ""
    text: Label | None = None  # the content of a text element
    label: Say | None = None  # what a screen reader says and a pointer shows
    answer: int | None = None  # the action that a click on this shape gives
    answers: tuple[int, ...] = ()  # a short cut: the actions that a click gives together (a truck's drive)
    room: int = 0  # a text of more characters is cut short; 0: any length fits
    printed: dict[object, str] = field(default_factory=dict, init=False, compare=False, repr=False)


@dataclass(frozen=True, eq=False)
class Art:
    """Drawings that `use` shapes repeat by their ids. One object per game: printers keep what they print of it."""

    shapes: tuple[Shape, ...] = ()


NO_ART = Art()


@dataclass(frozen=True, slots=True)
class Span:
    """A run of characters in the text picture; `tone` is a theme token such as "gold", "seat-1" or "soft".

    Words before it may be longer in one language than in another: `column` says where it begins all the same.
    """

    text: Label
    tone: str = ""
    column: int = 0


class Choice(NamedTuple):
    """One possible answer and how it reads in the list, alone or in the group that it was given; and what it may cost,
    if it is a gamble."""

    action: int
    text: Say
    risk: Say | None = None


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a split: what it is of, how much of it there is at most, and the answer that names nothing of it; the
    next number names one."""

    name: Say
    most: int
    first: int


@dataclass(frozen=True, slots=True)
class Split:
    """A number that is shared out by several questions in a row, for those who can show them as one. A part is asked
    for, in this order, unless the total and what is left for the later ones leave no choice."""

    prompt: Say
    total: int
    parts: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's card beside the board: its points so far (None: not defined yet) and facts about what it owns."""

    seat: int
    points: int | None
    facts: tuple[Say, ...]
    colour: str = ""  # a token that the seat wears instead of its own, such as the colour of what it holds


@dataclass(frozen=True, eq=False)
class Scene:
    """Everything a viewer is shown of one position.

    The two boards are drawn when somebody looks at them: a program that asks for the prompt needs neither, a page no
    characters; and the scores are explained to who wants to know. The state they are drawn from must not have been
    played on by then.
    """

    width: int
    height: int
    draw: "Callable[[], Sequence[Shape | Together[Shape]]]"
    write: Callable[[], list[list[Span]]]
    title: Say  # the whole position in a sentence, for those who hear it
    prompt: Say  # what is asked, and of whom
    clause: str  # the rule behind the question
    choices: list[Choice]  # every possible answer, empty for a viewer who is not asked
    players: list[Player]
    explain: Callable[[], list[Say]] = list  # the scores, line by line
    art: Art = NO_ART
    point: Pointed = no_places  # what lies where (kernel/places.py)
    refuse: Callable[[Sequence[Place]], list[str]] = nothing_refused
    silent: frozenset[str] = frozenset()  # kinds of places that are only looked at
    goal: Say | None = None  # what one plays for, in a line
    kinds: Mapping[str, Say] = field(default_factory=dict)  # kind of place -> what it is, costs and brings
    occasion: Say | None = None  # why the viewer is asked in somebody else's turn
    split: Split | None = None  # the question and those that follow, as one
    halfway: bool = False  # an answer is half a move: its other half, which follows at once, settles it

    @cached_property
    def pointed(self) -> Sequence[Place | Together[Place]]:
        """The places as they were named: some of them together."""
        return self.point()

    @cached_property
    def places(self) -> Sequence[Place]:
        return one_by_one(self.pointed)

    @cached_property
    def refused(self) -> list[str]:
        """Beside the places: the clause that forbids whatever could be meant by each; empty where nothing is refused,
        and for a viewer who is not asked."""
        return self.refuse(self.places)

    @cached_property
    def dress(self) -> str:
        """The seats that wear another colour than their own, counted from 1: "1-turquoise 2-orange"."""
        return " ".join(f"{player.seat + 1}-{player.colour}" for player in self.players if player.colour)

    @cached_property
    def drawn(self) -> Sequence[Shape | Together[Shape]]:
        """The shapes as they were drawn: some of them together."""
        return self.draw()

    @cached_property
    def shapes(self) -> list[Shape]:
        return one_by_one(self.drawn)

    @cached_property
    def breakdown(self) -> list[Say]:
        """The scores explained, line by line."""
        return self.explain()

    @cached_property
    def text(self) -> list[list[Span]]:
        """The same board for a terminal, line by line."""
        return self.write()

    def __eq__(self, other: object) -> bool:
        """Do both show the same? The contract suite asks it of worlds that a viewer cannot tell apart."""
        return isinstance(other, Scene) and self._shown() == other._shown()

    def __hash__(self) -> int:
        return hash((self.width, self.height, self.clause))

    def _shown(self) -> tuple[object, ...]:
        spoken = (self.title, self.prompt, self.clause, self.choices, self.players, self.breakdown)
        asked = (self.occasion, self.split, self.halfway)
        pointed = (self.places, self.refused, self.goal, self.kinds)
        return (self.width, self.height, self.shapes, self.text, *spoken, *asked, self.art, *pointed)


def said_by_kind(
    sayers: Sequence[tuple[int, Callable[[Position, int], Say]]],
) -> Callable[[Position, int], Say]:
    """How answers read, each kind by a function of its own: (first number of the kind, function of the position and of
    how far the answer is beyond that number), the kinds with the highest numbers first."""

    def said(state: Position, action: int) -> Say:
        first, sayer = next((first, sayer) for first, sayer in sayers if action >= first)
        return sayer(state, action - first)

    return said
