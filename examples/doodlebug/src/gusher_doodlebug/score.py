"""Scoring (D8 to D10): counted anew from what lies on the table, so that no sum can go wrong."""

from gusher_doodlebug.actions import PRICE
from gusher_doodlebug.effects import Opened
from gusher_doodlebug.position import Position


def opened(state: Position, site: int) -> Opened:
    """Every rig on a plot gets the same; what is left over goes to the first (D9)."""
    drillers, barrels = state.drillers(site), int(state.tiles[site])
    each, rest = divmod(barrels, len(drillers) or 1)
    shares = [each * drillers.count(seat) + rest * (drillers[:1] == [seat]) for seat in range(state.seats)]
    return Opened(site // state.plots + 1, site % state.plots + 1, barrels, tuple(shares))


def all_opened(state: Position) -> list[Opened]:
    """The plots of all rounds that are over."""
    return [opened(state, site) for site in range(state.round * state.plots)]


def scores(state: Position) -> list[int]:
    """The oil of the rounds that are over, and the price of the rigs sold (D6)."""
    plots = all_opened(state)
    return [PRICE * state.sold[seat] + sum(plot.shares[seat] for plot in plots) for seat in range(state.seats)]
