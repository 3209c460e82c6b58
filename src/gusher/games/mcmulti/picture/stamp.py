"""The stamp of McMulti's drawings."""

from gusher.kernel.drawing import Stamp

STAMP = Stamp("mc-")
copy, drawing, patterned = STAMP.copy, STAMP.drawing, STAMP.patterned
