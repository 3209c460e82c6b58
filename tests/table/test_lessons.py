"""A guided first game is a match like any other: kept, revived, taken back; and left when its learner wants to."""

from dataclasses import replace
from pathlib import Path

import pytest

from gusher.kernel import lessons, registry
from gusher.kernel.lessons import Lesson, Place, Played, Whereabouts, lesson
from gusher.store.port import MatchRecord
from gusher.table.errors import TableError
from gusher.table.learning import is_lesson, lesson_at, told
from gusher.table.live import LiveTable
from gusher.table.service import Tables
from tests.contract.toys.dice_hands import GAME as TOY
from tests.table.seated import place, refused, run, tables_in, until_asked

GAME = "atacama"


def taught() -> Lesson:
    found = lesson(registry.find(GAME))
    assert found is not None
    return found


def given(table: LiveTable) -> tuple[Played, ...]:
    return tuple(Played(step.entry.by, step.entry.action) for step in table.match.steps)


async def opened(tables: Tables) -> str:
    match, wishes = await tables.open_lesson(GAME, "Ada")
    assert [wish.kind for wish in wishes] == ["human", "bot"]
    return match.id


async def follow(tables: Tables, match_id: str) -> Place:
    """Gives the wanted answer, and waits for the others."""
    table = await until_asked(tables, match_id, taught().seat)
    number = taught().place(table.match).wanted[0]
    words = table.match.game.actions.words(number)
    await tables.answer(match_id, taught().seat, table.match.n, f"key {table.match.n}", words)
    return taught().place((await until_asked(tables, match_id, taught().seat)).match)


@pytest.mark.parametrize(("game", "question", "step"), [("mcmulti", 12, "well"), ("giganten", 9, "bid")])
def test_it_can_begin_at_a_question(tmp_path: Path, game: str, question: int, step: str) -> None:
    async def test() -> None:
        found = lesson(registry.find(game))
        assert found is not None
        async with tables_in(tmp_path) as tables:
            match, _ = await tables.open_lesson(game, "Ada", question=question)
            table = await tables.table(match.id)
            place = found.place(table.match)
            assert (place.where, place.done, place.steps[-1].id) == (Whereabouts.ASKED, question, step)
            assert given(table) == found.script[: len(table.match.steps)]

    run(test())


@pytest.mark.parametrize("question", [3, 999])
def test_a_question_that_it_does_not_ask_first_is_its_beginning(tmp_path: Path, question: int) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match, _ = await tables.open_lesson(GAME, "Ada", question=question)
            assert taught().place((await tables.table(match.id)).match).done == 0

    run(test())


def test_the_others_answer_as_they_did(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened(tables)
            assert [(await follow(tables, match_id)).done for _ in range(3)] == [1, 2, 3]
            assert given(await tables.table(match_id)) == taught().script[:6]
        async with tables_in(tmp_path) as tables:  # the server was started anew: the log says where we are
            table = await until_asked(tables, match_id, taught().seat)
            assert is_lesson(table.record)
            assert taught().place(table.match).steps[-1].id == "spoil"
            await follow(tables, match_id)
            assert given(await tables.table(match_id)) == taught().script[:8]

    run(test())


def test_going_astray_and_coming_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened(tables)
            before = await follow(tables, match_id)
            table = await tables.table(match_id)
            await tables.answer(match_id, 0, table.match.n, "astray", place(9, 9))
            table = await until_asked(tables, match_id, 0)
            assert taught().place(table.match) == Place(Whereabouts.ASTRAY)
            await tables.ask_takeback(match_id, 0, "back")
            table = await until_asked(tables, match_id, 0)
            assert taught().place(table.match) == before
            await follow(tables, match_id)
            assert given(await tables.table(match_id)) == taught().script[:4]

    run(test())


def test_going_on_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened(tables)
            await tables.end_lesson(match_id, 0)
            table = await until_asked(tables, match_id, 0)
            version = table.version
            assert not is_lesson(table.record)
            await tables.end_lesson(match_id, 0)
            assert table.version == version
            await tables.answer(match_id, 0, 0, "first", place(4, 1))
            assert told(await tables.table(match_id)) is None  # they think for themselves
            await until_asked(tables, match_id, 0)

    run(test())


def test_a_lesson_that_has_become_another(tmp_path: Path) -> None:
    """Whoever is in the middle of it when a server is upgraded simply plays on."""

    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            record: MatchRecord = (await tables.table(await opened(tables))).record
            assert lesson_at(record) is taught()
            assert lesson_at(replace(record, secret="0" * 64)) is None
            assert lesson_at(replace(record, seats=record.seats * 2)) is None

    run(test())


def test_a_game_without_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            with registry.guest(TOY):
                await refused(tables.open_lesson(TOY.name, "Ada"), TableError, "no-lesson")

    run(test())


def test_after_the_last_recorded_answer_any_will_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened(tables)
            places = [await follow(tables, match_id) for _ in range(taught().questions - 1)]
            assert (places[-1].where, places[-1].wanted, places[-1].steps[-1].id) == (Whereabouts.ASKED, (), "free")
            table = await tables.table(match_id)
            await tables.answer(match_id, 0, table.match.n, "free", place(9, 9))
            table = await until_asked(tables, match_id, 0)
            assert taught().place(table.match).where is Whereabouts.FINISHED
            assert [step.id for step in taught().place(table.match).steps] == ["end"]

    run(test())


def test_a_chain_in_parts() -> None:
    """What one click gives may be given answer by answer: what is left of it is wanted then, and not said again."""
    found = lesson(registry.find("giganten"))
    assert found is not None
    match = lessons.opened(found)
    seen: list[Place] = []
    while (here := found.place(match)).where is not Whereabouts.FINISHED and here.done < 5:
        reply = found.reply(match)
        if here.where is Whereabouts.ASKED:
            seen.append(here)
        match.answer_number(int(match.state.seat), here.wanted[0] if reply is None else reply)
    driving = [here for here in seen if here.steps[-1].id == "on"]
    assert [len(here.wanted) for here in driving] == [3, 2, 1]
    assert [[step.id for step in here.steps] for here in driving] == [["poor", "on"], ["on"], ["on"]]


@pytest.mark.parametrize("name", ["atacama", "giganten", "mcmulti", "wildcatters"])
def test_our_own_games_have_one(name: str) -> None:
    assert lesson(registry.find(name)) is not None
