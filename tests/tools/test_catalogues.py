"""The lint of the catalogues finds what it is there to find."""

from pathlib import Path

import pytest

from tools import catalogues

CODE = """
class Lost(GusherError):
    family = "lost"


class Stolen(Lost):
    pass


def find(name, deep):
    say("hello", name=name)
    say(f"door-{name}-name")
    raise Lost("twice" if deep else "once")


def steal():
    raise Stolen("away")
"""
ENGLISH = """
hello = Hello { $name }, { greeting }
greeting = nice to see you
door-front-name = Front door
lost-once = Lost.
lost-twice = Lost again.
lost-away = Gone.
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    source = tmp_path / "src" / "gusher"
    (source / "words").mkdir(parents=True)
    (source / "games").mkdir()
    (source / "code.py").write_text(CODE, encoding="utf-8")
    for language in ("en", "fr"):
        (source / "words" / f"{language}.ftl").write_text(ENGLISH, encoding="utf-8")
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "SOURCE", source)
    return source / "words"


def faults(capsys: pytest.CaptureFixture[str]) -> list[str]:
    code = catalogues.main()
    lines = capsys.readouterr().out.splitlines()
    assert code == (0 if lines[-1] == "catalogues: complete" else 1)
    return lines[:-1]


def test_a_complete_pair_passes(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert faults(capsys) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("hello = Hello { $name }, { greeting }\n", "", "fr.ftl: hello is missing"),
        ("{ $name }", "{ $who }", "hello has other arguments"),
        ("lost-once = Lost.", "lost-once = Lost.\nlost-once = Lost.", "lost-once stands twice"),
        ("lost-once = Lost.", "lost once = Lost.", "cannot be read: lost once"),
        ("lost-once = Lost.", "lost-once = Perdu !", "lost-once needs a non-breaking space"),
        ("{ $name }", "« { $name }\u00a0»", "hello needs a non-breaking space"),
        ("lost-once = Lost.", "lost-once = It's lost.", "lost-once needs a curly apostrophe"),
    ],
)
def test_a_fault_in_one_language_is_named(
    tree: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, fault: str
) -> None:
    (tree / "fr.ftl").write_text(ENGLISH.replace(old, new), encoding="utf-8")
    assert any(fault in line for line in faults(capsys))


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("Qui joue ?", "rulebook/fr.md:3 needs a non-breaking space"),
        ("C'est fini.", "rulebook/fr.md:3 needs a curly apostrophe"),
        ("Voyez [W1](#W1), `a ? b`, c’est\u00a0: fini\u00a0!", ""),
    ],
)
def test_the_typography_of_a_rulebook_is_checked(
    tree: Path, capsys: pytest.CaptureFixture[str], line: str, fault: str
) -> None:
    book = tree.parent / "rulebook" / "fr.md"
    book.parent.mkdir()
    book.write_text(f"# Un jeu\n\n{line}\n", encoding="utf-8")
    found = faults(capsys)
    assert len(found) == bool(fault)
    assert all(fault in told for told in found)


@pytest.mark.parametrize("key", ["bye", "door-front", "lost-never"])
def test_a_key_that_nothing_uses_is_named(tree: Path, capsys: pytest.CaptureFixture[str], key: str) -> None:
    for language in ("en", "fr"):
        (tree / f"{language}.ftl").write_text(f"{ENGLISH}\n{key} = never said\n", encoding="utf-8")
    assert any(f"{key} is not used" in line for line in faults(capsys))


def test_an_error_without_a_sentence_is_named(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "fr"):
        (tree / f"{language}.ftl").write_text(ENGLISH.replace("lost-away = Gone.\n", ""), encoding="utf-8")
    assert faults(capsys) == ["lost-away: this error has no sentence"]


def test_names_of_a_board_are_referred_to_and_nothing_else_is(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = tree.parent / "games" / "wells"
    (game / "words").mkdir(parents=True)
    (game / "__init__.py").write_text("", encoding="utf-8")
    (game / "data.toml").write_text(
        '[names.zone.A]\nen = { plain = "Andes", the = "the Andes" }\nfr = { plain = "Andes" }\n', encoding="utf-8"
    )
    said = "door-wells-name = { wells-name-zone-plain } { wells-name-zone-of }\n"
    for language in ("en", "fr"):
        (game / "words" / f"{language}.ftl").write_text(said, encoding="utf-8")
    place = "src/gusher/games/wells/words"
    assert faults(capsys) == [
        f"{place}/en.ftl: nothing is called wells-name-zone-of",
        f"{place}/en.ftl: wells-name-zone-the of data.toml is not used",
        f"{place}/fr.ftl: nothing is called wells-name-zone-of",
    ]
