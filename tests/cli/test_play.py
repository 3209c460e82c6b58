"""`gusher play`, through typed answers."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import Budget
from gusher.bots.builtin import RandomBot
from gusher.cli.logfile import secret_path
from gusher.kernel import registry
from gusher.kernel.rng import Rng
from gusher.kernel.state import State
from tests.bots.clock import wound
from tests.cli.commands import gusher
from tests.cli.table import FIRST_CHOICE, answers_by, lines, replayed
from tests.contract.toys.dice_hands import GAME as TOY

SEEDED = ("--bot", "random", "--seed", "1")
PLAY = ("play", "atacama", *SEEDED)


class Failing(RandomBot):
    """A bot that breaks down."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        return 1 // 0


@pytest.mark.parametrize(("lang", "wins"), [("en", " wins with "), ("fr", " l’emporte avec ")])
def test_whole_game(tmp_path: Path, lang: str, wins: str) -> None:
    file = tmp_path / "log.jsonl"
    ended = gusher(*PLAY, "--set", "advanced=yes", "--log", file, typed=FIRST_CHOICE * 40, lang=lang)
    assert ended.code == 0
    assert ended.err == ""
    assert wins in ended.all
    assert str(file) in ended.out
    match = replayed(file)
    assert match.over
    assert not secret_path(file).exists()
    assert "1. " in ended.out
    assert "2. " in ended.out
    assert gusher("verify", file).code == 0
    assert gusher("replay", file).code == 0


def test_same_seed_and_answers_same_game(tmp_path: Path) -> None:
    for name in ("one", "two"):
        gusher(*PLAY, "--log", tmp_path / name, typed=FIRST_CHOICE * 40)
    assert lines(tmp_path / "one") == lines(tmp_path / "two")


def test_tells_what_happened_and_how_many_choices() -> None:
    shown = gusher(*PLAY, typed="4 6\n").all
    assert "(81 choices)" in shown
    assert "Turn 1: Player 1 puts a rig on r4c6 (silver 4)." in shown
    assert "Turn 2: Milo puts a rig on " in shown


def test_refused_answer_quotes_the_rule() -> None:
    shown = gusher("play", "atacama", "--hotseat", typed="4 6\n4 7\n")
    assert "Not possible. A rig stands right beside this field." in shown.all
    assert "A13 You may not build right next to a rig" in shown.all


def test_answer_that_means_nothing_or_too_much() -> None:
    shown = gusher(*PLAY, "--set", "advanced=true", typed="xyzzy\nbuy orange\n").all
    assert "“xyzzy” is no answer here. Try “place " in shown
    assert "“buy orange” could mean 2 things" in shown


def test_help_list_scores_and_rules() -> None:
    shown = gusher(*PLAY, typed="?\nl\ns\nr\nr A24\nr Z9\nhelp\n").all
    assert "take back your last answer" in shown
    assert "#81 Row 9, column 9: copper 3" in shown
    assert "No column has four rigs." in shown
    assert "A11 On your turn you place one rig" in shown
    assert "A24 A line needs four rigs to count." in shown
    assert "There is no rule “Z9”" in shown
    assert shown.count("list all choices") == 2


def test_french_command_words() -> None:
    assert "reprendre votre dernière réponse" in gusher(*PLAY, typed="aide\n", lang="fr").all


def test_hint_names_a_possible_answer_and_a_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    wound(monkeypatch, "gusher.bots.stopwatch.perf_counter")
    shown = gusher(*PLAY, "--set", "tactical=true", typed="4 6\nh\n").all
    assert "Hint: Base rig. " in shown or "Hint: Double rig: the field scores twice. " in shown
    assert "%." in shown


def test_a_hint_says_why_and_what_would_be_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.cli.table.HINT", Budget(iterations=12))
    for lang, following, against in (("en", "Next best: ", "“"), ("fr", "Ensuite : ", "« ")):
        shown = gusher(*PLAY, "--set", "tactical=true", typed="4 6\nh\nconseil\n", lang=lang).all
        assert following in shown
        assert against in shown.partition(following)[2]


def test_the_same_seed_gives_the_same_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.cli.table.HINT", Budget(iterations=12))
    shown = [gusher(*PLAY, "--set", "tactical=true", typed="4 6\nh\nh\n").all for _ in range(2)]
    assert shown[0] == shown[1]


