"""The ledger: every unit of every good that came into or left a player's hands, with its cause and what was left.

A game that keeps one has a module `ledger.py` with its GOODS, the money first, and `holdings(state, good)`: what each
seat holds. Each of its effects says what it moved (`Effect.flows`). What the effects moved is then what the hands hold,
at every step.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from gusher.kernel.effects import Effect
from gusher.kernel.game import Game, Options
from gusher.kernel.history import Happening


@dataclass(frozen=True, slots=True)
class Movement:
    """What moved of one good, and what the seat holds now."""

    good: str
    amount: int
    balance: int


@dataclass(frozen=True, slots=True)
class Posting:
    """A line of the ledger: all that one effect moved for one seat. Without a cause it is what the seat began with."""

    n: int  # the entry that led to it; 0 before the first
    seat: int
    cause: Effect | None
    movements: tuple[Movement, ...]


def opened(game: Game, seats: int, options: Options) -> list[Posting]:
    """What everybody begins with."""
    start = game.start(seats, options)
    held = {good: game.ledger.holdings(start, good) for good in game.ledger.GOODS}
    return [
        Posting(0, seat, None, tuple(Movement(good, held[good][seat], held[good][seat]) for good in held))
        for seat in range(seats)
    ]


def postings(
    opening: Sequence[Posting], happenings: Iterable[Happening], seen: Callable[[Effect], Effect]
) -> Iterator[Posting]:
    """The whole ledger, oldest first. `seen` makes of an effect what the reader may know of it."""
    balances = {(line.seat, moved.good): moved.balance for line in opening for moved in line.movements}
    yield from opening
    for happening in happenings:
        for effect in happening.effects:
            yield from _posted(happening.n, seen(effect), balances)


def _posted(n: int, effect: Effect, balances: dict[tuple[int, str], int]) -> list[Posting]:
    moved: dict[int, list[Movement]] = {}
    for flow in effect.flows():
        place = (flow.seat, flow.good)
        balances[place] += flow.amount
        moved.setdefault(flow.seat, []).append(Movement(flow.good, flow.amount, balances[place]))
    return [Posting(n, seat, effect, tuple(movements)) for seat, movements in moved.items()]
