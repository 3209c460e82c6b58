"""Bots have people's names: the match's own, the same wherever it is shown."""

import hashlib

from gusher.bots.people import NAMES, Called, called, names_for, written


def published(number: int) -> str:
    return f"sha256:{hashlib.sha256(str(number).encode()).hexdigest()}"


def test_the_names_of_a_table_differ_and_so_do_their_initials() -> None:
    for number in range(200):
        names = names_for(published(number), 3, ["Ada"])
        assert len({name[0] for name in (*names, "Ada")}) == 4
        assert names == names_for(published(number), 3, ["Ada"])  # fixed by the match


def test_every_name_is_met_at_some_table() -> None:
    assert {name for number in range(300) for name in names_for(published(number), 1, [])} == set(NAMES)


def test_nobody_is_called_like_a_person_at_the_table() -> None:
    for number in range(100):
        (first,) = names_for(published(number), 1, [])
        (other,) = names_for(published(number), 1, [first.upper()])
        assert other[0] != first[0]


def test_more_bots_than_initials_still_have_names_of_their_own() -> None:
    names = names_for(published(1), len(NAMES), [])
    assert sorted(names) == sorted(NAMES)


def test_names_need_no_elision_and_fit_everywhere() -> None:
    """`de Clara`, never `d’Ada`; on boards a seat has room for a dozen letters."""
    assert len(set(NAMES)) == len(NAMES)
    assert all(name[0] not in "AEIOUYH" and len(name) <= 8 and name.isascii() for name in NAMES)


def test_a_log_says_what_plays_and_under_which_name() -> None:
    assert called(written("search:ms=300", "Clara")) == Called("search:ms=300", "Clara")
    assert called(written("greedy", "")) == Called("greedy", "")
    assert called("bot:greedy") == Called("greedy", "")  # as in older logs
    assert called("Ada") is None
