"""`gusher board` and --board, each in a process of its own: a game that is loaded keeps its data."""

import json
import subprocess
from pathlib import Path

import pytest

from gusher.cli import board, trials
from gusher.cli.messages import sentence
from gusher.cli.voice import Voice
from gusher.kernel import boards, registry
from tests import ready
from tests.slowness import slowness

GAMES = [game.name for game in registry.games() if boards.has_board(game)]
CHECK_SECONDS = 2.0


def gusher(*arguments: object) -> subprocess.CompletedProcess[str]:
    """In a process of its own: a game that is loaded keeps its data."""
    return ready.run("gusher", *arguments)


@pytest.fixture
def corrected(tmp_path: Path) -> Path:
    """Atacama with another value on the first field of tile B."""
    path = tmp_path / "own.toml"
    path.write_text(boards.text(registry.find("atacama")).replace('"S3 C5 G3"', '"S1 C5 G3"'), encoding="utf-8")
    return path


def test_show_prints_the_builtin_file() -> None:
    done = gusher("board", "show", "atacama")
    assert (done.returncode, done.stdout) == (0, boards.text(registry.find("atacama")))


def test_a_sound_board_with_its_changes(corrected: Path) -> None:
    done = gusher("board", "check", corrected, "--lang", "en")
    assert done.returncode == 0
    assert "tiles.B.fields.1: S1 C5 G3 instead of S3 C5 G3" in done.stdout
    assert "sound, with 1 change" in done.stdout
    found = json.loads(gusher("board", "check", corrected, "--json").stdout)
    assert found["faults"] == []
    assert found["changed"] == [{"place": "tiles.B.fields.1", "builtin": "S3 C5 G3", "own": "S1 C5 G3"}]
    assert found["board"] in done.stdout


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_sound_board_is_checked_in_less_than_two_seconds(tmp_path: Path, name: str) -> None:
    """Of processor time, which a busy machine does not add to: of the command, trial games included, without reading
    Gusher's code. Where the machine itself is slow, as much more as plain Python takes longer there."""
    path = tmp_path / "own.toml"
    path.write_text(boards.text(registry.find(name)), encoding="utf-8")
    done = ready.run("tests.cli.timed", "board", "check", path)
    assert done.returncode == 0, done.stderr
    seconds = float(done.stderr.splitlines()[-1])
    assert seconds < CHECK_SECONDS * slowness(), f"{seconds:.2f} s"


def test_what_is_wrong_is_named(corrected: Path) -> None:
    corrected.write_text(corrected.read_text(encoding="utf-8").replace('"S1 C5 G3"', '"S9 C5"'), encoding="utf-8")
    done = gusher("board", "check", corrected, "--lang", "fr")
    assert done.returncode == 1
    assert "tiles.B.fields.1" in done.stdout
    assert "2 choses à corriger" in done.stdout
    found = json.loads(gusher("board", "check", corrected, "--json").stdout)
    assert [fault["code"] for fault in found["faults"]] == ["count", "word"]


def test_a_place_for_two_tiles(corrected: Path) -> None:
    text = corrected.read_text(encoding="utf-8")
    corrected.write_text(text.replace("[[[1, 1], [1, 2],", "[[[1, 1], [1, 1],"), encoding="utf-8")
    done = gusher("board", "check", corrected, "--json")
    assert done.returncode == 1
    assert [fault["code"] for fault in json.loads(done.stdout)["faults"]] == ["alike"]


def test_a_board_without_a_game_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its shape is right, but the trial games break an invariant or the engine's tables."""
    found = trials.Broken("2, advanced=True", "plays_to_the_end", "IndexError: 9")
    monkeypatch.setattr(trials, "broken", lambda *_: found)
    (fault,) = board.unplayable(registry.find("atacama"), Voice("en"))
    assert "2, advanced=True" in sentence(fault, Voice("en"))
    assert "IndexError: 9" in sentence(fault, Voice("fr"))


def test_what_differs_to_be_sent_in(corrected: Path) -> None:
    done = gusher("board", "diff", corrected, "--lang", "en")
    assert (done.returncode, done.stdout) == (0, "tiles.B.fields.1: S1 C5 G3 instead of S3 C5 G3\n")
    found = json.loads(gusher("board", "diff", corrected, "--json").stdout)
    assert found["changed"] == [{"place": "tiles.B.fields.1", "builtin": "S3 C5 G3", "own": "S1 C5 G3"}]
    corrected.write_text(boards.text(registry.find("atacama")), encoding="utf-8")
    assert "says the same as our own board of atacama" in gusher("board", "diff", corrected, "--lang", "en").stdout
    corrected.write_text('game = "atacama"', encoding="utf-8")
    assert gusher("board", "diff", corrected).returncode == 1


def test_the_rulebook_works_on_any_board(corrected: Path) -> None:
    """The field is part of no figure's points, so some are drawn on it; where another field counts, ours is drawn."""
    done = gusher("rules", "atacama", "--board", corrected, "--lang", "en")
    assert done.returncode == 0
    assert "tiles.B.fields.1: S1 C5 G3 instead of S3 C5 G3" in done.stdout
    assert "Drawn on the built-in board" not in done.stdout
    text = corrected.read_text(encoding="utf-8")
    corrected.write_text(text.replace('"C1 G2 C4"', '"C1 S5 C4"'), encoding="utf-8")
    done = gusher("rules", "atacama", "--board", corrected, "--lang", "fr")
    assert done.returncode == 0
    assert "Dessiné sur notre plateau" in " ".join(done.stdout.split())


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Yours is corrected in one place"), ("fr", "est corrigé sur un point")]
)
def test_a_single_rule_says_that_the_board_is_corrected(corrected: Path, lang: str, said: str) -> None:
    shown = gusher("rules", "atacama", "A4", "--board", corrected, "--lang", lang).stdout
    assert said in " ".join(shown.split())
    assert said not in " ".join(gusher("rules", "atacama", "A4", "--lang", lang).stdout.split())


def test_logs_are_read_on_their_board(corrected: Path, tmp_path: Path) -> None:
    logs = tmp_path / "logs"
    played = gusher(
        "arena", "atacama", "random", "random", "--games", 2, "--jobs", 2, "--logs", logs, "--board", corrected
    )
    assert played.returncode == 0
    log = logs / "game-00001.jsonl"
    assert gusher("verify", log, "--board", corrected).returncode == 0
    refused = gusher("verify", log, "--lang", "en")
    assert refused.returncode == 2
    assert "--board" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("board", "check", "none.toml"), "none.toml"),
        (("board", "show", "chess"), "chess"),
        (("board", "paint", "x"), "check"),
        (("board", "check"), "board --help"),
        (("board", "diff"), "board --help"),
        (("board", "diff", "none.toml"), "none.toml"),
        (("games", "--board", "none.toml"), "none.toml"),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], said: str) -> None:
    done = gusher(*arguments, "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr
