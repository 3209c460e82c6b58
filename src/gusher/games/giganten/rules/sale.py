"""Action 7, the sale: the winner sells at the company's price, as many markers as it likes (G86)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import COMPANY_COUNT, PRICE
from gusher.games.giganten.effects.auction import Sold
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import auction
from gusher.kernel.state import Listener


def in_tank(state: Position) -> i64:
    """The markers of the seat asked at the company whose auction is on."""
    return state.tanks[state.seat * COMPANY_COUNT + state.company]


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=9)
    count: i64 = 0
    while count <= in_tank(state):
        answers = append(answers, do.SELL + count)
        count += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """As many as are in the tank, or fewer (G86)."""
    return "" if do.SELL <= action <= do.SELL + in_tank(state) else "G86"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The bank pays, and the markers return to the supply."""
    count: i64 = action - do.SELL
    price: i64 = PRICE[state.prices[state.company]]
    state.tanks[state.seat * COMPANY_COUNT + state.company] -= count
    state.supply += count
    state.cash[state.seat] += count * price
    if tell is not None:
        tell(Sold(state.seat, state.company, count, price))
    auction.next_company(state, tell)
