"""What all tests share."""

import gc
import os
import random
import secrets
import signal
from collections.abc import Generator

import pytest
from hypothesis import settings

# Nothing rests on luck or on the clock: the same examples every time, and a busy machine is no failure.
settings.register_profile("gusher", deadline=None, derandomize=True)
settings.load_profile("gusher")

# What the product leaves to chance is drawn here from the test's own name. Set before anything imports it.
_lot = random.Random()


def _bits(k: int) -> int:
    return _lot.getrandbits(k)


def _hex(nbytes: int | None = None) -> str:
    return _lot.randbytes(32 if nbytes is None else nbytes).hex()


secrets.randbits, secrets.token_hex = _bits, _hex


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    _lot.seed(item.nodeid)


# Whoever starts tests in the background of a script lets them ignore Ctrl-C, and all that they start with them.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Until the tests are found nothing is thrown away that would be worth looking for."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(trylast=True)  # once it is known which tests are left
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first in every job's share, which is a run of neighbours: at the end no job waits for
    another's."""
    long = [item for item in items if item.get_closest_marker("long")]
    short = [item for item in items if not item.get_closest_marker("long")]
    jobs = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    dealt: list[pytest.Item] = []
    for job in range(jobs):
        size = (len(items) - len(dealt)) // (jobs - job)
        first = long[job::jobs]
        rest = max(size - len(first), 0)
        dealt += first + short[:rest]
        del short[:rest]
    items[:] = dealt + short


def pytest_collection_finish() -> None:
    """What was read to find the tests stays to the end: nobody need look through it for garbage again and again."""
    gc.collect()
    gc.freeze()
