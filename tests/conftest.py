"""What all tests share."""

from hypothesis import settings

# Nothing rests on luck or on the clock: the same examples every time, and a busy machine is no failure.
settings.register_profile("gusher", deadline=None, derandomize=True)
settings.load_profile("gusher")
