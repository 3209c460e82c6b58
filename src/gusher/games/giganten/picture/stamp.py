"""The stamp of Giganten's drawings."""

from gusher.kernel.drawing import Stamp

STAMP = Stamp("gi-")
copy, drawing, pattern, patterned = STAMP.copy, STAMP.drawing, STAMP.pattern, STAMP.patterned
