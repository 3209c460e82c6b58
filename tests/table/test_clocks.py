"""Clocks at the table: whose time runs, what happens when it is up, and who watches. All time is the test's own."""

from dataclasses import replace
from pathlib import Path

from gusher.kernel import log
from gusher.store.clocks import NOBODY, ClockChange
from gusher.store.notices import TIME as TIME_SHORT
from gusher.store.notices import Channel
from gusher.store.people import PlayerRecord
from gusher.store.port import OVER, TIME
from gusher.table import clocks
from gusher.table.archive import kept_log
from gusher.table.counting import GAP_SECONDS
from gusher.table.errors import NotYours, TableError
from gusher.table.live import BOT
from gusher.table.opening import SeatWish
from gusher.table.paces import DAY, HOUR, live, slow
from gusher.table.service import Tables
from tests.table.hours import Hours, clock_at
from tests.table.seated import AGAINST_RANDOM, TWO, place, refused, run, tables_in, until_asked

ADA_BEN = (SeatWish("human", "Ada"), SeatWish("human", "Ben"))
THREE = (*ADA_BEN, SeatWish("human", "Cleo"))
FIVE = live(5, 15)


async def opened(tables: Tables, game: str = "atacama", seats: tuple[SeatWish, ...] = ADA_BEN, **wishes: object) -> str:
    return (await tables.open(game, {}, seats, **{"pace": FIVE, **wishes})).id  # type: ignore[arg-type]


async def late(tables: Tables, hours: Hours, **wishes: object) -> str:
    """A table at which Ada's time is up."""
    match_id = await opened(tables, **wishes)  # type: ignore[arg-type]
    await hours.go_by(320, tables)
    assert (await clock_at(tables, match_id)).up is not None
    return match_id


async def a_day_later(tables: Tables, match_id: str) -> None:
    """As if a day had gone by since time was up: watched every few seconds, it would take too long."""
    clock = await clock_at(tables, match_id)
    assert clock.up is not None
    earlier = replace(clock, up=clock.up - DAY, alarm=clock.up)
    tables.store.change_clock(match_id, ClockChange(earlier, clock))
    await tables.refresh(match_id)
    await tables.watch.round()


# --- whose time runs ---


def test_time_runs_for_whoever_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables)
            await hours.go_by(40, tables)
            clock = await clock_at(tables, match_id)
            assert (clock.seat, clocks.left(clock, 0, tables.watch.time())) == (0, 275.0)
            await tables.answer(match_id, 0, 0, "k", place(5, 5))
            clock = await clock_at(tables, match_id)
            assert (clock.seat, clock.reserves) == (1, (275.0, 300.0))
            assert tables.store.match(match_id).clock == clock

    run(test())


