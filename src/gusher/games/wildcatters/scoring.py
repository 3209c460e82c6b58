"""The sheets of Wildcatters: interim and final scoring, contests by players (W185, W194 to W201)."""

from collections.abc import Sequence

from gusher.games.wildcatters.effects.ending import ContestScored, OwnCompanyBonus, WildcattersScored
from gusher.games.wildcatters.effects.loans import LastRepaid
from gusher.games.wildcatters.effects.names import contest_said
from gusher.kernel.effects import Effect
from gusher.kernel.say import say
from gusher.kernel.sheets import Cell, Row, Sheet

EFFECTS = (ContestScored, OwnCompanyBonus, WildcattersScored, LastRepaid)
UNIT = "wildcatters-good-points"


def sheet(effects: Sequence[Effect], seats: int) -> Sheet:
    """The contests in their order, then what single seats get or lose besides."""
    contests = [effect for effect in effects if isinstance(effect, ContestScored)]
    interim = any(contest.interim for contest in contests)
    title = say("wildcatters-sheet-interim") if interim else say("wildcatters-sheet-final")
    return Sheet(title, UNIT, (*map(_contest, contests), *_besides(effects, seats)))


def _contest(contest: ContestScored) -> Row:
    """W188: who is barred has no cell."""
    columns = zip(contest.gains, contest.amounts, strict=True)
    cells = [Cell(gain, held) if seat != contest.barred else None for seat, (gain, held) in enumerate(columns)]
    return Row(contest_said(contest.contest), tuple(cells))


def _besides(effects: Sequence[Effect], seats: int) -> list[Row]:
    bonus: dict[int, Cell] = {}
    wildcatters: dict[int, Cell] = {}
    loans: dict[int, Cell] = {}
    for effect in effects:
        if isinstance(effect, OwnCompanyBonus):
            bonus[effect.seat] = Cell(effect.points)
        elif isinstance(effect, WildcattersScored):
            wildcatters[effect.seat] = Cell(effect.points, effect.number)
        elif isinstance(effect, LastRepaid):
            loans[effect.seat] = Cell(-effect.points, effect.number)
    named = {"own-company": bonus, "wildcatters": wildcatters, "loans": loans}
    return [
        Row(say(f"wildcatters-sheet-{name}"), tuple(cells.get(seat) for seat in range(seats)))
        for name, cells in named.items()
        if cells
    ]
