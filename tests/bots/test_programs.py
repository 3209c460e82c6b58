"""Bots that are programs of their own: what they are told, and what becomes of those that do not behave."""

import json
import logging
import os
import select
import shlex
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gusher.arena.game import CRASH, HANG, ILLEGAL, play
from gusher.arena.guard import Guard
from gusher.arena.plan import Plan
from gusher.bots import program, programs
from gusher.bots.bot import BadBot, Bot, Budget, IllegalAnswer, known_bots, read_bot
from gusher.bots.people import called, written
from gusher.bots.program import ProgramEnded, ProgramFailed, ProgramHangs, ProgramTalksRubbish
from gusher.kernel import registry
from gusher.kernel.rng import Rng
from gusher.kernel.state import State
from gusher.web.seating import house_bot
from tests.fixed import fixed_pool
from tests.games.walks import random_walk, sampled
from tests.table import seated

UNRULY = Path(__file__).with_name("unruly_program.py")
ATACAMA = registry.find("atacama")
PATIENT = 600.0  # seconds: no program is taken to hang because the machine is busy
DIES = "import sys; from gusher.bots.program import Program; Program(sys.argv[1:]); print('there', flush=True); input()"


def command(*words: object) -> str:
    return shlex.join(map(str, (sys.executable, UNRULY, *words)))


def bot(*words: object, game: str = "atacama") -> Bot:
    return read_bot(f"cmd:{command(*words)}", commands=True).make(registry.find(game))


def start() -> State:
    return ATACAMA.start(2, ATACAMA.settle(2, {}))


def answered(player: Bot, state: State) -> int:
    return player.answer(state, state.legal(), player.budget, Rng(1))


class _Handle:
    """A descriptor that is closed in the end."""

    def __init__(self, number: int) -> None:
        self._number = number

    def fileno(self) -> int:
        return self._number

    def close(self) -> None:
        os.close(self._number)


def notes(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


# --- names ---


def test_a_name_can_hold_blanks_and_a_budget() -> None:
    found = read_bot(f"cmd:ms=250:{command('number')}", commands=True)
    assert found.make(ATACAMA).budget == Budget(ms=250)
    assert bot("number").budget == Budget(ms=1000)


@pytest.mark.parametrize(
    ("name", "code"),
    [("cmd:", "command"), ("cmd:./no-such-bot", "command"), ('cmd:node "', "command"), ("cmd:ms=0:python3", "number")],
)
def test_what_cannot_be_run_is_refused(name: str, code: str) -> None:
    with pytest.raises(BadBot) as refused:
        read_bot(name, commands=True)
    assert refused.value.code == code


def test_a_command_is_only_read_where_somebody_could_run_it_anyway() -> None:
    with pytest.raises(BadBot) as refused:
        read_bot(f"cmd:{command('number')}")
    assert refused.value.code == "no-command"
    assert "cmd" not in known_bots()


def test_a_log_keeps_a_command_as_one_word() -> None:
    given = f"cmd:{command('number')} 100%"
    said = called(written(given, "Rosa"))
    assert said is not None
    assert (said.bot, said.name) == (given, "Rosa")


# --- what it is told ---


def test_it_is_told_what_its_seat_knows_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUSHER_SMTP", "smtp://me:secret@mail.example.org")
    game, file = registry.find("giganten"), tmp_path / "notes"
    walk = random_walk(game.start(3, game.settle(3, {})), seed=4)
    truth = next(state for state in sampled(walk, 1) if state.redact(state.seat).dump() != state.dump())
    view = truth.redact(truth.seat)
    with closing(bot("words", file, game="giganten")) as player:
        assert answered(player, view) == view.legal()[0]
    greeted, asked = notes(file)
    assert greeted["hello"] == {"gusher": program.PROTOCOL}
    assert set(greeted["environment"]) <= {*program.ENVIRONMENT, "LC_CTYPE"}  # which Python itself sets
    assert asked.pop("seed") >= 0
    assert asked.pop("answers") == [{"number": number, "words": game.actions.words(number)} for number in view.legal()]
    assert asked == {
        "id": 1,
        "game": "giganten",
        "rules": game.rules,
        "seat": int(truth.seat),
        "view": view.dump(),
        "ms": 1000,
    }


@pytest.mark.parametrize(("how", "processes"), [("many", 1), ("number", 3)])
def test_one_process_for_each_game_or_one_for_many(how: str, processes: int, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    plan = Plan("atacama", (f"cmd:{command(how, file)}", "random"), {}, 3).checked()
    assert [play(plan, number, lambda *_: None).failure for number in range(3)] == [None] * 3
    started = {note["pid"] for note in notes(file) if "pid" in note}
    assert len(started) == processes


# --- those that do not behave ---


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("ends", ProgramEnded),
        ("strange", ProgramTalksRubbish),
        ("rubbish", ProgramTalksRubbish),
        ("endless", ProgramTalksRubbish),
        ("late", ProgramTalksRubbish),
        ("silent", ProgramTalksRubbish),
        ("unknown", IllegalAnswer),
    ],
)
def test_an_unruly_program_is_found_out(how: str, error: type[Exception]) -> None:
    with closing(bot(how)) as player, pytest.raises(error):
        answered(player, start())


