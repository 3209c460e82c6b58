"""What players should know of where the board in use comes from."""

from typing import Final

from gusher.games.atacama.data import FIELDS, PROVENANCE
from gusher.kernel.say import Say, say

OURS: Final = PROVENANCE.count("ours")  # fields that nobody has seen printed


def note() -> Say | None:
    """One line for the start of a game; nothing to say where an owner has read all fields off the tiles."""
    return say("atacama-origins", fields=OURS, all=FIELDS) if OURS else None


def mark() -> Say | None:
    """The same in the board's legend."""
    return say("atacama-origins-mark", fields=OURS, all=FIELDS) if OURS else None
