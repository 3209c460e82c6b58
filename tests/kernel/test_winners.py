"""Who has won: the seats that share the first place, once a game is over."""

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game
from tests.contract.toys.dice_hands import GAME as DICE
from tests.contract.toys.dice_hands.state import DiceHands
from tests.kernel.matches import played


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_nobody_has_won_before_the_end_and_the_first_afterwards(game: Game) -> None:
    seats, options = next(game.settings())
    early, late = played(game, seats, options, 1, answers=2).state, played(game, seats, options, 1).state
    assert not any(early.has_won(seat) for seat in range(seats))
    assert [seat for seat in range(seats) if late.has_won(seat)] == late.winners()
    assert [late.ranks()[seat] for seat in late.winners()] == [1] * late.ranks().count(1) != []


def test_a_tie_has_several_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    state = played(DICE, 3, {}, 1).state
    monkeypatch.setattr(DiceHands, "scores", lambda self: [7, 3, 7])
    assert state.winners() == [0, 2]
    assert [state.has_won(seat) for seat in range(3)] == [True, False, True]
