"""Ledger and charts of every game that has them: complete at every step, and the same however one comes there."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.effects import Effect
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.history import History
from gusher.kernel.ledger import Posting, opened, postings
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, PUBLIC, State
from gusher.render.ledger import cause_said, good_said, unit, written
from gusher.words.catalogue import catalogue
from tests.kernel.matches import played

pytestmark = pytest.mark.compiled  # books are never compiled; what happens in a game, the recorded ones compare

KEEPERS = [game for game in registry.games() if game.ledger is not None]
SETTINGS = [(game, seats, options) for game in KEEPERS for seats, options in game.settings()]
every_setting = pytest.mark.parametrize(
    ("game", "seats", "options"),
    SETTINGS,
    ids=["-".join([game.name, str(seats), *map(str, options.values())]) for game, seats, options in SETTINGS],
)
every_keeper = pytest.mark.parametrize("game", KEEPERS, ids=[game.name for game in KEEPERS])


def whole(effect: Effect) -> Effect:
    return effect


def ledger(match: Match) -> list[Posting]:
    opening = opened(match.game, match.seats, match.options)
    return list(postings(opening, History(match).at(match.n).happenings, whole))


def held(game: Game, state: State) -> dict[tuple[int, str], int]:
    return {
        (seat, good): amount
        for good in game.ledger.GOODS
        for seat, amount in enumerate(game.ledger.holdings(state, good))
    }


def balances(lines: list[Posting]) -> dict[tuple[int, str], int]:
    return {(line.seat, moved.good): moved.balance for line in lines for moved in line.movements}


def test_the_games_with_money_keep_a_ledger() -> None:
    assert {"giganten", "mcmulti"} <= {game.name for game in KEEPERS}
    assert registry.find("atacama").ledger is None
    assert registry.find("atacama").charts is None


# --- the ledger ---


@every_setting
def test_what_the_effects_moved_is_what_the_hands_hold_at_every_step(
    game: Game, seats: int, options: dict[str, Any]
) -> None:
    state = game.start(seats, game.settle(seats, options))
    rng = Rng(seats)
    sums = held(game, state)
    while state.seat != OVER:
        heard: list[Effect] = []
        state.play(random_answer(state, rng), heard.append)
        for flow in (flow for effect in heard for flow in effect.flows()):
            assert flow.amount != 0
            sums[flow.seat, flow.good] += flow.amount
        assert sums == held(game, state)


@every_setting
def test_the_ledger_ends_with_what_the_hands_hold(game: Game, seats: int, options: dict[str, Any]) -> None:
    match = played(game, seats, options, seed=3)
    lines = ledger(match)
    assert balances(lines) == held(game, match.state)
    assert [line.seat for line in lines[:seats]] == list(range(seats))
    assert all(line.cause is None for line in lines[:seats])
    assert all(line.cause is not None for line in lines[seats:])
    assert all(before.n <= after.n for before, after in pairwise(lines))


@every_keeper
def test_every_balance_follows_from_the_one_before(game: Game) -> None:
    lines = ledger(played(game, game.usual_seats, {}, seed=4, answers=400))
    last = balances(lines[: game.usual_seats])
    for line in lines[game.usual_seats :]:
        for moved in line.movements:
            last[line.seat, moved.good] += moved.amount
            assert last[line.seat, moved.good] == moved.balance


@every_keeper
def test_what_everybody_may_know_balances_too(game: Game) -> None:
    """A spectator's ledger holds the same units: nothing that it counts is a secret."""
    match = played(game, game.usual_seats, {}, seed=5, answers=300)
    opening = opened(game, match.seats, match.options)
    seen = list(postings(opening, History(match).at(match.n).happenings, lambda effect: effect.seen_by(PUBLIC)))
    assert balances(seen) == held(game, match.view(PUBLIC))


@every_keeper
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(game: Game, language: str) -> None:
    words = catalogue(language, game)
    names = [f"Player {seat}" for seat in range(game.usual_seats)]
    for good in game.ledger.GOODS:
        assert words.say(good_said(game, good))
        assert written(words, unit(game, good), -5, signed=True) != written(words, unit(game, good), 5, signed=True)
    for line in ledger(played(game, game.usual_seats, {}, seed=6, answers=300)):
        assert names[line.seat] in words.say(cause_said(line), names)


@every_keeper
def test_what_was_taken_back_is_in_no_ledger(game: Game) -> None:
    match = played(game, game.usual_seats, {}, seed=8, answers=40)
    match.rewind(0, match.steps[-6].entry.n, agreed=True)
    assert balances(ledger(match)) == held(game, match.state)


# --- charts ---


def readings(match: Match, viewer: int) -> Iterator[Any]:
    for happening in History(match).at(match.n).happenings:
        if happening.position is not None:
            yield match.game.charts.reading(happening.position.redact(viewer))


@every_setting
def test_readings_come_in_order_and_always_have_the_same_lines(game: Game, seats: int, options: dict[str, Any]) -> None:
    match = played(game, seats, options, seed=9)
    found = list(readings(match, PUBLIC))
    assert len(found) > 3
    assert all(before.beat < after.beat for before, after in pairwise(found))
    assert found[-1].beat == game.charts.beat(match.state)
    shapes = {
        tuple((chart.id, chart.unit, tuple(line.id for line in chart.series)) for chart in reading.charts)
        for reading in found
    }
    assert len(shapes) == 1
    ticks = [reading.tick for reading in found if reading.tick]
    assert ticks == sorted(set(ticks))


@every_keeper
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chart_has_its_words(game: Game, language: str) -> None:
    words = catalogue(language, game)
    match = played(game, game.usual_seats, {}, seed=10, answers=2000)
    names = [f"Player {seat}" for seat in range(match.seats)]
    for reading in readings(match, 0):
        assert words.say(reading.said, names)
        assert words.say(reading.axis)
        for chart in reading.charts:
            marks = [line.seat if line.mark is None else words.say(line.mark) for line in chart.series]
            assert len(set(marks)) == len(marks)
            assert len({words.say(line.name, names) for line in chart.series}) == len(chart.series)
            assert words.say(chart.title)
            assert written(words, chart.unit, 7)
