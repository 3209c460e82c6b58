"""Two wins in a row against a level, and the next one is offered."""

from dataclasses import replace

import pytest

from gusher.store.port import OVER, MatchRecord, SeatRecord
from gusher.table.players import Mine
from gusher.web.climbing import above
from gusher.web.record import Played, played

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
