"""The stamp of Giganten's drawings."""

from gusher.kernel.drawing import Stamp

STAMP = Stamp("gi-")
copy, drawing, patterned = STAMP.copy, STAMP.drawing, STAMP.patterned