def test_nobody_pays_for_what_a_bot_does_or_for_who_has_not_come(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            waiting = await opened(tables, seats=TWO)
            alone = await opened(tables, seats=AGAINST_RANDOM)
            assert (await clock_at(tables, waiting)).seat == NOBODY
            await tables.arrive(waiting, 1, "Ben")
            assert (await clock_at(tables, waiting)).seat == 0  # from now on
            await tables.answer(alone, 0, 0, "k", place(5, 5))
            table = await until_asked(tables, alone, 0)
            assert table.record.clock is not None
            assert (table.record.clock.seat, table.record.clock.reserves) == (0, (315.0, 300.0))

    run(test())


def test_bots_alone_have_no_clock_and_a_rematch_has_the_same_pace(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, now=Hours()) as tables:
            bots = await tables.open("atacama", {}, [SeatWish("bot", bot="random")] * 2, pace=FIVE)
            assert tables.store.match(bots.id).clock is None
            match_id = await opened(tables, pace=slow(3, 9))
            again = await tables.open_again(tables.store.match(match_id), ADA_BEN)
            assert (await clock_at(tables, again.id)).pace == slow(3, 9)

    run(test())


def test_who_leaves_has_no_time_running(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await late(tables, hours)
            await tables.leavings.resign(match_id, 0)
            clock = await clock_at(tables, match_id)
            assert (clock.up, clock.seat == 0) == (None, False)
            await refused(tables.lateness.come_back(match_id, 0, "k"), NotYours, "seat")  # who resigned has gone

    run(test())


# --- the time that counts ---


def test_a_server_that_sleeps_for_a_week_costs_nobody_anything(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables)
            await hours.go_by(30, tables)
        hours.now += 7 * DAY
        async with tables_in(tmp_path, now=hours) as tables:
            await tables.watch.round()
            clock = await clock_at(tables, match_id)
            assert clock.up is None
            left = clocks.left(clock, 0, tables.watch.time())
            assert 285.0 - GAP_SECONDS <= left <= 285.0
            await hours.go_by(20, tables)
            assert clocks.left(clock, 0, tables.watch.time()) == left - 20

    run(test())


def test_a_clock_that_goes_backwards_does_no_harm(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables)
            await hours.go_by(30, tables)
            hours.now -= DAY
            await tables.answer(match_id, 0, 0, "k", place(5, 5))
            await tables.watch.round()
            await hours.go_by(40, tables)
            clock = await clock_at(tables, match_id)
            assert clock.reserves == (285.0, 300.0)
            assert clocks.left(clock, 1, tables.watch.time()) == 275.0

    run(test())


# --- pauses ---


def test_a_pause_needs_everybody_and_anybody_ends_it(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables, "giganten", THREE)
            pauses = tables.pauses
            assert await pauses.ask(match_id, 0, "a") == {"n": 8, "waiting": [1, 2]}
            assert await pauses.ask(match_id, 0, "a") == {"n": 8, "waiting": [1, 2]}  # the same, sent again
            await refused(pauses.ask(match_id, 1, "b"), TableError, "pause-asked")
            await pauses.answer(match_id, 1, True, "b")
            await refused(pauses.answer(match_id, 1, True, "c"), TableError, "no-pause")
            await hours.go_by(30, tables)
            await pauses.answer(match_id, 2, True, "c")
            await hours.go_by(HOUR / 2, tables)
            clock = await clock_at(tables, match_id)
            assert (clock.paused, clocks.left(clock, clock.seat, tables.watch.time())) == (True, 285.0)
            await pauses.resume(match_id, 1, "d")
            await tables.watch.round()  # while no time ran anywhere, nobody watched
            await hours.go_by(10, tables)
            clock = await clock_at(tables, match_id)
            assert (clock.paused, clocks.left(clock, clock.seat, tables.watch.time())) == (False, 275.0)

    run(test())


def test_a_pause_is_declined_or_ended_by_an_answer(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables)
            await tables.pauses.ask(match_id, 1, "a")
            await tables.pauses.answer(match_id, 0, False, "a")
            assert (await clock_at(tables, match_id)).pause_by == NOBODY
            await tables.pauses.ask(match_id, 1, "b")
            await tables.pauses.answer(match_id, 1, False, "c")  # thinks better of it
            assert (await clock_at(tables, match_id)).pause_by == NOBODY
            await tables.pauses.ask(match_id, 1, "d", screen=[0])  # at one screen nobody need be asked
            assert (await clock_at(tables, match_id)).paused
            await tables.answer(match_id, 0, 0, "k", place(5, 5))
            clock = await clock_at(tables, match_id)
            assert (clock.paused, clock.seat) == (False, 1)
            await refused(tables.pauses.ask(match_id, 5, "e"), NotYours, "seat")

    run(test())


def test_without_a_clock_there_is_nothing_to_pause_and_nobody_is_late(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened(tables, pace=None)
            await refused(tables.pauses.ask(match_id, 0, "a"), TableError, "no-clock")
            await refused(tables.lateness.vote(match_id, 1, clocks.BOT, "b"), TableError, "nobody-late")

    run(test())


# --- time is up ---


def test_the_game_goes_on_if_whoever_is_late_answers(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await late(tables, hours)
            await tables.answer(match_id, 0, 0, "k", place(5, 5))
            clock = await clock_at(tables, match_id)
            assert (clock.seat, clock.up, clock.reserves) == (1, None, (0.0, 300.0))
            await refused(tables.lateness.vote(match_id, 1, clocks.BOT, "b"), TableError, "nobody-late")

    run(test())


def test_the_other_lets_a_bot_sit_down_and_the_late_one_comes_back(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await late(tables, hours)
            await refused(tables.lateness.vote(match_id, 0, clocks.WAIT, "a"), NotYours, "not-asked")
            told = await tables.lateness.vote(match_id, 1, clocks.BOT, "b")
            assert told == {"n": 0, "waiting": []}
            table = await until_asked(tables, match_id, 1)  # the bot has played
            sits = table.record.seats[0]
            assert (sits.kind, sits.name, sits.gone) == (BOT, "Ada", TIME)
            assert table.record.clock is not None
            assert table.record.clock.seat == 1
            await tables.lateness.come_back(match_id, 0, "c")
            await tables.lateness.come_back(match_id, 0, "c")  # the same, sent again
            await tables.answer(match_id, 1, table.match.n, "k", place(6, 6))
            table = await tables.settled(match_id)
            assert (table.asked, table.record.seats[0].kind, table.record.seats[0].gone) == (0, "human", "")
            assert (await clock_at(tables, match_id)).reserves[0] == 300.0
            await tables.answer(match_id, 0, table.match.n, "l", place(4, 4))

    run(test())


def test_of_several_others_all_must_want_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await late(tables, hours, game="giganten", seats=THREE)
            one, other = {0, 1, 2} - {(await clock_at(tables, match_id)).seat}
            assert (await tables.lateness.vote(match_id, one, clocks.END, "a"))["waiting"] == [other]
            assert (await tables.lateness.vote(match_id, other, clocks.WAIT, "b"))["waiting"] == [one]
            clock = await clock_at(tables, match_id)
            assert clock.votes == ((one, clocks.END), (other, clocks.WAIT))
            await tables.lateness.vote(match_id, one, clocks.WAIT, "c")
            clock = await clock_at(tables, match_id)
            assert (clock.up, clocks.left(clock, clock.seat, tables.watch.time())) == (None, 300.0)
            await hours.go_by(310, tables)
            assert (await clock_at(tables, match_id)).up is not None  # and they are asked again

    run(test())


def test_an_end_without_a_result_loses_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables)
            await tables.answer(match_id, 0, 0, "k", place(5, 5))
            await hours.go_by(320, tables)
            await tables.lateness.vote(match_id, 0, clocks.END, "a")
            table = await tables.settled(match_id)
            assert (table.over, table.match.over, table.asked) == (True, False, -2)
            kept = tables.store.match(match_id)
            assert (kept.status, kept.result, kept.turn) == (OVER, None, -2)
            for refusal in (
                tables.answer(match_id, 1, 1, "l", place(6, 6)),
                tables.undo(match_id, 0, 1, "m"),
                tables.ask_takeback(match_id, 0, "n"),
            ):
                await refused(refusal, TableError, "clock-ended")
            await refused(tables.leavings.resign(match_id, 0), TableError, "leave-over")
            lines = list(kept_log(kept, tables.store.entries(match_id)))
            assert log.read(lines).n == 1
        async with tables_in(tmp_path, now=hours) as tables:  # and so it is after the next start
            assert (await tables.settled(match_id)).over

    run(test())


def test_at_an_open_table_a_bot_sits_down_by_itself_after_a_day(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await late(tables, hours, listed=True)
            hidden = await late(tables, hours)
            await hours.go_by(HOUR, tables)
            assert (await tables.settled(match_id)).record.seats[0].gone == ""
            await a_day_later(tables, match_id)
            assert (await tables.settled(match_id)).record.seats[0].gone == TIME
            assert (await tables.settled(hidden)).record.seats[0].gone == ""

    run(test())


def test_where_nobody_else_plays_nobody_sits_down(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables, listed=True)
            await tables.leavings.resign(match_id, 1)
            await hours.go_by(320, tables)
            await a_day_later(tables, match_id)
            assert (await tables.settled(match_id)).record.seats[0].gone == ""
            assert ((await clock_at(tables, match_id)).alarm, tables.store.next_alarm()) == (None, None)

    run(test())


# --- who is told ---


def test_who_has_little_left_is_told_once_a_turn(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with tables_in(tmp_path, now=hours) as tables:
            match_id = await opened(tables)
            store = tables.store
            store.enter(PlayerRecord("ada", "key", "Ada", "en"))
            store.keep_channel(Channel("c", "ada", "ntfy", {}, True, hours.now))
            store.sits("ada", [(match_id, 0)])
            await hours.go_by(250, tables)
            assert store.due(hours.now, 9) == []
            await hours.go_by(10, tables)
            (notice,) = store.due(hours.now, 9)
            assert (notice.seat, notice.reason, notice.number, notice.at) == (0, TIME_SHORT, 0, hours.now)
            store.sent(notice, hours.now)
            await hours.go_by(100, tables)
            assert store.due(hours.now, 9) == []

    run(test())
