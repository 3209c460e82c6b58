"""The sheet of Giganten: the last accounts, what they consist of by players (G90 to G93)."""

from collections.abc import Sequence

from gusher.games.giganten.effects.ending import Settled
from gusher.kernel.effects import Effect
from gusher.kernel.say import Say, say
from gusher.kernel.sheets import Cell, Row, Sheet

EFFECTS = (Settled,)
UNIT = "giganten-good-cash"


def sheet(effects: Sequence[Effect], seats: int) -> Sheet:
    accounts = {effect.seat: effect for effect in effects if isinstance(effect, Settled)}
    settled = [accounts[seat] for seat in range(seats)]
    rows = (
        _row(say("giganten-sheet-cash"), [Cell(account.cash) for account in settled]),
        _row(say("giganten-sheet-derricks"), [Cell(account.derrick_pay, account.derricks) for account in settled]),
        _row(say("giganten-sheet-markers"), [Cell(account.marker_pay, account.markers) for account in settled]),
    )
    return Sheet(say("giganten-sheet-final"), UNIT, rows)


def _row(name: Say, cells: list[Cell]) -> Row:
    return Row(name, tuple(cells))
