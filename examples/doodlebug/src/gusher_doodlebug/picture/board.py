"""The ground in cross-section: a column for each plot, a stratum for each round, oil and rigs where they are."""

from collections.abc import Iterator
from typing import Final

from gusher.kernel.buttons import plate
from gusher.kernel.drawing import badge, box, disc, group, named, path, target, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape
from gusher_doodlebug.actions import PRICE, ROOM, do
from gusher_doodlebug.position import Position

WIDTH: Final = 1000
SKY: Final = 230
ROW: Final = 124
DERRICK: Final = "l-24 0 17-70h14l17 70zm-20-18h40m-34-24h28m-34 24 34-24m6 24-34-24m7-28 7-14 7 14m-41 70h68"


def title(state: Position) -> Say:
    return say("doodlebug-title", round=min(state.round + 1, state.rounds), rounds=state.rounds)


def owner(state: Position, plot: int) -> Say:
    """Who has surveyed a plot (D2)."""
    return say("player", seat=Seat(plot)) if plot < state.seats else say("doodlebug-nobody")


def shapes(state: Position, said: Said) -> list[Shape]:
    """`said` holds what the viewer may answer and how it reads, nothing if somebody else is asked."""
    return [
        *_ground(state),
        *(shape for plot in range(state.plots) for shape in _surface(state, plot, WIDTH / state.plots)),
        *(shape for site in range(state.here().stop) for shape in _site(state, site, WIDTH / state.plots)),
        *_targets(state, said, WIDTH / state.plots),
    ]


def _ground(state: Position) -> Iterator[Shape]:
    yield box("sheet", 0, 0, WIDTH, SKY)
    yield write(title(state), 30, 58, 34, "slab ink")
    for stratum in range(state.rounds):
        yield box(f"stratum-{stratum % 4}", 0, SKY + stratum * ROW, WIDTH, ROW)
    if state.round < state.rounds:
        yield named("drilling", box("drilling", 3, SKY + state.round * ROW + 3, WIDTH - 6, ROW - 6, 8))


def _surface(state: Position, plot: int, width: float) -> Iterator[Shape]:
    """Who has surveyed the plot; a derrick and its pipe, as deep as anybody has drilled here."""
    x = plot * width
    yield badge(plot, x + 36, 112) if plot < state.seats else disc("slot", x + 36, 112, 17)
    yield write(owner(state, plot), x + 64, 120, 24, "slab ink", room=int(width / 15) - 4)
    depths = [site // state.plots for site in range(plot, len(state.tiles), state.plots) if state.drillers(site)]
    if depths:
        yield path("pipe", f"M{x + width / 2:g} {SKY}v{max(depths) * ROW + 30}")
        yield named(f"derrick-{plot}", path("derrick", f"M{x + width / 2:g} {SKY}{DERRICK}"))


def _site(state: Position, site: int, width: float) -> Iterator[Shape]:
    """What lies there, as far as the viewer knows, and four places for rigs: the first gets what is left over (D9)."""
    x, y = site % state.plots * width, SKY + (site // state.plots + 0.5) * ROW
    yield named(f"pool-{site}", _pool(state.tiles[site], x + width / 4, y, site in state.here()))
    for place, seat in enumerate(state.rigs[site * ROOM : (site + 1) * ROOM]):
        across, down = x + width * 0.75 + place % 2 * 46 - 23, y + place // 2 * 48 - 24
        yield disc("slot first" if place == 0 else "slot", across, down, 20)
        if seat >= 0:
            yield named(f"rig-{site}-{place}", group([badge(seat, across, down)]))


def _pool(barrels: int, x: float, y: float, secret: bool) -> Shape:
    """The larger the more oil; a dashed edge says that nobody else can see it yet."""
    if barrels < 0:
        return group([disc("unknown", x, y, 26), write("?", x, y + 12, 34, "slab middle soft")])
    pool = disc(("pool" if barrels else "dry") + (" secret" if secret else ""), x, y, 24 + 2 * barrels)
    return group([pool, write(str(barrels), x, y + 12, 34, "slab middle on-oil" if barrels else "slab middle ink")])


def _targets(state: Position, said: Said, width: float) -> Iterator[Shape]:
    for plot in range(state.plots):
        if do.DRILL + plot in said:
            hit = box("hit", plot * width + 6, SKY + state.round * ROW + 6, width - 12, ROW - 12, 8)
            yield target(do.DRILL + plot, f"plot-{plot}", said[do.DRILL + plot], [hit], "target framed")
    yield from plate(do.SELL, "sell", say("doodlebug-sheet-sell", barrels=PRICE), said, 720, 16, 250, 64, size=24)
