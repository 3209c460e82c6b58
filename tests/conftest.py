"""What all tests share."""

import signal
from pathlib import Path

import pytest
from hypothesis import settings

# Nothing rests on luck or on the clock: the same examples every time, and a busy machine is no failure.
settings.register_profile("gusher", deadline=None, derandomize=True)
settings.load_profile("gusher")

# Whoever starts tests in the background of a script lets them ignore Ctrl-C, and all that they start with them.
signal.signal(signal.SIGINT, signal.default_int_handler)

ENGINE = [Path(__file__).parent / folder for folder in ("games", "bots")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rules and bots are tested once, compiled, as people play them. That the source alone plays the same is what the
    golden sums, the recorded games and the contract suite show, which run both ways."""
    for item in items:
        if any(folder in item.path.parents for folder in ENGINE) and not item.get_closest_marker("outside"):
            item.add_marker(pytest.mark.engine)
