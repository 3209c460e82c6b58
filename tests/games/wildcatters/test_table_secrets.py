"""Nothing that leaves the server tells a viewer what it cannot see: the same match is played in two worlds that differ
in one card of one hand at set-up, and whatever anybody else can fetch must be the same in both, to the last character,
then and ever after (W10, W44)."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.data import CARD_REGION, CARDS
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel import chance
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from tests.games.wildcatters.positions import number
from tests.games.worlds import Draw, Script, demand_alike, played

LEAST, MOST = -5, -1  # which of the cards that nobody else gets seat 0 is dealt last, L28 or L32: the worlds
LAST_OWN = 12  # four neutral rigs, the first player, eight cards for seat 0: so many entries precede its last card
PLACED = 39  # a refinery for each, then six times a card and a piece: so many answers end the set-up
READ_AFTER = (0, 16, PLACED)  # cards are held, some have been shown, the first card of the first round is taken

SCRIPT = Script("wildcatters", [None] * (PLACED + 1), READ_AFTER)


def rigged(world: int) -> Draw:
    """Draws that do not depend on the match's secret: the first outcome, but for the last card of seat 0's hand."""

    def draw(secret: str, n: int, outcomes: vec[i64], weights: vec[i64]) -> int:
        return int(outcomes[world if n == LAST_OWN + 1 else 0])

    return draw


@pytest.mark.long
@pytest.mark.clause("W10", "W44")
def test_what_others_read_does_not_depend_on_a_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    low = played(tmp_path / "low", monkeypatch, SCRIPT, rigged(LEAST))
    high = played(tmp_path / "high", monkeypatch, SCRIPT, rigged(MOST))
    demand_alike(low, high)


def test_the_worlds_differ_in_the_last_card_of_a_hand() -> None:
    """In a region, too, for that is what is told of a hand."""
    left = [number(f"deal:{card}") for card in ("L12", "L28", "L29", "L30", "L31", "L32")]
    for n, drawn in ((LAST_OWN, {left[0]}), (LAST_OWN + 1, {left[1], left[-1]}), (LAST_OWN + 2, {left[0]})):
        assert {rigged(which)("", n, vec[i64](left), vec[i64]([1] * 6)) for which in (LEAST, MOST)} == drawn
    assert CARD_REGION[CARDS.index("L28")] != CARD_REGION[CARDS.index("L32")]


@pytest.mark.clause("W44")
def test_the_last_look_is_at_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are gone by then, and nothing is hidden any more."""
    monkeypatch.setattr(chance, "draw", rigged(LEAST))
    match = Match(GAME, 3, secret=seeded_secret("worlds"))
    for given in range(READ_AFTER[-1] + 1):
        assert isinstance(match.state, Wildcatters)
        assert match.state.has_secrets() == (match.state.round == 0) == (given < PLACED)
        match.answer(int(match.state.seat), match.answers()[0])