def test_undo_within_the_turn_is_free(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    shown = gusher(*PLAY, "--set", "tactical=true", "--log", file, typed="4 6\nu\n2 2\nbase\n").all
    assert "Taken back." in shown
    assert [line["do"] for line in answers_by(file, 0)] == ["place", "rewind", "place", "use"]
    assert "agreed" not in answers_by(file, 0)[1]


def test_undo_beyond_the_barrier_is_a_take_back_and_the_bot_answers_anew(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    gusher(*PLAY, "--log", file, typed="4 6\nu\n2 2\n")
    assert [line["do"] for line in lines(file)[1:]] == ["place", "place", "rewind", "place", "place"]
    assert answers_by(file, 0)[1] == {"n": 3, "by": 0, "do": "rewind", "to": 0, "agreed": True}
    assert len(replayed(file).steps) == 2


def test_nothing_to_take_back() -> None:
    assert "You have not answered anything yet" in gusher(*PLAY, typed="u\n").all


def test_several_people_must_agree_to_a_take_back(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    gusher("play", "atacama", "--hotseat", "--log", file, typed="1 1\n3 3\nu\nn\nu\ny\n")
    assert [line["do"] for line in lines(file)[1:]] == ["place", "place", "rewind"]


def test_announces_the_draw_that_ends_undo_only_before_it() -> None:
    turns = "1 1\nb\n1 3\nb\n1 5\nb\n3 1\nb\n3 3\nb\n"
    settings = ("play", "atacama", "--hotseat", "--set", "advanced=true", "--set", "tactical=true", "--seed", "5")
    assert "something is drawn" not in gusher(*settings, typed=turns).all
    assert "something is drawn" in gusher(*settings, typed=turns + "3 5\n").all


def test_colours_where_they_are_asked_for() -> None:
    assert "\x1b[" in gusher(*PLAY, "--colour", typed="").out
    assert "\x1b[" not in gusher(*PLAY, typed="").out


def test_my_seat_and_names() -> None:
    shown = gusher("play", "atacama", "--seats", "4", "--me", "3", "--name", "Ada", *SEEDED, typed="").all
    assert "Milo (bot random), Nadia (bot random), Ada and Pablo (bot random)." in shown
    assert shown.count(" puts a rig on ") == 2


def test_one_bot_for_each_seat() -> None:
    bots = (*SEEDED, "--bot", "random", "--bot", "greedy")
    shown = gusher("play", "atacama", "--seats", "4", *bots, typed="").all
    assert "Player 1, Milo (bot random), Nadia (bot random) and Pablo (bot greedy)." in shown


@pytest.mark.parametrize(("lang", "closing"), [("en", "No more input"), ("fr", "Plus rien à lire")])
def test_end_of_input_closes_politely(lang: str, closing: str) -> None:
    ended = gusher(*PLAY, typed="4 6\n", lang=lang)
    assert ended.code == 0
    assert closing in ended.all


def test_quit_offers_to_save_and_says_how_to_resume(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    ended = gusher(*PLAY, typed=f"4 6\nq\n{file}\n")
    assert ended.code == 0
    assert f"gusher play --resume {file}" in ended.all
    assert len(replayed(file).steps) == 2


def test_quit_without_saving() -> None:
    assert "The match was not saved." in gusher(*PLAY, typed="q\n\n").all


def test_write_keeps_the_match_from_then_on_and_writes_over_nothing(tmp_path: Path) -> None:
    file, other = tmp_path / "log.jsonl", tmp_path / "other"
    other.write_text("precious", encoding="utf-8")
    shown = gusher(*PLAY, typed=f"4 6\nw\nw {other}\nw {file}\n2 2\n").all
    assert "Type w and the name of a file." in shown
    assert "already exists" in shown
    assert other.read_text(encoding="utf-8") == "precious"
    assert len(replayed(file).steps) == 4


def test_bot_that_fails_is_stood_in_for() -> None:
    shown = gusher("play", "atacama", "--bot", "tests.cli.test_play.Failing", "--seed", "1", typed="4 6\n")
    assert shown.code == 0
    assert "Milo failed (ZeroDivisionError); a random answer is played for it." in shown.all
    assert "Turn 2: Milo puts a rig" in shown.all


def test_secrets_are_not_shown_to_the_next_person() -> None:
    with registry.guest(TOY):
        shown = gusher("play", "dice_hands", "--hotseat", "--seed", "1", typed="#1\n#1\n\n")
    assert "Pass the screen to Player 2, who presses Enter:" in shown.all
    before, after = shown.out.split("Pass the screen to Player 2")
    assert "Player 2: ? ? ? / -" in before
    assert "Player 1: ? ? " in after
    assert "Player 2: ? ? ?" not in after
