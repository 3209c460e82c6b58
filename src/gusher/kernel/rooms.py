"""A scene put together from the rooms that our games have: which of them draws, writes or says which part of it.

Each function gets a position as the viewer knows it. The board also gets what the viewer may answer: nothing, if
somebody else is asked.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from gusher.kernel.places import Place, refusals
from gusher.kernel.say import Say
from gusher.kernel.scene import Art, Choice, Player, Said, Scene, Shape, Span, Split
from gusher.kernel.state import State
from gusher.kernel.together import Together, one_by_one

Position = TypeVar("Position", bound=State)
Known_contra = TypeVar("Known_contra", bound=State, contravariant=True)


class Board(Protocol[Known_contra]):
    """`picture/board.py`. Where nothing is hidden and nobody is asked, the board looks the same to every viewer."""

    def shapes(self, state: Known_contra, viewer: int, said: Said, /) -> Sequence[Shape | Together[Shape]]: ...


class Text(Protocol[Known_contra]):
    """`picture/text.py`."""

    def lines(self, state: Known_contra, viewer: int, /) -> list[list[Span]]: ...


class Choices(Protocol[Known_contra]):
    """`words/choices.py`."""

    def said(self, state: Known_contra, action: int, /) -> Say: ...


class Prompts(Protocol[Known_contra]):
    """`words/prompts.py`."""

    def prompt(self, state: Known_contra, viewer: int, /) -> Say: ...

    def clause(self, state: Known_contra, /) -> str: ...


class Standings(Protocol[Known_contra]):
    """`words/standings.py`."""

    def title(self, state: Known_contra, /) -> Say: ...

    def players(self, state: Known_contra, /) -> list[Player]: ...

    def breakdown(self, state: Known_contra, /) -> list[Say]: ...


class Places(Protocol[Known_contra]):
    """`picture/places.py`. `SILENT` are the kinds by which no answer could be meant."""

    @property
    def SILENT(self) -> frozenset[str]: ...  # noqa: N802 (a constant of the module)

    def places(self, state: Known_contra, viewer: int, /) -> Iterable[Place | Together[Place]]: ...


class About(Protocol[Known_contra]):
    """`words/about.py`."""

    def goal(self, state: Known_contra, /) -> Say: ...

    def kinds(self, state: Known_contra, /) -> Mapping[str, Say]: ...

    def risk(self, state: Known_contra, action: int, /) -> Say | None: ...


class Asides(Generic[Position]):
    """What only some games have to say of a question; a game that has overrides it."""

    def occasion(self, state: Position) -> Say | None:
        """Why the seat is asked, if it is somebody else's turn."""
        return None

    def split(self, state: Position) -> Split | None:
        """The question and those that follow as one, where they share out a number."""
        return None

    def is_halfway(self, state: Position) -> bool:
        """Is an answer half a move, settled by the answer that follows?"""
        return False


@dataclass(frozen=True)
class Rooms(Generic[Position]):
    """The modules of one game, and how large its board is."""

    width: int
    height: int
    art: Art
    board: Board[Position]
    text: Text[Position]
    choices: Choices[Position]
    prompts: Prompts[Position]
    standings: Standings[Position]
    places: Places[Position] | None = None
    about: About[Position] | None = None
    asides: Asides[Position] = field(default_factory=Asides)

    def scene(self, state: Any, viewer: int) -> Scene:
        """Everything a viewer is shown."""
        said = self.said(state, viewer)
        asides = self.asides if said else Asides[Position]()
        return Scene(
            width=self.width,
            height=self.height,
            draw=lambda: self.board.shapes(state, viewer, said),
            write=lambda: self.text.lines(state, viewer),
            title=self.standings.title(state),
            prompt=self.prompts.prompt(state, viewer),
            clause=self.prompts.clause(state),
            choices=self._choices(state, said),
            players=self.standings.players(state),
            explain=lambda: self.standings.breakdown(state),
            art=self.art,
            point=lambda: self.pointed(state, viewer),
            silent=frozenset() if self.places is None else self.places.SILENT,
            refuse=lambda places: refusals(state, viewer, places),
            goal=None if self.about is None else self.about.goal(state),
            kinds={} if self.about is None else self.about.kinds(state),
            occasion=asides.occasion(state),
            split=asides.split(state),
            halfway=asides.is_halfway(state),
        )

    def bare(self, state: Any, viewer: int) -> list[Shape]:
        """The board alone, with nothing on it to click."""
        return one_by_one(self.board.shapes(state, viewer, {}))

    def said(self, state: Position, viewer: int) -> Said:
        """Every answer of the seat that is asked; nobody else has any."""
        if state.seat != viewer:
            return {}
        return {int(action): self.choices.said(state, int(action)) for action in state.legal()}

    def pointed(self, state: Position, viewer: int) -> tuple[Place | Together[Place], ...]:
        """What lies where; nothing where the game does not say so."""
        return () if self.places is None else tuple(self.places.places(state, viewer))

    def _choices(self, state: Position, said: Said) -> list[Choice]:
        """With what an answer may cost that is a gamble."""
        if self.about is None:
            return [Choice(action, text) for action, text in said.items()]
        risk = self.about.risk
        return [Choice(action, text, risk(state, action)) for action, text in said.items()]
