"""Stores of both engines, each new and empty."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher import store as stores
from gusher.store.port import Store
from tests.store.engines import ENGINES, address


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where a store can be."""
    with address(request.param, tmp_path) as found:
        yield found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    kept = stores.open(url)
    yield kept
    kept.close()
