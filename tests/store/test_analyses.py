"""Analyses in the store, with both engines: each is kept once, and goes where its match goes."""

import pytest

from gusher.store.analyses import Analysing, AnalysisRecord
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


def test_how_far_it_is_can_be_read_until_it_is_kept(store: Store) -> None:
    store.create(record("m"), [])
    assert store.analysing("m") is None
    for work in (Analysing("m", 0, 0, 1.0), Analysing("m", 3, 7, 1e9 / 3), Analysing("m", 3, 7, 2.0, "ended")):
        store.tell_analysing(work)
        assert store.analysing("m") == work
    store.keep_analysis(FIRST)
    assert store.analysing("m") is None
    store.tell_analysing(Analysing("m", 6, 7, 3.0))  # late
    assert store.analysing("m") is None


def test_how_far_it_is_goes_with_its_match(store: Store) -> None:
    store.tell_analysing(Analysing("m", 1, 2, 1.0))
    assert store.analysing("m") is None
    store.create(record("m"), [])
    store.tell_analysing(Analysing("m", 1, 2, 1.0))
    store.remove("m", store.match("m").version)
    assert store.analysing("m") is None
