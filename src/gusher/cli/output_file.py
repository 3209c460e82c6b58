"""Files that a command writes when its work is done: tried before it begins, for nobody wants to learn after a minute
or an hour that there was no such folder."""

import errno
from pathlib import Path
from typing import Any

import click

from gusher.cli.errors import CommandError
from gusher.cli.framework import ParamType, spelled

PAGE = (".html", ".htm")
PICTURE = (".svg",)


class OutputFile(ParamType):
    """A file that can be written; of one of these sorts, if any are named."""

    name = "file"

    def __init__(self, suffixes: tuple[str, ...] = ()) -> None:
        self.suffixes = suffixes

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        path = Path(value)
        if self.suffixes and path.suffix.lower() not in self.suffixes:
            raise CommandError("value-suffix", parameter=spelled(param), file=value, suffix=self.suffixes[0])
        try:
            _try_to_write(path)
        except OSError as error:
            code = errno.errorcode.get(error.errno or 0, "EIO")
            folder = str(path.parent)
            raise CommandError(
                "value-output", parameter=spelled(param), file=value, folder=folder, code=code
            ) from error
        return value


def _try_to_write(path: Path) -> None:
    """What is there stays as it is; what was not there is not left behind empty, if the work is never done."""
    new = not path.exists()
    with path.open("ab"):
        pass
    if new:
        path.unlink()
