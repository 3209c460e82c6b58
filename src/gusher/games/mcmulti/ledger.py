"""What McMulti's ledger holds: every million and every barrel, in plain sight (M158)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gusher.games.mcmulti.state import McMulti

GOODS = ("cash", "crude", "gas")


def holdings(state: "McMulti", good: str) -> list[int]:
    """What each seat holds of it."""
    held = {"cash": state.cash, "crude": state.crude, "gas": state.gas}[good]
    return [int(amount) for amount in held]
