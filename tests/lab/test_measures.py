"""What is measured of a game."""

from dataclasses import replace
from statistics import fmean

import pytest

from gusher.arena.notes import called, observed
from gusher.arena.plan import Plan
from gusher.arena.run import run
from gusher.bots.builtin import RandomBot
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.lab.measures import decided, drama, lead_changes, leaders
from gusher.lab.minutes import Tempo, tempo_of
from gusher.lab.report import histogram
from gusher.lab.study import Table, Variant
from tests.lab.games import study, table

CURVE = [[0.5, 0.5], [0.6, 0.4], [0.3, 0.7], [0.7, 0.3], [0.9, 0.1]]


def test_who_was_ahead() -> None:
    assert leaders(CURVE) == [0, 0, 1, 0, 0]
    assert lead_changes(CURVE) == 2
    assert drama(CURVE, 0) == pytest.approx(40)
    assert decided(CURVE, 0) == pytest.approx(60)
    assert decided(CURVE, 1) == 100
    assert decided([], 0) == drama([], 0) == lead_changes([]) == 0


def played(game: Game, seats: int) -> Match:
    match = Match(game, seats, game.unattended(seats, {}), secret=seeded_secret(game.name, 5))
    bot, rng = RandomBot(game, {}), Rng(3)
    while not match.over:
        match.answer_number(int(match.state.seat), bot.answer(match.state, match.state.legal(), bot.budget, rng))
    return match


@pytest.mark.parametrize("name", [game.name for game in registry.games()])
def test_every_game_can_be_observed(name: str) -> None:
    game = registry.find(name)
    match = played(game, game.usual_seats)
    notes = observed(match)
    answers = [step.entry for step in match.steps if step.entry.by != "chance"]
    assert sum(map(sum, notes.used.values())) == notes.questions <= len(answers)
    assert 0 < notes.turns <= len(match.steps)
    assert sorted(notes.order) == list(range(match.seats))
    assert notes.order[0] == next(step.turn for step in match.steps if step.turn >= 0)
    assert notes.choices >= 2 * notes.questions
    for chances in notes.curve:
        assert len(chances) == match.seats
        assert sum(chances) == pytest.approx(1, abs=0.01)
    assert {answer.split()[0] for answer in notes.used} <= {kind.name for kind in game.actions.kinds}


def test_an_answer_is_called_as_logs_write_it() -> None:
    match = Match(registry.find("atacama"), 2, secret=seeded_secret("atacama", 1))
    number = match.game.actions.number({"do": "place", "row": 2, "column": 7})
    assert called(match, number) == "place row=2 column=7"
    giganten = Match(registry.find("giganten"), 3, secret=seeded_secret("giganten", 1))
    assert called(giganten, giganten.game.actions.first["pay"]) == "pay"


def test_notes_come_over_from_the_workers() -> None:
    (result,) = run(Plan("atacama", ("random", "random"), {}, 1, notes=True))
    assert result.notes["turns"] > 20
    assert result.notes["end"] in ("all_turns", "blocked")
    assert run(Plan("atacama", ("random", "random"), {}, 1))[0].notes == {}


def test_minutes_are_decisions_at_a_pace() -> None:
    first, second = Variant("A"), Variant("B")
    of = study(first, second, games=4)
    tables = [table(first, 4, 1), table(second, 4, 2)]
    asked = fmean(tables[0].notes(result).questions for result in tables[0].results)
    boxed = tempo_of(of, tables)  # McMulti's box says 90
    assert boxed.source == "box"
    assert boxed.minutes(asked) == pytest.approx(90)
    assert tempo_of(replace(of, pace=6.0), tables) == Tempo(6.0, "given")
    unknown = [Table(first, 3, []), tables[1]]
    assert tempo_of(of, unknown).source == "assumed"


def test_histograms_have_round_steps() -> None:
    assert histogram([28_000.0, 30_500.0, 204_000.0]) == {
        "from": 20_000.0,
        "step": 10_000.0,
        "counts": [1, 1, *[0] * 16, 1],
    }
    assert histogram([3.0, 3.0]) == {"from": 3.0, "step": 1.0, "counts": [2]}
    assert histogram([-9.0, 6.0])["from"] == -9.0
