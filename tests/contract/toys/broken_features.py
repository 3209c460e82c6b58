"""Toys whose features are out of bounds, or tell what a seat cannot see, or whose words say the same of more and less.
All have words for what they count."""

from types import SimpleNamespace

from gusher.kernel.features import Feature
from tests.contract.toys.dice_hands import GAME as SOUND
from tests.contract.toys.dice_hands.state import DiceHands
from tests.contract.toys.features import counting
from tests.contract.toys.variant import Variant, variant

TEXTS = {
    f"words/{language}.ftl": SOUND.text(f"words/{language}.ftl") + f"\n{SOUND.name}-feature-cards = {{ $amount }}\n"
    for language in ("en", "fr")
}


def known_cards(state: DiceHands, seat: int) -> list[float]:
    """How many cards each hand holds, the own one first."""
    return [float(len(state.hands[(seat + place) % state.seats])) for place in range(state.seats)]


def all_hands(state: DiceHands, seat: int) -> list[float]:
    """The sums of the hands, which only their owners see."""
    return [float(sum(state.hands[(seat + place) % state.seats])) for place in range(state.seats)]


def toy(name: str, room: SimpleNamespace) -> Variant:
    return variant(name=name, rooms={"features": room}, texts=TEXTS)


COUNTING = toy("Counting", counting((Feature("cards", 0, 3),), known_cards))
BOUNDLESS = toy("Boundless", counting((Feature("cards", 0, 2),), known_cards))
SHORT = toy("Short", counting((Feature("cards", 0, 3),), lambda state, seat: known_cards(state, seat)[1:]))
PEEPING = toy("Peeping", counting((Feature("cards", 0, 99),), all_hands))
INDIFFERENT = toy("Indifferent", counting((Feature("cards", 0, 3, worth=1.0),), known_cards))
