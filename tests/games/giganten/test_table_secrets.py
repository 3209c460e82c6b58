"""Nothing that leaves the server tells a viewer what it cannot see: the same match is played in two worlds that differ
in one hand and one tile, and whatever anybody else can fetch must be the same in both, to the last character."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from tests.games.giganten.positions import number, words
from tests.games.worlds import Draw, Script, demand_alike, played

FEWEST, MOST = 0, -1  # which of the possible values seat 0 draws: the worlds

# Seat 0 takes twelve points and looks at the tile of (3,2) on its way; then all the others move and pass.
PICKS = ["pick:B01", "pick:B01", "pick:B01"]
LOOK = ["place:3", "step:E", "look:E"]
REST = ["end", "place:5", "end", "place:6", "end", "skip"]
READ_AFTER = ("place:3", "look:E", "place:6", "skip")  # the licences are dealt, the look has been taken …
ANSWERS = [*PICKS, *LOOK, *REST]
SCRIPT = Script(
    "giganten",
    [words(answer) for answer in ANSWERS],
    [number for number, answer in enumerate(ANSWERS) if answer in READ_AFTER],
)


def rigged(world: int) -> Draw:
    """Draws that do not depend on the match's secret: the first outcome, but for seat 0's own licences and look."""
    own = range(9, 12)  # after the first player, three rolls, a red and three beige cards, three picks

    def draw(secret: str, n: int, outcomes: vec[i64], weights: vec[i64]) -> int:
        licence = do.LICENCE <= outcomes[0] <= do.LICENCE + 1 and n - 3 in own
        look = outcomes[0] >= do.TILE
        return int(outcomes[world if licence or look else 0])

    return draw


def test_what_others_read_does_not_depend_on_a_hand_or_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    low = played(tmp_path / "low", monkeypatch, SCRIPT, rigged(FEWEST))
    high = played(tmp_path / "high", monkeypatch, SCRIPT, rigged(MOST))
    demand_alike(low, high)


def test_the_worlds_differ_in_licences_and_in_the_tile() -> None:
    for outcomes, n in (([number("licence:1"), number("licence:2")], 12), ([number("tile:2"), number("tile:4")], 99)):
        drawn = {rigged(which)("", n, vec[i64](outcomes), vec[i64]([1, 1])) for which in (FEWEST, MOST)}
        assert drawn == set(outcomes)
