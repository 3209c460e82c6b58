"""The arena: repeatable, fair to every seat, and not to be stopped by any bot."""

from pathlib import Path
from threading import Thread
from time import perf_counter

import pytest

from gusher.arena.game import CRASH, HANG, ILLEGAL, Result
from gusher.arena.guard import Guard, Pulse
from gusher.arena.plan import Plan
from gusher.arena.run import run
from gusher.arena.statistics import report
from gusher.bots.bot import BadBot
from gusher.kernel import log
from gusher.kernel.errors import BadOptions, UnknownGame
from tests.arena.unruly import NOTE

UNRULY = "tests.arena.unruly"
PATIENT = 600.0  # seconds: no bot is taken to hang because the machine is busy


def plan(*bots: str, games: int = 6, logs: bool = False, **options: bool) -> Plan:
    return Plan("atacama", bots, dict(options), games, seed=3, limit=PATIENT, logs=logs).checked()


def outcome(of: Plan, jobs: int) -> list[tuple[int, list[int], list[int], int]]:
    return [(result.number, result.scores, result.ranks, result.entries) for result in run(of, jobs)]


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    of = plan("greedy", "search:iterations=20", games=8, advanced=True, tactical=True)
    once = outcome(of, jobs=1)
    assert outcome(of, jobs=2) == once
    assert [number for number, *_ in once] == list(range(8))


def test_another_seed_gives_other_games() -> None:
    first = plan("random", "random", games=4)
    other = Plan(first.game, first.bots, first.options, 4, seed=4)
    assert outcome(first, 1) != outcome(other, 1)


def test_seats_rotate_and_a_rotation_shares_its_luck() -> None:
    four = Plan("atacama", ("a", "b", "c", "d"), {}, 8)
    for number in range(8):
        assert sorted(four.bot_at(number, seat) for seat in range(4)) == [0, 1, 2, 3]
    for bot in range(4):
        places = [seat for number in range(4) for seat in range(4) if four.bot_at(number, seat) == bot]
        assert sorted(places) == [0, 1, 2, 3]
    assert len({four.secret(number) for number in range(4)}) == 1
    assert four.secret(3) != four.secret(4)
    assert len({four.bot_seed(number, bot) for number in range(8) for bot in range(4)}) == 32


def test_logs_can_be_replayed_and_verified() -> None:
    for result in run(plan("random", "greedy", games=3, logs=True, advanced=True)):
        match = log.read(result.log)
        assert match.over
        assert sorted(match.state.scores()) == sorted(result.scores)
        assert match.n == result.entries
        assert log.verify(result.log).honest


@pytest.mark.parametrize(
    ("bot", "kind", "trace"),
    [
        ("Crashing", CRASH, "on purpose"),
        ("Unmakeable", CRASH, "no budget for me"),
        ("Cheating", ILLEGAL, "5000"),
        ("Vanishing", CRASH, "exit code 7"),
    ],
)
def test_a_bot_that_fails_loses_and_the_run_goes_on(bot: str, kind: str, trace: str) -> None:
    of = plan("random", f"{UNRULY}.{bot}", games=4)
    results = run(of)
    assert [result.number for result in results] == [0, 1, 2, 3]
    for result in results:
        assert result.failure is not None
        assert (result.failure.bot, result.failure.kind) == (1, kind)
        assert trace in result.failure.message
        assert result.ranks == [1, 2]
    standings = report(of, results).standings
    assert standings[0].win_rate == 1.0
    assert standings[1].failures == {kind: 4}


def test_a_hanging_bot_is_stopped_and_the_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The guard's clock leaps beyond the limit as soon as the bot has said that it hangs, and not before."""
    note = tmp_path / "hangs"

    def leaping() -> float:
        late = note.exists()
        note.unlink(missing_ok=True)
        return perf_counter() + (2 * PATIENT if late else 0.0)

    monkeypatch.setenv(NOTE, str(note))
    monkeypatch.setattr("gusher.arena.guard.perf_counter", leaping)
    guard = Guard()
    results = [Result.from_data(told) for told in guard.play(plan(f"{UNRULY}.Hanging", "random"), [0, 1, 2])]
    guard.close()
    assert [result.number for result in results] == [0, 1, 2]
    assert [result.failure.kind if result.failure else "" for result in results] == [HANG] * 3
    assert all(result.ranks == [2, 1] for result in results)


def test_with_four_seats_the_others_share_the_win_of_a_lost_game() -> None:
    results = run(plan("random", "random", f"{UNRULY}.Crashing", "random", games=4))
    assert all(result.ranks == [1, 1, 4, 1] for result in results)


def test_what_a_bot_prints_does_not_disturb_the_results() -> None:
    assert all(result.failure is None for result in run(plan(f"{UNRULY}.Talking", "random", games=2)))


def test_progress_is_told() -> None:
    heard: list[int] = []
    run(plan("random", "random", games=7), done=heard.append)
    assert sum(heard) == 7


def test_a_guard_plays_on_after_it_was_closed() -> None:
    guard = Guard()
    of = plan("random", "random", games=2)
    first = [told["scores"] for told in guard.play(of, [0, 1])]
    guard.close()
    guard = Guard()
    assert [told["scores"] for told in guard.play(of, [0, 1])] == first
    guard.close()


@pytest.mark.parametrize(
    ("game", "bots", "options", "error"),
    [
        ("atacma", ("random", "random"), {}, UnknownGame),
        ("atacama", ("random",), {}, BadOptions),
        ("atacama", ("random", "random", "random"), {}, BadOptions),
        ("atacama", ("random", "random"), {"double_weight": 2}, BadOptions),
        ("atacama", ("random", "randon"), {}, BadBot),
    ],
)
def test_a_wrong_plan_is_refused_before_any_game(
    game: str, bots: tuple[str, ...], options: dict[str, int], error: type[Exception]
) -> None:
    with pytest.raises(error):
        run(Plan(game, bots, dict(options), 1))


def test_a_pulse_is_never_read_half_written(tmp_path: Path) -> None:
    """Child and guard share it without a lock: what is read was written as a whole."""
    path = tmp_path / "pulse"
    path.write_bytes(bytes(64))
    pulse = Pulse(str(path))
    pulse.write(0, 0, perf_counter())

    def write_on() -> None:
        for number in range(30_000):
            pulse.write(number, number % 200, perf_counter())

    writing = Thread(target=write_on)
    writing.start()
    while writing.is_alive():
        number, bot, since = pulse.read()
        assert bot == number % 200
        assert 0 < since <= perf_counter()
    writing.join()


def test_games_that_were_not_told_before_a_fall_are_played_again() -> None:
    """Whether the bot takes the process with it follows from the game alone, so that others before it are untold."""
    results = run(plan("random", f"{UNRULY}.Fickle", games=5))
    assert [result.number for result in results] == [0, 1, 2, 3, 4]
    assert [result.failure is None for result in results] == [True, True, True, False, True]
    assert all(result.entries for result in results if result.failure is None)
