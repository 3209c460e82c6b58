"""Who plays the games of a run: processes of this machine, through joblib, or the workers of a Dask cluster.

Work is a function of a module that takes plain data and gives plain data. Shares of it are asked for one by one, as
hands become free, and come back in any order.
"""

import os
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Protocol

import joblib

from gusher.arena.identity import OtherVersion, expect, identity
from gusher.kernel.errors import GusherError

if TYPE_CHECKING:
    from distributed import Client, Future

Order = tuple[Any, ...]
Share = dict[str, Any]
Work = Callable[..., Share]

PATIENCE: Final = 10  # seconds to find a scheduler and a first worker
LOOK_SECONDS: Final = 0.5  # until a worker notices that nobody waits for it any more
AHEAD: Final = 2  # shares that each worker has at hand, so that it need not wait for the next one


class NoCluster(GusherError):
    """A cluster that cannot be used."""

    family = "cluster"


class Hands(Protocol):
    """Workers, and how many."""

    @property
    def workers(self) -> int: ...

    def each(self, work: Work, orders: Iterator[Order]) -> Iterator[Share]:
        """What the work gives for each order, as it comes."""


class Local:
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.workers = jobs

    def each(self, work: Work, orders: Iterator[Order]) -> Iterator[Share]:
        parallel = joblib.Parallel(
            n_jobs=self.workers, backend="loky", return_as="generator_unordered", batch_size=1, pre_dispatch="2*n_jobs"
        )
        yield from parallel(joblib.delayed(_for)(os.getpid(), work, order) for order in orders)


def _for(head: int, work: Work, order: Order) -> Share:
    if os.getpid() != head:
        _leave_with(head)
    return work(*order)


@cache
def _leave_with(head: int) -> None:
    """Whoever asked may be killed; joblib's workers would wait for more for minutes. They leave, and their guarded
    children with them. A thread looks for that, since the system would tell when a mere thread of the head ends."""

    def look() -> None:
        while os.getppid() == head:
            time.sleep(LOOK_SECONDS)
        os._exit(1)

    threading.Thread(target=look, daemon=True).start()


class Cluster:
    """The workers of a Dask cluster that is already there. They must have the same Gusher as we have."""

    def __init__(self, client: "Client") -> None:
        self._client = client

    @property
    def workers(self) -> int:
        threads: dict[str, int] = self._client.nthreads()
        return max(1, sum(threads.values()))

    def each(self, work: Work, orders: Iterator[Order]) -> Iterator[Share]:
        """A worker that dies loses its shares to the others: the scheduler gives them out again."""
        from distributed import as_completed

        under_way = as_completed(loop=self._client.loop)
        try:
            self._hand_out(work, orders, under_way, AHEAD * self.workers)
            for future in under_way:
                share = _result(future)
                self._hand_out(work, orders, under_way, 1)
                yield share
        finally:  # somebody pressed Ctrl-C, or a share has failed: the workers are free for others
            self._client.cancel(list(under_way.futures))

    def _hand_out(self, work: Work, orders: Iterator[Order], under_way: Any, shares: int) -> None:
        for _, order in zip(range(shares), orders, strict=False):
            # Not pure: Dask would take the same order of another run, with logs or without, for the same task.
            under_way.add(self._client.submit(work, *order, pure=False))


def _result(future: "Future") -> Share:
    from distributed import KilledWorker

    try:
        share: Share = future.result()
    except KilledWorker:
        raise NoCluster("killed") from None
    except ModuleNotFoundError as error:
        raise NoCluster("lacks", package=error.name or "") from None
    return share


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    """The cluster whose scheduler is at this address (`tcp://host:8786`), once it is sure that it plays as we do."""
    try:
        from distributed import Client
        from distributed.comm import get_address_host_port
    except ModuleNotFoundError:
        raise NoCluster("missing") from None
    try:
        get_address_host_port(address)  # first: a client of no address takes 20 seconds to go, and complains
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise NoCluster("away", address=address) from None
    with client:
        _check(client, address)
        yield Cluster(client)


def _check(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TimeoutError:
        raise NoCluster("idle", address=address) from None
    try:
        found: Mapping[str, object] = client.run(expect, identity(), on_error="return")
    except ModuleNotFoundError as error:
        raise NoCluster("lacks", package=error.name or "") from None
    for worker, answer in found.items():
        if isinstance(answer, OtherVersion):
            raise OtherVersion("version", **{**answer.details, "worker": worker})
        if isinstance(answer, ModuleNotFoundError):
            raise NoCluster("lacks", package=answer.name or "")
