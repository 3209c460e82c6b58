"""What holds in every position of the toy."""

from gusher.kernel.state import State
from tests.contract.toys.dice_hands.actions import CARDS
from tests.contract.toys.dice_hands.state import DiceHands


def broken(state: State) -> list[str]:
    assert isinstance(state, DiceHands)
    found: list[str] = []
    held = sum(len(hand) for hand in state.hands) + sum(card >= 0 for card in state.down)
    if held + len(state.gone) != state.dealt:
        found.append(f"{state.dealt} cards were dealt, but {held} are held and {len(state.gone)} are gone")
    if any(state.unseen(card) < 0 for card in CARDS):
        found.append("more cards of a kind than there are")
    if not state.is_possible():
        found.append("a seat holds a card that it was shown to lack")
    return found
