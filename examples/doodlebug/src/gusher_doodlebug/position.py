"""A position of Doodlebug: the ground, round below round, and what stands on it."""

from gusher.kernel.state import State
from gusher.kernel.tables import flat
from gusher_doodlebug.actions import NOBODY, ROOM, TILES, UNDRAWN, ask


class Position(State):
    """What lies on the table. A plot in a round is called a site: round * plots + plot, all counted from 0."""

    def __init__(self, seats: int, starts: int) -> None:
        super().__init__()
        self.seats, self.starts = seats, starts
        self.plots, self.rounds = seats + 1, seats * starts  # D2: the last plot is the wild one; D3
        self.step = ask.SURVEY
        self.round = 0  # `rounds` when the game is over
        self.turn = 0  # of the round
        self.tiles = flat([UNDRAWN] * (self.rounds * self.plots))  # site -> barrels, UNDRAWN or HIDDEN
        self.rigs = flat([NOBODY] * (len(self.tiles) * ROOM))  # site * ROOM + place -> seat or NOBODY
        self.sold = flat([0] * seats)  # seat -> rigs sold so far

    def here(self) -> range:
        """The sites of this round; none when the game is over."""
        return range(self.round * self.plots, min((self.round + 1) * self.plots, len(self.tiles)))

    def drillers(self, site: int) -> list[int]:
        """Whose rigs stand there, in the order in which they came."""
        return [seat for seat in self.rigs[site * ROOM : (site + 1) * ROOM] if seat != NOBODY]

    def surveyed(self) -> int:
        """How many plots have their tile this round."""
        return sum(self.tiles[site] != UNDRAWN for site in self.here())

    def bag(self) -> list[int]:
        """The tiles that may still be drawn this round; all go back before the next (D4)."""
        drawn = [self.tiles[site] for site in self.here()]
        return [tile for tile in TILES if tile not in drawn]

    def used(self, seat: int) -> int:
        """How many rigs a seat has used this round (D5)."""
        return len(range((seat - self.round) % self.seats, self.turn, self.seats))
