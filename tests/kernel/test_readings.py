"""Logs and matches of older rules: played on as they were meant then, and written as they were."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gusher.kernel import log, registry
from gusher.kernel.game import Game
from gusher.kernel.match import Match, digest
from gusher.store.port import RUNNING, MatchRecord, SeatRecord, Snapshot, Whole
from gusher.table.archive import finished_match, kept_log
from gusher.table.aside import hides_nothing, plays_here
from gusher.table.errors import TableError
from gusher.table.live import header, new_match, revive, snapshot
from tests.contract.toys.variant import variant
from tests.kernel.tables import SECRET, refusal

# The first version of its rules let everybody peek twice, which is an option now, and knew a custom that is none.
GAME = variant(rules=2, readings={1: {"peeks": 2, "custom": True}})
THEN = {"peeking": True, "peeks": 2, "custom": True}


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registry.guest(GAME):
        yield


def begun(**options: Any) -> Match:
    return Match(GAME, 2, options, secret=SECRET, rules=1)


def finished() -> list[str]:
    match = begun()
    while not match.over:
        match.answer_number(int(match.state.seat), int(match.state.legal()[0]))
    return list(log.write(match))


def record(match: Match) -> MatchRecord:
    seats = (SeatRecord("human", "1"), SeatRecord("human", "2"))
    return MatchRecord("table", GAME.name, 1, match.said, seats, SECRET, 1.0, match.format, status=RUNNING, n=match.n)


def whole(match: Match, mark: Snapshot | None = None) -> Whole:
    entries = tuple(json.dumps(log.entry_words(match, entry)) for entry in match.entries)
    return Whole(record(match), entries, (), (), mark, None, ())


# --- options ---


def test_what_a_version_meant_is_in_force_and_stays_unsaid() -> None:
    assert begun().options == THEN
    assert begun().said == {"peeking": True}
    assert begun().state.dump()["peeks"] == [2, 2]


def test_the_present_rules_have_their_own_defaults_and_no_settings() -> None:
    match = Match(GAME, 2, {}, secret=SECRET)
    assert (match.rules, match.options, match.said) == (2, {"peeking": True, "peeks": 1}, match.options)
    with refusal("options-unknown", option="custom"):
        GAME.settle(2, {"custom": True})


@pytest.mark.parametrize("name", ["peeks", "custom"])
def test_a_version_does_not_say_what_it_did_not_know(name: str) -> None:
    with refusal("options-unknown", option=name, known=["peeking"]):
        GAME.settle(2, {name: THEN[name]}, 1)


def test_a_reading_without_a_meaning_is_left_out() -> None:
    assert GAME.settle(2, {"peeking": False}, 1) == {"peeking": False, "custom": True}


def test_a_reading_for_other_numbers_of_players_is_left_out() -> None:
    limited = replace(GAME, options=(GAME.options[0], replace(GAME.options[1], seats=(3,))))
    assert [limited.settle(seats, {}, 1)["peeks"] for seats in (2, 3)] == [1, 2]


def test_which_versions_are_read() -> None:
    assert [version for version in (0, 1, 2, 3, True, "1", None) if GAME.reads(version)] == [1, 2]


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))
def test_what_games_declare_can_be_played(game: Game) -> None:
    for version in game.readings:
        assert 0 < version < game.rules
        for seats in game.seats:
            match = Match(game, seats, {}, secret=SECRET, rules=version)
            assert game.readings[version].items() <= match.options.items()
            assert game.load(match.state.dump()).dump() == match.state.dump()


# --- logs ---


def test_an_old_log_is_read_and_written_as_it_was() -> None:
    lines = finished()
    first = json.loads(lines[0])
    assert (first["rules"], first["options"]) == (1, {"peeking": True})
    match = log.read(lines)
    assert (match.rules, match.options) == (1, THEN)
    assert list(log.write(match)) == lines
    assert log.verify(lines).honest


def test_a_version_that_nobody_knows_any_more_is_refused() -> None:
    first, *rest = finished()
    for version in (3, True):
        with refusal("log-rules", line=1, given=version, known=2):
            log.read([json.dumps({**json.loads(first), "rules": version}), *rest])


# --- stored matches ---


def test_a_stored_match_goes_on_by_the_rules_it_began_with() -> None:
    match = begun()
    match.answer_number(0, int(match.state.legal()[0]))
    table = revive(whole(match, snapshot(match)))
    assert (table.match.rules, table.match.options) == (1, THEN)
    assert digest(table.match.state) == digest(match.state)
    seat, number = int(match.state.seat), int(match.state.legal()[0])
    assert table.match.answer_number(seat, number) == match.answer_number(seat, number)
    assert header(table.record) == log.header(match)
    assert plays_here(table.record)
    assert not plays_here(replace(table.record, rules=3))
    assert not hides_nothing(replace(table.record, rules=3))
    assert new_match(table.record).options == THEN


def test_a_position_kept_by_older_rules_may_lack_fields_but_not_differ() -> None:
    match = begun()
    match.answer_number(0, int(match.state.legal()[0]))
    kept = match.state.dump()
    fewer = {name: value for name, value in kept.items() if name != "lacks"}
    assert revive(whole(match, Snapshot(match.n, fewer))).match.n == match.n
    with pytest.raises(TableError) as caught:
        revive(whole(match, Snapshot(match.n, {**fewer, "points": [9, 9]})))
    assert caught.value.code == "aside-changed"


def test_a_finished_log_is_imported_and_exported_as_it_was() -> None:
    lines = finished()
    kept, entries = finished_match(lines, 1.0)
    assert (kept.rules, kept.options) == (1, {"peeking": True})
    assert list(map(json.loads, kept_log(kept, entries))) == list(map(json.loads, lines))
