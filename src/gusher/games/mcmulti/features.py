"""What can be counted of a position of McMulti. The worths are rough prices, in millions."""

from typing import Final

from gusher.games.mcmulti.data import ISLANDS, PIECE_KINDS, PIECES
from gusher.games.mcmulti.position import Position
from gusher.kernel import sets

FEATURES: Final = {
    "cash": 1.0,
    "crude": 12.0,
    "gas": 15.0,
    "rig": 20.0,
    "station": 30.0,
    "refinery": 50.0,
    "well": 60.0,
}


def features(state: Position, seat: int) -> list[int]:
    """Millions, barrels, and the pieces on the seat's islands."""
    own = [island for island in range(ISLANDS) if state.owner[island] == seat]
    held = [int(state.cash[seat]), int(state.crude[seat]), int(state.gas[seat])]
    return held + [_pieces(state, own, piece) for piece in range(len(PIECES))]


def _pieces(state: Position, islands: list[int], piece: int) -> int:
    return sum(int(sets.count(state.pieces[island * PIECE_KINDS + piece])) for island in islands)
