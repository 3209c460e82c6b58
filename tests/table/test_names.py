"""What bots are called: by people's names that the match keeps, or, in old matches, by what they are."""

from dataclasses import replace

from gusher.bots.people import called
from gusher.kernel import log, registry
from gusher.kernel.match import Match
from gusher.store.port import LEFT, MatchRecord, SeatRecord
from gusher.table.archive import finished_match
from gusher.table.live import header, new_match
from gusher.table.opening import SeatWish, prepare
from gusher.web.names import shown_names
from gusher.web.rematch import _wish
from gusher.words.catalogue import catalogue

SECRET = "5e" * 32
BOTS = [SeatWish("human", "Ada"), *[SeatWish("bot", bot="greedy")] * 3]


def opened(wishes: list[SeatWish]) -> MatchRecord:
    record, _ = prepare("atacama", {}, wishes, False, 1.0, SECRET)
    return record


def test_page_log_and_replay_call_a_bot_the_same() -> None:
    record = opened(BOTS)
    names = shown_names(record, catalogue("en"))
    assert names == shown_names(record, catalogue("fr"))
    assert len(set(names)) == 4
    logged = [called(name) for name in header(record)["names"][1:]]
    assert [seated.name for seated in logged if seated] == names[1:]
    assert new_match(record).names == header(record)["names"]


def test_a_bot_may_be_given_a_name() -> None:
    record = opened([SeatWish("human", "Ada"), SeatWish("bot", "Wildcat", "greedy")])
    assert shown_names(record, catalogue("en")) == ["Ada", "Wildcat"]


def test_the_same_bots_come_to_a_rematch() -> None:
    record = opened(BOTS)
    again = opened([SeatWish(seat.kind, seat.name, seat.bot) for seat in record.seats])
    assert [seat.name for seat in again.seats] == [seat.name for seat in record.seats]


def test_a_bot_in_the_place_of_who_has_left_gets_a_name_of_its_own() -> None:
    left = SeatRecord("bot", "Ada", bot="greedy", gone=LEFT)
    assert _wish(left, own=False) == SeatWish("bot", bot="greedy")


def test_bots_of_old_matches_keep_theirs() -> None:
    old = replace(opened(BOTS), seats=(SeatRecord("human", "Ada"), *[SeatRecord("bot", "greedy", bot="greedy")] * 3))
    assert shown_names(old, catalogue("en")) == ["Ada", "Prospector 1", "Prospector 2", "Prospector 3"]
    assert header(old)["names"] == ["Ada", "bot:greedy", "bot:greedy", "bot:greedy"]
    again = opened([SeatWish(seat.kind, seat.name, seat.bot) for seat in old.seats])
    assert "greedy" not in [seat.name for seat in again.seats]  # a rematch is a new match


def test_an_imported_log_brings_the_names_along() -> None:
    match = Match(registry.find("atacama"), 2, {}, ["Ada", "bot:random Clara"], secret=SECRET)
    while not match.over:
        match.answer(int(match.state.seat), match.answers()[0])
    record, _ = finished_match(list(log.write(match)), 1.0)
    assert record.seats[1] == SeatRecord("bot", "Clara", bot="random")
    assert header(record)["names"] == ["Ada", "bot:random Clara"]
