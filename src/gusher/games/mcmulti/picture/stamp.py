"""The stamp of McMulti's drawings."""

from gusher.kernel.drawing import Stamp

STAMP = Stamp("mc-")
copy, drawing, pattern, patterned = STAMP.copy, STAMP.drawing, STAMP.pattern, STAMP.patterned
