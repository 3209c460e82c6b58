"""`gusher dataset`: small tables."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow
import pytest
from pyarrow import parquet

from gusher.adapters.dataset import POSITIONS, RESULTS
from gusher.kernel import registry
from tests.cli.commands import gusher

RUN = ("dataset", "giganten", "--games", "3", "--seats", "3", "--seed", "5", "--bots", "random")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the tables of three games are."""
    folder = tmp_path_factory.mktemp("dataset") / "deep" / "tables"
    ended = gusher(*RUN, "--parquet", folder, "--jobs", "1")
    assert (ended.code, ended.err) == (0, "")
    return folder


def rows(folder: Path, file: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = parquet.read_table(folder / file).to_pylist()
    return found


def test_decisions_and_results(folder: Path) -> None:
    decisions, results = rows(folder, POSITIONS), rows(folder, RESULTS)
    game = registry.find("giganten")
    assert [(row["game"], row["seat"]) for row in results] == [(game, seat) for game in range(3) for seat in range(3)]
    assert sum(row["decisions"] for row in results) == len(decisions)
    for row in decisions:
        assert row["answer"] in row["legal"]
        assert game.actions.number(json.loads(row["words"])) == row["answer"]
        end = results[3 * row["game"] + row["seat"]]
        assert all(row[name] == end[name] for name in ("points", "place", "won", "payoff"))


def test_the_same_seed_gives_the_same_tables_whatever_the_jobs(folder: Path, tmp_path: Path) -> None:
    assert gusher(*RUN, "--parquet", tmp_path / "again", "--jobs", "2").code == 0
    for file in (POSITIONS, RESULTS):
        assert rows(tmp_path / "again", file) == rows(folder, file)


def test_pandas_and_polars_read_what_was_written(folder: Path) -> None:
    """Both tables, value by value, with their lists of fixed and of changing length."""
    import pandas
    import polars

    for file in (POSITIONS, RESULTS):
        written = rows(folder, file)
        assert polars.read_parquet(folder / file).to_dicts() == written
        read = pandas.read_parquet(folder / file)
        assert pyarrow.Table.from_pandas(read, parquet.read_schema(folder / file)).to_pylist() == written


def test_a_position_is_what_its_seat_knew(folder: Path) -> None:
    """The licences of the others are holes, the own ones are not; the metadata says which number is which."""
    decisions = rows(folder, POSITIONS)
    metadata = parquet.read_schema(folder / POSITIONS).metadata
    names = json.loads(metadata[b"gusher.board"])
    hidden = 0
    for row in decisions:
        board = dict(zip(names, row["board"], strict=True))
        own = row["seat"]
        assert board[f"ones[{own}]"] >= 0
        hidden += sum(board[f"ones[{seat}]"] < 0 for seat in range(3) if seat != own)
    assert hidden > len(decisions)
    assert json.loads(metadata[b"gusher.bots"]) == ["random"] * 3


def test_a_summary_as_json(tmp_path: Path) -> None:
    ended = gusher("dataset", "atacama", "--games", 2, "--jobs", 1, "--parquet", tmp_path / "tables", "--json")
    assert json.loads(ended.out) == {"folder": str(tmp_path / "tables"), "games": 2, "failed": 0, "positions": 56}


def test_games_that_failed_are_left_out_and_counted(tmp_path: Path) -> None:
    bots = ("--bots", "tests.arena.unruly.Crashing", "--bots", "random")
    ended = gusher("dataset", "atacama", "--games", 2, "--jobs", 1, *bots, "--parquet", tmp_path / "tables")
    assert ended.code == 1
    assert "2 games" in ended.err
    assert parquet.read_table(tmp_path / "tables" / RESULTS).num_rows == 0


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "--parquet"),
        (("--parquet", "x", "--bots", "randon"), "randon"),
        (("--parquet", "x", "--bots", "random", "--bots", "random", "--seats", "3"), "--bots"),
        (("--parquet", "x", "--games", "0"), "--games"),
        (("--parquet", "x", "--set", "carrier=nobody"), "carrier"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_wrong_input_is_refused_by_name(arguments: tuple[str, ...], told: str, lang: str) -> None:
    ended = gusher("dataset", "giganten", *arguments, lang=lang)
    assert ended.code == 2
    assert told in ended.err


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / RESULTS).write_text("mine")
    ended = gusher(*RUN, "--parquet", tmp_path)
    assert ended.code == 2
    assert str(tmp_path / RESULTS) in ended.all
    assert not (tmp_path / POSITIONS).exists()


def test_without_the_extra_one_sentence_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "gusher.adapters.dataset")
    monkeypatch.delattr("gusher.adapters.dataset")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    ended = gusher(*RUN, "--parquet", tmp_path)
    assert ended.code == 2
    assert "pyarrow is not installed: pip install 'gusher[research]' brings it." in ended.all
