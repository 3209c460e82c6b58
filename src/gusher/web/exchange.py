"""Between the processes of one server: a connection that asks for a match goes to the process where that is at home.

Any of them could answer, for the store decides. But where two people sit at two processes, both read, play and draw
every move, and neither can use what the other has drawn. So whoever has accepted a connection hands it over, with what
has been read of the request, before anything is answered. It is a preference and no more: if the other process is not
there, or has too much waiting, whoever was asked answers.

What is handed over waits in a socket that the parent and all the others hold open as well. If a process is killed, the
parent tells the others, and whoever is there takes up what waits for it: nobody waits until it has been replaced.
"""

import asyncio
import mmap
import re
import socket
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress

MATCH = re.compile(rb"[A-Z]+ /(?:t|api/v1/tables)/([\w-]+)[ /?]")  # a request's first line, if it is about a match
MOST_HANDED = 96 * 1024  # bytes read so far: the longest head and body that the server takes
AWAY, THERE = 0, 1
LOOK = b""  # that somebody has gone; it brings no connection

Take = Callable[[socket.socket, bytes], None]


class Exchange:
    """Made by the parent before it forks. Each process has a line at it, to which all may send."""

    def __init__(self, count: int) -> None:
        self._lines = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(count)]
        for end in (end for line in self._lines for end in line):
            end.setblocking(False)
        self._there = mmap.mmap(-1, count)  # one memory for all processes

    def close(self) -> None:
        for end in (end for line in self._lines for end in line):
            end.close()
        self._there.close()

    def home(self, match_id: bytes) -> int:
        """The process of a match: the same one whoever asks."""
        return zlib.crc32(match_id) % len(self._lines)

    def is_there(self, number: int) -> bool:
        return self._there[number] == THERE

    def came(self, number: int) -> None:
        self._there[number] = THERE

    def left(self, number: int) -> None:
        """In order, or by what the parent has seen of its end. Those who are there look what waits for it."""
        self._there[number] = AWAY
        for other in set(range(len(self._lines))) - self.away():
            with suppress(BlockingIOError):  # much is waiting there: it is about to look anyway
                self._lines[other][0].send(LOOK)

    def away(self) -> set[int]:
        return {number for number in range(len(self._lines)) if not self.is_there(number)}

    def hand_over(self, number: int, line: int, read: bytes) -> bool:
        """Sends an open connection, by its file number; false if it must stay here."""
        try:
            socket.send_fds(self._lines[number][0], [read], [line])
        except OSError:  # too much is waiting there
            return False
        return True

    def inbox(self, number: int) -> socket.socket:
        """Becomes readable when something was handed over."""
        return self._lines[number][1]

    def handed(self, number: int) -> Iterator[tuple[socket.socket, bytes]]:
        """All that is waiting for a process."""
        while True:
            try:
                read, lines, _, _ = socket.recv_fds(self.inbox(number), MOST_HANDED, 1)
            except BlockingIOError:
                return
            for line in lines:
                yield socket.socket(fileno=line), read


class Operator:
    """One process at the exchange."""

    def __init__(self, exchange: Exchange, number: int) -> None:
        self.exchange = exchange
        self.number = number
        self._take: Take | None = None  # while it takes connections

    def begin(self, take: Take) -> None:
        """From now on others may hand connections over."""
        self._take = take
        asyncio.get_running_loop().add_reader(self.exchange.inbox(self.number), self._take_all)
        self.exchange.came(self.number)
        self._take_all()  # what waits while nobody is there

    def end(self) -> None:
        """What is still waiting is for the others."""
        self._take = None
        asyncio.get_running_loop().remove_reader(self.exchange.inbox(self.number))
        self.exchange.left(self.number)

    def _take_all(self) -> None:
        """What waits for this process, and for those that are away."""
        if self._take is not None:
            for number in {self.number} | self.exchange.away():
                for line, read in self.exchange.handed(number):
                    self._take(line, read)

    def hands_over(self, transport: asyncio.Transport, read: bytes) -> bool:
        """Lets the connection go, if its next request, which begins with these bytes, is for another process. All that
        was written to it must have gone out."""
        asked = MATCH.match(read)
        if asked is None or len(read) > MOST_HANDED or transport.get_write_buffer_size():
            return False
        home = self.exchange.home(asked[1])
        if home == self.number or not self.exchange.is_there(home):
            return False
        line: socket.socket = transport.get_extra_info("socket")
        if not self.exchange.hand_over(home, line.fileno(), read):
            return False
        transport.abort()  # closes it here; it stays open there
        if not self.exchange.is_there(home):  # it has gone meanwhile, and others may have looked too early
            self._take_all()
        return True
