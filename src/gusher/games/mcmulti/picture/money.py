"""Sums of money as the board writes them."""

from gusher.kernel.say import Say, say


def money(amount: int) -> Say:
    return say("mcmulti-board-money", amount=amount)


def signed(amount: int) -> Say:
    """A sum with its sign: what something has brought or cost."""
    way = "up" if amount > 0 else "down" if amount < 0 else "even"
    return say("mcmulti-board-signed", way=way, amount=abs(amount))
