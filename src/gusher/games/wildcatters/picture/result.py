"""The end on the desk: every point of every seat, by where it comes from (W194 to W201)."""

from collections.abc import Iterator

from gusher.games.wildcatters import score
from gusher.games.wildcatters.data import CASH_CONTEST, COLOUR_COUNT, FIRST_BOX
from gusher.games.wildcatters.effects.names import score_said
from gusher.games.wildcatters.picture.layout import DESK, DESK_HEIGHT, DESK_WIDTH, MARGIN
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import badge, box, write
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, _said: Said) -> Iterator[Shape]:
    seats = int(state.setting.seats)
    width = DESK_WIDTH / seats
    ranks, totals = state.ranks(), state.scores()
    for seat in range(seats):
        x, points = MARGIN + seat * width, score_said(totals[seat])
        inside = [
            box("panel called" if ranks[seat] == 1 else "panel quiet", x, DESK + 1, width - 6, DESK_HEIGHT - 4, 7),
            badge(seat, x + 20, DESK + 22, 0.75),
            write(say("wildcatters-board-rank", rank=ranks[seat]), x + 44, DESK + 29, 19, "slab ink"),
            write(say("wildcatters-board-points", points=points), x + width - 16, DESK + 31, 24, "slab end ink"),
            *_items(state, seat, x + 10, width - 24),
        ]
        label = say("wildcatters-board-account", seat=Seat(seat), points=points, rank=ranks[seat])
        yield Shape("g", "", {}, inside, label=label)


def _items(state: Position, seat: int, x: float, width: float) -> Iterator[Shape]:
    """The track, tokens, companies, cash, continents."""
    account = score.account(state, seat)
    contests = [int(points) for points in account.contests]
    things = (
        ("drop", int(account.track - account.missing), 0.85),
        ("hat", int(account.wildcatters), 1.2),
        (f"share-{seat + 1}", sum(contests[:COLOUR_COUNT]) + int(account.bonus), 0.75),
        ("note", contests[CASH_CONTEST], 0.75),
        ("crate-small", sum(contests[FIRST_BOX:]), 0.85),
    )
    step = width / 3
    for place, (icon, points, scale) in enumerate(things):
        left, y = x + place % 3 * step, DESK + 56 + place // 3 * 32
        yield copy(icon, left + 13, y, "" if points else "out", scale)
        yield write(str(score_said(points)), left + 34, y + 6, 18, "slab ink" if points else "slab soft")
