"""Wrong input: exit code 2, nothing on standard output, a sentence that names what is wrong and would be right."""

from pathlib import Path

import pytest

from tests.cli.commands import LANGUAGES, gusher

# Arguments, and what the sentence must name in every language.
WRONG: list[tuple[str, list[str]]] = [
    ("plya", ["plya", "play"]),
    ("--verbose", ["--verbose"]),
    ("games atakama", ["atakama", "atacama"]),
    ("games --jsn", ["--jsn", "--json"]),
    ("games atacama more", ["more", "gusher games"]),
    ("games --lang", ["--lang"]),
    ("games --json=yes", ["--json"]),
    ("play", ["gusher play", "atacama"]),
    ("play atacama --seats two", ["--seats", "two", "1"]),
    ("play atacama --seats 3", ["3", "2 "]),
    ("play atacama --seats", ["--seats"]),
    ("play atacama --set advanced", ["--set advanced", "advanced=true"]),
    ("play atacama --set advancd=true", ["advancd", "advanced"]),
    ("play atacama --set advanced=maybe", ["advanced", "maybe", "false", "true"]),
    ("play atacama --set double_weight=2", ["double_weight", "tactical=true", "A35"]),
    ("play atacama --seats 4 --set advanced=true", ["advanced", "2", "A46"]),
    ("play atacama --bot rndom", ["rndom", "random"]),
    ("play atacama --bot search:ms=soon", ["ms", "soon", "86400000"]),
    ("play atacama --bot greedy:depth=3", ["greedy", "depth"]),
    ("play atacama --bot nowhere.Bot", ["nowhere.Bot"]),
    ("play atacama --bot pathlib.Path", ["pathlib.Path", "gusher.bots.bot.Bot"]),
    ("play atacama --bot random --bot random", ["--bot", "1", "2"]),
    ("play atacama --hotseat --bot random", ["--bot", "0", "1"]),
    ("play atacama --me 3", ["--me", "3", "2"]),
    ("play atacama --humans 3", ["--humans", "3", "2"]),
    ("play atacama --me 1 --hotseat", ["--me", "--hotseat"]),
    ("play atacama --name Ada --name Ben", ["--name", "1", "2"]),
    ("play atacama --name bot:Ada", ["bot:Ada"]),
    ("play atacama --seed -1", ["--seed", "-1", "0"]),
    ("play --resume nowhere.jsonl", ["nowhere.jsonl"]),
    ("play --resume nowhere.jsonl --bot random", ["--bot", "--resume"]),
    ("play atacama --log nowhere/log.jsonl", ["nowhere/log.jsonl"]),
    ("rules", ["gusher rules"]),
    ("rules atacama A99", ["A99", "A1", "A67", "A9"]),
    ("rules atacama A1 A2", ["A2"]),
    ("arena atacama", ["BOT", "gusher arena"]),
    ("arena atacama random", ["1", "2", "4"]),
    ("arena atacama random rndom", ["rndom", "random"]),
    ("arena atacama random random --games 0", ["--games", "0", "1"]),
    ("arena atacama random random --jobs many", ["--jobs", "many"]),
    ("arena atacama random random --limit soon", ["--limit", "soon", "0.1"]),
    ("arena atacama random random --set tactical=1", ["tactical", "false", "true"]),
    ("arena atacama random random --logs pyproject.toml", ["--logs", "pyproject.toml"]),
    ("replay", ["gusher replay"]),
    ("replay nowhere.jsonl", ["nowhere.jsonl"]),
    ("replay tests", ["tests"]),
    ("replay nowhere.jsonl --to -1", ["--to", "-1", "0"]),
    ("replay nowhere.jsonl --viewer x", ["--viewer", "x", "1"]),
    ("replay nowhere.jsonl --json --svg -", ["--json", "--svg"]),
    ("verify", ["gusher verify"]),
    ("verify nowhere.jsonl", ["nowhere.jsonl"]),
    ("train atacama --into pyproject.toml", ["--into", "pyproject.toml"]),
    ("train atacama --into pyproject.toml/here", ["--into", "pyproject.toml/here"]),
    ("dataset atacama --parquet pyproject.toml", ["--parquet", "pyproject.toml"]),
    ("report atacama --pictures pyproject.toml", ["--pictures", "pyproject.toml"]),
    ("bench atakama", ["atakama", "atacama"]),
    ("bench --seconds 0", ["--seconds", "0"]),
]


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("line", "named"), WRONG, ids=[line for line, _ in WRONG])
def test_wrong_input(line: str, named: list[str], lang: str) -> None:
    ended = gusher(*line.split(), lang=lang)
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("gusher: ")
    assert [name for name in named if name not in ended.all] == []
    assert "Traceback" not in ended.err


@pytest.mark.parametrize(("line", "_"), WRONG, ids=[line for line, _ in WRONG])
def test_every_sentence_is_translated(line: str, _: list[str]) -> None:
    assert gusher(*line.split(), lang="en").err != gusher(*line.split(), lang="fr").err


@pytest.mark.parametrize(
    ("lang", "help_line"), [("en", "Help: gusher play --help"), ("fr", "Aide : gusher play --help")]
)
def test_points_to_the_help_of_the_command(lang: str, help_line: str) -> None:
    assert gusher("play", "--sets", "3", lang=lang).all.endswith(help_line)


def test_suggests_the_nearest_name() -> None:
    assert "Did you mean “--seats”?" in gusher("play", "atacama", "--seat", "2").all
    assert "Vouliez-vous dire « atacama » ?" in gusher("play", "atakama", lang="fr").all


def test_a_folder_that_is_not_needed_after_all_is_not_left_behind(tmp_path: Path) -> None:
    """Whether it can be written into is tried before the work begins; here, the work is then refused."""
    (tmp_path / "kept").mkdir()
    for folder in ("new/deep", "kept"):
        assert gusher("train", "atacama", "--seats", "3", "--into", tmp_path / folder).code == 2
    assert [file.name for file in tmp_path.rglob("*")] == ["kept"]


def test_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0")
    ended = gusher("replay", tmp_path / "picture")
    assert ended.code == 2
    assert "not text" in ended.all
