"""How the commands speak: sentences from the shared catalogue or a game's, lists and numbers for reading."""

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from gusher.kernel.game import Game
from gusher.kernel.say import Say
from gusher.words.catalogue import Catalogue, catalogue
from gusher.words.refusals import any_of, typed


class Voice:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = catalogue(language)

    def __call__(self, key: str, /, **arguments: Any) -> str:
        """The sentence of a key of the shared catalogue."""
        return self.words.say(Say(key, arguments))

    def of(self, game: Game) -> Catalogue:
        """The words of a game, the shared ones included."""
        return catalogue(self.language, game)

    def any_of(self, values: Iterable[object]) -> str:
        """Values as one types them: "2 or 4", "base, double or none"."""
        return any_of(values, self.words)

    def all_of(self, values: Sequence[str]) -> str:
        """ "Ada, Ben and Cleo"."""
        if len(values) < 2:
            return "".join(values)
        return self("list-last", first=", ".join(values[:-1]), second=values[-1])

    def nearest(self, given: object, known: Iterable[object]) -> str:
        """ "Did you mean …?", or nothing if no known value resembles the given one."""
        names = {typed(value).lower(): typed(value) for value in known}
        close = get_close_matches(typed(given).lower(), names, n=1, cutoff=0.6)
        return self("nearest", name=names[close[0]]) if close else ""

    def joined(self, *sentences: str) -> str:
        """Sentences on one line, the empty ones left out."""
        return " ".join(filter(None, sentences))
