"""Budgets are kept to a tenth, whichever clock they are of."""

from collections.abc import Callable

import pytest

from gusher.bots.bot import Bot, Budget, read_bot
from gusher.bots.stopwatch import Stopwatch
from gusher.kernel import registry
from gusher.kernel.rng import Rng

ATACAMA = registry.find("atacama")


class Work:
    """A clock that only work moves on."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def spent(monkeypatch: pytest.MonkeyPatch, budget: Budget, piece: Callable[[int], float]) -> float:
    """Milliseconds that somebody works who asks before every piece."""
    clock = Work()
    for place in ("perf_counter", "process_time"):
        monkeypatch.setattr(f"gusher.bots.stopwatch.{place}", clock)
    stopwatch, done = Stopwatch(budget), 0
    while not stopwatch.is_up(done):
        clock.seconds += piece(done)
        done += 1
    return 1000 * clock.seconds


@pytest.mark.parametrize("kind", ["ms", "cpu"])
@pytest.mark.parametrize("piece", [0.001, 0.007, 0.03, 0.055])
def test_time_is_kept_to_a_tenth(monkeypatch: pytest.MonkeyPatch, kind: str, piece: float) -> None:
    assert spent(monkeypatch, Budget(**{kind: 300}), lambda _: piece) == pytest.approx(300, rel=0.1)


def test_pieces_that_differ_are_kept_to_a_tenth_too(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spent(monkeypatch, Budget(cpu=300), lambda done: 0.004 + 0.02 * (done % 3)) == pytest.approx(300, rel=0.1)


def test_whichever_limit_comes_first_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert spent(monkeypatch, Budget(ms=500, cpu=200), lambda _: 0.001) == pytest.approx(200, rel=0.1)
    assert spent(monkeypatch, Budget(iterations=7, cpu=200), lambda _: 0.001) == pytest.approx(7)


@pytest.mark.parametrize(("budget", "passes"), [(Budget(ms=200), True), (Budget(cpu=200), True), (Budget(), False)])
def test_who_can_break_off_asks_in_the_middle(monkeypatch: pytest.MonkeyPatch, budget: Budget, passes: bool) -> None:
    clock = Work()
    for place in ("perf_counter", "process_time"):
        monkeypatch.setattr(f"gusher.bots.stopwatch.{place}", clock)
    stopwatch = Stopwatch(budget)
    clock.seconds = 0.19
    assert not stopwatch.has_passed()
    clock.seconds = 0.2
    assert stopwatch.has_passed() is passes


def test_a_bot_keeps_to_the_time_of_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the process moves on with every look; the clock on the wall stands for nothing."""
    looks = iter(range(1000))
    monkeypatch.setattr("gusher.bots.stopwatch.process_time", lambda: next(looks) * 0.01)
    monkeypatch.setattr("gusher.bots.stopwatch.perf_counter", lambda: pytest.fail("nobody limits that"))
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    thinker: Bot = read_bot("search:cpu=100").make(ATACAMA)
    assert thinker.answer(state, state.legal(), thinker.budget, Rng(1)) in list(state.legal())
    assert next(looks) in (10, 11, 12)
