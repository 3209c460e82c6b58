"""The slow recount: it knows cells as rows and columns and looks at every piece by itself. Nothing here trusts the sets
and sums that the rules keep up to date."""

from gusher.games.mcmulti.data import BLUE, ISLANDS, PIECES, RED, REFINERY, SHARED
from gusher.games.mcmulti.position import Position

Spot = tuple[int, int]  # row and column, from 1
Piece = tuple[int, int, Spot]  # island, kind, the cell that names it


def spot(cell: int) -> Spot:
    return cell // 6 + 1, cell % 6 + 1


def cell_of(place: Spot) -> int:
    return (place[0] - 1) * 6 + place[1] - 1


def members(cells: int) -> list[int]:
    return [bit for bit in range(cells.bit_length()) if cells >> bit & 1]


def pieces(state: Position) -> list[Piece]:
    """Everything that stands, piece by piece."""
    return [
        (island, piece, spot(cell))
        for island in range(4)
        for piece in range(len(PIECES))
        for cell in members(int(state.pieces[island * 4 + piece]))
    ]


def covered(piece: Piece) -> list[Spot]:
    """M13, M14."""
    _, kind, (row, column) = piece
    if kind != REFINERY:
        return [(row, column)]
    return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


def covered_on(state: Position, island: int) -> list[Spot]:
    return [place for piece in pieces(state) if piece[0] == island for place in covered(piece)]


def free_on(state: Position, island: int) -> set[Spot]:
    return {spot(cell) for cell in range(36)} - set(covered_on(state, island))


def rooms_on(state: Position, island: int, kind: int) -> set[Spot]:
    """Where a piece of this kind has room."""
    free = free_on(state, island)
    return {place for place in free if set(covered((island, kind, place))) <= free}


def hits(state: Position, piece: Piece) -> int:
    """One for each die that counts on the piece's island and names a line through it (M37 to M41)."""
    shared = int(SHARED[state.island * ISLANDS + piece[0]])
    red = bool(shared & RED) and any(column == state.red for _, column in covered(piece))
    blue = bool(shared & BLUE) and any(row == state.blue for row, _ in covered(piece))
    return int(red) + int(blue)


def seat_of(state: Position, piece: Piece) -> int:
    return int(state.owner[piece[0]])


def own(state: Position, seat: int) -> list[Piece]:
    return [piece for piece in pieces(state) if seat_of(state, piece) == seat]


def total_hits(state: Position, seat: int, kind: int) -> int:
    return sum(hits(state, piece) for piece in own(state, seat) if piece[1] == kind)


def in_force(state: Position, card: int) -> bool:
    return bool(state.news_force >> card & 1)


def answers(state: Position) -> set[int]:
    return {int(number) for number in state.legal()}
