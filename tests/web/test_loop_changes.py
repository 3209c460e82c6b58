"""Nothing that somebody does at a table holds the event loop up, late in a long evening: neither the request nor what
follows from it, such as another view for somebody's page. What is measured, and what is allowed, tests/web/evening.py
says."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import httpx
import pytest

from tests.web.evening import FINISHED, Evening, a_long_evening, harmless
from tests.web.pieces import analyses

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "free"}, *[{"kind": "bot", "bot": "random"}] * 2]
KEYS = count()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    with a_long_evening(tmp_path_factory.mktemp("loop")) as found:
        yield found


def key() -> str:
    return f"key-{next(KEYS)}"


def answers_and_undoes(evening: Evening) -> httpx.Response:
    evening.all_was_shown()
    match = evening.match
    given = evening.sends("tables/table/answers", n=match.n, key=key(), answer=harmless(match)[0])
    assert given.status_code == 200, given.text
    evening.is_shown()
    undone = evening.sends("tables/table/undo", n=given.json()["n"], key=key())
    evening.is_shown()
    return undone


def takes_back(evening: Evening) -> httpx.Response:
    """Beyond what undo allows, far back: Ada wishes it, Ben consents."""
    evening.all_was_shown()
    wished = evening.sends("tables/table/takeback", key=key())
    evening.is_shown()
    assert wished.json()["waiting"] == [1], wished.text
    evening.sits_at(1)
    asked_for = evening.visitor.call(evening.visitor.tables.table, "table").takeback.id
    granted = evening.sends("tables/table/takeback/answer", accept=True, key=key(), wish=asked_for)
    evening.sits_at(0)
    evening.is_shown()
    return granted


def opens_and_is_joined(evening: Evening) -> httpx.Response:
    opened = evening.sends("tables", game="mcmulti", seats=SEATS)
    assert opened.status_code == 201, opened.text
    return evening.sends(f"tables/{opened.json()['id']}/join", seat=1, name="Ben")


def previews(evening: Evening) -> httpx.Response:
    return evening.sends("tables/table/preview", n=evening.match.n, answer=harmless(evening.match)[0])


def chats(evening: Evening) -> httpx.Response:
    evening.all_was_shown()
    said = evening.sends("tables/table/chat", text="It is getting late.", key=key())
    evening.is_shown()
    return said


def asks_for_a_hint(evening: Evening) -> httpx.Response:
    return evening.sends("tables/table/hint")


CHANGES = (previews, chats, asks_for_a_hint, answers_and_undoes, opens_and_is_joined)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_what_somebody_does_lets_the_others_go_on(
    evening: Evening, change: Callable[[Evening], httpx.Response]
) -> None:
    assert evening.held_up(lambda: change(evening)) < evening.most


def test_a_take_back_late_in_the_evening_lets_the_others_go_on(tmp_path: Path) -> None:
    """Of an evening of its own: the others expect to find it where it was."""
    with a_long_evening(tmp_path) as evening:
        assert evening.held_up(lambda: takes_back(evening)) < evening.most


def test_an_analysis_is_made_and_read_while_the_others_go_on(evening: Evening) -> None:
    """Each time of another match: it is made once."""
    tables = iter(FINISHED)

    def analyse() -> httpx.Response:
        table = next(tables)
        begun = evening.sends(f"tables/{table}/analysis")
        assert begun.json()["status"] == "underway", begun.text
        evening.visitor.portal.call(ended, table)
        assert evening.visitor.get(f"/api/v1/tables/{table}/analysis").json()["status"] == "done"
        return evening.visitor.get(f"/t/{table}/analysis")

    async def ended(table: str) -> None:
        job = analyses(evening.visitor.app).underway(table)
        if job is not None and job.task is not None:  # else it was quick
            await job.task

    assert evening.held_up(analyse) < evening.most
