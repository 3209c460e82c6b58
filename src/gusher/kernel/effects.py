"""Effects: what happened, as typed facts, told to whoever listens while a state plays."""

from dataclasses import dataclass
from typing import Self

from gusher.kernel.say import Say


@dataclass(frozen=True, slots=True)
class Effect:
    """Base of all effects. A game declares one small class per thing that can happen."""

    def say(self) -> Say:
        """The line of the log in words, to be looked up in the reader's catalogue. Every effect has its own."""
        return Say("effect-unknown")

    def seen_by(self, viewer: int) -> Self:
        """The effect as this seat (or PUBLIC) may know it. Games with secrets blank what the viewer cannot see."""
        return self
