"""Cards and desk: what could be taken or shown, the prices of tiles, and the brass plates, also the pale ones."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import CARD_REGION, STRETCH_COUNT, ZONE_COUNT
from gusher.games.wildcatters.effects.names import card_said
from gusher.games.wildcatters.picture.cards import SETTING_UP, cards_of, hand
from gusher.games.wildcatters.picture.layout import (
    CARD_GAP,
    CARD_HEIGHT,
    CARD_WIDTH,
    CARDS,
    DESK,
    DESK_HEIGHT,
    DESK_WIDTH,
    MARGIN,
    WIDTH,
)
from gusher.games.wildcatters.picture.places.world import ELSEWHERE
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place

_TILES = MARGIN + 244  # where the prices of the four tiles begin
_COMMON: Final = (("mix", do.MIX), ("empty", do.EMPTY))
_DONE: Final = ("done", do.DONE)
_OIL: Final = (("drill", do.DRILL), ("swap", do.SWAP), ("transport", do.TRANSPORT))
# The plates of each menu from left to right, and how wide they are (desk.py).
_PLATES: Final = {
    int(ask.CARD): ((("renew", do.RENEW), _COMMON[1]), 138),
    int(ask.BUILD): ((*_COMMON, _DONE), 124),
    int(ask.OIL): ((*_OIL, *_COMMON, _DONE), 118),
    int(ask.MOVE): ((*_COMMON, _DONE), 138),
}


def places(state: Position, viewer: int) -> Iterator[Place]:
    yield from _cards(state, viewer)
    yield Place("desk", (MARGIN, DESK, DESK_WIDTH, DESK_HEIGHT), "", ELSEWHERE)
    yield from _plates(int(state.step))
    if state.step == ask.BUILD:
        yield from _tiles(int(state.region))


def _cards(state: Position, viewer: int) -> Iterator[Place]:
    """The open cards; at set-up the viewer's own hand, of which a card is shown by its region."""
    setting_up = state.step in SETTING_UP
    shown = hand(state, viewer) if setting_up else cards_of(int(state.display))
    for slot, card in enumerate(shown):
        box = (MARGIN + slot * (CARD_WIDTH + CARD_GAP), CARDS, CARD_WIDTH, CARD_HEIGHT)
        means = do.REVEAL + int(CARD_REGION[card]) if setting_up else do.CARD + card
        yield Place("card", box, card_said(card), (means,))


@kept
def _plates(step: int) -> tuple[Place, ...]:
    row, width = _PLATES.get(step, ((), 0))
    right = WIDTH - MARGIN
    return tuple(
        Place(kind, (right - (len(row) - place) * (width + 6) + 6, DESK + 13, width, 86), "", (int(action),))
        for place, (kind, action) in enumerate(row)
    )


@kept
def _tiles(region: int) -> tuple[Place, ...]:
    """What is built, wherever that is possible; else what stands against it in the region itself."""
    built = {
        "rig": (do.RIG,),
        "train": (do.TRAIN + region, *(do.TRAIN + stretch for stretch in range(STRETCH_COUNT))),
        "tanker": (do.TANKER + region, *(do.TANKER + zone for zone in range(ZONE_COUNT))),
        "refinery": (do.REFINERY + region, *(do.REFINERY + zone for zone in range(ZONE_COUNT))),
    }
    return tuple(
        Place(kind, (_TILES + place * 78, DESK + 13, 72, 86), "", tuple(map(int, means)))
        for place, (kind, means) in enumerate(built.items())
    )
