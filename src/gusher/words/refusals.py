"""What was refused, as a sentence: the catalogue's, filled with the details that the error carries."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gusher.kernel.errors import GusherError, Refused
from gusher.kernel.game import Game
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.state import CHANCE
from gusher.words.catalogue import Catalogue

MOST_SEATS = 100  # beyond that, a number is no player
LONGEST_DETAIL = 80  # what somebody sent over the network is quoted, but not at any length
LONGEST_QUOTE = 200  # what stands in one's own file; Fluent refuses to fill in more than a thousand characters
LONGEST_LIST = 500  # characters of all that would be right
LONGEST_CAUSE = 900  # a sentence inside another


def explain(error: GusherError, words: Catalogue, game: Game | None = None, names: Sequence[str] = ()) -> str:
    """What is wrong and what would be right. `words` should be the game's where the game is known: the reason behind
    a broken rule is told too."""
    said = filled(error.key, error.details, words, names, LONGEST_DETAIL)
    reason = _reason(error, words, game)
    return f"{said} {reason}" if reason else said


def filled(
    key: str, details: Mapping[str, Any], words: Catalogue, names: Sequence[str] = (), longest: int = LONGEST_QUOTE
) -> str:
    """The sentence of a key with its details made readable, each at most so long."""
    arguments: dict[str, int | str | Seat | Say] = {
        name: _detail(name, value, words, longest) for name, value in details.items()
    }
    return words.say(Say(key, arguments), names)


def _reason(error: GusherError, words: Catalogue, game: Game | None) -> str:
    if game is None or not isinstance(error, Refused) or not error.clause:
        return ""
    key = f"{game.name}-clause-{error.clause}"
    return words.say(Say(key)) if words.has(key) else ""


def _detail(name: str, value: Any, words: Catalogue, longest: int) -> int | str | Seat | Say:
    if isinstance(value, list):
        return any_of(value, words, longest)
    if name in ("by", "asked") and value in ("chance", CHANCE):
        return say("chance")
    if name in ("by", "asked") and type(value) is int and value >= 0:
        # A number in a log may be larger than a catalogue can write: it is quoted, not formatted.
        return say("player", seat=Seat(value)) if value < MOST_SEATS else say("seat", number=str(value + 1))
    return cut(typed(value), longest)


def cut(text: str, longest: int) -> str:
    """The beginning of what somebody wrote."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def any_of(values: Iterable[object], words: Catalogue, longest: int = LONGEST_QUOTE) -> str:
    """ "2 or 4", "base, double or none"."""
    texts = [cut(typed(value), longest) for value in values]
    if len(texts) < 2:
        return "".join(texts) or words.say(say("none-known"))
    return cut(words.say(say("list-or", first=cut(", ".join(texts[:-1]), LONGEST_LIST), last=texts[-1])), LONGEST_LIST)


def typed(value: object) -> str:
    """A value as one would type it."""
    if isinstance(value, dict):
        return " ".join(typed(part) for part in value.values())
    return value if isinstance(value, str) else json.dumps(value, default=str)
