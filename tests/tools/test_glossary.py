"""The check of the words finds what was rejected, wherever it is said, and nothing else."""

from pathlib import Path

import pytest

from tools import glossary

SHARED = """
title = "All games"

[[term]]
means = "a program that plays"
en = "bot"
fr = "robot"
not_fr = ["bot", "bots"]

[[term]]
means = "what one plays on"
en = "board"
fr = "plateau"
not_fr = ["tablier"]
"""
GAME = """
title = "Tictac"

[[term]]
means = "what one plays on"
en = "board"
fr = "tablier"

[[term]]
means = "a share of one's own"
en = "your own shares"
fr = "titres de sa couleur"
not_en = ["# own share*"]
not_fr = ["titres propres", "pavé*"]
why = "own wants somebody whose it is"
"""
WORDS = {
    "shared": {"en": "greeting = A bot at the board\n", "fr": "greeting = Un robot devant le plateau\n"},
    "game": {
        "en": "hello = { $count } of your own shares on the board\n",
        "fr": "hello = Sur le tablier, { $count } titres de sa couleur\n",
    },
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(glossary, "ROOT", tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "src" / "gusher" / "games").mkdir(parents=True)
    _room(tmp_path / "src" / "gusher", SHARED, WORDS["shared"])
    _room(tmp_path / "examples" / "tictac" / "src" / "tictac", GAME, WORDS["game"])
    assert glossary.main(["--write"]) == 0
    return tmp_path / "examples" / "tictac" / "src" / "tictac"


def _room(folder: Path, terms: str, words: dict[str, str]) -> None:
    for room in ("words", "rulebook"):
        (folder / room).mkdir(parents=True, exist_ok=True)
    (folder / "words" / "glossary.toml").write_text(terms, encoding="utf-8")
    for language, text in words.items():
        (folder / "words" / f"{language}.ftl").write_text(text, encoding="utf-8")


def _say(game: Path, language: str, text: str, room: str = "words") -> None:
    path = game / room / (f"{language}.ftl" if room == "words" else f"{language}.md")
    with path.open("a", encoding="utf-8") as file:
        file.write(text + "\n")


def faults(capsys: pytest.CaptureFixture[str]) -> list[str]:
    capsys.readouterr()
    code = glossary.main([])
    lines = capsys.readouterr().out.splitlines()
    assert code == (1 if len(lines) > 1 else 0)
    return lines[:-1]


@pytest.mark.parametrize(
    ("language", "sentence", "rejected"),
    [
        ("fr", "bye = Vos titres propres", "titres propres"),
        ("fr", "bye = Vos titres\u00a0propres", "titres propres"),
        ("fr", "bye = Deux Pavés rouges", "pavé*"),
        ("fr", "bye = Le bot joue.", "bot"),
        ("fr", "bye = Contre des bots.", "bots"),
        ("en", "bye = Pay { $count } own shares", "# own share*"),
        ("en", "bye = Pay 1,000 own shares", "# own share*"),
        ("en", "bye = { $way ->\n    [up] Up\n   *[down] Pay 2 own shares\n}", "# own share*"),
    ],
)
def test_a_rejected_term_in_a_catalogue_is_named(
    tree: Path, capsys: pytest.CaptureFixture[str], language: str, sentence: str, rejected: str
) -> None:
    _say(tree, language, sentence)
    (line,) = faults(capsys)
    assert f"words/{language}.ftl: bye: “{rejected}” was rejected" in line


@pytest.mark.parametrize(
    "sentence",
    [
        "bye = L’option --bot et my_bots.MyBot, « bot: », un robot",
        "bye = Des titres proprement dits, un dépavage",
        "bye = Sur le tablier",  # the game has chosen what the others reject
    ],
)
def test_names_longer_words_and_terms_of_the_game_s_own_are_left_alone(
    tree: Path, capsys: pytest.CaptureFixture[str], sentence: str
) -> None:
    _say(tree, "fr", sentence)
    assert faults(capsys) == []


def test_rulebooks_are_read_too_but_not_where_their_links_lead(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _say(tree, "fr", "# Tictac\n\n![Des pavés](figures/robot.jsonl), [ici](#titres propres)", "rulebook")
    (line,) = faults(capsys)
    assert "rulebook/fr.md:3: “pavé*” was rejected; say “titres de sa couleur”" in line


def test_the_shared_words_are_held_to_their_own_glossary(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _say(glossary.ROOT / "src" / "gusher", "fr", "bye = Le tablier et les pavés")
    (line,) = faults(capsys)
    assert "src/gusher/words/fr.ftl: bye: “tablier” was rejected; say “plateau”" in line


def test_a_chosen_term_that_nobody_says_is_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "words" / "en.ftl").write_text("hello = On the boards\n", encoding="utf-8")
    assert faults(capsys) == ["Tictac: “your own shares” (en) is nowhere said"]


def test_the_page_shows_every_term_and_is_kept_up_to_date(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (glossary.ROOT / glossary.PAGE).read_text(encoding="utf-8")
    assert (
        r"| **your own shares** | **titres de sa couleur** | ~~# own share\*~~ | ~~titres propres~~, ~~pavé\*~~ |"
        in page
    )
    changed = GAME.replace("titres propres", "titres à soi")
    (tree / "words" / "glossary.toml").write_text(changed, encoding="utf-8")
    assert faults(capsys) == ["docs/glossary.md is out of date: python -m tools.glossary --write"]
    assert glossary.main(["--write"]) == 0


def test_a_game_without_a_glossary_is_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "words" / "glossary.toml").unlink()
    assert faults(capsys)[0] == "examples/tictac/src/tictac/words/glossary.toml is missing"
