"""What was refused, as a sentence: the catalogue's, filled with the details that the error carries."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from gusher.kernel.errors import GusherError, Refused
from gusher.kernel.game import Game
from gusher.kernel.say import Say, Seat, say
from gusher.words.catalogue import Catalogue

LONGEST_DETAIL = 80  # what somebody sent is quoted, but not at any length


def explain(error: GusherError, words: Catalogue, game: Game | None = None, names: Sequence[str] = ()) -> str:
    """What is wrong and what would be right. `words` should be the game's where the game is known: the reason behind
    a broken rule is told too."""
    details: dict[str, int | str | Seat | Say] = {
        name: _detail(name, value, words) for name, value in error.details.items()
    }
    said = words.say(Say(error.key, details), names)
    reason = _reason(error, words, game)
    return f"{said} {reason}" if reason else said


def _reason(error: GusherError, words: Catalogue, game: Game | None) -> str:
    if game is None or not isinstance(error, Refused) or not error.clause:
        return ""
    key = f"{game.name}-clause-{error.clause}"
    return words.say(Say(key)) if words.has(key) else ""


def _detail(name: str, value: Any, words: Catalogue) -> int | str | Seat | Say:
    if isinstance(value, list):
        return any_of(value, words)
    if name in ("by", "asked") and isinstance(value, int):
        return say("player", seat=Seat(value)) if value >= 0 else say("chance")
    return typed(value)


def any_of(values: Iterable[object], words: Catalogue) -> str:
    """ "2 or 4", "base, double or none"."""
    texts = [typed(value) for value in values]
    if len(texts) < 2:
        return "".join(texts) or words.say(say("none-known"))
    return words.say(say("list-or", first=", ".join(texts[:-1]), last=texts[-1]))


def typed(value: object) -> str:
    """A value as one would type it."""
    if isinstance(value, dict):
        text = " ".join(typed(part) for part in value.values())
    else:
        text = value if isinstance(value, str) else json.dumps(value, default=str)
    return text if len(text) <= LONGEST_DETAIL else f"{text[:LONGEST_DETAIL]}…"
