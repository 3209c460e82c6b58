"""How often each answer is given, and how that goes with winning.

Whoever gives an answer may win because of it, or give it because of being ahead anyway: the figures tell where to look,
not why.
"""

from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from gusher.arena.game import win_shares
from gusher.lab.sampling import beyond_noise, two_sided
from gusher.lab.study import Table

FEWEST: Final = 20  # seats that did, and that did not, before anything is said about winning


@dataclass
class _Use:
    """Of the seats that gave an answer: how many they are, their wins, and how often they gave it."""

    seats: int = 0
    won: float = 0.0
    times: int = 0


def uses(table: Table) -> list[dict[str, Any]]:
    """The most frequent first."""
    did: defaultdict[str, _Use] = defaultdict(_Use)
    played = [result for result in table.results if result.failure is None]
    for result in played:
        shares = win_shares(result)
        for answer, times in table.notes(result).used.items():
            for share, count in zip(shares, times, strict=True):
                if count:
                    did[answer].seats += 1
                    did[answer].won += share
                    did[answer].times += count
    rows = [_row(answer, use, len(played) * table.seats, len(played)) for answer, use in did.items()]
    for row, stands in zip(rows, beyond_noise([row["chance"] for row in rows]), strict=True):
        row["beyond"] = stands
    return sorted(rows, key=lambda row: (-row["seats"], row["answer"]))


def _row(answer: str, use: _Use, seats: int, wins: int) -> dict[str, Any]:
    others = seats - use.seats
    mine, theirs = use.won / use.seats, (wins - use.won) / others if others else 0.0
    told = use.seats >= FEWEST and others >= FEWEST
    error = sqrt(mine * (1 - mine) / use.seats + theirs * (1 - theirs) / others) if told else 0.0
    return {
        "answer": answer,
        "seats": use.seats / seats,  # the share of seats that gave it at least once
        "times": use.times / use.seats,  # how often, if at all
        "wins": mine,
        "wins_without": theirs,
        "chance": two_sided(mine - theirs, error) if error else 1.0,
    }
