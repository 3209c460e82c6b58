"""What tankers carry: a number that holds the colours aboard in loading order; and who is captain (W143, W144)."""

from mypy_extensions import i64

from gusher.games.wildcatters.data import CARGO_BITS, CARGO_MASK, COLOUR_COUNT, SHIPS_EACH
from gusher.games.wildcatters.effects.facts import Colours
from gusher.games.wildcatters.position import Position
from gusher.kernel.sets import BIT


def added(cargo: i64, colour: i64) -> i64:
    """The cargo with one barrel more, loaded last."""
    digit: i64 = colour + 1
    rest: i64 = cargo
    while rest != 0:
        digit <<= CARGO_BITS
        rest >>= CARGO_BITS
    return cargo | digit


def removed(cargo: i64, colour: i64) -> i64:
    """The cargo without its earliest barrel of this colour."""
    place: i64 = 0
    while (cargo >> place & CARGO_MASK) != colour + 1:
        place += CARGO_BITS
    below: i64 = cargo & ((BIT[0] << place) - 1)
    return cargo >> (place + CARGO_BITS) << place | below


def aboard(cargo: i64) -> i64:
    """Barrels aboard."""
    number: i64 = 0
    while cargo != 0:
        number += 1
        cargo >>= CARGO_BITS
    return number


def colours(cargo: i64) -> i64:
    """The set of colours aboard."""
    found: i64 = 0
    while cargo != 0:
        found |= BIT[(cargo & CARGO_MASK) - 1]
        cargo >>= CARGO_BITS
    return found


def by_colour(cargo: i64) -> Colours:
    """Barrels aboard, for the log."""
    counts: list[int] = [0] * COLOUR_COUNT
    while cargo != 0:
        counts[(cargo & CARGO_MASK) - 1] += 1
        cargo >>= CARGO_BITS
    return counts[0], counts[1], counts[2], counts[3]


def captain(state: Position, ship: i64) -> i64:
    """The tanker's owner with a barrel aboard, else who loaded first of those still aboard (W143, W144)."""
    cargo: i64 = state.cargo[ship]
    owner: i64 = ship // SHIPS_EACH
    return owner if colours(cargo) & BIT[owner] != 0 else (cargo & CARGO_MASK) - 1


def is_first(state: Position, ship: i64) -> bool:
    """Of like tankers (same harbour, owner and cargo) only the first can be named."""
    other: i64 = ship // SHIPS_EACH * SHIPS_EACH
    while other < ship:
        if state.ships[other] == state.ships[ship] and state.cargo[other] == state.cargo[ship]:
            return False
        other += 1
    return True
