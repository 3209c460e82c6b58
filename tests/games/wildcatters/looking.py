"""Looking at a position of Wildcatters: what a seat has and what stands where, in the words of the tests.

Barrels are read by their colours: `rryg`; tiles by the names of their owners.
"""

from collections.abc import Sequence

from gusher.games.wildcatters.data import (
    A_PUMP,
    A_RIG,
    CARDS,
    CIRCLES,
    COLOURS,
    CONTINENTS,
    NOTHING,
    PIECES,
    STRETCHES,
    WILDCATTER,
    WILDCATTERS,
    WON,
    ZONES,
)
from gusher.games.wildcatters.state import Wildcatters

LETTERS = "rygb"


def cash(state: Wildcatters, seat: int) -> int:
    return int(state.cash[seat])


def shares(state: Wildcatters, seat: int) -> tuple[int, ...]:
    """Of red, yellow, green, blue."""
    return tuple(int(count) for count in state.shares[seat * 4 : seat * 4 + 4])


def own(state: Wildcatters, seat: int) -> int:
    return shares(state, seat)[seat]


def track(state: Wildcatters, seat: int) -> int:
    return int(state.score[seat])


def loans(state: Wildcatters, seat: int) -> int:
    return int(state.loans[seat])


def pledged(state: Wildcatters, seat: int) -> int:
    return int(state.pledged[seat])


def supply(state: Wildcatters, seat: int) -> int:
    return int(state.supply[seat])


def stock(state: Wildcatters, colour: int, piece: str) -> int:
    return int(state.stock[colour * len(PIECES) + PIECES.index(piece)])


def taken(state: Wildcatters, seat: int) -> int:
    """Wildcatters taken."""
    return int(state.wildcatters[seat])


def field(state: Wildcatters, zone: str) -> list[int]:
    region = ZONES.index(zone)
    return [int(content) for content in state.circles[region * CIRCLES : region * CIRCLES + CIRCLES]]


def rigs(state: Wildcatters, colour: int, zone: str) -> int:
    return field(state, zone).count(A_RIG + colour)


def barrels_on_pumps(state: Wildcatters, colour: int, zone: str) -> list[int]:
    """Pump by pump."""
    first = A_PUMP + colour * 4
    return [content - first for content in field(state, zone) if first <= content < first + 4]


def pumps(state: Wildcatters, colour: int, zone: str) -> int:
    return len(barrels_on_pumps(state, colour, zone))


def tokens(state: Wildcatters, zone: str) -> list[str]:
    """The wildcatters of a region by the colour of their barrels, "" for those still to be auctioned."""
    found = [content - WON for content in field(state, zone) if WILDCATTER <= content < A_PUMP]
    return sorted("" if owner < 0 else COLOURS[owner] for owner in found)


def out_of_game(state: Wildcatters) -> int:
    """Wildcatters that are neither on the board nor with a player."""
    return WILDCATTERS - sum(state.wildcatters) - sum(len(tokens(state, zone)) for zone in ZONES[:8])


def trains(state: Wildcatters, stretch: str) -> list[str]:
    place = STRETCHES.index(stretch)
    return [COLOURS[owner] for owner in state.trains[place * 2 : place * 2 + 2] if owner != NOTHING]


def tankers(state: Wildcatters, zone: str) -> list[str]:
    return [COLOURS[ship // 4] for ship, where in enumerate(state.ships) if where == ZONES.index(zone)]


def cargoes(state: Wildcatters) -> list[tuple[str, str, str]]:
    """Loaded tankers: where they lie, whose they are, and what is aboard in loading order."""
    found = []
    for ship, cargo in enumerate(map(int, state.cargo)):
        if cargo:
            aboard = "".join(LETTERS[(cargo >> bits & 7) - 1] for bits in (0, 3, 6) if cargo >> bits)
            found.append((ZONES[state.ships[ship]], COLOURS[ship // 4], aboard))
    return found


def by_colour(counts: Sequence[int]) -> str:
    return "".join(letter * int(count) for letter, count in zip(LETTERS, counts, strict=True))


def refined(state: Wildcatters, zone: str) -> str:
    """The barrels in a refinery."""
    place = ZONES.index(zone)
    return by_colour(list(state.tanks[place * 4 : place * 4 + 4]))


def owner_of(state: Wildcatters, zone: str) -> str:
    """Who owns the refinery of a zone; "" if there is none."""
    owner = int(state.refineries[ZONES.index(zone)])
    return "" if owner == NOTHING else COLOURS[owner]


def harbour(state: Wildcatters, zone: str) -> str:
    """The barrels that wait in a harbour."""
    place = ZONES.index(zone)
    return by_colour(list(state.waiting[place * 4 : place * 4 + 4]))


def box(state: Wildcatters, continent: str) -> str:
    """The barrels delivered to a continent."""
    place = CONTINENTS.index(continent)
    return by_colour(list(state.boxes[place * 4 : place * 4 + 4]))


def names(cards: int) -> set[str]:
    """A set of cards by their names."""
    return {name for card, name in enumerate(CARDS) if cards >> card & 1}


def display(state: Wildcatters) -> set[str]:
    return names(state.display)


def deck(state: Wildcatters) -> set[str]:
    return names(state.deck)


def discarded(state: Wildcatters) -> set[str]:
    return names(state.discard)


def boxed(state: Wildcatters) -> set[str]:
    return names(state.boxed)


def cards_of(state: Wildcatters, seat: int) -> set[str]:
    return names(state.cards[seat])


def hand_of(state: Wildcatters, seat: int) -> set[str]:
    """The cards in hand at set-up."""
    return names(state.hands[seat])
