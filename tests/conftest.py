"""What all tests share."""

import gc
import signal

import pytest
from hypothesis import settings

# Nothing rests on luck or on the clock: the same examples every time, and a busy machine is no failure.
settings.register_profile("gusher", deadline=None, derandomize=True)
settings.load_profile("gusher")

# Whoever starts tests in the background of a script lets them ignore Ctrl-C, and all that they start with them.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: at the end no job waits for another's."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What was read to find the tests stays to the end: nobody need look through it for garbage again and again."""
    gc.collect()
    gc.freeze()
