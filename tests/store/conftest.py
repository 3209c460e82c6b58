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


@pytest.fixture(params=[ENGINES, ENGINES[::-1]], ids=["to-postgres", "to-sqlite"])
def pair(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    """Two empty stores, for what goes from one engine to the other."""
    source, target = request.param
    with address(source, tmp_path) as old_url, address(target, tmp_path) as new_url:
        old, new = stores.open(old_url), stores.open(new_url)
        yield old, new
        old.close()
        new.close()
