"""The stamp of Giganten's drawings."""

from typing import Final

from gusher.kernel.drawing import Stamp

PREFIX: Final = "gi-"
_STAMP: Final = Stamp(PREFIX)
drawing = _STAMP.drawing
copy = _STAMP.copy
