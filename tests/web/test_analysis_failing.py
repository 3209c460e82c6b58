"""An analysis that fails says why, on the page and to programs, and can be tried again."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gusher.analysis.worker import UNREADABLE, Desk
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.say import say
from gusher.store.analyses import Analysing
from gusher.table.queue import Crowded
from gusher.table.workers import Question, Reply
from gusher.web.analyses import TRIES
from gusher.words.catalogue import catalogue
from tests.analysis.drilled import MCMULTI, drilled
from tests.web.pieces import analyses, found
from tests.web.stored import as_seat, serving_match
from tests.web.visitor import HTML, Visitor

API = "/api/v1/tables/table/analysis"
JSON = {"Accept": "application/json"}


@pytest.fixture(scope="module")
def ended() -> Match:
    return drilled()


@pytest.fixture
def client(tmp_path: Path, ended: Match) -> Iterator[Visitor]:
    with serving_match(tmp_path, MCMULTI, ended) as client:
        as_seat(client, 0)
        yield client


class Replies:
    """What the process that analyses says, one time after the other; the last of it for ever."""

    def __init__(self, *replies: Reply | Exception) -> None:
        self.replies = list(replies)
        self.asked: list[int] = []

    async def __call__(self, question: Question, *_: Any) -> Reply:
        self.asked.append(question["begin"])
        reply = self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]
        if isinstance(reply, Exception):
            raise reply
        return reply


def asked_for(client: Visitor, replies: Replies, monkeypatch: pytest.MonkeyPatch) -> Any:
    """What a program is told after it has asked for an analysis, and that has come to an end."""
    monkeypatch.setattr(analyses(client.app).workers, "ask", replies)

    async def begun() -> None:
        job = analyses(client.app).underway("table")
        assert job is not None
        assert job.task is not None
        await asyncio.wait([job.task])

    assert client.post(API, headers={**JSON, "X-Gusher": "1"}).json()["status"] == "underway"
    client.call(begun)
    return client.get(API, headers=JSON).json()


@pytest.mark.parametrize(
    ("reply", "code", "times"),
    [
        ({}, "ended", TRIES),
        ({"failed": UNREADABLE}, "log", 1),
        ({"failed": "KeyError"}, "error", 1),
        (Crowded(), "crowded", 1),
        (RuntimeError("not foreseen"), "error", 1),
    ],
)
def test_why_it_failed_is_said_and_it_can_be_tried_again(
    client: Visitor, ended: Match, monkeypatch: pytest.MonkeyPatch, reply: Reply | Exception, code: str, times: int
) -> None:
    replies = Replies(reply)
    told = asked_for(client, replies, monkeypatch)
    assert (told["status"], told["analysis"]) == ("failed", None)
    assert told["failed"] == catalogue("en").say(say(f"insight-failed-{code}"))
    assert replies.asked == [0] * times
    for language in LANGUAGES:
        page = client.get("/t/table/analysis", headers={**HTML, "Accept-Language": language}).text
        assert catalogue(language).say(say(f"insight-failed-{code}")) in page
        assert catalogue(language).say(say("insight-again")) in page
        assert "data-again" not in page
    again = asked_for(client, Replies(found(ended, 0), found(ended, 1)), monkeypatch)
    assert (again["status"], again["failed"]) == ("done", "")


def test_a_process_that_dies_once_is_no_failure(client: Visitor, ended: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    replies = Replies(found(ended, 0), {}, found(ended, 1))
    assert asked_for(client, replies, monkeypatch)["status"] == "done"
    assert replies.asked == [0, 1, 1]


def test_a_log_that_cannot_be_read_is_no_error_of_the_program() -> None:
    for lines in (["what is this"], [], ['{"gusher": 1, "game": "chess"}']):
        reply = Desk().piece({"lines": lines, "worlds": 1, "seed": 1, "begin": 0})
        assert reply == {"failed": UNREADABLE}


def test_work_of_which_nobody_tells_any_more_was_interrupted(client: Visitor) -> None:
    """As it is found after a restart. The clock is the machine's: the first never becomes old."""
    for at, status in ((1e12, "underway"), (1.0, "failed")):
        client.tables.store.tell_analysing(Analysing("table", 3, 8, at))
        told = client.get(API, headers=JSON).json()
        assert (told["status"], told["done"], told["total"]) == (status, 3, 8)
    assert told["failed"] == catalogue("en").say(say("insight-failed-gone"))
