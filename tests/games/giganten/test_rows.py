"""Rows: people read and type them from 1, as in the other games; logs, API and data files count from 0."""

import pytest

from gusher.cli.answers import Reader
from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ACTIONS, do
from gusher.games.giganten.data import CELLS, COLUMNS
from gusher.games.giganten.effects.movement import Drove, Placed
from gusher.games.giganten.effects.names import cell_said
from gusher.games.giganten.picture import places, text
from gusher.games.giganten.position import Position
from gusher.games.giganten.scene import scene
from gusher.kernel.game import LANGUAGES
from gusher.kernel.say import Say
from gusher.words.catalogue import catalogue
from tests.games.giganten.positions import DEFAULT, fresh, midgame, moving, offered, random_game, truck

NAMES = ["Ada", "Ben", "Clara", "Dan"]


def said(what: Say, language: str = "en") -> str:
    return catalogue(language, GAME).say(what, NAMES)


def reader(state: Position, language: str) -> Reader:
    listed = {int(choice.action): said(choice.text, language) for choice in scene(state, int(state.seat)).choices}
    return Reader(ACTIONS, list(listed), listed)


def test_every_cell_has_one_name_wherever_people_meet_it() -> None:
    state = fresh()
    labels = [place.label for row in places.terrain.places(state, 0) for place in row.items]
    assert labels == [f"r{cell // COLUMNS + 1}c{cell % COLUMNS}" for cell in range(CELLS)]
    for language in LANGUAGES:
        assert [said(cell_said(cell), language) for cell in range(CELLS)] == labels
    edges = [line[0].text.strip() for line in text.lines(state, 0)[1:13] if isinstance(line[0].text, str)]
    assert edges == [f"r{row}" for row in range(1, 13)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_the_log_count_rows_from_1(language: str) -> None:
    assert "r4c0" in said(Placed(0, 3).say(), language)
    drove = said(Drove(0, 3 * COLUMNS, 11 * COLUMNS + 19, 4).say(), language)
    assert "r4c0" in drove
    assert "r12c19" in drove


def test_a_log_counts_rows_from_0() -> None:
    assert ACTIONS.words(do.PLACE + 3) == {"do": "place", "row": 3}
    assert ACTIONS.typed(do.PLACE + 3) == {"do": "place", "row": 4}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["r4c0", "R4C0", "4", "r4", "place 4", "place row 4"])
def test_a_row_is_typed_as_the_board_shows_it(typed: str, language: str) -> None:
    state = next(state for state in random_game(4, DEFAULT, seed=2) if len(offered(state, "place")) == 12)
    assert reader(state, language).read(typed) == [do.PLACE + 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cell_that_is_typed_means_what_the_list_offers_there(language: str) -> None:
    state = midgame()
    truck(state, 0, (3, 1))
    found = [ACTIONS.words(number) for number in reader(moving(state), language).read("r4c2")]
    assert found == [{"do": "step", "to": "E"}, {"do": "look", "to": "E"}]
    assert [ACTIONS.words(number) for number in reader(state, language).read("r3c1")] == [{"do": "step", "to": "N"}]
    assert reader(state, language).read("r3c2") == []
