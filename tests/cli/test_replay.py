"""`gusher replay` and `gusher verify`: sound logs, damaged ones and dishonest ones."""

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import State
from tests.cli.commands import LANGUAGES, gusher

Lines = list[str]


def finished(taken_back: bool = False, **options: bool) -> Match:
    """A match played to its end at random."""
    game = registry.find("atacama")
    match = Match(game, 2, options, ["Ada", "bot:search:ms=300"], secret=seeded_secret("replay"))
    rng = Rng(1)
    while not match.over:
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[rng.below(len(answers))]))
        if taken_back and match.n == 8:
            match.rewind(0, match.steps[-2].entry.n, agreed=True)
            taken_back = False
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, list(log.write(finished())))


def written(folder: Path, lines: Lines) -> Path:
    path = folder / "log.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


# --- sound logs ---


def test_shows_the_end_with_names_for_reading(file: Path) -> None:
    ended = gusher("replay", file)
    assert ended.code == 0
    assert "r9 |" in ended.out
    assert "Bot search" in ended.out
    assert "28 entries replayed, every step checked." in ended.all


def test_stops_at_an_entry(file: Path) -> None:
    shown = gusher("replay", file, "--to", "3", "--no-check", lang="fr").all
    assert "Robot search cherche une case." in shown
    assert shown.endswith("3 entrées rejouées.")


def test_entry_that_is_not_there(file: Path) -> None:
    ended = gusher("replay", file, "--to", "99")
    assert ended.code == 2
    assert "There is no entry 99: the last one is 28." in ended.all


def test_tells_every_step_and_take_backs(tmp_path: Path) -> None:
    file = written(tmp_path, list(log.write(finished(taken_back=True, advanced=True))))
    shown = gusher("replay", file, "--steps").out
    assert "   1  Tile " in shown
    assert "takes back everything after entry 7." in shown
    assert "the game ends." in shown


def test_reads_standard_input(file: Path) -> None:
    assert gusher("replay", "-", typed=file.read_text(encoding="utf-8")) == gusher("replay", file)


def test_writes_the_picture(file: Path, tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    gusher("replay", file, "--svg", picture)
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert gusher("replay", file, "--svg", "-").out.strip() == picture.read_text(encoding="utf-8").strip()


def test_as_json(file: Path) -> None:
    document = json.loads(gusher("replay", file, "--json", "--steps").out)
    match = finished()
    assert document["entries"] == 28
    assert document["over"] is True
    assert document["asked"] is None
    assert document["scores"] == match.state.scores()
    assert document["ranks"] == match.state.ranks()
    assert document["broken"] == []
    assert len(document["steps"]) == 28
    assert document["steps"][0]["says"]


def drilled() -> Match:
    """A match of McMulti under way, with money spent and oil found."""
    match = Match(registry.find("mcmulti"), 2, {}, ["Ada", "Ben"], secret=seeded_secret("ledger"))
    rng = Rng(1)
    while match.n < 120:
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[rng.below(len(answers))]))
    return match


def test_prints_the_ledger(tmp_path: Path) -> None:
    match = drilled()
    shown = gusher("replay", written(tmp_path, list(log.write(match))), "--ledger").all
    assert "0 Ada begins the game. Ada: cash +300M = 300M, crude +3 = 3, gas +3 = 3" in shown
    for seat, name in enumerate(match.names):
        last = shown.rpartition(f"{name}: cash ")[2]
        assert last.split(" = ")[1].startswith(f"{match.state.scores()[seat]}M")
    french = gusher("replay", written(tmp_path, list(log.write(match))), "--ledger", lang="fr").all
    assert "Ada commence la partie. Ada : caisse +300 M = 300 M, pétrole +3 = 3, essence +3 = 3" in french


def test_the_ledger_as_json(tmp_path: Path) -> None:
    match = drilled()
    document = json.loads(gusher("replay", written(tmp_path, list(log.write(match))), "--ledger", "--json").out)
    held: dict[tuple[int, str], int] = {}
    for line in document["ledger"]:
        held[line["seat"], line["good"]] = held.get((line["seat"], line["good"]), 0) + line["amount"]
        assert held[line["seat"], line["good"]] == line["balance"]
        assert line["says"]
    assert [held[seat, "cash"] for seat in range(2)] == document["scores"]


