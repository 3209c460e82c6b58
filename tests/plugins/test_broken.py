"""A plug-in that is broken or gone: the others play on, and it is said which one, and why."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from gusher.kernel import log, registry
from gusher.store.sqlite import SqliteStore
from gusher.web.app import WebSettings
from tests.contract.toys.dice_hands import GAME as TOY
from tests.fixed import fixed_app
from tests.plugins.installed import gusher, python
from tests.web.stored import TOKENS, played, record
from tests.web.visitor import visiting

OURS = [game.name for game in registry.games()]
GAME = """
from gusher.kernel.game import Game
GAME = Game(name="{name}", rules=1, seats=(2,), usual_seats=2, options=(), package=__name__, bound=9, designer="D",
            publisher="P", year=2026)
"""
WORDS = "{name}-name = N\n{name}-tagline = T\n{name}-about = A\n"
STARTED = """
import json
from gusher.kernel import registry
from gusher.web.server import make_ready
make_ready()
print(json.dumps([[game.name for game in registry.games()], [bad.reason for bad in registry.bad_plugins()]]))
"""


def install(folder: Path, module: str, code: str, words: str = "") -> None:
    """A distribution of that name with one package, which announces the package's GAME."""
    package, about = folder / module, folder / f"{module}-1.0.dist-info"
    for place in (package / "words", about):
        place.mkdir(parents=True)
    (package / "__init__.py").write_text(code, encoding="utf-8")
    for language in ("en", "fr"):
        (package / "words" / f"{language}.ftl").write_text(words, encoding="utf-8")
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[gusher.games]\n{module} = {module}:GAME\n", encoding="utf-8")


def test_whatever_is_wrong_with_a_plugin_the_others_are_listed(tmp_path: Path) -> None:
    wrong = {
        "crashes": ("raise RuntimeError('no licence')", "", "RuntimeError: no licence"),
        "empty": ("", "", "AttributeError: module 'empty' has no attribute 'GAME'"),
        "list_of": ("GAME = ['chess']", "", "TypeError: list_of:GAME is no Game"),
        "shouting": (GAME.format(name="CHESS"), "", "ValueError: 'CHESS' is no name for a game"),
        "speechless": (GAME.format(name="speechless"), "", "LookupError: words/en.ftl does not say speechless-name"),
        "usurper": (GAME.format(name="atacama"), WORDS.format(name="atacama"), "ValueError: there is a game 'atacama'"),
    }
    for module, (code, words, _) in wrong.items():
        install(tmp_path, module, code, words)
    install(tmp_path, "sound", GAME.format(name="sound"), WORDS.format(name="sound"))
    listing = json.loads(gusher(tmp_path, "games", "--json").stdout)
    assert [game["name"] for game in listing["games"]] == sorted([*OURS, "sound"])
    assert [(bad["entry"], bad["distribution"]) for bad in listing["unusable"]] == [(name, name) for name in wrong]
    for bad, (_, _, reason) in zip(listing["unusable"], wrong.values(), strict=True):
        assert bad["reason"].startswith(reason)
    shown = gusher(tmp_path, "games")
    assert shown.returncode == 0
    assert "“crashes” from the package crashes. RuntimeError: no licence" in shown.stderr
    assert gusher(tmp_path, "rules", "atacama").returncode == 0


def test_a_plugin_whose_parts_cannot_be_loaded_is_left_out_when_the_server_starts(tmp_path: Path) -> None:
    install(tmp_path, "hollow", GAME.format(name="hollow"), WORDS.format(name="hollow"))
    started = python(tmp_path, "-c", STARTED)
    games, reasons = json.loads(started.stdout)
    assert games == OURS
    assert reasons == ["ModuleNotFoundError: No module named 'hollow.scene'"]
    assert "the game hollow of hollow cannot be used: ModuleNotFoundError" in started.stderr


def test_one_of_ours_that_cannot_be_loaded_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(RuntimeError, match="no scene"):
        registry.leave_out(registry.find("atacama"), RuntimeError("no scene"))


def test_tables_of_a_game_that_is_gone_wait_and_nothing_else_stops(tmp_path: Path) -> None:
    """One that a bot was thinking about, one that is mine and one that is listed: it is the same."""
    match = played(2)
    kept = record("gone", match, kinds=("bot", "human"), listed=True)
    bot, human = kept.seats
    database = str(tmp_path / "tables.db")
    store = SqliteStore(database)
    lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
    store.create(replace(kept, seats=(replace(bot, bot="greedy"), human)), lines)
    assert store.waiting_for_bots() == ["table"]
    store.close()
    with visiting(fixed_app(WebSettings(database, bot_workers=1))) as visitor:
        visitor.cookies.set("seat_table_1", TOKENS[1])
        home = visitor.get("/")
        assert home.status_code == 200
        assert "Set aside" in home.text
        assert visitor.get("/api/v1/tables", headers={}).json() == {"tables": []}
        table = visitor.get("/t/table")
        assert table.status_code == 410
        assert "its game, gone, is not installed here" in table.text


def test_a_game_without_a_data_file_has_no_board_to_correct(tmp_path: Path) -> None:
    install(tmp_path, "sound", GAME.format(name="sound"), WORDS.format(name="sound"))
    shown = gusher(tmp_path, "board", "show", "sound")
    assert shown.returncode == 2
    assert "sound has no data file of its own that could be corrected." in shown.stderr


def test_a_guest_of_the_tests_is_no_plugin() -> None:
    with registry.guest(TOY), pytest.raises(KeyError):
        registry.leave_out(TOY, KeyError(TOY.name))
