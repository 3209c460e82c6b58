"""Who plays and who watches while servers and database die: they know that things go wrong, and try again."""

import json
import random
import threading
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.chaos.world import SERVERS, World

UNAVAILABLE = 503


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
        with httpx.Client(timeout=None, headers={"Authorization": f"Bearer {self.token}"}) as self.line:
            try:
                self.live()
            except Exception as error:
                self.surprise = repr(error)

    @abstractmethod
    def live(self) -> None:
        """What they do until the world ends."""

    def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        """A request that is repeated, with the same body and key, until one of the servers answers."""
        while True:
            self.world.happened()
            try:
                reply = self.line.request(method, self.world.url(self.place) + path, json=body or None)
            except httpx.TransportError:
                self.failed()
                continue
            self.world.happened()
            if reply.status_code != UNAVAILABLE:
                self._in_a_row = 0
                return reply
            self.failed()

    def failed(self) -> None:
        self.failures += 1
        self.place += 1
        self._in_a_row += 1
        if self._in_a_row >= SERVERS:
            self.world.await_repair()


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
            assert reply.is_success, reply.text
            position = reply.json()
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
        assert reply.is_success, f"{reply.text}, {self.match.id}, {key} after {self.n}, told of {self.match.last}"
        told = reply.json()
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
            with suppress(httpx.TransportError):
                self.listen()
            self.failed()

    def listen(self) -> None:
        with self.line.stream("GET", f"{self.world.url(self.place)}/tables/{self.match.id}/stream") as stream:
            for text in stream.iter_lines() if stream.is_success else ():
                if text.startswith("data:") and not self.stop.is_set():
                    self.look(json.loads(text.removeprefix("data:")))
                if self.over:
                    return

    def look(self, news: dict[str, int]) -> None:
        reply = self.call("GET", f"/tables/{self.match.id}?n={news['n']}&version={news['version']}")
        assert reply.is_success, reply.text
        position = reply.json()
        n = position["n"]
        assert n >= news["n"], "older than the news"
        with self.changed:
            self.seen, self.over = max(self.seen, n), position["status"] == "over"
            self.changed.notify_all()

    def await_it(self, n: int, seconds: float) -> None:
        """Until the viewer has seen the position after entry n, by itself."""
        with self.changed:
            assert self.changed.wait_for(lambda: self.seen >= n or self.surprise, seconds), (self.seen, n)
