"""The stamp of Atacama's drawings."""

from gusher.kernel.drawing import Stamp

STAMP = Stamp("at-")
copy, drawing, pattern = STAMP.copy, STAMP.drawing, STAMP.pattern
