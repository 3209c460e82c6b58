"""Templates translated into Python's code once, and kept where Python keeps its own: beside the source.

A server translates all of its templates before the first visitor comes, which takes longer than all else that it does
until then.
"""

import sys
from contextlib import suppress
from pathlib import Path

from jinja2 import FileSystemBytecodeCache
from jinja2.bccache import Bucket


class Translated(FileSystemBytecodeCache):
    """What does not fit the source any more is translated anew: each file names the sum of what it was made from."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self._folder = folder

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Where its user may not write, or there is no space, nothing is kept: as with Python's own."""
        if sys.dont_write_bytecode:
            return
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            super().dump_bytecode(bucket)
