"""Programs as bots on the command line: at the terminal's table, and those that a host allows."""

import shlex
import sys
from pathlib import Path

import pytest

from gusher.bots import programs
from gusher.bots.programs import allowed
from gusher.cli.programs import read_programs
from gusher.kernel import registry
from gusher.web.forms import opening_form, seats_wished
from gusher.web.levels import USUAL
from gusher.words.catalogue import catalogue
from tests.cli.commands import LANGUAGES, gusher

UNRULY = Path(__file__).parents[1] / "bots" / "unruly_program.py"


def command(how: str) -> str:
    return shlex.join([sys.executable, str(UNRULY), how])


def begun(log: Path, how: str) -> None:
    """A match against a program, left after one answer."""
    ended = gusher(
        *("play", "atacama", "--seed", "1", "--me", "2", "--bot", f"cmd:{command(how)}", "--log", log), typed="5 5\nq\n"
    )
    assert ended.code == 0


def test_a_program_plays_at_the_terminal(tmp_path: Path) -> None:
    begun(tmp_path / "evening.jsonl", "number")
    assert '"by": 0' in (tmp_path / "evening.jsonl").read_text(encoding="utf-8")


def test_one_that_fails_is_replaced_for_the_answer_and_named() -> None:
    ended = gusher("play", "atacama", "--me", "2", "--bot", f"cmd:{command('ends')}", typed="q\n")
    assert ended.code == 0
    assert "ProgramEnded" in ended.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_log_is_no_command_to_be_run(tmp_path: Path, lang: str) -> None:
    log = tmp_path / "evening.jsonl"
    begun(log, "number")
    refused = gusher("play", "--resume", log, lang=lang)
    assert refused.code == 2
    assert "--allow-cmd" in refused.all
    assert "unruly_program.py" in refused.all
    assert gusher("play", "--resume", log, "--allow-cmd", typed="q\n").code == 0


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("./mybot", "mybot=./mybot"),
        ("My Bot=./x", "mybot=./mybot"),
        ("greedy=python3", "greedy"),
        ("cmd=python3", "cmd"),
    ],
)
def test_a_host_is_told_what_is_wrong_with_a_program(tmp_path: Path, given: str, told: str) -> None:
    refused = gusher("serve", "--db", tmp_path / "tables.db", "--allow-cmd", given)
    assert refused.code == 2
    assert "--allow-cmd" in refused.all
    assert told in refused.all


def test_a_program_that_is_not_there_is_said_at_once(tmp_path: Path) -> None:
    refused = gusher("serve", "--db", tmp_path / "tables.db", "--allow-cmd", "mybot=./no-such-bot")
    assert refused.code == 2
    assert "./no-such-bot" in refused.all


def test_the_form_offers_what_the_host_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    game, words = registry.find("atacama"), catalogue("en", registry.find("atacama"))
    given = {"players": "2", "seat-1": "bot:mybot"}
    assert seats_wished(game, given, words)[1].bot == USUAL  # nobody knows it: the usual one
    monkeypatch.setenv(programs.VARIABLE, "{}")
    programs.allow(read_programs([f"mybot={command('number')}"]))
    assert list(allowed()) == ["mybot"]
    sitters = {sitter.value: sitter for sitter in opening_form(game, words, given, "").seats[1].sitters}
    assert (sitters["bot:mybot"].text, sitters["bot:mybot"].chosen) == ("mybot (a program)", True)
    assert seats_wished(game, given, words)[1].bot == "mybot"
