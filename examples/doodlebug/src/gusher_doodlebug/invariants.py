"""What must hold in every position of Doodlebug, recounted the slow way. The descriptions are for developers."""

from gusher_doodlebug.actions import RIGS
from gusher_doodlebug.position import Position


def broken(state: Position) -> list[str]:
    found: list[str] = []
    for seat in range(state.seats):  # D5
        rigs = sum(owner == seat for owner in state.rigs) + state.sold[seat]
        if rigs != RIGS * state.round + state.used(seat):
            found.append(f"seat {seat} has used {rigs} rigs by turn {state.turn} of round {state.round}")
    for first in range(0, len(state.tiles), state.plots):  # D4, D8
        drawn = [tile for tile in state.tiles[first : first + state.plots] if tile >= 0]
        if len(set(drawn)) < len(drawn) or (len(drawn) < state.plots and first < state.here().start):
            found.append(f"the tiles {drawn} lie in the round that begins at site {first}")
    return found
