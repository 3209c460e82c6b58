"""Analyses on the page and over the API: begun once, kept, nothing before the end, and why one failed; and playing on
from a moment."""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gusher.analysis.judge import LEARNED, WEIGHING
from gusher.analysis.worker import UNREADABLE, Desk
from gusher.kernel import log
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match, digest
from gusher.kernel.say import say
from gusher.store.analyses import Analysing, AnalysisRecord
from gusher.table.botpool import BotPool
from gusher.table.queue import Crowded
from gusher.table.slices import finish
from gusher.table.workers import Question, Reply
from gusher.web.analyses import MOST_OF_VISITOR, TRIES, Analyses, read_analysis
from gusher.web.faults import Fault
from gusher.words.catalogue import catalogue
from tests.analysis.drilled import MCMULTI, SECRET, drilled
from tests.web.pieces import found, moment
from tests.web.stored import as_seat, as_spectator, serving_match
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


@pytest.fixture(scope="module")
def analysed(tmp_path_factory: pytest.TempPathFactory, ended: Match) -> Iterator[Visitor]:
    with serving_match(tmp_path_factory.mktemp("analysed"), MCMULTI, ended) as client:
        as_seat(client, 0)
        assert client.post("/t/table/analysis").headers["location"] == "/t/table/replay?n=0#analysis"
        client.call(finished, client)
        yield client


def analyses(client: Visitor) -> Analyses:
    beside: Analyses = client.app.state.analyses
    return beside


async def finished(client: Visitor) -> None:
    job = analyses(client).underway("table")
    assert job is not None
    assert job.task is not None
    await job.task


def test_it_is_offered_and_begun_once(client: Visitor) -> None:
    assert 'action="/t/table/analysis"' in client.get("/t/table/analysis").text
    assert client.get(API, headers=JSON).json()["status"] == "none"
    first = client.post(API, headers={**JSON, "X-Gusher": "1"}).json()
    assert (first["status"], first["analysis"]) == ("underway", None)
    job = analyses(client).underway("table")
    client.post(API, headers={**JSON, "X-Gusher": "1"})
    assert analyses(client).underway("table") is job
    assert "data-again" in client.get("/t/table/analysis").text


def test_what_it_has_found_adds_up(analysed: Visitor, ended: Match) -> None:
    reply = analysed.get(API, headers=JSON).json()
    assert reply["status"] == "done"
    seats = reply["analysis"]["seats"]
    for seat in seats:
        assert seat["start"] + seat["luck"] + seat["skill"] == pytest.approx(seat["result"], abs=1e-9)
    assert sum(seat["luck"] for seat in seats) == pytest.approx(0.0, abs=1e-9)
    assert [seat["result"] for seat in seats] == [float(rank == 1) for rank in ended.state.ranks()]
    assert reply["analysis"]["chances"][-1]["n"] == ended.n


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_part_of_the_page_shows_all_of_it(analysed: Visitor, language: str) -> None:
    page = analysed.get("/t/table/analysis", headers={**HTML, "Accept-Language": language}).text
    assert "data-still" in page
    assert "data-again" not in page
    assert page.count('class="insight-bar"') == 4
    moments = re.search('data-moments="([^"]+)"', page)
    assert moments is not None
    assert len(moments[1].split()) == len(re.findall("<tr><th scope=.row.>", page))


def test_it_is_kept_and_not_made_again(analysed: Visitor) -> None:
    assert analysed.post("/t/table/analysis").status_code == 303
    assert analyses(analysed).underway("table") is None


def test_what_is_kept_says_by_whom_it_was_judged() -> None:
    """The earliest were kept as bare pieces, before there was a judge with a learned value."""
    match = drilled(seats=4)
    pieces = [moment(match, begin) for begin in (0, 1)]
    for kept, judge in ((pieces, WEIGHING), ({"judge": LEARNED, "pieces": pieces}, LEARNED)):
        record = AnalysisRecord("table", 1, 1.0, "", json.dumps(kept))
        assert finish(read_analysis(match, record)).judge == judge


def test_who_watches_reads_it_too_and_nobody_else(analysed: Visitor) -> None:
    as_spectator(analysed)
    assert "data-still" in analysed.get("/t/table/analysis").text
    analysed.cookies.clear()
    assert analysed.get("/t/table/analysis").status_code == 404
    assert analysed.get(API, headers=JSON).status_code == 404
    as_seat(analysed, 0)


