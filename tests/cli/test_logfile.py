"""Matches in files: the secret beside the log, going on, and nothing lost when the program is killed."""

import os
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from gusher.cli.logfile import secret_path
from gusher.kernel import registry
from tests.cli.commands import gusher
from tests.cli.table import FIRST_CHOICE, answers_by, lines, replayed
from tests.contract.toys.dice_hands import GAME as TOY

PLAY = ("play", "atacama", "--bot", "random", "--set", "advanced=true", "--seed", "4")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match in which three answers were given."""
    path = tmp_path / "log.jsonl"
    gusher(*PLAY, "--log", path, typed=FIRST_CHOICE * 3)
    return path


def test_secret_lies_beside_a_running_log(file: Path) -> None:
    secret = secret_path(file)
    assert stat.S_IMODE(secret.stat().st_mode) == 0o600
    assert secret.read_text(encoding="utf-8").strip() not in file.read_text(encoding="utf-8")


def test_goes_on_to_the_end_with_the_same_draws(file: Path, tmp_path: Path) -> None:
    ended = gusher("play", "--resume", file, typed=FIRST_CHOICE * 40)
    assert ended.code == 0
    assert "The match goes on after " in ended.all
    assert replayed(file).over
    assert not secret_path(file).exists()
    assert gusher("verify", file).code == 0
    straight = tmp_path / "straight.jsonl"
    gusher(*PLAY, "--log", straight, typed=FIRST_CHOICE * 40)
    draws = [line for line in lines(straight) if line.get("by") == "chance"]
    assert [line for line in lines(file) if line.get("by") == "chance"][:6] == draws[:6]


def test_take_backs_survive(file: Path) -> None:
    gusher("play", "--resume", file, typed="u\n")
    before = lines(file)
    gusher("play", "--resume", file, typed=FIRST_CHOICE)
    assert lines(file)[: len(before)] == before
    assert "rewind" in [line.get("do") for line in before]


def test_finished_match_shows_its_result_again(file: Path) -> None:
    gusher("play", "--resume", file, typed=FIRST_CHOICE * 40)
    before = file.read_bytes()
    again = gusher("play", "--resume", file)
    assert again.code == 0
    assert " wins with " in again.all or " share the win " in again.all
    assert file.read_bytes() == before


def test_match_between_bots_goes_on_and_ends_without_people(tmp_path: Path) -> None:
    gusher("arena", "atacama", "random", "random", "--games", "1", "--jobs", "1", "--logs", tmp_path)
    ended = gusher("play", "--resume", tmp_path / "game-00000.jsonl")
    assert ended.code == 0
    assert "Bot random 1 and Bot random 2" in ended.all


@pytest.mark.parametrize("torn", ['{"n": 9', "{", '{"n": 99, "by": 0, "do": "pla'])
def test_line_that_was_cut_off_does_not_count(file: Path, torn: str) -> None:
    whole = lines(file)
    with file.open("a", encoding="utf-8") as log:
        log.write(torn)
    assert gusher("play", "--resume", file, typed=FIRST_CHOICE).code == 0
    assert lines(file)[: len(whole)] == whole
    assert len(answers_by(file, 0)) == 4


def test_draws_that_were_cut_off_are_drawn_again(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    gusher(*PLAY, "--log", file, typed="")
    header, *draws = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text(header + draws[0], encoding="utf-8")
    gusher("play", "--resume", file, typed="")
    assert file.read_text(encoding="utf-8") == "".join([header, *draws])


def test_last_line_without_its_end_is_kept(file: Path) -> None:
    whole = lines(file)
    file.write_text(file.read_text(encoding="utf-8").rstrip("\n"), encoding="utf-8")
    gusher("play", "--resume", file, typed=FIRST_CHOICE)
    assert lines(file)[: len(whole)] == whole


@pytest.mark.parametrize(("lang", "told"), [("en", "is missing"), ("fr", "manque")])
def test_without_its_secret_it_cannot_go_on(file: Path, lang: str, told: str) -> None:
    secret_path(file).unlink()
    ended = gusher("play", "--resume", file, lang=lang)
    assert ended.code == 2
    assert told in ended.all
    assert str(secret_path(file)) in ended.all


def test_secret_of_another_match_is_refused(file: Path) -> None:
    secret_path(file).write_text("00" * 32 + "\n", encoding="utf-8")
    ended = gusher("play", "--resume", file)
    assert ended.code == 2
    assert "does not belong" in ended.all


def test_log_is_never_written_over(file: Path) -> None:
    before = file.read_bytes()
    ended = gusher(*PLAY, "--log", file)
    assert ended.code == 2
    assert f"--resume {file}" in ended.all
    assert file.read_bytes() == before


def test_log_of_another_game(file: Path) -> None:
    with registry.guest(TOY):
        ended = gusher("play", "dice_hands", "--resume", file)
    assert ended.code == 2
    assert "atacama" in ended.all
    assert "dice_hands" in ended.all


def _heed_ctrl_c() -> None:
    """A shell that runs the tests in the background lets its children ignore Ctrl-C; this one must not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Process:
    """A table in a process of its own."""

    def __init__(self, *arguments: object) -> None:
        self.running = subprocess.Popen(
            [sys.executable, "-m", "gusher", *map(str, arguments)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "GUSHER_LANG": "en", "PYTHONPATH": os.pathsep.join(sys.path)},
            preexec_fn=_heed_ctrl_c,  # noqa: PLW1509  (no thread of these tests holds a lock then)
        )

    def wait_for_question(self) -> None:
        assert self.running.stdout is not None
        seen = b""
        while not seen.endswith(b"\n> "):
            more = self.running.stdout.read(1)
            assert more, seen
            seen += more

    def type(self, text: str) -> None:
        assert self.running.stdin is not None
        self.running.stdin.write(text.encode())
        self.running.stdin.flush()

    def kill(self, how: signal.Signals) -> int:
        self.running.send_signal(how)
        self.running.communicate()
        return self.running.returncode


def test_killed_between_answers_it_loses_none(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    table = Process(*PLAY, "--log", file)
    for answers in (2, 4, 6):
        table.wait_for_question()
        for _ in range(2):
            table.type(FIRST_CHOICE)
            table.wait_for_question()
        assert table.kill(signal.SIGKILL) == -signal.SIGKILL
        replayed(file)
        assert len(answers_by(file, 0)) == answers
        table = Process("play", "--resume", file)
    table.wait_for_question()
    table.kill(signal.SIGKILL)
    gusher("play", "--resume", file, typed=FIRST_CHOICE * 40)
    assert gusher("verify", file).code == 0


def test_ctrl_c_ends_with_130_and_says_how_to_resume(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    table = Process(*PLAY, "--log", file)
    table.wait_for_question()
    table.running.send_signal(signal.SIGINT)
    out, err = table.running.communicate()
    assert table.running.returncode == 130
    assert f"gusher play --resume {file}" in " ".join(out.decode().split())
    assert b"Traceback" not in err


def test_reader_that_has_seen_enough_is_no_error() -> None:
    command = f"{sys.executable} -m gusher rules atacama | head -1"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(command, shell=True, capture_output=True, env=environment, check=True)
    assert ended.stdout == b"Atacama\n"
    assert ended.stderr == b""
