"""The recorded games still go as recorded; whoever changes that regenerates them and reviews the difference."""

import re
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.say import say
from tools import kept, playthroughs, settings

PLACES = playthroughs.places()
SHOPPING = "mcmulti/4-reroll_false-counter_die_false-islands_dealt-announce_any_turn-turn_limit_5.txt"  # long purchases
TOLD = {"? ", "= ", "! ", "> ", "* "}  # how the lines of a record begin, except for the board's


def written(name: str) -> str:
    return playthroughs.path(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", sorted(PLACES))
def test_a_recorded_game_goes_as_recorded(name: str) -> None:
    assert written(name) == playthroughs.recorded(*PLACES[name])


def test_the_selected_settings_are_recorded_and_nothing_else() -> None:
    assert playthroughs.found() == set(PLACES)
    assert len(PLACES) == sum(len(playthroughs.selected(game)) for game in kept.games())


@pytest.mark.parametrize("game", kept.games(), ids=lambda game: game.name)
def test_any_two_choices_meet_in_a_record(game: Game) -> None:
    """Where a game has few settings, all are recorded."""
    every = list(game.settings())
    selected = playthroughs.selected(game)
    assert met(selected, 2) == met(every, 2)
    assert (selected == every) == (len(every) <= playthroughs.FEW)


@pytest.mark.parametrize("together", [1, 2, 3])
@pytest.mark.parametrize("game", kept.games(), ids=lambda game: game.name)
def test_few_settings_show_all_choices(game: Game, together: int) -> None:
    chosen = settings.covering(game, together)
    every = list(game.settings())
    assert met(chosen, together) == met(every, together)
    assert all(each in every for each in chosen)
    assert len({settings.name(*each) for each in chosen}) == len(chosen)


def met(chosen: list[settings.Setting], together: int) -> set[object]:
    return {choice for each in chosen for choice in settings.choices(each, together)}


@pytest.mark.parametrize("name", sorted(PLACES))
def test_a_record_stays_readable(name: str) -> None:
    """Some pages for a short game, not quite four lines an entry for a long one, or seven a question where seats
    take turns so quickly that nothing can be told together; the boards take no more room than the story between them,
    and none is far from the next."""
    record = written(name)
    starts = [line[:2] for line in record.splitlines()]
    story = sum(start in TOLD for start in starts)
    last_entry = int(re.findall(r'^> {"n": (?:\[\d+, )?(\d+)', record, re.MULTILINE)[-1])
    assert story <= max(300, 3.6 * last_entry, 7 * starts.count("? "))
    assert len(starts) - story <= story
    told = [start in ("", *TOLD) for start in starts]
    assert max(len(list(lines)) for is_told, lines in groupby(told) if is_told) <= 200
    assert set(starts) > TOLD


@pytest.mark.parametrize("name", sorted(PLACES))
def test_a_record_leaves_nothing_out(name: str) -> None:
    """Lines that stand for several questions or entries say which, and none is missing."""
    record = written(name)
    for numbers in (
        re.findall(r"^\? (\d+)(?:-(\d+))? ", record, re.MULTILINE),
        re.findall(r'^> {"n": \[?(\d+)(?:, (\d+)\])?', record, re.MULTILINE),
    ):
        counted = [n for first, last in numbers for n in range(int(first), int(last or first) + 1)]
        assert counted == list(range(1, len(counted) + 1))


def test_what_a_seat_is_asked_again_is_told_under_the_first_question() -> None:
    """Whatever it has left to spend; but a question of something else stands by itself."""
    asked = say("ask", where=say("site", row=1), cash=90)
    assert playthroughs.is_same(asked, say("ask", where=say("site", row=1), cash=20))
    assert not playthroughs.is_same(asked, say("ask", where=say("site", row=2), cash=90))
    assert not playthroughs.is_same(asked, say("ask-place", where=say("site", row=1), cash=90))
    shopping = re.findall(r"^\? (\d+)-(\d+) .*\n=.*\n! (.*)$", written(SHOPPING), re.MULTILINE)
    assert shopping
    for first, last, answers in shopping:
        assert len(answers.split(" | ")) == int(last) - int(first) + 1


def test_a_long_round_is_told_on_pages_of_about_the_same_length() -> None:
    game = registry.find("atacama")
    record = playthroughs.Record(game, *next(iter(game.settings())))
    story = next(record.stories(record.played()))

    def pages(*lengths: int) -> list[list[int]]:
        chapter = [replace(story, lines=["> told"] * length) for length in lengths]
        return [[part.length for part in page] for page in playthroughs.pages(chapter)]

    assert pages(120, 80) == [[120, 80]]
    assert pages(120, 81) == [[120], [81]]
    assert pages(*[30] * 10) == [[30] * 5, [30] * 5]
    assert pages(*[60] * 8) == [[60, 60], [60, 60], [60, 60], [60, 60]]


@pytest.mark.parametrize("name", sorted(name for name in PLACES if name.startswith("wildcatters")))
def test_a_game_of_wildcatters_shows_its_oil(name: str) -> None:
    """Most random games hardly have any: their seed is chosen."""
    for told in ("drills", "joins the drilling", "up for auction", "starts a transport", "delivers a barrel", "borrow"):
        assert re.search(rf"^\* .*{told}", written(name), re.MULTILINE)


@pytest.fixture
def two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records of two short games, as they should be, in a folder of their own."""
    few = {name: PLACES[name] for name in sorted(PLACES)[:2]}
    monkeypatch.setattr(playthroughs, "places", lambda: few)
    monkeypatch.setattr(kept, "folder", lambda game: tmp_path / game.name)
    assert playthroughs.main([]) == 0
    assert playthroughs.main(["--check"]) == 0
    return list(few)


def test_the_check_names_the_first_difference(two: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    lines = written(two[1]).split("\n")
    lines[6] += "x"
    playthroughs.path(two[1]).write_text("\n".join(lines), encoding="utf-8")
    assert playthroughs.main(["--check"]) == 1
    assert capsys.readouterr().out == f"{two[1]}:7\n"


def test_the_check_names_files_that_are_missing_or_left_over(
    two: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    left_over = playthroughs.path("atacama/1-aaa.txt")
    left_over.write_text("old", encoding="utf-8")
    assert playthroughs.main(["--check"]) == 1
    playthroughs.write()
    assert not left_over.exists()
    playthroughs.path(two[0]).unlink()
    assert playthroughs.main(["--check"]) == 1
    assert capsys.readouterr().out == f"atacama/1-aaa.txt:1\n{two[0]}:1\n"


def test_a_game_may_name_its_own_seed() -> None:
    assert playthroughs.seed(registry.find("wildcatters")) != playthroughs.SEED
    assert playthroughs.seed(registry.find("atacama")) == playthroughs.SEED
