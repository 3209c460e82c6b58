"""Two wins in a row against a level, and the next one is offered."""

import json
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from gusher.kernel import log
from gusher.store.port import OVER, MatchRecord, SeatRecord
from gusher.store.sqlite import SqliteStore
from gusher.table.links import token_hash
from gusher.table.players import Mine
from gusher.web.climbing import above
from gusher.web.record import Played, played
from tests.web import stored
from tests.web.serving import run, serving
from tests.web.test_keys import Browser

ME = SeatRecord("human", "Ada")


def game(won: bool, *bots: str) -> Played:
    seats = (ME, *(SeatRecord("bot", "Zoe", bot=bot) for bot in bots))
    ranks = [1 if won else 2, *(2 if won else 1 for _ in bots)]
    kept = MatchRecord("m", "giganten", 1, {}, seats, "", 1.0, 2, status=OVER, result={"scores": ranks, "ranks": ranks})
    (found,) = played([Mine(kept, (0,), {0: "ada"})], "ada")
    return found


WON = game(True, "medium:character=gambler", "medium:character=hoarder")
LOST = game(False, "medium", "medium")


@pytest.mark.parametrize(
    ("games", "offered"),
    [
        ([WON, WON], "hard"),
        ([WON, WON, LOST], "hard"),
        ([WON], ""),
        ([WON, LOST, WON], ""),
        ([LOST, WON, WON], ""),
        ([WON, game(True, "easy", "easy")], ""),  # two levels, once each
        ([game(True, "easy", "medium")] * 2, ""),  # against bots of two levels
        ([game(True, "expert", "expert")] * 2, ""),  # there is nothing above
        ([game(True, "greedy", "greedy")] * 2, ""),  # no level
        ([], ""),
    ],
)
def test_what_is_offered(games: list[Played], offered: str) -> None:
    assert above(games) == offered


def test_a_person_at_the_table_is_no_level() -> None:
    friend = replace(WON.mine.record, seats=(ME, SeatRecord("human", "Ben"), SeatRecord("bot", "Zoe", bot="medium")))
    (found,) = played([Mine(friend, (0,), {0: "ada", 1: "ben"})], "ada")
    assert above([found, found]) == ""


def keep_wins(store: SqliteStore, bot: str, number: int) -> list[str]:
    """So many games of Atacama that Ada has won against a bot; the tokens of her seats."""
    match = stored.played(999)
    result = log.end_words(match)["end"]
    assert sorted(result["ranks"]) == [1, 2]
    first, tokens = result["ranks"].index(1), [f"won-{game}" for game in range(number)]
    lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
    for token in tokens:
        seats = [SeatRecord("bot", "Zoe", bot=bot)] * 2
        seats[first] = SeatRecord("human", "Ada", token_hash(token))
        kept = stored.record("atacama", match)
        store.create(replace(kept, id=token, watch_hash="", result=result, seats=tuple(seats)), lines)
    return tokens


def offers(page: str) -> list[tuple[str, str, str]]:
    """The forms of a page that offer a stronger level: the game, the level that they send, and what they say."""
    found = re.findall(r'<form method="post" action="/play-now/(\w+)" class="climb">(.*?)</form>', page, re.DOTALL)
    told = []
    for game, form in found:
        (level,) = re.findall(r'name="level" value="(\w+)"', form)
        told.append((game, level, " ".join(unescape(re.sub(r"<[^>]+>", "", form)).split())))
    return told


def test_the_home_page_offers_it_after_the_second_win(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    tokens = keep_wins(store, "medium:character=fencer", 2)
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            for token, offered in zip(
                tokens, ([], [("atacama", "hard", "Two wins in a row! Try “Hard”")]), strict=True
            ):
                assert (await browser.get(f"/s/{token}")).status_code == 303
                assert offers((await browser.get("/")).text) == offered
            assert offers((await browser.get("/play/atacama")).text) == offered
            assert offers((await browser.get("/play/giganten")).text) == []
            french = Browser(app, browser.cookies)
            french.cookies.set("lang", "fr")
            told = "Deux victoires de suite ! Essayer « Difficile »"
            assert offers((await french.get("/")).text) == [("atacama", "hard", told)]
            assert offers((await Browser(app).get("/")).text) == []

    run(test())
