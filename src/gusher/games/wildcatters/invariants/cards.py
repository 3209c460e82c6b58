"""Cards, recounted the slow way: every one is somewhere, and nothing is left over from a filling."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import CARD_COUNT, DISPLAY_SIZE, MOST_WIPES
from gusher.games.wildcatters.invariants.recount import Check, members
from gusher.games.wildcatters.position import Position


def check_cards(state: Position) -> Iterator[str]:
    """Every card is in just one place. Redacted hands are nowhere."""
    hands = [int(hand) for hand in state.hands if hand >= 0]
    piles = [state.deck, state.display, state.wiped, state.discard, state.boxed, *map(int, state.cards), *hands]
    copies = Counter(card for pile in piles for card in members(int(pile)))
    if sorted(copies) != list(range(CARD_COUNT)) or max(copies.values()) > 1:
        astray = [(card, copies[card]) for card in range(CARD_COUNT) if copies[card] != 1]
        yield f"cards that are not in just one place: {astray}"
    for seat, hand in enumerate(state.hands):
        if hand >= 0 and len(members(int(hand))) != state.held[seat]:
            yield f"seat {seat} holds {members(int(hand))}, known are {state.held[seat]}"
    shown = [members(int(cards)) for cards in state.revealed]
    if any(card not in members(state.discard) for cards in shown for card in cards):
        yield f"shown cards {shown} are not in the pile"
    if state.step > ask.PLACE and (any(state.held) or any(shown)):
        yield "there are hands after the set-up"


def check_display(state: Position) -> Iterator[str]:
    number = len(members(state.display))
    if number > DISPLAY_SIZE:
        yield f"{number} open cards"
    if state.step == ask.CARD and number < DISPLAY_SIZE and state.deck:
        yield f"{number} open cards, but there is a deck"
    if state.fresh & ~state.display or (state.fresh and state.step not in (ask.DISPLAY, ask.RENEWAL, ask.REFILL)):
        yield f"fresh cards {members(state.fresh)}"
    if state.wiped and state.step != ask.REFILL:
        yield f"cards {members(state.wiped)} were wiped and not replaced"
    if not 0 <= state.wipes <= MOST_WIPES:
        yield f"{state.wipes} displays wiped"


CHECKS: Final[tuple[Check, ...]] = (
    check_cards,
    check_display,
)
