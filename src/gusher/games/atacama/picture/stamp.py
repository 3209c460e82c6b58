"""The stamp of Atacama's drawings."""

from typing import Final

from gusher.kernel.drawing import Stamp

PREFIX: Final = "at-"
_STAMP: Final = Stamp(PREFIX)
drawing = _STAMP.drawing
copy = _STAMP.copy
