"""What McMulti's ledger holds: every million and every barrel, in plain sight (M158)."""

from gusher.games.mcmulti.position import Position

GOODS = ("cash", "crude", "gas")


def holdings(state: Position, good: str) -> list[int]:
    """What each seat holds of it."""
    held = {"cash": state.cash, "crude": state.crude, "gas": state.gas}[good]
    return [int(amount) for amount in held]
