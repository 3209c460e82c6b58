"""Pages that have asked for nothing are drawn one in each round of the loop, and everybody else goes on meanwhile."""

import asyncio

import pytest

from gusher.web.rounds import MOMENT, Rounds
from tests.fixed import OVERDUE_SECONDS


async def rounds_of(rounds: Rounds, pages: int, leaves: int | None = None) -> list[tuple[int, int]]:
    """Which page came when, by the rounds of the loop; one of them may have left before its turn."""
    came: list[tuple[int, int]] = []
    over = asyncio.Event()
    round_now = 0

    async def count() -> None:
        nonlocal round_now
        while not over.is_set():
            round_now += 1
            await asyncio.sleep(0)

    async def draw(page: int) -> None:
        await rounds.next()
        came.append((page, round_now))

    counting = asyncio.create_task(count())
    drawing = [asyncio.create_task(draw(page)) for page in range(pages)]
    await asyncio.sleep(0)
    if leaves is not None:
        drawing[leaves].cancel()
    await asyncio.gather(*drawing, return_exceptions=True)
    over.set()
    await counting
    return came


def test_one_in_each_round_and_who_came_first_goes_first() -> None:
    came = asyncio.run(rounds_of(Rounds(), 6))
    assert [page for page, _ in came] == [*range(6)]
    first = came[0][1]
    assert [when for _, when in came] == [*range(first, first + 6)]


def test_who_has_left_holds_nobody_up() -> None:
    came = asyncio.run(rounds_of(Rounds(), 4, leaves=1))
    assert [page for page, _ in came] == [0, 2, 3]
    assert came[-1][1] - came[0][1] == 2


def test_after_a_pause_it_begins_again() -> None:
    async def twice() -> list[int]:
        rounds = Rounds()
        return [len(await rounds_of(rounds, 2)) for _ in range(2)]

    assert asyncio.run(twice()) == [2, 2]


def test_while_an_answer_is_played_pages_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.web.rounds.MOMENT", OVERDUE_SECONDS)

    async def test() -> tuple[bool, bool]:
        rounds = Rounds()
        with rounds.answering(), rounds.answering():
            first, second = (asyncio.create_task(rounds.next()) for _ in range(2))
            for _ in range(5):
                await asyncio.sleep(0)
            held = not first.done() and not second.done()
            first.cancel()
        await second
        return held, first.cancelled()

    assert asyncio.run(test()) == (True, True)


def test_they_wait_for_a_moment_only() -> None:
    async def test() -> float:
        rounds, clock = Rounds(), asyncio.get_running_loop()
        began = clock.time()
        with rounds.answering():
            await rounds.next()  # nothing ends the answer: the moment is over by itself
        return clock.time() - began

    assert asyncio.run(test()) >= MOMENT
