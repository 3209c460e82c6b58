"""Rated tables: who may sit there, what is not allowed, and that the end counts once, whatever happens to a process."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gusher.bots.earlier import earlier
from gusher.bots.levels import LEVELS
from gusher.bots.rating import NEWCOMER, rated
from gusher.bots.strength import strengths
from gusher.store.people import PlayerRecord
from gusher.store.port import LEFT, OVER, RESIGNED, MatchRecord, SeatRecord, Store
from gusher.store.sqlite import SqliteStore
from gusher.table.aids import Aids
from gusher.table.errors import NotYours, TableError
from gusher.table.opening import SeatWish
from gusher.table.rated import Placed, must_suit, placed
from gusher.table.service import Tables
from tests.store.engines import ENGINES, address
from tests.table.processes import a_deaf_process
from tests.table.seated import AGAINST_RANDOM, TWO, refused, run, tables_in, until_asked

RATED = Aids(rated=True)
AGAINST_EASY = (SeatWish("human", "Ada"), SeatWish("bot", bot="easy"))
LATELY = 1e11  # they have been here, and are not forgotten at the next start
ADA, BEN = (PlayerRecord(name.lower(), f"key-{name}", name, "en", 0.0, LATELY) for name in ("Ada", "Ben"))


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with address(request.param, tmp_path) as found:
        yield found


async def opened_by_two(tables: Tables) -> str:
    """Ada and Ben, each a player."""
    opened = await tables.open("atacama", {}, TWO, aids=RATED)
    await tables.arrive(opened.id, 1, "Ben")
    for seat, player in enumerate((ADA, BEN)):
        tables.store.enter(player)
        tables.store.sits(player.id, [(opened.id, seat)])
    return opened.id


async def played_out(tables: Tables, match_id: str) -> MatchRecord:
    """Everybody gives the first possible answer."""
    while not (table := await tables.settled(match_id)).match.over:
        seat, match = table.asked, table.match
        answer = match.game.actions.words(int(match.state.legal()[0]))
        await tables.answer(match_id, seat, match.n, f"k{match.n}", answer)
    return tables.store.match(match_id)


def means(store: Store) -> dict[str, tuple[float, int]]:
    return {one.player: (one.mean, one.games) for one in store.ratings()}


# --- what can be rated ---


def test_a_rated_table_allows_undo_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_EASY, aids=Aids(hints=True, takebacks=True, rated=True))
            kept = tables.store.match(opened.id)
            assert (kept.rated, kept.counted, kept.hints, kept.takebacks) == (True, False, False, False)
            await refused(tables.hint(opened.id, 0), NotYours, "no-hints")
            await refused(tables.ask_takeback(opened.id, 0, "k"), NotYours, "no-takebacks")
            usual = await tables.open("atacama", {}, AGAINST_RANDOM)
            assert not tables.store.match(usual.id).rated

    run(test())


@pytest.mark.parametrize(
    ("game", "wishes", "code"),
    [
        ("atacama", (SeatWish("human", "Ada"), SeatWish("local", "Ben")), "rated-screen"),
        ("atacama", (SeatWish("human", "Ada"), SeatWish("human", "Ben")), "rated-screen"),
        ("atacama", (SeatWish("bot", bot="greedy"), SeatWish("bot", bot="random")), "rated-nobody"),
        ("atacama", (SeatWish("human", "Ada"), SeatWish("bot", bot="search:iterations=9")), "rated-bot"),
        ("atacama", (SeatWish("human", "Ada"), SeatWish("bot", bot="search:ms=300")), "rated-bot"),
        ("giganten", (SeatWish("human", "Ada"), *[SeatWish("bot", bot="search:ms=1200")] * 2), "rated-bot"),
        # Measured, but against the medium level alone.
        (
            "giganten",
            (SeatWish("human", "Ada"), SeatWish("bot", bot="easy"), SeatWish("bot", bot="greedy")),
            "rated-bot",
        ),
        ("atacama", (SeatWish("human", "Ada"), SeatWish("bot", bot="random")), "rated-bot"),
    ],
)
def test_what_cannot_be_rated_is_refused(tmp_path: Path, game: str, wishes: tuple[SeatWish, ...], code: str) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            await refused(tables.open(game, {}, wishes, aids=RATED), TableError, code)
            assert tables.store.ids() == []

    run(test())


def test_every_level_with_any_character_can_play_at_a_rated_table() -> None:
    for bot in (*LEVELS, "hard:character=gambler"):
        must_suit("giganten", (SeatWish("human", "Ada"), *[SeatWish("bot", bot=bot)] * 2), RATED)


def test_a_rematch_is_rated_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened_by_two(tables)
            old = await played_out(tables, match_id)
            again = await tables.open_again(old, [SeatWish("friend", "Ben"), SeatWish("human", "Ada")])
            assert tables.store.match(again.id).rated

    run(test())


# --- what the end says ---


def over(*seats: SeatRecord, ranks: list[int]) -> MatchRecord:
    return MatchRecord(
        "m1", "atacama", 1, {}, seats, "", 1.0, 2, status=OVER, rated=True, result={"scores": [0], "ranks": ranks}
    )


PERSON, GREEDY = SeatRecord("human", "Ada"), SeatRecord("bot", "Zoe", bot="greedy")


def gone(how: str) -> SeatRecord:
    return SeatRecord("bot", "Ada", bot="greedy", gone=how)


def test_bots_have_fixed_ratings_and_people_their_own() -> None:
    """Also those that no new rated table takes."""
    assert placed(over(PERSON, GREEDY, ranks=[2, 1]), {0: "ada"}) == [
        Placed("ada", NEWCOMER, 2),
        Placed("", strengths("atacama")["greedy"], 1),
    ]


def test_a_match_that_began_against_a_bot_of_earlier_days_counts() -> None:
    """No new one may begin so (test_what_cannot_be_rated_is_refused)."""
    driller = SeatRecord("bot", "Zoe", bot="search:ms=300")
    ada, bot = placed(over(PERSON, driller, ranks=[1, 2]), {0: "ada"})
    assert (ada.player, bot) == ("ada", Placed("", earlier("atacama")["search:ms=300"], 2))
    nobody = replace(driller, bot="search:ms=77")
    assert placed(over(PERSON, nobody, ranks=[1, 2]), {0: "ada"}) == []


def test_who_resigned_comes_last_wherever_the_bot_ended_up() -> None:
    found = placed(over(gone(RESIGNED), PERSON, GREEDY, ranks=[1, 2, 3]), {0: "ada", 1: "ben"})
    assert [(place.player, place.rank) for place in found] == [("ada", 4), ("ben", 2), ("", 3)]


def test_who_left_with_everybodys_consent_does_not_count() -> None:
    found = placed(over(gone(LEFT), PERSON, GREEDY, ranks=[1, 2, 3]), {0: "ada", 1: "ben"})
    assert [place.player for place in found] == ["ben", ""]
    assert placed(over(gone(LEFT), PERSON, ranks=[1, 2]), {0: "ada", 1: "ben"}) == []


def test_who_was_forgotten_counts_as_a_newcomer_whom_nobody_knows() -> None:
    assert placed(over(PERSON, PERSON, ranks=[2, 1]), {0: "ada"})[1] == Placed("", NEWCOMER, 1)


def test_nothing_is_learned_from_a_game_against_oneself_or_without_a_result() -> None:
    match = over(PERSON, PERSON, ranks=[1, 2])
    assert placed(match, {0: "ada", 1: "ada"}) == []
    assert placed(replace(match, result=None), {0: "ada", 1: "ben"}) == []


# --- counting ---


def test_the_end_counts_once_for_all_processes(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            match_id = await opened_by_two(one)
            kept = await played_out(one, match_id)
            for process in (one, other, one):
                await process.ladder.count_all()
            assert kept.result is not None
            expected = rated([NEWCOMER, NEWCOMER], kept.result["ranks"])
            assert means(one.store) == {
                "ada": (expected[0].mean, 1),
                "ben": (expected[1].mean, 1),
            }
            assert (await one.settled(match_id)).record.counted  # those who look are told

    run(test())


def test_a_match_whose_process_died_at_its_end_is_counted_at_the_next_start(tmp_path: Path) -> None:
    async def play() -> None:
        async with tables_in(tmp_path) as tables:
            await tables.ladder.close()  # as if it had died between the last move and the counting
            await played_out(tables, await opened_by_two(tables))
            assert tables.store.ratings() == []

    async def start_again() -> None:
        async with tables_in(tmp_path) as tables:
            await tables.ladder.count_all()
            assert [one.games for one in tables.store.ratings()] == [1, 1]

    run(play())
    run(start_again())


def test_it_is_counted_without_being_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened_by_two(tables)
            table = await tables.table(match_id)
            with table.watching() as signal:
                await played_out(tables, match_id)
                while not (await tables.settled(match_id)).record.counted:
                    await signal.wait()
            assert len(tables.store.ratings()) == 2

    run(test())


def test_who_resigns_against_bots_has_lost(tmp_path: Path) -> None:
    """The bots finish the game although nobody looks."""

    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_EASY, aids=RATED)
            tables.store.enter(ADA)
            tables.store.sits("ada", [(opened.id, 0)])
            await refused(tables.leavings.ask(opened.id, 0), TableError, "rated-leave")
            await tables.leavings.resign(opened.id, 0)
            await until_asked(tables, opened.id)
            await tables.ladder.count_all()
            expected = rated([NEWCOMER, strengths("atacama")["easy"]], [2, 1])[0]
            assert means(tables.store) == {"ada": (expected.mean, 1)}

    run(test())


def test_a_rated_game_that_goes_badly_is_not_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_EASY, aids=RATED)
            begun = await tables.open("atacama", {}, AGAINST_EASY, aids=RATED)
            await tables.leavings.remove(opened.id, [0])  # nothing has happened there
            match = (await until_asked(tables, begun.id, 0)).match
            answer = match.game.actions.words(int(match.state.legal()[0]))
            await tables.answer(begun.id, 0, match.n, "k", answer)
            await refused(tables.leavings.remove(begun.id, [0]), TableError, "others-sat")
            assert tables.store.ids() == [begun.id]

    run(test())


# --- looking ---


def test_people_and_bots_stand_on_one_ladder(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            await played_out(tables, await opened_by_two(tables))
            await tables.ladder.count_all()
            rungs = await tables.ladder.rungs("atacama", BEN)
            assert [rung.bot for rung in rungs if rung.bot] == list(reversed(LEVELS))
            assert sorted(rung.name for rung in rungs if rung.name) == ["Ada", "Ben"]
            assert [rung.name for rung in rungs if rung.mine] == ["Ben"]
            assert [rung.rating.mean for rung in rungs] == sorted((rung.rating.mean for rung in rungs), reverse=True)
            assert [(one.game, one.games) for one in await tables.ladder.of("ada")] == [("atacama", 1)]
            assert not any(rung.mine for rung in await tables.ladder.rungs("atacama"))

    run(test())


def test_who_is_far_down_still_finds_their_own_rung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.table.ladder.LONGEST", 1)

    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened_by_two(tables)
            await played_out(tables, match_id)
            await tables.ladder.count_all()
            for player in (ADA, BEN):
                rungs = await tables.ladder.rungs("atacama", player)
                assert [rung.name for rung in rungs if rung.mine] == [player.name]

    run(test())
