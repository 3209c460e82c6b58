"""Everything the kernel refuses, with a stable code and data; the sentences are in the catalogues."""

from typing import Any


class GusherError(Exception):
    """Base of all errors a caller can cause. `code` is stable; `details` fill the sentence of that code."""

    family = "error"

    def __init__(self, code: str, **details: Any) -> None:
        self.code = code
        self.details = details
        super().__init__(f"{self.family}-{code}", details)

    @property
    def key(self) -> str:
        """The catalogue key of the sentence."""
        return f"{self.family}-{self.code}"

    def __reduce__(self) -> tuple[Any, ...]:
        """A worker's error comes over as it was: by itself Python would keep the sentence's key and lose the rest."""
        return _again, (type(self), self.code, self.details)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.key} ({facts})" if facts else self.key


def _again(kind: type[GusherError], code: str, details: dict[str, Any]) -> GusherError:
    return kind(code, **details)


class BadAction(GusherError):
    """An answer in words that names nothing in the game's action table."""

    family = "action"


class Refused(GusherError):
    """A well-formed answer that is not possible now. `clause` is the rule that forbids it, where one does."""

    family = "refused"

    def __init__(self, code: str, clause: str = "", **details: Any) -> None:
        super().__init__(code, clause=clause, **details)
        self.clause = clause


class BadOptions(GusherError):
    """Seats or options that the game does not offer, or that have no meaning together."""

    family = "options"


class UnknownGame(GusherError):
    """No game of that name."""

    family = "game"


class BadLog(GusherError):
    """A log that cannot be read or replayed. `line` counts from 1."""

    family = "log"

    def __init__(self, code: str, line: int, **details: Any) -> None:
        super().__init__(code, line=line, **details)
        self.line = line


class BadBoard(GusherError):
    """A data file of an owner's that no game could be played with, or not now."""

    family = "board"
