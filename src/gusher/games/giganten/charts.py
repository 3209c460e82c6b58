"""What is charted of Giganten: the players' cash and the three companies' prices, round by round."""

from gusher.games.giganten.data import COMPANIES, PRICE
from gusher.games.giganten.ledger import holdings
from gusher.games.giganten.position import Position
from gusher.kernel.charts import Chart, Reading, Series, seat_series
from gusher.kernel.say import Say, say
from gusher.kernel.state import OVER

MONEY = "giganten-good-cash"
TONES = {"H": "stop", "J": "gas", "S": "ink"}


def beat(state: Position) -> int:
    """A point for every round; the last one for the final accounts."""
    return int(state.round) + (state.seat == OVER)


def reading(state: Position) -> Reading:
    return Reading(
        beat(state),
        moment(state),
        0 if state.seat == OVER else int(state.round),
        say("giganten-charts-axis"),
        (cash(state), prices(state)),
    )


def moment(state: Position) -> Say:
    if state.seat == OVER:
        return say("giganten-charts-end")
    return say("giganten-charts-round", round=int(state.round))


def cash(state: Position) -> Chart:
    return Chart("cash", say("giganten-charts-cash"), MONEY, seat_series(holdings(state, "cash")))


def prices(state: Position) -> Chart:
    lines = [
        Series(
            company,
            say("giganten-company", company=company),
            int(PRICE[state.prices[place]]),
            mark=say("giganten-charts-mark", company=company),
            tone=TONES[company],
            dashed=company == "J",
        )
        for place, company in enumerate(COMPANIES)
    ]
    return Chart("prices", say("giganten-charts-prices"), MONEY, tuple(lines))
