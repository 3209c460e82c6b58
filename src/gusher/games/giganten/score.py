"""Scoring (G90 to G94): the same computation serves the end and, without the secret tie-break, the time before."""

from mypy_extensions import i64

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import COMPANY_COUNT, END_CRUDE, END_DERRICK, SITES
from gusher.games.giganten.position import Position


class Account:
    """A seat's money at the end, item by item."""

    def __init__(self, place: i64, cash: i64, derricks: i64, markers: i64) -> None:
        self.place: i64 = place  # of the loco among the players' locos, from 1
        self.cash: i64 = cash
        self.derricks: i64 = derricks  # on the board
        self.derrick_pay: i64 = derricks * END_DERRICK[place - 1]  # G90
        self.markers: i64 = markers  # under the own derricks and in the own tanks
        self.marker_pay: i64 = markers * END_CRUDE  # G93
        self.total: i64 = self.cash + self.derrick_pay + self.marker_pay


def account(state: Position, seat: i64) -> Account:
    """What the seat has if the game ends here."""
    derricks: i64 = 0
    markers: i64 = 0
    site: i64 = 0
    while site < SITES:
        if state.owners[site] == seat:
            derricks += 1
            markers += state.markers[site]
        site += 1
    company: i64 = 0
    while company < COMPANY_COUNT:
        markers += state.tanks[seat * COMPANY_COUNT + company]
        company += 1
    return Account(place(state, seat), state.cash[seat], derricks, markers)


def place(state: Position, seat: i64) -> i64:
    """The place of the seat's loco among the players' locos, from 1; the black one is not ranked (G90)."""
    ahead: i64 = 1
    other: i64 = 0
    while other < state.setting.seats:
        if other != seat and is_ahead(state, other, seat):
            ahead += 1
        other += 1
    return ahead


def is_ahead(state: Position, one: i64, two: i64) -> bool:
    """By column, then by licences (G91), then by turn order (G92). Before the end hands are closed and do not count."""
    if state.locos[one] != state.locos[two]:
        return state.locos[one] > state.locos[two]
    if state.step == ask.ENDED and licence_value(state, one) != licence_value(state, two):
        return licence_value(state, one) > licence_value(state, two)
    return turn_order(state, one) < turn_order(state, two)


def licence_value(state: Position, seat: i64) -> i64:
    return state.ones[seat] + 2 * state.twos[seat]


def turn_order(state: Position, seat: i64) -> i64:
    """How many seats come before it in this round."""
    return (seat - state.first + state.setting.seats) % state.setting.seats


def scores(state: Position) -> list[int]:
    """Dollars per seat; most money wins, equal money shares the win (G94)."""
    result: list[int] = []
    seat: i64 = 0
    while seat < state.setting.seats:
        result.append(account(state, seat).total)
        seat += 1
    return result
