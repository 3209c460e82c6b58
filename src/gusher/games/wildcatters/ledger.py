"""What the ledger of Wildcatters holds: every dollar, every share of each company, every point."""

from gusher.games.wildcatters.data import COLOUR_COUNT, COLOURS
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import OVER

GOODS = ("cash", *(f"shares-{colour}" for colour in COLOURS), "points")


def holdings(state: Position, good: str) -> list[int]:
    """What each seat holds of it; at the end the final scoring is added to the points (W198 to W201)."""
    seats = range(int(state.setting.seats))
    if good == "cash":
        return [int(state.cash[seat]) for seat in seats]
    if good == "points":
        return state.scores() if state.seat == OVER else [int(state.score[seat]) for seat in seats]
    company = COLOURS.index(good.removeprefix("shares-"))
    return [int(state.shares[seat * COLOUR_COUNT + company]) for seat in seats]
