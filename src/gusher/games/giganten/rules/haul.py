"""Action 6: every derrick yields a marker, which somebody's train must carry into a tank (G61 to G71)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    CLEARED,
    COMPANY_COUNT,
    FEE,
    HAUL_ORDER,
    HAUL_PLACE,
    MOST_ADVANCED,
    NOTHING,
    SITE_COLUMN,
    SITES,
)
from gusher.games.giganten.effects.oil import Depleted, Dropped, FeeEarned, Hauled
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import auction, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds

# Whose train may carry, as bits.
BY_OWN: Final = 1
BY_BLACK: Final = 2
BY_RIVAL: Final = 4


def begin(state: Position, tell: Listener | None) -> None:
    state.turn = 0
    produce_on(state, 0, tell)


def produce_on(state: Position, place: i64, tell: Listener | None) -> None:
    """Asks about the next marker, from this place of the order on (G61, G70); after the last one come the auctions."""
    while state.turn < state.setting.seats:
        seat: i64 = turns.whose(state)
        while place < SITES:
            if state.owners[HAUL_ORDER[place]] == seat:
                produce(state, HAUL_ORDER[place], seat)
                return
            place += 1
        place = 0
        state.turn += 1
    state.site = NOTHING
    auction.begin(state, tell)


def produce(state: Position, site: i64, seat: i64) -> None:
    """The marker leaves the well before anybody is asked; with the last one the derrick comes back (G62)."""
    state.markers[site] -= 1
    if state.markers[site] == 0:
        set_owner(state, site, CLEARED)
        add_to_stock(state, seat, 1)
    state.site = site
    state.step = ask.HAUL
    state.seat = seat


def set_owner(state: Position, site: i64, owner: i64) -> None:
    state.owners = changed(state.owners, site, owner)


def add_to_stock(state: Position, seat: i64, derricks: i64) -> None:
    state.stock = changed(state.stock, seat, state.stock[seat] + derricks)


def leader(state: Position) -> i64:
    """The column of the most advanced loco among the opponents of the seat asked."""
    most: i64 = 0
    seat: i64 = 0
    while seat < state.setting.seats:
        if seat != state.seat and state.locos[seat] > most:
            most = state.locos[seat]
        seat += 1
    return most


def able(state: Position) -> i64:
    """The trains that could carry the marker in question, money aside (G64 to G67), as bits."""
    if state.locos[state.seat] >= SITE_COLUMN[state.site]:
        return BY_OWN  # G65: nobody else may be hired
    trains: i64 = hired(state)
    if state.setting.carrier == MOST_ADVANCED:  # G67: the leading one alone, and level with black the opponents count
        trains &= BY_RIVAL if leader(state) >= state.black else BY_BLACK
    return trains


def hired(state: Position) -> i64:
    """The trains of others that have come far enough (G64), whichever of them may be used, as bits."""
    column: i64 = SITE_COLUMN[state.site]
    trains: i64 = 0
    if state.black >= column:
        trains |= BY_BLACK
    if leader(state) >= column:
        trains |= BY_RIVAL
    return trains


def carriers(state: Position) -> i64:
    """The trains that the seat asked may use: those of others want their fee at once (G69)."""
    trains: i64 = able(state)
    return trains if trains == BY_OWN or state.cash[state.seat] >= FEE else 0


def legal(state: Position) -> vec[i64]:
    """Each possible train into each tank, or the marker goes back (G63)."""
    answers: vec[i64] = vec[i64](capacity=7)
    trains: i64 = carriers(state)
    kind: i64 = do.OWN
    while trains > 0:
        if trains & 1:
            answers = append(answers, kind)
            answers = append(answers, kind + 1)
            answers = append(answers, kind + 2)
        trains >>= 1
        kind += COMPANY_COUNT
    return append(answers, do.DROP)


def why_not(state: Position, action: i64) -> str:
    """The own train is out of reach, or must be used; another is out of reach, not the leading one, or too dear."""
    if action < do.OWN or action >= do.BID:
        return "G63"
    if holds(legal(state), action):
        return ""
    if action < do.BLACK:
        return "G64"
    if able(state) == BY_OWN:
        return "G65"
    wanted: i64 = BY_BLACK if action < do.RIVAL else BY_RIVAL
    if hired(state) & wanted == 0:
        return "G64"
    return "G67" if able(state) & wanted == 0 else "G69"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.DROP:
        if tell is not None:
            tell(Dropped(state.seat, state.site, reason(state)))
        state.supply += 1
    else:
        carry(state, action, tell)
    if tell is not None and state.owners[state.site] == CLEARED:
        tell(Depleted(state.seat, state.site))
    produce_on(state, HAUL_PLACE[state.site] + 1, tell)


def reason(state: Position) -> str:
    """Why a marker goes back: nobody can serve, the money is missing, or so it was chosen (G63, G69)."""
    if carriers(state) > 0:
        return "choice"
    return "cash" if able(state) > 0 else "loco"


def carry(state: Position, action: i64, tell: Listener | None) -> None:
    """The fee of a foreign train goes to the bank or its owners (G66, G68); the marker into the tank (G63)."""
    seat: i64 = state.seat
    company: i64 = (action - do.OWN) % COMPANY_COUNT
    if action >= do.BLACK:
        state.cash[seat] -= FEE
    if tell is not None:
        train = "own" if action < do.BLACK else "black" if action < do.RIVAL else "rival"
        tell(Hauled(seat, state.site, company, train, 0 if action < do.BLACK else FEE))
    if action >= do.RIVAL:
        share_fee(state, tell)
    state.tanks[seat * COMPANY_COUNT + company] += 1


def share_fee(state: Position, tell: Listener | None) -> None:
    """All opponents that lead the track together get equal parts (G68)."""
    most: i64 = leader(state)
    leaders: i64 = 0
    seat: i64 = 0
    while seat < state.setting.seats:
        if seat != state.seat and state.locos[seat] == most:
            leaders += 1
        seat += 1
    seat = 0
    while seat < state.setting.seats:
        if seat != state.seat and state.locos[seat] == most:
            state.cash[seat] += FEE // leaders
            if tell is not None:
                tell(FeeEarned(seat, state.seat, FEE // leaders))
        seat += 1
