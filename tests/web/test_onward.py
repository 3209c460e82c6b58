"""A match that was taken up from another one: it knows where it comes from, and its analysis tells how it went beside
it, to those who may see both."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gusher.analysis.analysis import analysis
from gusher.analysis.depth import Depth
from gusher.analysis.found import dumped, read_found
from gusher.analysis.summary import summary, written
from gusher.kernel import log
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.store.analyses import AnalysisRecord
from gusher.table.links import token_hash
from tests.analysis.drilled import MCMULTI, drilled
from tests.analysis.taken_up import judged, place_of, taken_up
from tests.web.pieces import moment
from tests.web.stored import TOKENS, as_seat, record, serving_match
from tests.web.visitor import HTML, Visitor

JSON = {"Accept": "application/json"}
SEAT = 1


@pytest.fixture(scope="module")
def first() -> Match:
    return drilled()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory, first: Match) -> Iterator[Visitor]:
    """The first match, and a second one that Ben has taken up where he then answered otherwise; both analysed."""
    place = place_of(first, SEAT)
    second = taken_up(first, place)
    with serving_match(tmp_path_factory.mktemp("both"), MCMULTI, first) as client:
        seats = record("mcmulti", second).seats
        kept = replace(
            record("mcmulti", second),
            id="second",
            watch_hash="",
            seats=tuple(replace(sits, token_hash=token_hash(f"second-{sits.name}")) for sits in seats),
            host=SEAT,
            onward_of="table",
            onward_at=first.steps[place - 1].entry.n,
        )
        store = client.tables.store
        store.create(kept, [json.dumps(log.entry_words(second, entry)) for entry in second.entries])
        for match_id, match, behind in (("table", first, 0.2), ("second", second, 0.0)):
            pieces = [*(moment(match, begin) for begin in (0, 1)), dumped(judged(match, place, behind))]
            found = analysis(match, Depth(1), [*map(read_found, pieces)])
            store.keep_analysis(AnalysisRecord(match_id, 1, 1.0, written(summary(found)), json.dumps(pieces)))
        yield client


def as_ben(client: Visitor, *, at_both: bool) -> None:
    client.cookies.clear()
    client.cookies.set("seat_second_1", "second-Ben")
    if at_both:
        client.cookies.set("seat_table_1", TOKENS[1])


def test_a_table_that_was_taken_up_knows_from_where(tmp_path: Path, first: Match) -> None:
    with serving_match(tmp_path, MCMULTI, first) as client:
        as_seat(client, 0)
        location = client.post("/t/table/play-on", {"n": "9", "seat": "1"}).headers["location"]
        kept = client.tables.store.match(location.rpartition("/")[2])
        assert (kept.onward_of, kept.onward_at, kept.host) == ("table", 9, 1)
        assert client.tables.store.match("table").onward_of == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_analysis_says_how_it_went_beside_the_first(both: Visitor, language: str) -> None:
    as_ben(both, at_both=True)
    headers = {**HTML, "Accept-Language": language}
    page = both.get("/t/second/analysis", headers=headers).text
    told = both.get("/api/v1/tables/second/analysis", headers={**JSON, "Accept-Language": language}).json()["onward"]
    assert (told["table"], told["seat"], told["parting"]["loss_then"]) == ("table", SEAT, 0.2)
    assert len(told["says"]) == 3
    assert {"en": "20.0%", "fr": "20,0"}[language] in told["says"][2]
    for sentence in told["says"]:
        assert sentence.split("“")[0].split("«")[0] in page
    assert f'href="/t/table/replay?n={told["n"]}#analysis"' in page
    assert "insight-beside" not in both.get("/t/table/analysis", headers=headers).text


def test_who_may_not_see_the_first_learns_nothing_of_it(both: Visitor) -> None:
    as_ben(both, at_both=False)
    page = both.get("/t/second/analysis").text
    told = both.get("/api/v1/tables/second/analysis", headers=JSON).json()["onward"]
    assert f"This game was taken up from move {told['n']} of another one." in page
    assert "/t/table" not in page
    assert list(told) == ["n"]
