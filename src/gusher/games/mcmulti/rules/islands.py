"""Before all else, where islands are picked: the order is drawn, then every player names a free island (M3)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import ISLANDS, NOTHING
from gusher.games.mcmulti.effects.turns import IslandPicked, PickerDrawn
from gusher.games.mcmulti.position import Position
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import changed, even, holds

# --- the order ---


def legal_pickers(state: Position) -> vec[i64]:
    """Everybody who has no place in the order yet."""
    seats: vec[i64] = vec[i64](capacity=4)
    seat: i64 = 0
    while seat < state.setting.seats:
        if not holds(state.pickers, seat):
            seats = append(seats, do.PICKER + seat)
        seat += 1
    return seats


def weights(state: Position) -> vec[i64]:
    return even(state.setting.seats - len(state.pickers))


def why_no_picker(state: Position, action: i64) -> str:
    return "" if holds(legal_pickers(state), action) else "M3"


def draw(state: Position, action: i64, tell: Listener | None) -> None:
    """The whole order is known before the first island is picked; the last place needs no draw."""
    join(state, action - do.PICKER, tell)
    if len(state.pickers) == state.setting.seats - 1:
        join(state, legal_pickers(state)[0] - do.PICKER, tell)
        state.step = ask.ISLAND
        state.seat = state.pickers[0]


def join(state: Position, seat: i64, tell: Listener | None) -> None:
    state.pickers = append(state.pickers[:], seat)
    if tell is not None:
        tell(PickerDrawn(seat, len(state.pickers)))


# --- the islands ---


def legal(state: Position) -> vec[i64]:
    free: vec[i64] = vec[i64](capacity=ISLANDS)
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == NOTHING:
            free = append(free, do.ISLAND + island)
        island += 1
    return free


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "M3"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """When all have one the first player is drawn; with three one island stays empty (M132)."""
    state.owner = changed(state.owner, action - do.ISLAND, state.seat)
    if tell is not None:
        tell(IslandPicked(state.seat, action - do.ISLAND))
    picked: i64 = ISLANDS - len(legal(state))
    if picked == state.setting.seats:
        state.step = ask.FIRST
        state.seat = CHANCE
    else:
        state.seat = state.pickers[picked]
