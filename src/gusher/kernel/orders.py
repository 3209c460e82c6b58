"""Standing orders: what a seat wants answered to a question that comes up again, said once.

A game that has any declares them in its module `orders.py`, as ORDERS. What an order answers follows from the position
as its seat knows it, and from nothing else; whoever executes it (table/orders.py) gives an ordinary answer.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gusher.kernel.say import Say, say

QUESTION: Final = "question"  # it ends when its question is settled: with the auction
ROUND: Final = "round"  # it ends with the round
MOST_ORDERS: Final = 12  # that a game may have: so many a seat may have given at a time

Scope = tuple[int, ...]


@dataclass(frozen=True)
class Order:
    """One sort of order. All functions get the position as the seat knows it.

    `scope(view, seat)` names what the order is about: this auction, this round. An order is in force as long as that is
    what it was when it was given; None where there is nothing of the sort. `answer(view, limit)` is asked when the seat
    is asked one of the questions: a number of the action table, or None, and then the person decides. `bounds(view,
    seat)` are the limits among which one is chosen, for an order that has one; an empty range: none makes sense.
    """

    name: str
    questions: frozenset[int]  # by the numbers of the game's `ask`
    until: str  # QUESTION or ROUND
    scope: Callable[[Any, int], Scope | None]
    answer: Callable[[Any, int], int | None]
    bounds: Callable[[Any, int], range] | None = None

    def is_about(self, view: Any) -> bool:
        """Is the open question, whoever is asked, one that it answers?"""
        return int(view.step) in self.questions

    def limits(self, view: Any, seat: int) -> range:
        """The limits among which one can be chosen; 0 stands for none."""
        return range(1) if self.bounds is None else self.bounds(view, seat)

    def can_be_given(self, view: Any, seat: int) -> bool:
        return self.scope(view, seat) is not None and len(self.limits(view, seat)) > 0

    def answers(self, view: Any, limit: int) -> int | None:
        """What the seat that is asked would answer by it."""
        return self.answer(view, limit) if self.is_about(view) else None


def always(answer: int) -> Callable[[Any, int], int]:
    """An order that leaves no choice: pass, decline."""
    return lambda _view, _limit: answer


def highest(view: Any, _limit: int) -> int:
    """The last of the answers, where they count something: as much as possible."""
    return int(view.legal()[-1])


def offered(game: str, order: Order) -> Say:
    """An order as it is offered: with a limit, what the limit is."""
    return say(f"{game}-order-{order.name}")


def given(game: str, order: Order, limit: int) -> Say:
    """An order that was given, with its limit."""
    return offered(game, order) if order.bounds is None else say(f"{game}-order-{order.name}-given", limit=limit)


def term(game: str, order: Order) -> Say:
    """How long it lasts."""
    return say(f"{game}-order-until-{order.until}")


def by_name(orders: tuple[Order, ...]) -> Mapping[str, Order]:
    return {order.name: order for order in orders}
