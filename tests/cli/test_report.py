"""`gusher report`: small ones."""

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

from gusher.kernel import boards, registry
from gusher.kernel.say import Say
from gusher.lab.page import page
from gusher.words.catalogue import catalogue
from tests.cli.commands import gusher
from tests.lab.games import short_board

SMALL = ("report", "atacama", "--seats", 2, "--bot", "random", "--games", 8, "--luck", 2, "--jobs", 1)
MORE = ("--games", 12)  # so many must differ alike to be more than noise, in one of thirteen tests


def test_a_page_that_stands_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.lab.study.STEPS", (1,))
    file = tmp_path / "report.html"
    ended = gusher(*SMALL, "--set", "advanced=true", "--vary", "tactical=false,true", "--skill", 2, "--html", file)
    assert ended.code == 0
    assert str(file.name) in ended.all
    made = file.read_text(encoding="utf-8")
    assert made.count("<svg") == 7  # seats and skill of each variant, lengths, points, course
    assert not re.search(r"<script|https?://|<link|@import|url\(", made)
    assert "tactical=true" in made


def test_what_is_more_than_noise_has_a_dot_in_the_table() -> None:
    """In its own row, for the variant that differs."""
    made = json.loads(gusher(*SMALL, "--vary", "tactical=false,true", "--json").out)
    words = catalogue("en", registry.find("atacama"))
    for subject in ("turns", "luck"):
        for finding in made["findings"]:
            finding["beyond"] = subject in (finding["kind"], finding.get("measure"))
        (measures, *_) = re.findall(r"<tbody>.*?</tbody>", page(made, words, "Atacama"), re.DOTALL)
        (dotted,) = (row for row in measures.split("<tr>") if "beyond" in row)
        assert words.say(Say(f"lab-measure-{subject}")) in dotted
        assert 'class="beyond"' in dotted.split("<td>")[-1]


def test_its_pictures_as_files(tmp_path: Path) -> None:
    folder = tmp_path / "made" / "here"
    assert gusher(*SMALL, "--vary", "tactical=false,true", "--pictures", folder).code == 0
    names = {"2-seats-1.svg", "2-seats-2.svg", "2-lengths.svg", "2-scores.svg", "2-course.svg"}
    assert {file.name for file in folder.iterdir()} == names
    for name in names:
        drawn = ElementTree.parse(folder / name).getroot()
        worn = drawn.attrib["style"]
        used = set(re.findall(r"var\((--[\w-]+)\)", ElementTree.tostring(drawn, encoding="unicode")))
        assert all(f"{token}:#" in worn for token in used)


def test_the_same_seed_the_same_report_and_in_french() -> None:
    first, second = gusher(*SMALL, "--json"), gusher(*SMALL[:-1], 2, "--json")
    assert first.code == 0
    assert first.out == second.out
    data = json.loads(first.out)
    (table,) = data["variants"][0]["tables"]
    assert (table["seats"], table["games"], table["different"]) == (2, 8, 8)
    assert sum(wins["share"] for wins in table["wins"]) == pytest.approx(1)
    assert "hasard" in gusher(*SMALL, lang="fr").all


def test_two_boards_on_the_same_chances(tmp_path: Path) -> None:
    mine, file = tmp_path / "mine.toml", tmp_path / "report.html"
    mine.write_text(short_board(), encoding="utf-8")
    # Whichever comes first: a copy is compared with the game.
    ended = gusher(*SMALL, *MORE, "--vary", f"board={mine},builtin", "--html", file)
    assert ended.code == 0
    assert "mine.toml makes the game shorter: 20.0 turns instead of 2" in ended.all
    said = " ".join(ended.all.split())
    assert "With 2 players, these games do not tell whether mine.toml makes the game" in said
    assert "a matter of luck (" in said  # two games are too few to tell
    assert "shorter (" not in said  # that was decided
    assert "<li>rules.turns: 20 instead of 28</li>" in file.read_text(encoding="utf-8")


def test_rows_for_others(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    assert gusher(*SMALL, "--parquet", file).code == 0
    rows = pyarrow.parquet.read_table(file).to_pylist()
    assert len(rows) == 16
    assert sum(row["win"] for row in rows) == 8
    assert {row["players"] for row in rows} == {2}


def test_minutes_at_a_given_pace(tmp_path: Path) -> None:
    mine, games = tmp_path / "mine.toml", tmp_path / "games.parquet"
    mine.write_text(short_board(), encoding="utf-8")
    paced = (*SMALL, *MORE, "--pace", 6, "--vary", f"board=builtin,{mine}", "--parquet", games)
    data = json.loads(gusher(*paced, "--json").out)
    assert data["pace"] == {"seconds": 6.0, "source": "given"}
    for variant in data["variants"]:
        measures = variant["tables"][0]["measures"]
        assert measures["minutes"]["mean"] == pytest.approx(measures["questions"]["mean"] / 10)
    for row in pyarrow.parquet.read_table(games).to_pylist():
        assert row["minutes"] == pytest.approx(row["questions"] / 10)
    said = " ".join(gusher(*paced, "--html", tmp_path / "page.html").all.split())
    assert "At 6.0 seconds each, that is about 2.0 minutes instead of 2." in said
    assert "Decisions, at 6.0 seconds each." in (tmp_path / "page.html").read_text(encoding="utf-8")


def test_games_that_are_all_alike_are_named() -> None:
    ended = gusher("report", "atacama", "--seats", 2, "--bot", "greedy", "--games", 3, "--luck", 0, "--jobs", 1)
    assert "only 1 were different" in ended.all


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--vary", "tactical"), "--vary tactical"),
        (("--vary", "tactical=true"), "at least two values"),
        (("--vary", "tactical=true,true"), "twice"),
        (("--vary", "tactical=a,b,c,d,e"), "4 variants at most"),
        (("--vary", "nothing=1,2"), "nothing"),
        (("--vary", "board=builtin,missing.toml"), "missing.toml"),
        (("--games", "1"), "--games"),
        (("--pace", "0"), "--pace"),
        (("--pace", "nan"), "--pace"),
        (("--bot", "nobody"), "nobody"),
        (("--html", "/no/such/folder/report.html"), "/no/such/folder"),
    ],
)
def test_wrong_input(arguments: tuple[str, ...], told: str) -> None:
    ended = gusher(*SMALL, *arguments)
    assert ended.code == 2
    assert told in ended.all


def test_a_report_that_is_never_made_leaves_no_file(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert gusher(*SMALL, "--bot", "nobody", "--html", file).code == 2
    assert not file.exists()


def test_a_board_of_another_game(tmp_path: Path) -> None:
    other = tmp_path / "other.toml"
    other.write_text(boards.text(registry.find("giganten")), encoding="utf-8")
    ended = gusher(*SMALL, "--vary", f"board=builtin,{other}")
    assert ended.code == 2
    assert "giganten" in ended.all
