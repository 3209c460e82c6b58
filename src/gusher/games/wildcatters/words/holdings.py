"""What a seat holds, read off a position for sentences and panels: shares, cards, barrels on their way."""

from gusher.games.wildcatters.data import COLOUR_COUNT, MOST_BOXES, NOTHING, TRAIN_FEE
from gusher.games.wildcatters.effects.names import card_said
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import refinery_cards
from gusher.kernel.say import Say


def shares_of(state: Position, seat: int) -> list[int]:
    """The seat's shares, company by company."""
    return [int(state.shares[seat * COLOUR_COUNT + company]) for company in range(COLOUR_COUNT)]


# --- cards ---


def refinery_card(state: Position, seat: int) -> Say:
    """The refinery card that the seat would use next."""
    return card_said(refinery_cards.next_card(state, seat))


# --- barrels on their way ---


def field_owners(state: Position) -> list[int]:
    """Who has a train between the field and the harbour of the region in play (W121)."""
    boxes = range(state.region * MOST_BOXES, state.region * MOST_BOXES + MOST_BOXES)
    return sorted({int(state.trains[box]) for box in boxes if state.trains[box] != NOTHING})


def riding(state: Position, seat: int) -> int:
    """Barrels that would leave the field with a transport; none without a train there (W118, W125)."""
    return int(state.ready[state.region * COLOUR_COUNT + seat]) if field_owners(state) else 0


def field_fee(state: Position, seat: int) -> int:
    """Own shares for the train out of the field: none on an own one (W121, W122)."""
    return 0 if seat in field_owners(state) else riding(state, seat) * int(TRAIN_FEE)


def waiting_behind(state: Position) -> int:
    """WAY: the seat's barrels in the region's harbour beside the one on its way, which counts there to its end."""
    return int(state.waiting[state.region * COLOUR_COUNT + state.seat]) - 1
