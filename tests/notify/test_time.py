"""That little time is left, or that another's is up: told once, and to nobody who looks."""

from pathlib import Path

from gusher.table import clocks
from gusher.table.paces import live
from tests.notify.club import Club, club, subscribed
from tests.notify.receivers import Browser, WebReceiver, web_receiver
from tests.notify.test_turns import run
from tests.table.hours import ROUND_SECONDS


async def goes_by(here: Club, seconds: float) -> None:
    """The clocks are watched meanwhile, and what is due is sent."""
    for _ in range(int(seconds / ROUND_SECONDS)):
        here.clock.now += ROUND_SECONDS
        await here.tables.watch.round()
        await here.notices.sender.send_due()


def test_who_is_away_hears_once_that_little_time_is_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open(pace=live(5, 15))
            browser = await subscribed(here)
            await here.play_until(match_id, 1)
            await goes_by(here, 250)
            assert [browser.read(request)["body"] for request in web.got] == ["Ben, c’est à vous de jouer."]
            await goes_by(here, 200)
            bodies = [browser.read(request)["body"] for request in web.got]
            assert bodies == ["Ben, c’est à vous de jouer.", "Ben, votre temps est presque écoulé."]

    run(test())


def test_who_looks_is_not_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open(pace=live(5, 15))
            await subscribed(here)
            await here.play_until(match_id, 1)
            with here.notices.presence.at([(match_id, 1)]):
                await goes_by(here, 300)
            assert web.got == []

    run(test())


# --- another's time is up ---

LATE = 320.0  # seconds after which nothing is left of a turn and its reserve
NEWS = "Ben, un autre joueur a épuisé son temps\xa0: dites comment continuer."


async def ada_is_late(here: Club) -> tuple[str, Browser]:
    """Ada's time is up, whose turn is the first; Ben and Cleo are asked, and Ben has a browser that tells him."""
    match_id = await here.open("giganten", seats=3, pace=live(5, 15))
    browser = await subscribed(here)
    await goes_by(here, LATE)
    return match_id, browser


def told(browser: Browser, web: WebReceiver) -> list[str]:
    return [browser.read(request)["body"] for request in web.got]


def test_the_others_hear_once_that_somebodys_time_is_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id, browser = await ada_is_late(here)
            await goes_by(here, 600)
            assert told(browser, web) == [NEWS]
            for name in ("ben", "cleo"):
                await here.tables.lateness.vote(match_id, ("ada", "ben", "cleo").index(name), clocks.WAIT, name)
            await goes_by(here, LATE + 60)  # they have waited longer, in vain
            assert told(browser, web) == [NEWS] * 2

    run(test())


def test_who_has_said_what_should_be_done_is_not_asked_to(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id, _ = await ada_is_late(here)
            await here.tables.lateness.vote(match_id, 1, clocks.BOT, "ben")
            await goes_by(here, 60)
            assert web.got == []

    run(test())


def test_nobody_is_asked_about_who_has_answered_at_last(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id, _ = await ada_is_late(here)
            table = await here.answer(match_id)
            while table.asked == 1:  # Ben is there, and has nothing to be told
                table = await here.answer(match_id)
            await goes_by(here, 60)
            assert web.got == []

    run(test())