@pytest.mark.parametrize(("lang", "reason"), [("en", "Atacama keeps no ledger."), ("fr", "ne tient pas de livre")])
def test_a_game_without_a_ledger_says_so(file: Path, lang: str, reason: str) -> None:
    ended = gusher("replay", file, "--ledger", lang=lang)
    assert ended.code == 2
    assert reason in ended.all
    assert "ledger" not in json.loads(gusher("replay", file, "--json").out)


def test_viewer_beyond_the_seats(file: Path) -> None:
    ended = gusher("replay", file, "--viewer", "3")
    assert ended.code == 2
    assert "--viewer must be a whole number from 1 to 2" in ended.all


def test_position_that_contradicts_itself_is_found(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(state: State) -> list[str]:
        return ["a rig too many"] if state.seat == 1 else []

    monkeypatch.setattr("gusher.games.atacama.invariants.broken", broken)
    ended = gusher("replay", file)
    assert ended.code == 1
    assert "After entry 1 the position contradicts itself: a rig too many" in ended.all
    assert gusher("replay", file, "--no-check").code == 0


def test_names_cannot_steer_the_terminal(tmp_path: Path) -> None:
    lines = list(log.write(finished()))
    file = written(tmp_path, [changed(lines[0], names=["\x1b[2JAda", "bot:\x1b[2Jx"]), *lines[1:]])
    assert "\x1b" not in gusher("replay", file, "--steps").out
    assert "\x1b" not in gusher("replay", written(tmp_path, [changed(lines[0], game="\x1b[2J")])).err


# --- damaged logs ---


def changed(line: str, **values: object) -> str:
    return json.dumps({**json.loads(line), **values})


DAMAGES: dict[str, tuple[Callable[[Lines], Lines], int, str]] = {
    "cut off": (lambda lines: [*lines[:5], lines[5][:20]], 6, "JSON"),
    "a list": (lambda lines: [*lines[:2], "[1, 2]"], 3, "JSON"),
    "empty": (lambda lines: [], 1, ""),
    "another format": (lambda lines: [changed(lines[0], gusher=3)], 1, "3"),
    "no seats": (lambda lines: [changed(lines[0], seats="two")], 1, "seats"),
    "other rules": (lambda lines: [changed(lines[0], rules=7)], 1, "7"),
    "unknown game": (lambda lines: [changed(lines[0], game="atakama")], 1, "atakama"),
    "bad option": (lambda lines: [changed(lines[0], options={"size": 3})], 1, "size"),
    "too many names": (lambda lines: [changed(lines[0], names=["A", "B", "C"])], 1, "3"),
    "lost line": (lambda lines: lines[:3] + lines[4:], 4, "4"),
    "hidden": (lambda lines: [lines[0], '{"n": 1, "by": 0, "do": "place", "hidden": true}'], 2, ""),
    "unknown answer": (lambda lines: [lines[0], changed(lines[1], do="plaice")], 2, "plaice"),
    "bad value": (lambda lines: [lines[0], changed(lines[1], row=12)], 2, "12"),
    "missing value": (lambda lines: [lines[0], '{"n": 1, "by": 0, "do": "place", "row": 1}'], 2, "column"),
    "extra value": (lambda lines: [lines[0], changed(lines[1], depth=3)], 2, "depth"),
    "wrong seat": (lambda lines: [lines[0], changed(lines[1], by=1)], 2, "2"),
    "no such seat": (lambda lines: [lines[0], changed(lines[1], by=10**14)], 2, str(10**14 + 1)),
    "against the rules": (lambda lines: [*lines[:2], changed(lines[1], n=2, by=1)], 3, "A12"),
    "early result": (lambda lines: [*lines[:4], lines[-1]], 5, ""),
    "other result": (
        lambda lines: [*lines[:-1], changed(lines[-1], end={"scores": [99, 0], "ranks": [1, 2]})],
        30,
        "",
    ),
    "after the end": (lambda lines: [*lines, lines[1]], 31, ""),
    "no secret": (lambda lines: [*lines[:-1], changed(lines[-1], secret="x")], 30, "64"),
    "impossible take-back": (lambda lines: [*lines[:4], '{"n": 4, "by": 0, "do": "rewind", "to": 0}'], 5, "0"),
    "take-back to nowhere": (lambda lines: [*lines[:4], '{"n": 4, "by": 1, "do": "rewind", "to": 9}'], 5, "9"),
    "take-back of nothing": (lambda lines: [*lines[:4], '{"n": 4, "by": 1, "do": "rewind", "to": 3}'], 5, "3"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_damaged_log(tmp_path: Path, command: str, damage: str, lang: str) -> None:
    damaged, line, named = DAMAGES[damage]
    ended = gusher(command, written(tmp_path, damaged(list(log.write(finished())))), lang=lang)
    assert ended.code == 2
    assert ended.out == ""
    assert f"{'ine' if lang == 'en' else 'igne'} {line}" in ended.all
    assert named in ended.all


def test_broken_rule_is_quoted(tmp_path: Path) -> None:
    lines = list(log.write(finished()))
    ended = gusher("replay", written(tmp_path, [*lines[:2], changed(lines[1], n=2, by=1)]), lang="fr")
    assert "contraire à la règle A12. Un puits occupe déjà cette case." in ended.all


# --- honesty ---


def test_honest(tmp_path: Path) -> None:
    file = written(tmp_path, list(log.write(finished(advanced=True))))
    ended = gusher("verify", file)
    assert ended.code == 0
    assert "all 8 draws" in ended.all
    assert json.loads(gusher("verify", file, "--json").out)["honest"] is True


def test_dishonest_draw_is_named(tmp_path: Path) -> None:
    lines = list(log.write(finished(advanced=True)))
    lines[1], lines[2] = (
        changed(lines[1], tile=json.loads(lines[2])["tile"]),
        changed(lines[2], tile=json.loads(lines[1])["tile"]),
    )
    file = written(tmp_path, sound_end(lines))
    ended = gusher("verify", file)
    assert ended.code == 1
    assert "entry 1 drew" in ended.all
    document = json.loads(gusher("verify", file, "--json").out)
    assert document["honest"] is False
    assert document["entry"] == 1


def sound_end(lines: Lines) -> Lines:
    """The same log with the result that its moves lead to, so that only the draws are wrong."""
    match = log.read(lines[:-1])
    end = {"scores": match.state.scores(), "ranks": match.state.ranks()}
    return [*lines[:-1], changed(lines[-1], end=end)]


def test_secret_that_breaks_the_commitment(tmp_path: Path) -> None:
    lines = list(log.write(finished()))
    file = written(tmp_path, [*lines[:-1], changed(lines[-1], secret=seeded_secret("another"))])
    ended = gusher("verify", file, lang="fr")
    assert ended.code == 1
    assert "ne correspond pas à l’empreinte" in ended.all


def test_running_match_cannot_be_verified_yet(tmp_path: Path) -> None:
    file = written(tmp_path, list(log.write(finished()))[:5])
    ended = gusher("verify", file)
    assert ended.code == 2
    assert "once the match is over" in ended.all
    as_json = gusher("verify", file, "--json")
    assert as_json.code == 2
    assert json.loads(as_json.out) == {"honest": None, "reason": "no-secret"}


def test_verify_names_the_first_wrong_draw_before_what_follows_from_it(tmp_path: Path) -> None:
    """Two tiles swapped: every step is still possible, but the result no longer fits. The draw is the reason."""
    lines = list(log.write(finished(advanced=True)))
    first, second = json.loads(lines[1]), json.loads(lines[2])
    first["tile"], second["tile"] = second["tile"], first["tile"]
    lines[1:3] = [json.dumps(first), json.dumps(second)]
    ended = gusher("verify", written(tmp_path, lines))
    assert ended.code == 1
    assert "entry 1 drew" in ended.all


# --- files that are no logs at all ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_a_deep_line_gets_a_sentence(tmp_path: Path, command: str, lang: str) -> None:
    for content in ("[" * 100_000, '{"gusher": ' + "[" * 900 + "]" * 900 + "}"):
        file = written(tmp_path, [content])
        ended = gusher(command, *(["--resume"] if command == "play" else []), file, lang=lang)
        assert ended.code == 2
        assert "1" in ended.err


def test_a_long_value_is_quoted_in_part(file: Path) -> None:
    header, *rest = file.read_text(encoding="utf-8").splitlines()
    version = written(file.parent, [json.dumps({**json.loads(header), "gusher": "x" * 3000}), *rest])
    ended = gusher("replay", version)
    assert ended.code == 2
    assert "x" * 200 + "…" in ended.err
    kind = written(file.parent, [header, json.dumps({**json.loads(rest[0]), "do": "y" * 3000}), *rest[1:]])
    assert "y" * 200 + "…" in gusher("verify", kind).err


def test_a_file_without_end_is_no_log() -> None:
    ended = gusher("verify", "/dev/zero")
    assert ended.code == 2
    assert "64 megabytes" in ended.all
