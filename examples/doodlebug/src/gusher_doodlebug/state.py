"""Doodlebug as a game that asks one small question at a time: every method of the contract."""

from gusher.kernel.rng import Rng
from gusher_doodlebug import rules, score
from gusher_doodlebug.actions import ACTIONS, HIDDEN, UNDRAWN, ask
from gusher_doodlebug.position import Position


class Doodlebug(Position):
    """One position that can be played."""

    def size(self) -> int:
        return ACTIONS.size

    why_not = rules.why_not
    play = rules.play
    scores = score.scores

    # --- the secret: its surveyor alone knows what lies under a plot, until all are opened (D4, D8) ---

    def has_secrets(self) -> bool:
        return self.surveyed() > 0

    def sees(self, action: int, viewer: int) -> bool:
        return self.step != ask.SURVEY or viewer == self.surveyed()

    def redact(self, viewer: int) -> "Doodlebug":
        view = self.clone()
        for plot, site in enumerate(self.here()):
            if plot != viewer and self.tiles[site] != UNDRAWN:
                view.tiles[site] = HIDDEN
        return view

    def fill(self, rng: Rng) -> "Doodlebug":
        world = self.clone()
        for site in self.here():
            if self.tiles[site] == HIDDEN:
                world.tiles[site] = world.bag()[rng.below(len(world.bag()))]
        return world


def start(seats: int, options: dict[str, int]) -> Doodlebug:
    """The position before the first tile is drawn."""
    return Doodlebug(seats, options["starts"])
