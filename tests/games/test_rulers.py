"""Rows and columns are numbered the same way on every board that names cells by them: as its sentences count, from 1.
Giganten has a column before the first, where the trucks set out."""

import pytest

from gusher.contract.words import shapes as walk
from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.kernel.state import PUBLIC

SECRET = "5e" * 32


@pytest.mark.parametrize(("game", "columns", "rows"), [("atacama", (1, 9), (1, 9)), ("giganten", (0, 19), (1, 12))])
def test_numbers_of_rows_and_columns(game: str, columns: tuple[int, int], rows: tuple[int, int]) -> None:
    description = registry.find(game)
    drawn = description.scene(Match(description, 2 if game == "atacama" else 4, {}, secret=SECRET).state, PUBLIC)
    marks = [shape for shape in walk(drawn.shapes) if "data-ruler" in shape.attributes]
    for axis, (first, last) in (("x", columns), ("y", rows)):
        along = [shape for shape in marks if shape.attributes["data-ruler"] == axis]
        assert [shape.text for shape in along] == [str(number) for number in range(first, last + 1)]
        places = [float(shape.attributes[axis]) for shape in along]
        assert places == sorted(places)  # columns from the left, rows from the top
        across = {shape.attributes["y" if axis == "x" else "x"] for shape in along}
        assert len(across) == 1
    assert {(shape.classes, shape.attributes["font-size"]) for shape in marks} == {("slab middle ink haloed", 17)}
