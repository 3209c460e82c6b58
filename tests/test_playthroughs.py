"""The recorded games still go as recorded; whoever changes that regenerates them and reviews the difference."""

import re
from itertools import groupby
from pathlib import Path

import pytest

from gusher.kernel import registry
from tools import playthroughs

RECORDS = playthroughs.records()
TOLD = {"? ", "= ", "! ", "> ", "* "}  # how the lines of a record begin, except for the board's


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_a_recorded_game_goes_as_recorded(name: str) -> None:
    assert (playthroughs.FOLDER / name).read_text(encoding="utf-8") == RECORDS[name]


def test_every_setting_is_recorded_and_nothing_else() -> None:
    found = {path.relative_to(playthroughs.FOLDER).as_posix() for path in playthroughs.FOLDER.rglob("*.txt")}
    assert found == set(RECORDS)
    assert len(RECORDS) == sum(len(list(game.settings())) for game in registry.games())


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_a_record_stays_readable(name: str) -> None:
    """Some pages for a short game, five lines an entry for a long one, and the board is never far."""
    last_entry = int(re.findall(r'^> {"n": (?:\[\d+, )?(\d+)', RECORDS[name], re.MULTILINE)[-1])
    assert RECORDS[name].count("\n") <= max(600, 5 * last_entry)
    told = [line[:2] in ("", *TOLD) for line in RECORDS[name].splitlines()]
    assert max(len(list(lines)) for is_told, lines in groupby(told) if is_told) <= 200
    assert {line[:2] for line in RECORDS[name].splitlines()} > TOLD


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_a_record_leaves_nothing_out(name: str) -> None:
    """Lines that stand for several questions or entries say which, and none is missing."""
    record = RECORDS[name]
    for numbers in (
        re.findall(r"^\? (\d+)(?:-(\d+))? ", record, re.MULTILINE),
        re.findall(r'^> {"n": \[?(\d+)(?:, (\d+)\])?', record, re.MULTILINE),
    ):
        counted = [n for first, last in numbers for n in range(int(first), int(last or first) + 1)]
        assert counted == list(range(1, len(counted) + 1))


def test_the_check_names_the_first_difference(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert playthroughs.main([], tmp_path) == 0
    assert playthroughs.main(["--check"], tmp_path) == 0
    name = sorted(RECORDS)[1]
    lines = RECORDS[name].split("\n")
    lines[6] += "x"
    (tmp_path / name).write_text("\n".join(lines), encoding="utf-8")
    assert playthroughs.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out == f"{name}:7\n"


def test_the_check_names_files_that_are_missing_or_left_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    playthroughs.write(tmp_path)
    left_over = tmp_path / "aaa.txt"
    left_over.write_text("old", encoding="utf-8")
    assert playthroughs.main(["--check"], tmp_path) == 1
    playthroughs.write(tmp_path)
    assert not left_over.exists()
    name = sorted(RECORDS)[0]
    (tmp_path / name).unlink()
    assert playthroughs.main(["--check"], tmp_path) == 1
    assert capsys.readouterr().out == f"aaa.txt:1\n{name}:1\n"
