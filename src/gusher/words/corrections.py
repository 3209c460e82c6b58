"""What differs between an owner's board and the built-in one, as lines to read."""

from collections.abc import Iterable
from typing import Any

from gusher.kernel.boards import Change
from gusher.kernel.say import say
from gusher.words.catalogue import Catalogue
from gusher.words.refusals import LONGEST_QUOTE, cut


def corrections(changes: Iterable[Change], words: Catalogue) -> list[str]:
    """One line for each place."""
    return [
        words.say(say("board-changed", place=place, builtin=_written(builtin, words), own=_written(own, words)))
        for place, builtin, own in changes
    ]


def _written(value: Any, words: Catalogue) -> str:
    """As it stands in the file."""
    if value is None:
        return words.say(say("board-nothing"))
    return cut(str(value).lower() if isinstance(value, bool) else str(value), LONGEST_QUOTE)
