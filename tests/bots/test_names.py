"""How bots are named: `search:ms=500`."""

import pytest

from gusher.bots.bot import BadBot, Budget, read_bot
from gusher.bots.builtin import DEFAULT_MS
from gusher.kernel import registry

GAME = registry.find("atacama")


def test_a_plain_name_takes_the_defaults() -> None:
    assert read_bot("search").make(GAME).budget == Budget(ms=DEFAULT_MS)
    assert read_bot("random").make(GAME).budget == Budget()


def test_parameters_set_the_budget() -> None:
    assert read_bot("search:ms=500").make(GAME).budget == Budget(ms=500)
    assert read_bot("search:iterations=20").make(GAME).budget == Budget(iterations=20)
    assert read_bot("search:ms=500,iterations=20").make(GAME).budget == Budget(ms=500, iterations=20)


def test_a_bot_of_ones_own_is_named_by_its_class() -> None:
    assert read_bot("gusher.bots.builtin.GreedyBot").maker is read_bot("greedy").maker


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "unknown"),
        ("seach", "unknown"),
        ("no_such_package.Bot", "not-found"),
        ("gusher.bots.builtin.NoSuchBot", "not-found"),
        ("gusher.bots.builtin.Search", "no-bot"),
        ("search:depth=3", "parameter"),
        ("greedy:ms=3", "parameter"),
        ("search:ms=0", "number"),
        ("search:ms=-1", "number"),
        ("search:ms=half", "number"),
        ("search:ms", "number"),
        ("search:ms=²", "number"),
    ],
)
def test_a_wrong_name_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadBot) as refusal:
        read_bot(name)
    assert refusal.value.code == code


def test_what_is_installed_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of an arena reads its bots' names, and every question of a table's bot."""
    read_bot("greedy")
    monkeypatch.setattr("gusher.bots.bot.entry_points", lambda **_: pytest.fail("looked again"))
    assert read_bot("random").text == "random"
