"""How notices reach the store: beside the event loop, by the threads that the tables use."""

from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Beside(Protocol):
    def __call__(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]: ...
