"""Runs `gusher` inside the test's process, with typed input and a chosen language."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from unittest import mock

from gusher.cli import run
from gusher.words.language import VARIABLES

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Outcome:
    """How a command ended and what it printed."""

    code: int
    out: str
    err: str

    @property
    def all(self) -> str:
        """Everything, with line breaks and fixed blanks read as blanks: sentences may be wrapped anywhere."""
        return " ".join((self.out + self.err).split())


@contextmanager
def environment(**variables: str) -> Iterator[None]:
    """The environment with no language set but the given one, and a terminal of fixed size."""
    kept = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    with mock.patch.dict(os.environ, {**kept, "COLUMNS": "80", "LINES": "24", **variables}, clear=True):
        yield


def gusher(*arguments: object, typed: str = "", lang: str = "en") -> Outcome:
    """One command line. `typed` is what comes in on standard input."""
    out, err = StringIO(), StringIO()
    with (
        environment(GUSHER_LANG=lang),
        mock.patch.object(sys, "stdin", StringIO(typed)),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run([str(argument) for argument in arguments])
    return Outcome(code, out.getvalue(), err.getvalue())
