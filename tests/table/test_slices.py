"""Long work in slices: all of it is done, and however many works there are, others get their turn after each slice."""

import asyncio
from itertools import count, pairwise

import pytest

from gusher.table import slices
from gusher.table.slices import Work, finish, in_slices

STEPS, WORKS = 6, 4
TICK = "tick"


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at it is two thirds of a slice later: a slice is one step."""
    looks = count()
    monkeypatch.setattr(slices, "perf_counter", lambda: next(looks) * slices.SLICE_SECONDS * 2 / 3)


def work(name: str, heard: list[str]) -> Work[str]:
    for _ in range(STEPS):
        heard.append(name)
        yield
    return name


def test_all_of_it_is_done() -> None:
    assert finish(work("a", [])) == "a"
    assert asyncio.run(in_slices(work("a", []))) == "a"


def test_others_get_their_turn_after_each_slice() -> None:
    heard: list[str] = []

    async def look_on() -> None:
        while True:
            heard.append(TICK)
            await asyncio.sleep(0)

    async def everybody() -> list[str]:
        looking = asyncio.create_task(look_on())
        done = await asyncio.gather(*(in_slices(work(str(name), heard)) for name in range(WORKS)))
        looking.cancel()
        return done

    assert asyncio.run(everybody()) == [str(name) for name in range(WORKS)]
    assert len([name for name in heard if name != TICK]) == STEPS * WORKS
    assert all(TICK in pair for pair in pairwise(heard))
    order = [name for name in heard if name != TICK]
    assert set(order[:WORKS]) == set(order)  # in turn: nobody waits until another one is done


def test_who_gives_up_holds_nobody_up() -> None:
    async def given_up() -> str:
        first, second = (asyncio.create_task(in_slices(work(name, []))) for name in "ab")
        await asyncio.sleep(0)
        first.cancel()
        return await second

    assert asyncio.run(given_up()) == "b"
