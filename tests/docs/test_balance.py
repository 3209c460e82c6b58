"""The commands of docs/balance.md, and the reports of docs/laboratory.md, are understood; what is shown is there."""

import re
import shlex
from pathlib import Path
from typing import Any

import click
import pytest

from gusher.kernel import boards, registry
from gusher.lab.study import Study
from tests.cli.commands import gusher
from tools.kept import ROOT

PAGES = [ROOT / "docs" / name for name in ("balance.md", "laboratory.md")]
BLOCKS = [
    block
    for page in PAGES
    for block in re.findall(r"^```\w*\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
]
REPORTS = sorted({line for block in BLOCKS for line in block.splitlines() if line.startswith("gusher report ")})
SHOWN = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", PAGES[0].read_text(encoding="utf-8"))


@pytest.mark.parametrize("line", REPORTS)
def test_a_report_can_be_made_again(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything up to the first game: options, their values, files that are to be written."""
    asked: list[Study] = []

    def stop(study: Study, *_: Any) -> None:
        asked.append(study)
        raise click.Abort

    _, _, game, *given = shlex.split(line)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("gusher.cli.report.play", stop)
    (tmp_path / "mine.toml").write_text(boards.text(registry.find(game)), encoding="utf-8")
    ended = gusher("report", game, *given)
    assert ended.code == 130, ended.all
    (study,) = asked
    assert study.game == game
    assert str(study.games) in given or "--games" not in given


def test_every_game_of_ours_has_a_report() -> None:
    ours = {game.name for game in registry.games() if (ROOT / "src/gusher/games" / game.name).is_dir()}
    assert ours == {shlex.split(line)[2] for line in REPORTS}


@pytest.mark.parametrize("picture", SHOWN)
def test_what_is_shown_is_there_and_small(picture: str) -> None:
    assert 0 < (ROOT / "docs" / picture).stat().st_size < 12_000
