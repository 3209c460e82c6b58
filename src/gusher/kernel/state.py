"""The contract every game fulfils: a state machine that asks one small question at a time.

Compiled together with the games and the search, so everything here is typed for the compiler: flat integers
(`i64`) and flat vectors (`vec`). The same source runs uncompiled.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, Self

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from gusher.kernel import dumps
from gusher.kernel.rng import Rng
from gusher.kernel.tables import even

CHANCE: Final = -1  # value of `State.seat` when a die, a card or a tile decides
OVER: Final = -2  # value of `State.seat` when the game has ended
PUBLIC: Final = -3  # the viewer who sits nowhere: a spectator

SETTING: Final = frozenset({"setting"})  # the field that says how it is played: it never changes (`State.options`)

# Effects are typed facts (see kernel/effects.py). They are only built when somebody listens.
Listener = Callable[[Any], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of one game. `play` changes it in place; `clone` first if the old one is still wanted.

    A game declares its fields in `__init__`, each with its default, and copies them by name in `clone`.
    """

    def __init__(self, seat: i64 = CHANCE, disclosed: i64 = 0) -> None:
        self.seat: i64 = seat  # who answers: 0..n-1, CHANCE or OVER
        # Counts disclosures of something hidden that needed no draw (a second look at a tile, a hand laid open).
        # Undo must not cross one; draws and other seats' questions the kernel notices by itself.
        self.disclosed: i64 = disclosed

    def legal(self) -> vec[i64]:
        """The possible answers as numbers of the game's action table, ascending; at CHANCE the possible outcomes.

        A small game may keep this, which tries all that the table has (`size`). Who wants speed names them.
        """
        answers: vec[i64] = vec[i64]()
        action: i64 = 0
        while action < self.size():
            if not self.why_not(action):
                answers = append(answers, action)
            action += 1
        return answers

    def size(self) -> i64:
        """How many answers and outcomes the action table has: for `legal`, where a game keeps it."""
        raise NotImplementedError

    def weights(self) -> vec[i64]:
        """At CHANCE: positive weights, beside `legal()`. Unless the game says otherwise all are as likely."""
        return even(len(self.legal()))

    @abstractmethod
    def play(self, action: i64, tell: Listener | None = None) -> None:
        """Applies one of `legal()`, trusting its caller, and tells the listener what happened."""

    def clone(self) -> Self:
        """An independent copy. The compiled games write it field by field, which is far quicker."""
        return dumps.twin(self, SETTING)

    @abstractmethod
    def scores(self) -> list[int]:
        """Points per seat: final when the game is over, interim before."""

    @abstractmethod
    def why_not(self, action: i64) -> str:
        """The clause that forbids this answer now; empty exactly if it is in `legal()`."""

    def options(self) -> dict[str, Any]:
        """How it is played, in the words that the game's `start` takes: `seats`, and each option by its name. A game
        whose fields have these names need not repeat them."""
        return {}

    def dump(self) -> dict[str, Any]:
        """The whole position as JSON data. Equal positions dump equally; `Game.load` reads it back."""
        data = self.options()
        data.update(dumps.dump(self, self.unwritten()))
        return data

    def restore(self, data: Mapping[str, Any]) -> None:
        """Makes a position that `start` gave for the same options the one that `dump` wrote."""
        dumps.load(self, data, self.unwritten())
        self.derive()

    def unwritten(self) -> frozenset[str]:
        """The fields that a dump leaves out: they never change during a match, or follow from the rest."""
        return SETTING

    def derive(self) -> None:  # noqa: B027 (most games keep nothing that follows from the rest)
        """Works out those unwritten fields that follow from the rest."""

    def redact(self, viewer: i64) -> "State":
        """The position as `viewer` knows it, with holes for what it cannot see. Games without secrets keep this."""
        return self.clone()

    def fill(self, rng: Rng) -> "State":
        """A redacted position with its holes filled at random, consistent with all that its viewer knows."""
        return self.clone()

    def has_secrets(self) -> bool:
        """Does somebody know less than the whole position right now? If not, the search need not call `fill`."""
        return False

    def sees(self, action: i64, viewer: i64) -> bool:
        """May `viewer` read the parameters of this answer or outcome, about to be played, in the log?"""
        return True

    def silent(self) -> bool:
        """May an only possible answer happen by itself, without a log entry?

        False where its absence from the log would tell others something hidden (a private draw, a secret payment).
        """
        return True

    def on_turn(self) -> i64:
        """Whose turn it is: who is asked, unless the game has turns in which others are asked, too. Anything below 0
        says that nobody's is."""
        return self.seat

    def ranks(self) -> list[int]:
        """Places counted from 1; ties share the better one (1, 1, 3). Games with tie-breaks override this."""
        return shared_ranks(self.scores())

    def winners(self) -> list[int]:
        """The seats that share the first place; when the game is over, those that have won."""
        first: list[int] = []
        for seat, rank in enumerate(self.ranks()):
            if rank == 1:
                first.append(seat)
        return first

    def has_won(self, seat: i64) -> bool:
        """Is the game over, and the seat among the winners?"""
        return self.seat == OVER and self.ranks()[seat] == 1


def shared_ranks(keys: list[int]) -> list[int]:
    """Ranks of the given keys, the highest first, ties sharing the better place."""
    ranks: list[int] = []
    for key in keys:
        better = 0
        for other in keys:
            if other > key:
                better += 1
        ranks.append(better + 1)
    return ranks
