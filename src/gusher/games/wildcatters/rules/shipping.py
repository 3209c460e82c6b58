"""Step E.3, stage 3: loaded tankers sail and unload, one after the other (W142 to W155)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    BIT,
    CARGO_BITS,
    CARGO_MASK,
    COLOUR_COUNT,
    NOTHING,
    REFINERY_ROOM,
    SHIP_COUNT,
    SHIPS_EACH,
    extend,
)
from gusher.games.wildcatters.effects.facts import Colours
from gusher.games.wildcatters.effects.transport import Dispatched, Returned, Sailed
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import delivery, fees, rails, turns
from gusher.kernel.state import Listener

# --- cargo ---


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


# --- which tanker ---


def go_on(state: Position, tell: Listener | None) -> None:
    """Every loaded tanker is handled completely; the active seat chooses the order (W142)."""
    loaded: vec[i64] = legal(state)
    if len(loaded) == 0:
        fees.clear(state)
        state.step = station.OIL
    elif len(loaded) == 1:
        dispatch(state, loaded[0] - do.DISPATCH, tell)
    else:
        state.seat = turns.active(state)
        state.step = ask.SHIP


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=4)
    ship: i64 = 0
    while ship < SHIP_COUNT:
        if state.cargo[ship] != 0 and is_first(state, ship):
            answers = append(answers, do.DISPATCH + ship)
        ship += 1
    return answers


def play(state: Position, action: i64, tell: Listener | None) -> None:
    dispatch(state, action - do.DISPATCH, tell)


def dispatch(state: Position, ship: i64, tell: Listener | None) -> None:
    state.ship = ship
    state.origin = state.ships[ship]
    state.step = station.VOYAGE
    if tell is not None:
        tell(Dispatched(captain(state, ship), ship, by_colour(state.cargo[ship])))


# --- where to ---


def sail_on(state: Position, tell: Listener | None) -> None:
    """The captain, judged anew, names the next harbour (W150), as long as a refinery is open with room (W146)."""
    cargo: i64 = state.cargo[state.ship]
    if cargo == 0:
        moor(state)
    elif rails.open_refineries(state) == 0:
        bring_back(state, tell)
    else:
        state.seat = captain(state, state.ship)
        state.step = ask.PORT


def moor(state: Position) -> None:
    """The tanker lies where it is (W154)."""
    state.ship = NOTHING
    state.origin = NOTHING
    state.step = station.TANKERS


def bring_back(state: Position, tell: Listener | None) -> None:
    """To the harbour where it was loaded; what it still carries waits there (W151, W152)."""
    ship: i64 = state.ship
    cargo: i64 = state.cargo[ship]
    if tell is not None:
        tell(Returned(ship, state.origin, by_colour(cargo)))
    state.ships[ship] = state.origin
    state.cargo[ship] = 0
    while cargo != 0:
        state.waiting[state.origin * COLOUR_COUNT + (cargo & CARGO_MASK) - 1] += 1
        cargo >>= CARGO_BITS
    moor(state)


def legal_harbours(state: Position) -> vec[i64]:
    return extend(vec[i64](capacity=14), do.SAIL, rails.open_refineries(state))


def play_harbour(state: Position, action: i64, tell: Listener | None) -> None:
    zone: i64 = action - do.SAIL
    if tell is not None:
        tell(Sailed(state.seat, state.ship, state.ships[state.ship], zone))
    state.ships[state.ship] = zone
    state.step = station.UNLOADING


# --- what lands ---


def unload(state: Position, tell: Listener | None) -> None:
    """Until the refinery is full or the tanker empty (W147); the captain picks where not all fit (W148)."""
    ship: i64 = state.ship
    zone: i64 = state.ships[ship]
    while state.cargo[ship] != 0 and state.filled[zone] < REFINERY_ROOM:
        mixed: i64 = colours(state.cargo[ship])
        if mixed & (mixed - 1) != 0 and aboard(state.cargo[ship]) > REFINERY_ROOM - state.filled[zone]:
            state.step = ask.UNLOAD
            return
        land(state, (state.cargo[ship] & CARGO_MASK) - 1, tell)
    state.step = station.VOYAGE


def land(state: Position, colour: i64, tell: Listener | None) -> None:
    state.cargo[state.ship] = removed(state.cargo[state.ship], colour)
    delivery.land(state, colour, state.ships[state.ship], tell)


def legal_barrels(state: Position) -> vec[i64]:
    return extend(vec[i64](capacity=3), do.UNLOAD, colours(state.cargo[state.ship]))


def play_barrel(state: Position, action: i64, tell: Listener | None) -> None:
    land(state, action - do.UNLOAD, tell)
    state.step = station.UNLOADING
