"""Who plays and who watches while servers and database die: they know that things go wrong, and try again."""

import json
import random
import threading
import time
from abc import ABC, abstractmethod
from contextlib import closing, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException, HTTPResponse
from typing import Any
from urllib.parse import urlsplit

from tests.chaos.world import SERVERS, World

OK, REFUSED, UNAVAILABLE = 200, 400, 503
PAUSE = 0.05  # seconds, as a page makes one: servers that find their database again would be asked by the thousand
BROKEN = (OSError, HTTPException)  # the server has died, or was dead


@dataclass(frozen=True)
class Reply:
    status: int
    text: bytes

    def told(self, why: str = "") -> Any:
        assert self.status < REFUSED, f"{self.text!r} {why}"
        return json.loads(self.text)


class Line:
    """Asks with Python's own means, for nothing else does it as cheaply, and here it is done by the thousand. A
    connection stays open until it breaks or another server is asked."""

    def __init__(self, token: str) -> None:
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        self._server = ""
        self._connection: HTTPConnection | None = None

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def ask(self, method: str, url: str, body: dict[str, Any] | None = None) -> HTTPResponse:
        """The reply, of which nothing has been read yet."""
        address = urlsplit(url)
        if self._connection is None or address.netloc != self._server:
            self.close()
            self._server, self._connection = address.netloc, HTTPConnection(address.netloc)
        path = f"{address.path}?{address.query}" if address.query else address.path
        self._connection.request(method, path, json.dumps(body) if body else None, self._headers)
        return self._connection.getresponse()

    def request(self, method: str, url: str, body: dict[str, Any]) -> Reply:
        try:
            response = self.ask(method, url, body)
            return Reply(response.status, response.read())
        except BROKEN:
            self.close()
            raise


class Somebody(threading.Thread, ABC):
    """Asks one of the servers; the other one when it does not answer; and waits when neither does."""

    def __init__(self, world: World, place: int, token: str) -> None:
        super().__init__(daemon=True)
        self.world = world
        self.place = place
        self.token = token
        self.failures = 0
        self._in_a_row = 0
        self.surprise = ""

    def run(self) -> None:
        with closing(Line(self.token)) as self.line:
            try:
                self.live()
            except Exception as error:
                self.surprise = repr(error)

    @abstractmethod
    def live(self) -> None:
        """What they do until the world ends."""

    def call(self, method: str, path: str, **body: Any) -> Reply:
        """A request that is repeated, with the same body and key, until one of the servers answers."""
        while True:
            self.world.asked()
            try:
                reply = self.line.request(method, self.world.url(self.place) + path, body)
            except BROKEN:
                self.failed()
                continue
            self.world.happened()
            if reply.status != UNAVAILABLE:
                self._in_a_row = 0
                return reply
            self.failed()

    def failed(self) -> None:
        self.failures += 1
        self.place += 1
        self._in_a_row += 1
        if self._in_a_row >= SERVERS:
            self.world.await_repair()
            time.sleep(PAUSE)


@dataclass
class Match:
    """A table, and which answers its players were told to have been stored."""

    id: str
    tokens: list[str]
    watch: str
    acknowledged: dict[int, dict[str, Any]] = field(default_factory=dict)
    moved: threading.Condition = field(default_factory=threading.Condition)

    def acknowledge(self, n: int, answer: dict[str, Any]) -> None:
        with self.moved:
            assert n not in self.acknowledged, "one entry acknowledged twice"
            self.acknowledged[n] = answer
            self.moved.notify_all()

    def wait_beyond(self, n: int, stop: threading.Event) -> int:
        """Until a player has been told of an entry after n; which one it was."""
        with self.moved:
            self.moved.wait_for(lambda: self.last > n or stop.is_set())
            return self.last

    def wake(self) -> None:
        with self.moved:
            self.moved.notify_all()

    @property
    def last(self) -> int:
        return max(self.acknowledged, default=0)


class Player(Somebody):
    """Plays one seat of a match, until it is over or everybody stops."""

    def __init__(self, world: World, match: Match, seat: int, luck: random.Random, stop: threading.Event) -> None:
        super().__init__(world, seat, match.tokens[seat])
        self.match = match
        self.seat = seat
        self.luck = luck
        self.stop = stop
        self.n = 0

    def live(self) -> None:
        while not self.stop.is_set():
            reply = self.call("GET", f"/tables/{self.match.id}?n={self.n}")
            position = reply.told()
            assert position["n"] >= self.n, "the past has come back"
            self.n = position["n"]
            if position["status"] == "over":
                return
            if position["asked"] == self.seat:
                self.answer(position)
            else:  # it is asked again at the server that this one uses, which may not have heard yet
                self.n = self.match.wait_beyond(self.n, self.stop)

    def answer(self, position: dict[str, Any]) -> None:
        answer, key = self.luck.choice(position["answers"]), f"{self.luck.getrandbits(64):x}"
        reply = self.call("POST", f"/tables/{self.match.id}/answers", n=self.n, key=key, answer=answer)
        # nobody else is asked, so that not even 409 is possible
        told = reply.told(f"{self.match.id}, {key} after {self.n}, told of {self.match.last}")
        self.match.acknowledge(told["answer"], {"by": self.seat, **answer})
        self.n = told["n"]


class Viewer(Somebody):
    """Listens to the stream of a match and asks for the position after all news, as a page does."""

    def __init__(self, world: World, match: Match, place: int, stop: threading.Event) -> None:
        super().__init__(world, place, match.watch)
        self.match = match
        self.stop = stop
        self.seen, self.over = -1, False
        self.changed = threading.Condition()

    def live(self) -> None:
        while not (self.over or self.stop.is_set()):
            with suppress(*BROKEN):
                self.listen()
            self.failed()

    def listen(self) -> None:
        with closing(Line(self.token)) as line:
            stream = line.ask("GET", f"{self.world.url(self.place)}/tables/{self.match.id}/stream")
            while stream.status == OK and not self.over and (text := stream.readline()):
                if text.startswith(b"data:") and not self.stop.is_set():
                    self.look(json.loads(text.removeprefix(b"data:")))

    def look(self, news: dict[str, int]) -> None:
        reply = self.call("GET", f"/tables/{self.match.id}?n={news['n']}&version={news['version']}")
        position = reply.told()
        n = position["n"]
        assert n >= news["n"], "older than the news"
        with self.changed:
            self.seen, self.over = max(self.seen, n), position["status"] == "over"
            self.changed.notify_all()

    def await_it(self, n: int, seconds: float) -> None:
        """Until the viewer has seen the position after entry n, by itself."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.seen >= n or self.surprise, seconds), (self.seen, n)
