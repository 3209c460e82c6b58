"""The eight open cards, and at set-up the viewer's own hand: a region and the symbols of what the card gives."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    CARD_CASH,
    CARD_COMPANY,
    CARD_DROPS,
    CARD_REFINERY,
    CARD_REGION,
    CARD_SHARES,
    CONTINENTS,
    LIGHT_COUNT,
    NOTHING,
    ZONE_CONTINENT,
    ZONES,
)
from gusher.games.wildcatters.data import CARDS as CARD_NAMES
from gusher.games.wildcatters.effects.names import card_said
from gusher.games.wildcatters.picture.fields import called
from gusher.games.wildcatters.picture.layout import CARD_GAP, CARD_HEIGHT, CARD_WIDTH, CARDS, MARGIN
from gusher.games.wildcatters.picture.stamp import copy, patterned
from gusher.games.wildcatters.picture.tags import money
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.drawing import box, button, group, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Said, Shape

SETTING_UP = (ask.DEAL, ask.FOUND, ask.REVEAL, ask.PLACE)


def shapes(state: Position, viewer: int, said: Said) -> Iterator[Shape]:
    """W44: open cards are seen by all; a hand at set-up by its owner alone (W10)."""
    shown = hand(state, viewer) if state.step in SETTING_UP else cards_of(int(state.display))
    for slot, card in enumerate(shown):
        x = MARGIN + slot * (CARD_WIDTH + CARD_GAP)
        face = card_face(card, x, CARDS)
        action = _action(card, shown, said)
        if action == NOTHING:
            yield Shape("g", "", {"data-motion": "glide"}, face, id=f"card-{CARD_NAMES[card]}", label=card_said(card))
        else:
            hit = box("hit", x, CARDS, CARD_WIDTH, CARD_HEIGHT, 7)
            yield from button(action, f"card-{CARD_NAMES[card]}", said[action], face, hit, "target framed")
            yield group([called(int(CARD_REGION[card]))], "trip")  # pointing at a card shows where it leads
    for slot in range(len(shown), 8):
        x = MARGIN + slot * (CARD_WIDTH + CARD_GAP)
        yield box("slot", x, CARDS, CARD_WIDTH, CARD_HEIGHT, 7)


def hand(state: Position, viewer: int) -> list[int]:
    return cards_of(int(state.hands[viewer])) if viewer >= 0 else []


def cards_of(members: int) -> list[int]:
    """A set of cards by region, then by number."""
    return sorted(map(int, sets.members(members)), key=lambda card: (int(CARD_REGION[card]), card))


def _action(card: int, shown: list[int], said: Said) -> int:
    """Taking it, or showing it: of the hand's cards of a region the lowest is shown."""
    if do.CARD + card in said:
        return do.CARD + card
    region = int(CARD_REGION[card])
    lowest = next(other for other in shown if CARD_REGION[other] == region)
    return do.REVEAL + region if do.REVEAL + region in said and card == lowest else NOTHING


def card_face(card: int, x: float, y: float) -> list[Shape]:
    """A band with the region, the symbols below; cards of the dark deck are darker."""
    zone = int(CARD_REGION[card])
    name = CONTINENTS[ZONE_CONTINENT[zone]]
    band = (x + 4, y + 4, CARD_WIDTH - 8, 21)
    return [
        box("deed" if card < LIGHT_COUNT else "deed dark", x, y, CARD_WIDTH, CARD_HEIGHT, 7),
        box(f"land-{name} edge fine", *band, 3),
        patterned(box("", *band, 3), f"stroke-{name}"),
        write(
            say("wildcatters-board-zone", zone=ZONES[zone]), x + CARD_WIDTH / 2, y + 19.5, 15, "slab middle ink haloed"
        ),
        *_symbols(card, x + CARD_WIDTH / 2, y + 52),
    ]


def _symbols(card: int, x: float, y: float) -> Iterator[Shape]:
    """W51 to W55: dollars, shares, drops, a refinery to empty."""
    things: list[tuple[str, Say | str, float]] = []
    if CARD_CASH[card]:
        things.append(("note", money(int(CARD_CASH[card])), 1.15))
    if CARD_SHARES[card]:
        things.append((f"share-{CARD_COMPANY[card] + 1}", f"×{CARD_SHARES[card]}", 1.15))
    if CARD_DROPS[card]:
        things.append(("drop", f"×{CARD_DROPS[card]}" if CARD_DROPS[card] > 1 else "", 1.35))
    if CARD_REFINERY[card]:
        things.append(("empty", "", 1.35))
    fit = min(1.0, 2 / max(1, len(things)))  # two have room; an owner's card may have more
    for place, (icon, text, scale) in enumerate(things):
        middle = x + (place - (len(things) - 1) / 2) * 54 * fit
        if text:
            lift = 17 * fit if icon == "drop" else 0
            yield copy(icon, middle - lift * 0.7, y - (0 if lift else 5), "", scale * fit)
            at = (middle + 13 * fit, y + 8) if lift else (middle, y + 23)
            yield write(text, *at, round((19 if lift else 17) * max(fit, 0.75)), "slab middle ink")
        else:
            yield copy(icon, middle, y, "", scale * fit)
