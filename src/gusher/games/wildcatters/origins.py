"""What players should know of where the board in use comes from."""

from gusher.games.wildcatters.data import CARD_COUNT, SOURCES
from gusher.kernel.say import Say, say


def note() -> Say | None:
    """One line for the start of a game; nothing to say where an owner has read both off the box."""
    return say("wildcatters-origins", **SOURCES, number=CARD_COUNT) if "ours" in SOURCES.values() else None


def mark() -> Say | None:
    """The same in the board's legend."""
    return say("wildcatters-origins-mark", **SOURCES) if "ours" in SOURCES.values() else None
