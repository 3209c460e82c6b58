"""The part of the storage port that keeps standing orders. They are their seat's secret, and so no change of them
raises the version of a match, which everybody reads."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

ORDER_KEY = "order "  # so begin the keys of answers that were given by orders


@dataclass(frozen=True, slots=True)
class OrderRecord:
    """An order that a seat has given, at the position after entry `start`."""

    id: str
    seat: int
    name: str
    limit: int  # 0 for an order that has none
    scope: tuple[int, ...]  # what it is about, see kernel/orders.py
    start: int
    at: float
    judged: int = -1  # the last entry after which it had nothing to answer


class OrderStore(ABC):
    @abstractmethod
    def orders(self, match_id: str) -> tuple[OrderRecord, ...]:
        """All of a match, of all seats, the oldest first."""

    @abstractmethod
    def give_order(self, match_id: str, order: OrderRecord, instead: Collection[str] = ()) -> None:
        """Keeps an order in the place of those of these ids. Raises NotKept."""

    @abstractmethod
    def cancel_orders(self, match_id: str, ids: Collection[str]) -> None:
        """They are void, if they are still there. Raises NotKept if the match is not."""

    @abstractmethod
    def judge_orders(self, match_id: str, ids: Collection[str], n: int) -> None:
        """These have nothing to answer to the position after entry `n`: the person is asked."""

    @abstractmethod
    def waiting_for_orders(self) -> list[str]:
        """The ids of the matches under way in which a seat is asked that has an order which has not judged the position
        yet."""
