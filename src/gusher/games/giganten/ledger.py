"""What Giganten's ledger holds: every dollar. Licences are left out, for hands are closed."""

from typing import TYPE_CHECKING

from gusher.kernel.state import OVER

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten

GOODS = ("cash",)


def holdings(state: "Giganten", good: str) -> list[int]:
    """The cash of each seat; at the end what derricks and markers bring is paid into it (G90 to G93)."""
    assert good == "cash"
    return state.scores() if state.seat == OVER else [int(amount) for amount in state.cash]
