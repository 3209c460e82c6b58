"""What is charted of Wildcatters: points, also as if the game ended there, cash, and shares of all companies."""

from gusher.games.wildcatters.data import COLOURS
from gusher.games.wildcatters.ledger import holdings
from gusher.games.wildcatters.position import Position
from gusher.kernel.charts import Chart, Reading, seat_series
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.state import OVER

POINTS = "wildcatters-good-points"
CASH = "wildcatters-good-cash"
SHARES = "wildcatters-good-shares"


def beat(state: Position) -> int:
    """A point for every turn of a player; the first one for the set-up, the last one for the final scoring."""
    if state.seat == OVER:
        return int((state.setting.rounds + 1) * state.setting.seats)
    return int(state.round * state.setting.seats + state.turn) if state.round > 0 else 0


def reading(state: Position) -> Reading:
    first_of_round = state.seat != OVER and state.round > 0 and state.turn == 0
    return Reading(
        beat(state),
        moment(state),
        int(state.round) if first_of_round else 0,
        say("wildcatters-charts-axis"),
        (points(state), worth(state), cash(state), shares(state)),
    )


def moment(state: Position) -> Say:
    if state.seat == OVER:
        return say("wildcatters-charts-end")
    if state.round == 0:
        return say("wildcatters-charts-start")
    return say("wildcatters-charts-turn", round=int(state.round), seat=Seat(int(state.order[state.turn])))


def points(state: Position) -> Chart:
    return Chart("points", say("wildcatters-charts-points"), POINTS, seat_series(holdings(state, "points")))


def worth(state: Position) -> Chart:
    """The track and all majorities as they stand."""
    return Chart("worth", say("wildcatters-charts-worth"), POINTS, seat_series(state.scores()))


def cash(state: Position) -> Chart:
    return Chart("cash", say("wildcatters-charts-cash"), CASH, seat_series(holdings(state, "cash")))


def shares(state: Position) -> Chart:
    held = [holdings(state, f"shares-{colour}") for colour in COLOURS]
    return Chart(
        "shares", say("wildcatters-charts-shares"), SHARES, seat_series([sum(own) for own in zip(*held, strict=True)])
    )
