"""The stamp of McMulti's drawings."""

from typing import Final

from gusher.kernel.drawing import Stamp

PREFIX: Final = "mc-"
_STAMP: Final = Stamp(PREFIX)
drawing = _STAMP.drawing
copy = _STAMP.copy