def test_before_the_end_there_is_none(tmp_path: Path) -> None:
    with serving_match(tmp_path, MCMULTI, drilled(30)) as client:
        as_seat(client, 0)
        assert 'data-book="analysis"' not in client.get("/t/table/replay").text
        for reply in (client.get(API, headers=JSON), client.post(API, headers={**JSON, "X-Gusher": "1"})):
            assert (reply.status_code, reply.json()["error"]["code"]) == (422, "analysis-running")
        assert client.post("/t/table/play-on", {"n": "3", "seat": "0"}).status_code == 400
        assert analyses(client).underway("table") is None


def test_one_visitor_has_only_so_many_under_way(client: Visitor, ended: Match) -> None:
    async def begin() -> None:
        for number in range(MOST_OF_VISITOR):
            analyses(client).begin(f"match-{number}", ended, "somebody")
        with pytest.raises(Fault) as refused:
            analyses(client).begin("one-more", ended, "somebody")
        assert refused.value.status == 429
        analyses(client).begin("one-more", ended, "somebody else")
        await asyncio.sleep(0)

    client.call(begin)


# --- failing ---


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
    monkeypatch.setattr(analyses(client).workers, "ask", replies)

    async def ended() -> None:
        job = analyses(client).underway("table")
        if job is not None and job.task is not None:  # else it has come to its end meanwhile
            await asyncio.wait([job.task])

    assert client.post(API, headers={**JSON, "X-Gusher": "1"}).json()["status"] == "underway"
    client.call(ended)
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


def test_players_bots_go_first_but_not_for_ever(client: Visitor, ended: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots are busy for a moment before the first piece, and without end before the second."""
    monkeypatch.setattr("gusher.web.analyses.GIVE_WAY_SECONDS", 0.0)
    monkeypatch.setattr("gusher.web.analyses.LONGEST_WAY", 5)
    replies = Replies(found(ended, 0), found(ended, 1))
    looks: list[int] = []  # how many pieces had been begun when the bots were looked at

    def is_full(_: BotPool) -> bool:
        looks.append(len(replies.asked))
        return looks.count(0) < 3 or len(replies.asked) > 0

    monkeypatch.setattr(BotPool, "is_full", property(is_full))
    assert asked_for(client, replies, monkeypatch)["status"] == "done"
    assert looks == [0] * 3 + [1] * 5


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


# --- playing on ---


def onward(client: Visitor, **fields: str) -> Match:
    reply = client.post("/t/table/play-on", fields)
    assert reply.status_code == 303, reply.text
    table = client.call(client.tables.settled, reply.headers["location"].rpartition("/")[2])
    assert [sits.kind for sits in table.record.seats] == ["bot", "human"]
    assert not table.record.rated
    match: Match = table.match
    return match


def test_one_plays_on_from_any_moment(client: Visitor, ended: Match) -> None:
    """It has come the same way; bots may have gone on already where they were asked."""
    place = next(place for place, step in enumerate(ended.steps) if place > 40 and step.entry.by == 1)
    match = onward(client, n=str(ended.steps[place - 1].entry.n), seat="1", level="tumbleweed")
    assert [step.entry.action for step in match.steps[:place]] == [step.entry.action for step in ended.steps[:place]]
    assert digest(match.after(place)) == digest(ended.after(place))
    assert not match.over


def test_on_ones_own_seat_one_keeps_ones_name(client: Visitor) -> None:
    for seat, name in ((0, "Ada"), (1, "Player 1")):
        reply = client.post("/t/table/play-on", {"n": "3", "seat": str(seat)})
        table = client.call(client.tables.settled, reply.headers["location"].rpartition("/")[2])
        assert table.record.seats[seat].name == name


def test_its_draws_can_be_verified(client: Visitor, ended: Match) -> None:
    match = onward(client, n=str(ended.n // 2), seat="1")
    assert match.commitment == ended.commitment
    again = log.read(list(log.write(match)), listen=False)
    again.draw_from(SECRET)
    assert digest(again.state) == digest(match.state)


def test_one_does_not_play_on_after_the_end_nor_on_a_seat_that_is_not_there(client: Visitor) -> None:
    for fields, code in (({"seat": "1"}, "onward-over"), ({"n": "0", "seat": "7"}, "onward-seat"), ({}, "onward-seat")):
        refused = client.post("/t/table/play-on", fields, headers={**JSON, "Sec-Fetch-Site": "same-origin"})
        assert (refused.status_code, refused.json()["error"]["code"]) == (400, f"table-{code}")