def test_a_program_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "GRACE_SECONDS", -0.9)  # with its budget: a tenth of a second
    player, file = bot("hangs", tmp_path / "notes"), tmp_path / "notes"
    with pytest.raises(ProgramHangs):
        answered(player, start())
    with pytest.raises(ProcessLookupError):
        os.kill(notes(file)[0]["pid"], 0)


def test_after_a_failure_a_new_process_is_asked(tmp_path: Path) -> None:
    player = bot("ends", tmp_path / "notes")
    for _ in range(2):
        with pytest.raises(ProgramFailed):
            answered(player, start())
    assert len({note["pid"] for note in notes(tmp_path / "notes") if "pid" in note}) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
def test_it_does_not_outlive_who_asks_it(tmp_path: Path) -> None:
    file = tmp_path / "notes"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    asking = subprocess.Popen(
        [sys.executable, "-c", DIES, sys.executable, str(UNRULY), "number", str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    )
    with asking:
        assert asking.stdout is not None
        assert asking.stdout.readline() == b"there\n"
        with closing(_Handle(os.pidfd_open(notes(file)[0]["pid"]))) as program_itself:
            asking.send_signal(signal.SIGKILL)
            assert select.select([program_itself], [], [], PATIENT)[0] == [program_itself]  # readable when it has ended


@pytest.mark.parametrize(
    ("how", "kind", "trace"),
    [
        ("ends", CRASH, "ProgramEnded: exit code 3"),
        ("rubbish", CRASH, "ProgramTalksRubbish: I am thinking aloud"),
        ("illegal", ILLEGAL, "5000"),
        ("unknown", ILLEGAL, "cheat"),
    ],
)
def test_in_the_arena_it_loses_and_is_reported(how: str, kind: str, trace: str) -> None:
    result = play(Plan("atacama", ("random", f"cmd:{command(how)}"), {}, 1).checked(), 0, lambda *_: None)
    assert result.ranks == [1, 2]
    assert result.failure is not None
    assert (result.failure.bot, result.failure.kind) == (1, kind)
    assert trace in result.failure.message


def test_in_the_arena_a_program_that_hangs_loses() -> None:
    guard = Guard()
    (told,) = guard.play(Plan("atacama", (f"cmd:{command('hangs')}", "random"), {}, 1, limit=0.5), [0])
    guard.close()
    assert told["failure"]["kind"] == HANG


# --- at a table ---


@pytest.fixture
def _hosted(monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = {how: command(how) for how in ("number", "illegal")}
    monkeypatch.setenv(programs.VARIABLE, json.dumps(allowed))


@pytest.mark.usefixtures("_hosted")
def test_the_host_gives_programs_names_that_visitors_may_ask_for() -> None:
    assert {"number", "illegal", "random"} <= set(known_bots())
    assert read_bot("number:ms=20").make(ATACAMA).budget == Budget(ms=20)


@pytest.mark.usefixtures("_hosted")
def test_over_the_network_a_name_is_taken_and_a_command_is_not() -> None:
    assert house_bot("number:ms=5000") == "number:ms=5000"
    for wished in ("number:ms=5001", "cmd", f"cmd:{command('number')}"):
        with pytest.raises(BadBot):
            house_bot(wished)


@pytest.mark.usefixtures("_hosted")
@pytest.mark.parametrize(("how", "replaced"), [("number", False), ("illegal", True)])
def test_one_that_fails_is_replaced_and_reported(how: str, replaced: bool, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        pool = fixed_pool(1)
        try:
            assert await pool.answer("atacama", start().dump(), how, Budget(ms=50)) in list(start().legal())
        finally:
            await pool.close()

    with caplog.at_level(logging.WARNING, logger="gusher.table"):
        seated.run(test())
    assert [f"bot {how} gave no answer" in record.message for record in caplog.records] == [True] * replaced


def test_the_table_runs_no_command_that_it_is_merely_told(caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    async def test() -> None:
        pool = fixed_pool(1)
        try:
            await pool.answer("atacama", start().dump(), f"cmd:{command('number', tmp_path / 'notes')}", Budget(ms=50))
        finally:
            await pool.close()

    seated.run(test())
    assert "BadBot" in caplog.text
    assert not (tmp_path / "notes").exists()
