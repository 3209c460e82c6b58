"""Files and folders that a command writes when its work is done: tried before it begins, for nobody wants to learn
after a minute or an hour that there was no such folder."""

import errno
from contextlib import suppress
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
            details = {"file": value, "folder": str(path.parent), "code": _code(error)}
            raise CommandError("value-output", parameter=spelled(param), **details) from error
        return value


class OutputFolder(ParamType):
    """A folder that files can be written into, there or to be made."""

    name = "folder"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            _try_to_fill(Path(value))
        except OSError as error:
            raise CommandError("value-folder", parameter=spelled(param), folder=value, code=_code(error)) from error
        return value


def _code(error: OSError) -> str:
    return errno.errorcode.get(error.errno or 0, "EIO")


def _try_to_write(path: Path) -> None:
    """What is there stays as it is; what was not there is not left behind empty, if the work is never done."""
    new = not path.exists()
    with path.open("ab"):
        pass
    if new:
        path.unlink()


def _try_to_fill(folder: Path) -> None:
    """The same."""
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".gusher-trial"
        trial.touch()
        trial.unlink()
    finally:
        for one in made:
            with suppress(OSError):  # it was not even made
                one.rmdir()
