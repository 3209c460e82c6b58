"""Action 7, second half: the winner sells at the company's price, as many markers as it likes (G86)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import SALE
from gusher.games.giganten.data import COMPANY_COUNT, PRICE
from gusher.games.giganten.effects_auction import Sold
from gusher.games.giganten.rules import auction
from gusher.kernel.state import Listener

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten


def in_tank(state: "Giganten") -> i64:
    """The markers of the seat asked at the company whose auction is on."""
    return state.tanks[state.seat * COMPANY_COUNT + state.company]


def legal(state: "Giganten") -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=9)
    count: i64 = 0
    while count <= in_tank(state):
        answers = append(answers, SALE + count)
        count += 1
    return answers


def play(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The bank pays, and the markers return to the supply."""
    count: i64 = action - SALE
    price: i64 = PRICE[state.prices[state.company]]
    state.tanks[state.seat * COMPANY_COUNT + state.company] -= count
    state.supply += count
    state.cash[state.seat] += count * price
    if tell is not None:
        tell(Sold(state.seat, state.company, count, price))
    auction.next_company(state, tell)
