"""The signs of the original box in our own drawing: barrels, squares, green licences; and the numbers at the edges."""

import pytest

from gusher.contract.words import shapes as walk
from gusher.games.giganten import GAME
from gusher.games.giganten.data import CARDS, CELLS
from gusher.games.giganten.effects.names import cell_said
from gusher.games.giganten.picture import tickets
from gusher.games.giganten.picture.art import ART
from gusher.games.giganten.picture.ground import NUMBERS
from gusher.games.giganten.picture.layout import CELL, centre
from gusher.kernel.scene import Shape
from gusher.render import theme
from gusher.words.catalogue import catalogue


def art(name: str) -> Shape:
    return next(shape for shape in ART.shapes if shape.id == f"gi-{name}")


def number(value: object) -> float:
    return float(str(value))


@pytest.mark.clause("G51", "G53")
@pytest.mark.parametrize(("card", "sign", "printed"), [("B07", "#gi-barrel", "±2"), ("R02", "#gi-crude", "+1")])
def test_on_a_card_a_barrel_is_a_price_and_a_square_is_crude(card: str, sign: str, printed: str) -> None:
    for face in (tickets.ticket(CARDS.index(card), 0, 0), tickets.slip(CARDS.index(card), 0, 0)):
        *_, symbol, text = face
        assert (symbol.attributes["href"], text.text) == (sign, printed)


def test_crude_is_square_wherever_it_lies() -> None:
    for name in ("crude", "crude-big"):
        block = next(shape for shape in walk([art(name)]) if shape.tag == "rect")
        assert block.attributes["width"] == block.attributes["height"]


def test_licences_are_green() -> None:
    for red, green, blue in (bytes.fromhex(colour[1:]) for colour in theme.colours(GAME)["licence"]):
        assert green > 1.4 * max(red, blue)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_edges_of_the_terrain_count_as_the_sentences_do(language: str) -> None:
    edges = {f"{'cr'[mark.attributes['data-ruler'] == 'y']}{mark.text}": mark.attributes for mark in NUMBERS.items}
    assert list(edges) == [*(f"c{column}" for column in range(20)), *(f"r{row}" for row in range(1, 13))]
    words = catalogue(language, GAME)
    for cell in range(CELLS):
        row, column = words.say(cell_said(cell), []).split("c")
        x, y = centre(cell)
        assert number(edges[f"c{column}"]["x"]) == x
        assert abs(number(edges[row]["y"]) - y) < CELL / 4
