"""What Giganten's ledger holds: every dollar. Licences are left out, for hands are closed."""

from gusher.games.giganten.position import Position
from gusher.kernel.state import OVER

GOODS = ("cash",)


def holdings(state: Position, good: str) -> list[int]:
    """The cash of each seat; at the end what derricks and markers bring is paid into it (G90 to G93)."""
    assert good == "cash"
    return state.scores() if state.seat == OVER else [int(amount) for amount in state.cash]
