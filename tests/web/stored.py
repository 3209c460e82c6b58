"""Matches put into the store as if they had been played there, and what is found on the pages about them."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gusher.kernel import log, registry
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.store.port import OVER, RUNNING, MatchRecord, SeatRecord
from gusher.store.sqlite import SqliteStore
from gusher.table.links import token_hash
from tests.fixed import fixed_app

if TYPE_CHECKING:  # as in tests/fixed.py
    from tests.web.visitor import Visitor

SECRET = "5e" * 32
TOKENS = tuple(f"token-of-seat-{seat}" for seat in range(4))
WATCH = "token-to-watch"
BOTS = {"bot": "random", "greedy": "greedy"}


def record(game: str, match: Match, kinds: tuple[str, ...] = ("human", "human"), listed: bool = False) -> MatchRecord:
    """Ada and Ben hold the links to the first two seats, Cleo and Dora to the others; bots play at random, or as their
    name says."""
    people = dict(enumerate(zip(("Ada", "Ben", "Cleo", "Dora"), TOKENS, strict=True)))
    seats = tuple(
        SeatRecord("bot", bot, bot=bot)
        if (bot := BOTS.get(kind))
        else SeatRecord(kind, people[seat][0], token_hash(people[seat][1]))
        for seat, kind in enumerate(kinds)
    )
    return MatchRecord(
        id="table",
        game=game,
        rules=match.rules,
        options=match.said,
        seats=seats,
        secret=match.secret or SECRET,
        created=1.0,
        format=match.format,
        listed=listed,
        watch_hash=token_hash(WATCH),
        status=OVER if match.over else RUNNING,
        n=match.n,
        turn=int(match.state.seat),
    )


@contextmanager
def serving_match(folder: Path, game: Game, match: Match, **wishes: Any) -> Iterator["Visitor"]:
    """The application, with this match stored as if it had been played there."""
    from gusher.web.app import WebSettings
    from gusher.web.limits import UNLIMITED
    from tests.web.visitor import visiting

    folder.mkdir(exist_ok=True)
    store = SqliteStore(str(folder / "tables.db"))
    lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
    store.create(record(game.name, match, **wishes), lines)
    store.close()
    app = fixed_app(WebSettings(str(folder / "tables.db"), limits=UNLIMITED))
    with visiting(app) as client:
        yield client


def as_seat(client: "Visitor", *seats: int) -> None:
    client.cookies.clear()
    for seat in seats:
        client.cookies.set(f"seat_table_{seat}", TOKENS[seat])


def as_spectator(client: "Visitor") -> None:
    client.cookies.clear()
    client.cookies.set("watch_table", WATCH)


def played(answers: int) -> Match:
    """A match of Atacama after so many answers, always the first possible one; drawn from SECRET."""
    match = Match(registry.find("atacama"), 2, {}, ["Ada", "Ben"], secret=SECRET)
    for _ in range(answers):
        if not match.over:
            match.answer_number(int(match.state.seat), int(match.state.legal()[0]))
    return match


def _kept(match_id: str, answers: int, changed: float) -> tuple[MatchRecord, list[str]]:
    """Ada against Ben, after so many answers."""
    match = played(answers)
    found = record("atacama", match)
    result = log.end_words(match)["end"] if match.over else None
    seats = tuple(replace(seat, token_hash=token_hash(f"{match_id}-{TOKENS[n]}")) for n, seat in enumerate(found.seats))
    found = replace(found, id=match_id, watch_hash="", result=result, changed=changed, seats=seats)
    return found, [json.dumps(log.entry_words(match, entry)) for entry in match.entries]


def fill(store: SqliteStore, finished: int, running: int = 0) -> None:
    """Matches of Ada against Ben, one a day. The first have come to an end; the token of a seat names its match."""
    for number in range(finished + running):
        found, lines = _kept(f"match-{number}", 999 if number < finished else 2, 86400.0 * number)
        store.create(found, lines)
        with store._transaction() as db:
            db.rows("UPDATE matches SET changed = %s WHERE id = %s", found.changed, found.id)


class Page(HTMLParser):
    """The ids of a page and what its links and pictures point to."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.targets: list[str] = []
        self.pictures: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        self.ids.extend(value for name, value in attrs if name == "id" and value)
        if tag == "a":
            self.targets.append(found.get("href") or "")
        if tag == "img":
            self.pictures.append(found.get("src") or "")
