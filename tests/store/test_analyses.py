"""Analyses in the store, with both engines: each is kept once, and goes where its match goes."""

import pytest

from gusher.store.analyses import AnalysisRecord
from gusher.store.moving import move
from gusher.store.port import NotKept, Store
from tests.store.engines import record

FIRST = AnalysisRecord("m", 16, 1e9 / 3, '[{"luck": 0.1}]', '[{"é": 1}]')


def test_an_analysis_is_kept_once(store: Store) -> None:
    store.create(record("m"), [])
    assert store.analysis("m") is None
    store.keep_analysis(FIRST)
    store.keep_analysis(AnalysisRecord("m", 99, 2.0, "[]", "[]"))
    assert store.analysis("m") == FIRST


def test_lists_read_what_it_came_to(store: Store) -> None:
    for name in ("m", "other"):
        store.create(record(name), [])
    store.keep_analysis(FIRST)
    assert store.analyses_of([]) == []
    assert store.analyses_of(["m", "other", "nowhere"]) == [AnalysisRecord("m", 16, 1e9 / 3, FIRST.seats)]


def test_without_its_match_there_is_none(store: Store) -> None:
    with pytest.raises(NotKept):
        store.keep_analysis(FIRST)
    store.create(record("m"), [])
    store.keep_analysis(FIRST)
    store.remove("m", store.match("m").version)
    assert store.analysis("m") is None


def test_it_moves_with_its_match(pair: tuple[Store, Store]) -> None:
    source, target = pair
    source.create(record("m"), [])
    source.keep_analysis(FIRST)
    move(source, target, lambda _: None)
    assert target.analysis("m") == FIRST
