"""Doodlebug as a game that asks one small question at a time: every method of the contract."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.rng import Rng
from gusher.kernel.state import Listener
from gusher.kernel.tables import even, flat
from gusher_doodlebug import rules, score
from gusher_doodlebug.actions import HIDDEN, UNDRAWN, ask
from gusher_doodlebug.position import Position


class Doodlebug(Position):
    """One position that can be played."""

    def legal(self) -> vec[i64]:
        return flat(rules.legal(self))

    def weights(self) -> vec[i64]:
        return even(len(self.bag()))

    def why_not(self, action: i64) -> str:
        return rules.why_not(self, action)

    def play(self, action: i64, tell: Listener | None = None) -> None:
        rules.play(self, action, tell or (lambda _: None))

    def scores(self) -> list[int]:
        return score.scores(self)

    def clone(self) -> "Doodlebug":
        twin = Doodlebug(self.seats, self.starts)
        twin.restore(self.dump())
        return twin

    # --- the secret: its surveyor alone knows what lies under a plot, until all are opened (D4, D8) ---

    def has_secrets(self) -> bool:
        return self.surveyed() > 0

    def sees(self, action: i64, viewer: i64) -> bool:
        return self.step != ask.SURVEY or viewer == self.surveyed()

    def redact(self, viewer: i64) -> "Doodlebug":
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
