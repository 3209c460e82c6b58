"""That little time is left: told once in a turn, and to nobody who looks."""

from pathlib import Path

from gusher.table.paces import live
from tests.notify.club import Club, club, subscribed
from tests.notify.receivers import web_receiver
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
