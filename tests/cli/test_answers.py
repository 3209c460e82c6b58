"""What typed answers mean."""

import pytest

from gusher.cli.answers import Reader
from gusher.kernel import registry
from gusher.kernel.match import Match

ATACAMA = registry.find("atacama")


def reader(match: Match) -> Reader:
    scene = match.game.scene(match.view(int(match.state.seat)), int(match.state.seat))
    sentences = {int(choice.action): str(choice.text.key) for choice in scene.choices}
    return Reader(match.game.actions, list(sentences), sentences)


def words(match: Match, text: str) -> list[str]:
    return [" ".join(map(str, match.game.actions.words(number).values())) for number in reader(match).read(text)]


@pytest.fixture
def base() -> Match:
    return Match(ATACAMA, 2)


@pytest.fixture
def advanced() -> Match:
    return Match(ATACAMA, 2, {"advanced": True, "tactical": True}, secret="00" * 32)


@pytest.fixture
def rig(advanced: Match) -> Match:
    advanced.answer(0, {"do": "place", "row": 1, "column": 1})
    return advanced


@pytest.mark.parametrize(
    "text", ["4 6", "46", "r4c6", "R4 C6", "4,6", "place 4 6", "pl 4 6", "place row 4 column 6", "p46", "#33"]
)
def test_ways_to_name_a_field(base: Match, text: str) -> None:
    assert words(base, text) == ["place 4 6"]


@pytest.mark.parametrize("text", ["4", "0 5", "4 6 7", "xyzzy", "place", "#0", "#82", "c6r4"])
def test_what_names_no_field(base: Match, text: str) -> None:
    assert words(base, text) == []


def test_field_that_is_closed_is_understood_so_that_the_rules_can_answer(base: Match) -> None:
    base.answer(0, {"do": "place", "row": 4, "column": 6})
    assert words(base, "46") == ["place 4 6"]


@pytest.mark.parametrize("text", ["buy turquoise rows", "turquoise rows", "buy t r", "b turq ro", "BUY Turquoise Rows"])
def test_purchase_in_words(advanced: Match, text: str) -> None:
    assert words(advanced, text) == ["buy turquoise rows"]


def test_incomplete_purchase_means_several(advanced: Match) -> None:
    assert words(advanced, "buy orange") == ["buy orange columns", "buy orange rows"]
    assert len(words(advanced, "buy")) == 4


@pytest.mark.parametrize("text", ["double", "d", "use double", "2", "#2"])
def test_rig_in_words_or_by_its_number(rig: Match, text: str) -> None:
    assert words(rig, text) == ["use double"]


def test_number_beyond_the_list_is_nothing(rig: Match) -> None:
    assert words(rig, "3") == []


def test_words_of_the_sentence_will_do_but_not_scraps() -> None:
    match = Match(ATACAMA, 2)
    sentences = {int(number): f"Rangée {number // 9 + 1}, colonne {number % 9 + 1}" for number in match.state.legal()}
    french = Reader(ATACAMA.actions, list(sentences), sentences)
    assert french.read("rangée 4 colonne 6") == [32]
    assert french.read("rangee 4 col 6") == [32]
    assert french.read("ra") == []
