"""Connections below HTTP: how long a request may take to arrive, how large its head may be, and how many lines one
address may hold. Without these, a thousand half-sent requests would use up all that the server can hold open."""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from typing import Any, ClassVar, Protocol

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from gusher.web.exchange import Operator

REQUEST_SECONDS = 20.0  # from the first byte, or from the connection on, to the last byte of the body
MOST_HEAD = 32 * 1024  # bytes of address and headers
MOST_UNSENT = 16 * 1024  # bytes that the system takes before the line has room for them


class Timer(Protocol):
    """What can still be called off."""

    def cancel(self) -> None: ...


def after(seconds: float, then: Callable[[], None]) -> Timer:
    return asyncio.get_running_loop().call_later(seconds, then)


@dataclass
class Door:
    """What holds for all connections of a server."""

    most: int  # of one address
    trusted: frozenset[str] = frozenset()  # a proxy's address: behind it are many people
    seconds: float = REQUEST_SECONDS
    after: Callable[[float, Callable[[], None]], Timer] = after
    open: Counter[str] = field(default_factory=Counter)

    def enter(self, host: str) -> bool:
        """Is there room for one more of this address?"""
        if host not in self.trusted and self.open[household(host)] >= self.most:
            return False
        self.open[household(host)] += 1
        return True

    def leave(self, host: str) -> None:
        self.open[household(host)] -= 1
        self.open += Counter()  # forgets addresses without a connection


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """An address; of IPv6 the part that one household has."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    return str(found) if not isinstance(found, IPv6Address) else found.exploded[:19]


def _short_line(transport: asyncio.Transport) -> None:
    """Little is kept for a slow line. What is sent to a page that listens would else be old when it arrives, and the
    server would draw positions that nobody sees any more."""
    transport.set_write_buffer_limits(high=0)
    line: socket.socket | None = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_NOTSENT_LOWAT"):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT)


def behind(door: Door, operator: Operator | None) -> "type[Connection]":
    """The protocol that a server speaks with everybody who comes through the door."""
    return type("Connection", (Connection,), {"door": door, "operator": operator})


class Connection(HttpToolsProtocol):
    """A connection that is closed when its request does not arrive in time, and handed over when that is for another
    process. `handed` is what that one's neighbour has read of it."""

    door: ClassVar[Door]
    operator: ClassVar[Operator | None]  # where there are several processes

    def __init__(self, *args: Any, handed: bytes = b"", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._handed = handed
        self._between = True  # the next byte begins a request
        self._answered = True  # all that came whole
        self._entered = False
        self._deadline: Timer | None = None
        self._head: int | None = 0  # bytes of the request so far; None once its headers are complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        _short_line(transport)
        self._entered = self.door.enter(self._host)
        if self._entered:
            self._wait()
            self.loop.call_soon(self._go_on)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._handed = b""
        self._arrived()
        if self._entered:
            self.door.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._go_on()
        if not self._is_for_another(data):
            self._read(data)

    def _go_on(self) -> None:
        """Whatever was read elsewhere comes first, and is not handed on."""
        handed, self._handed = self._handed, b""
        if handed:
            self._read(handed)

    def _is_for_another(self, data: bytes) -> bool:
        idle = self._between and self._answered
        return idle and self.operator is not None and self.operator.hands_over(self.transport, data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self._between and self._answered:
            self._wait()  # uvicorn has stopped its own clock, although no request has begun: an empty line does that
        if self._head is not None:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self.transport.close()

    def on_message_begin(self) -> None:
        self._between = False
        self._head = 0
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._answered = False
        super().on_headers_complete()
        self._head = None  # a body has a limit of its own, which gets a sentence

    def on_message_complete(self) -> None:
        self._between = True
        self._arrived()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self._answered = not self.pipeline
        super().on_response_complete()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _wait(self) -> None:
        if self._deadline is None:
            self._deadline = self.door.after(self.door.seconds, self._overdue)

    def _arrived(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _overdue(self) -> None:
        self._deadline = None
        self.transport.close()
