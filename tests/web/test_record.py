"""My record: what counts, against whom, and what does not."""

from dataclasses import replace

from gusher.store.port import LEFT, OVER, RESIGNED, MatchRecord, SeatRecord
from gusher.table.players import Mine
from gusher.web.record import played, readings, record

ME, BEN = "player-me", "player-ben"
HERE = SeatRecord("human", "Ada")
RANDOM, STRONG = SeatRecord("bot", "random", bot="random"), SeatRecord("bot", "search", bot="search:ms=1200")


def match(*seats: SeatRecord, scores: list[int], ranks: list[int], number: int = 0, **players: str) -> Mine:
    kept = MatchRecord(
        f"m{number}",
        "atacama",
        1,
        {},
        seats,
        "",
        1.0,
        2,
        status=OVER,
        changed=float(number),
        result={"scores": scores, "ranks": ranks},
    )
    return Mine(kept, (0,), {0: ME, **{int(seat.removeprefix("seat")): who for seat, who in players.items()}})


def against_ben(name: str = "Ben", number: int = 0, mine: int = 20, his: int = 10) -> Mine:
    ranks = [1, 2] if mine > his else [2, 1]
    return match(HERE, SeatRecord("human", name), scores=[mine, his], ranks=ranks, number=number, seat1=BEN)


def test_each_bot_level_and_each_person_has_a_line() -> None:
    games = played(
        [
            match(HERE, STRONG, RANDOM, scores=[20, 30, 10], ranks=[2, 1, 3]),
            match(HERE, RANDOM, scores=[40, 10], ranks=[1, 2]),
            against_ben(mine=15, his=25),
        ],
        ME,
    )
    found = record(games)
    assert (found.total.games, found.total.wins, found.total.average, found.total.best) == (3, 1, 25, 40)
    assert [(line.bot, line.games, line.wins, line.average, line.best) for line in found.bots] == [
        ("random", 2, 2, 30, 40),
        ("search:ms=1200", 1, 0, 20, 20),
    ]
    assert [(line.name, line.games, line.wins) for line in found.people] == [("Ben", 1, 0)]


def test_a_player_is_the_same_under_another_name() -> None:
    games = played([against_ben("Benjamin", 2), against_ben("Ben", 1)], ME)
    assert [(line.name, line.games) for line in record(games).people] == [("Benjamin", 2)]
    strangers = [
        match(HERE, SeatRecord("human", name), scores=[2, 1], ranks=[1, 2]) for name in ("Cleo", "Dora", "Cleo")
    ]
    assert [(line.name, line.games) for line in record(played(strangers, ME)).people] == [("Cleo", 2), ("Dora", 1)]


def test_who_resigned_has_lost_wherever_the_bot_ended_up() -> None:
    gone = replace(HERE, kind="bot", bot="greedy", gone=RESIGNED)
    mine = match(gone, RANDOM, scores=[40, 10], ranks=[1, 2])
    assert [(one.won, one.beaten) for one in played([mine], ME)] == [(False, frozenset())]
    assert record(played([mine], ME)).total.wins == 0
    theirs = match(HERE, replace(gone, name="Ben"), scores=[10, 40], ranks=[2, 1], seat1=BEN)
    found = record(played([theirs], ME))
    assert found.bots == []
    assert [(line.name, line.games, line.wins) for line in found.people] == [("Ben", 1, 1)]
    assert found.total.wins == 0  # the first place was the bot's


def test_what_was_left_with_consent_counts_for_nobody() -> None:
    gone = replace(HERE, kind="bot", bot="greedy", gone=LEFT)
    assert played([match(gone, RANDOM, scores=[40, 10], ranks=[1, 2])], ME) == []
    theirs = match(HERE, replace(gone, name="Ben"), RANDOM, scores=[3, 2, 1], ranks=[1, 2, 3], seat1=BEN)
    found = record(played([theirs], ME))
    assert (found.people, [line.bot for line in found.bots], found.total.wins) == ([], ["random"], 1)


def test_what_was_taken_up_from_another_match_counts_for_nobody() -> None:
    whole = against_ben()
    assert played([replace(whole, record=replace(whole.record, onward_of="m9"))], ME) == []


def test_at_one_screen_my_seat_is_the_one_i_called_mine() -> None:
    local = SeatRecord("local", "Zoe")
    shared = replace(match(HERE, local, scores=[1, 2], ranks=[2, 1], seat1=ME), seats=(0, 1))
    (one,) = played([shared], ME)
    assert (one.seat, one.won) == (0, False)
    assert [(line.name, line.wins) for line in record([one]).people] == [("Zoe", 0)]
    alone = replace(match(HERE, HERE, scores=[1, 2], ranks=[2, 1], seat1=ME), seats=(0, 1))
    assert played([alone], ME) == []  # against oneself nothing is won


def test_seats_of_others_and_matches_without_a_result_do_not_count() -> None:
    foreign = match(HERE, RANDOM, scores=[1, 2], ranks=[2, 1], seat0=BEN)
    unknown = replace(foreign, record=replace(foreign.record, result=None), players={0: ME})
    assert played([foreign, unknown], ME) == []


def test_the_chart_begins_with_the_oldest_game() -> None:
    games = played([against_ben(number=2, mine=7, his=1), against_ben(number=1, mine=3, his=5)], ME)
    points = [[line.value for line in reading.charts[0].series] for reading in readings(games)]
    assert points == [[3, 5], [7, 1]]
