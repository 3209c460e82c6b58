"""What must hold in every position of Wildcatters, recounted the slow way.

Nothing here trusts the sets and sums that the rules keep up to date. The descriptions are for developers.
"""

from gusher.games.wildcatters.invariants import asked, cards, pieces, seats
from gusher.games.wildcatters.position import Position


def broken(state: Position) -> list[str]:
    """The invariants that do not hold, in words for developers; empty when all is well."""
    checks = (*pieces.CHECKS, *cards.CHECKS, *seats.CHECKS, *asked.CHECKS)
    return [fault for check in checks for fault in check(state)]
