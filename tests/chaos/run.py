"""Chaos: matches between players at two servers, while servers, connections and the database are killed."""

import json
import random
import threading
import time
from dataclasses import dataclass
from pathlib import Path

import httpx

from gusher import store as stores
from gusher.kernel import log
from gusher.table.live import revive
from tests.chaos.people import PAUSE, UNAVAILABLE, Match, Player, Viewer
from tests.chaos.world import World, a_world
from tests.fixed import OVERDUE_SECONDS

MATCHES = 4  # at a time
MOST_BETWEEN = 30  # requests sent and replies come, from one kill to the next
SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]


@dataclass(frozen=True)
class Outcome:
    """What was survived."""

    kills: dict[str, int]
    matches: int
    answers: int
    failures: int  # requests that met a dead server or a dead database, and were sent again


def chaos(folder: Path, kills: int, seed: int = 1) -> Outcome:
    """Raises AssertionError if anything acknowledged was lost or doubled, if there are two histories, or if a viewer
    does not catch up."""
    luck = random.Random(seed)
    with a_world(folder, luck) as world:
        rounds = [Round(world, number) for number in range(MATCHES)]
        for one in rounds:
            one.begin()
        for _ in range(kills):
            world.wait_for(luck.randint(1, MOST_BETWEEN))
            world.kill_something()
            for one in rounds:
                one.check()
        for one in rounds:
            one.end()
        told = [(match, told_log(world, place, match)) for one in rounds for match in one.matches for place in (0, 1)]
        world.stop()
        for one in rounds:
            one.leave()
        matches = [match for one in rounds for match in one.matches]
        check(world.database, matches, told)
        people = [person for one in rounds for person in (*one.players, *one.viewers)]
        return Outcome(
            dict(world.killed),
            len(matches),
            sum(len(match.acknowledged) for match in matches),
            sum(person.failures for person in people),
        )


class Round(threading.Thread):
    """Match after match, each between two players at different servers, with a viewer at each."""

    def __init__(self, world: World, number: int) -> None:
        super().__init__(daemon=True)
        self._world = world
        self._number = number
        self._luck = random.Random(number)
        self._ending, self._leaving = threading.Event(), threading.Event()
        self.matches: list[Match] = []
        self.players: list[Player] = []
        self.viewers: list[Viewer] = []

    def begin(self) -> None:
        self.start()

    def run(self) -> None:
        while not self._ending.is_set():
            match = self._open()
            self.matches.append(match)
            players = [Player(self._world, match, seat, self._luck_of(seat), self._ending) for seat in (0, 1)]
            viewers = [Viewer(self._world, match, place, self._leaving) for place in (0, 1)]
            self.players += players
            self.viewers += viewers
            for person in (*players, *viewers):
                person.start()
            for player in players:
                player.join()

    def _luck_of(self, seat: int) -> random.Random:
        return random.Random(self._luck.getrandbits(32) + seat)

    def _open(self) -> Match:
        """Opening has no key: what was opened by a request whose reply was lost is a table that nobody plays at."""
        body = {"game": "atacama", "options": {"tactical": True}, "seats": SEATS}
        place = self._number
        while True:
            try:
                reply = httpx.post(f"{self._world.url(place)}/tables", json=body, timeout=None)
            except httpx.TransportError:
                place += 1
                continue
            if reply.is_success:
                opened = reply.json()
                return Match(opened["id"], [seat["token"] for seat in opened["seats"]], opened["watch"])
            place += 1

    def end(self) -> None:
        """Each player ends with an answer to what it asked last; each viewer then sees the last position."""
        self._ending.set()
        while self.is_alive():
            for match in self.matches:
                match.wake()
            self.join(0.05)
        self.check()
        for viewer in self.viewers:
            viewer.await_it(viewer.match.last, OVERDUE_SECONDS)

    def leave(self) -> None:
        """The servers have ended, and with them the streams."""
        self._leaving.set()
        for viewer in self.viewers:
            viewer.join()
        self.check()

    def check(self) -> None:
        """Has anybody met with what should not happen?"""
        surprises = [person.surprise for person in (*self.players, *self.viewers) if person.surprise]
        assert not surprises, f"{surprises}\n{self._world.said()}"


def told_log(world: World, place: int, match: Match) -> list[str]:
    """The match's log as one of the servers tells it. A connection to the database that was cut last may end only now:
    then it is asked again, as the reply says."""
    headers = {"Authorization": f"Bearer {match.tokens[0]}"}
    url = f"{world.url(place)}/tables/{match.id}/log?n={match.last}"
    reply = httpx.get(url, headers=headers, timeout=OVERDUE_SECONDS)
    while reply.status_code == UNAVAILABLE:
        time.sleep(PAUSE)
        reply = httpx.get(url, headers=headers, timeout=OVERDUE_SECONDS)
    assert reply.is_success, reply.text
    return reply.text.splitlines()[1:]


def check(database: str, matches: list[Match], told: list[tuple[Match, list[str]]]) -> None:
    store = stores.open(database, must_exist=True)
    for match in matches:
        whole = store.whole(match.id)
        written = {entry["n"]: entry for entry in map(json.loads, whole.entries)}
        assert written == {n: {"n": n, **answer} for n, answer in match.acknowledged.items()}  # none lost, none doubled
        assert len(whole.replies) == len(written)
        played = revive(whole).match  # every step is checked again
        assert list(log.write(played))[1:][: len(written)] == list(whole.entries)
    kept = {match.id: list(store.entries(match.id)) for match in matches}
    for match, lines in told:  # one history, whoever tells it
        assert lines[: len(kept[match.id])] == kept[match.id]
    store.close()
