"""The catalogues: every visible sentence, in French and in English, as Fluent files.

`words/<language>.ftl` holds what all games share, `games/<game>/words/<language>.ftl` what one game says. What the
things of a board are called stands in its data file, where owners may correct it (`names.py`).
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax.ast import Resource

from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.say import Say, Seat, say
from gusher.words import entries, names
from gusher.words.sentences import Saying, prepared

DEFAULT_LANGUAGE = "en"
MOST_SAID = 16  # of one sentence: in each language, for the players of each table


Arguments = dict[str, Any]  # numbers and words


class MissingWord(LookupError):
    """A key without a sentence, or a sentence whose arguments do not fit."""


class Catalogue:
    """The words of one language: the shared ones, and those of one game if it is given. What its things are called, the
    board in use says, or the built-in one."""

    def __init__(self, language: str, game: Game | None = None, builtin_names: bool = False) -> None:
        if language not in LANGUAGES:
            raise ValueError(language)
        self.language = language
        self.game = game
        self._points = f"{game.name}-points" if game is not None else ""
        # The marks Fluent puts around arguments help mixed scripts; they would only litter terminals and SVG here.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._prepared: dict[str, Saying | None] = {}
        self._unread = dict(_shared(language))
        if game is not None:
            self._unread = {**entries.cut(game.text(f"words/{language}.ftl")), **self._unread}
            self._bundle.add_resource(names.messages(game, language, builtin_names))

    def has(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key)

    def read(self) -> None:
        """All that has not been said yet: for who wants to lose no time later."""
        for key in list(self._unread):
            self._read(key)

    def _read(self, key: str) -> None:
        """The message, and those in its midst."""
        message = entries.message(self._unread.pop(key, ""))
        if message is not None:
            self._bundle.add_resource(Resource([message]))
            for other in entries.referred(message):
                self._read(other)

    def say(self, what: Say | str, names: Sequence[str] = ()) -> str:
        """The sentence in this language; seats among the arguments become the players' names."""
        if isinstance(what, str):
            return what
        return what.said.get(self) or self._say(what, names)

    def _say(self, what: Say, names: Sequence[str]) -> str:
        """What reads the same at every table is noted on the sentence, and so is what names players, for them."""
        table = (self, *names) if what.names_somebody() else self
        known = what.said.get(table)
        if known is None:
            arguments = {name: self._argument(value, names) for name, value in what.args.items()}
            known = self._formatted(what.key, arguments)
            if len(what.said) >= MOST_SAID:
                what.said.clear()
            what.said[table] = known
        return known

    def points(self, number: int) -> str:
        """A score as the game writes it: in dollars if it has a sentence for that, else with a true minus sign."""
        if self.has(self._points):
            return self.say(say(self._points, points=number))
        return str(number).replace("-", "−")

    def _formatted(self, key: str, arguments: Arguments) -> str:
        if not self.has(key):
            raise MissingWord(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWord(key)
        if key not in self._prepared:
            self._prepared[key] = prepared(self._bundle, self.language, pattern)
        saying = self._prepared[key]
        if saying is not None and all(type(value) in (int, str) for value in arguments.values()):
            with suppress(KeyError):  # an argument is missing: Fluent says which
                return saying(arguments)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise MissingWord(f"{key}: {errors[0]}")
        return str(text)

    def _argument(self, value: int | str | Say, names: Sequence[str]) -> int | str:
        if isinstance(value, Say):
            return self.say(value, names)
        if isinstance(value, Seat):
            return names[value] if value < len(names) else self.say(say("seat", number=int(value) + 1))
        return value


@cache
def _shared(language: str) -> dict[str, str]:
    return entries.cut(files("gusher.words").joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def catalogue(language: str, game: Game | None = None, builtin_names: bool = False) -> Catalogue:
    """The catalogue of a language: one in a process."""
    return Catalogue(language, game, builtin_names)
