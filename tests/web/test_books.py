"""Ledger and charts on the page, in the replay and over the API: complete, and of the position shown."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.bots.playout import random_answer
from gusher.kernel import log, registry
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.web.ledger import LAST_LINES
from tests.web.serving import TWO, Caller, run, serving
from tests.web.stored import SECRET, TOKENS, Page, as_seat, as_spectator, played, serving_match
from tests.web.visitor import HTML, Visitor

MCMULTI = registry.find("mcmulti")
OPTIONS = {"turn_limit": 5}
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def drilled(answers: int) -> Match:
    """A match of McMulti for two after so many random answers; drawn from SECRET."""
    match = Match(MCMULTI, 2, OPTIONS, ["Ada", "Ben"], secret=SECRET)
    rng = Rng(2)
    for _ in range(answers):
        if not match.over:
            match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return match


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    match = drilled(5000)
    assert match.over
    with serving_match(tmp_path_factory.mktemp("finished"), MCMULTI, match) as client:
        as_seat(client, 0)
        yield client


def cash(state: object) -> list[str]:
    return [f"{amount:,}M" for amount in MCMULTI.ledger.holdings(state, "cash")]


def postings(page: str) -> list[str]:
    """The lines of a ledger, newest first, without their tags."""
    found = re.findall(r'<li class="posting seat.*?</li>', page, re.DOTALL)
    return [" ".join(re.sub("<[^>]+>", " ", line).split()) for line in found]


def last_row(page: str) -> list[str]:
    """The last row of the table of figures, without its heading."""
    return re.findall("<td>([^<]*)</td>", re.findall("<tr>.*?</tr>", page, re.DOTALL)[-1])


# --- the page ---


def test_the_table_has_tabs_for_the_books_of_its_game(finished: Visitor) -> None:
    ids = Page(finished.get("/t/table").text).ids
    assert {"tab-ledger", "panel-ledger", "tab-charts", "panel-charts"} <= set(ids)
    assert len(ids) == len(set(ids))
    replay = finished.get("/t/table/replay?n=3").text
    assert replay.count("data-book=") == 3  # and the analysis


def test_a_game_without_books_has_no_tabs_and_says_so(tmp_path: Path) -> None:
    match = played(5)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        assert "tab-ledger" not in client.get("/t/table").text
        assert "data-book" not in client.get("/t/table/replay").text
        for book in ("ledger", "charts"):
            refused = client.get(f"/t/table/{book}", headers={"Accept": "application/json"})
            assert (refused.status_code, refused.json()["error"]["code"]) == (404, f"api-no-{book}")


@pytest.mark.parametrize("path", ["ledger", "charts", "ledger?n=4&of=1", "charts?seat=0"])
def test_books_do_not_exist_for_strangers(finished: Visitor, path: str) -> None:
    finished.cookies.clear()
    assert finished.get(f"/t/table/{path}").status_code == 404
    finished.cookies.set("seat_table_0", TOKENS[1])
    assert finished.get(f"/t/table/{path}").status_code == 404
    as_spectator(finished)
    assert finished.get("/t/table/ledger").status_code == 200
    as_seat(finished, 0)


# --- the ledger ---


def test_the_ledger_shows_its_end_first_and_all_of_it_when_asked(finished: Visitor) -> None:
    short, whole = finished.get("/t/table/ledger").text, finished.get("/t/table/ledger?lines=all").text
    assert len(postings(short)) == LAST_LINES
    assert postings(whole)[:LAST_LINES] == postings(short)
    assert 'data-lines="all"' in short
    assert 'data-lines="all"' not in whole
    assert [line.partition(" begins")[0] for line in postings(whole)[-2:]] == ["Ben", "Ada"]


def test_the_accounts_are_what_the_players_hold(finished: Visitor) -> None:
    match = drilled(5000)
    for n in [match.n, 40, 0]:
        page = finished.get(f"/t/table/ledger?n={n}").text
        state = log.read(log.write(match), to=n).state
        holds = re.findall('account-holds">([^<]*)<', page)
        assert [account.partition(" · ")[0] for account in holds] == cash(state)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_ledger_of_one_seat_holds_its_lines_alone(finished: Visitor, seat: int) -> None:
    page = finished.get(f"/t/table/ledger?of={seat}&lines=all").text
    assert set(re.findall(r'class="posting (seat-\d)"', page)) == {f"seat-{seat + 1}"}
    assert re.findall(r'data-of="(\d?)" aria-current', page) == [str(seat)]
    both = postings(finished.get("/t/table/ledger?lines=all").text)
    assert 0 < len(postings(page)) < len(both)


@pytest.mark.parametrize("strange", ["of=7", "of=x", "of=-1", "lines=some", "n=99999", "n=-1", "of=&lines=&n="])
def test_strange_wishes_show_the_usual_ledger(finished: Visitor, strange: str) -> None:
    assert finished.get(f"/t/table/ledger?{strange}").text == finished.get("/t/table/ledger").text


def test_lines_stand_under_the_turn_in_which_they_happened(finished: Visitor) -> None:
    page = finished.get("/t/table/ledger?lines=all").text
    heads = re.findall(r'posting-head">([^<]*)<', page)
    rounds = [int(found[1]) for head in heads if (found := re.match(r"Round (\d+), ", head))]
    assert rounds == sorted(rounds, reverse=True)
    assert set(rounds) <= {1, 2, 3, 4, 5}
    assert heads[-1] == "Opening purchases"
    names = {"NW": "north-west", "NE": "north-east", "SE": "south-east", "SW": "south-west"}
    checked = 0
    for paragraph in page.split('<li class="posting-head">')[1:]:
        for island in re.findall(r"puts it on ([NS][EW]) b", paragraph):
            checked += 1
            assert paragraph.startswith("Opening") or f"{names[island]} island" in paragraph.partition("<")[0]
    assert checked > 20


def test_what_was_taken_back_leaves_the_ledger(tmp_path: Path) -> None:
    match = drilled(60)
    then = match.n
    match.rewind(0, match.steps[-8].entry.n, agreed=True)
    with serving_match(tmp_path, MCMULTI, match) as client:
        as_seat(client, 1)
        now = client.get("/t/table/ledger?lines=all").text
        before = client.get(f"/t/table/ledger?lines=all&n={then}").text
    holds = [account.partition(" · ")[0] for account in re.findall('account-holds">([^<]*)<', now)]
    assert holds == cash(match.state)
    assert postings(now) != postings(before)


# --- charts ---


@EVERY_LANGUAGE
def test_charts_have_pictures_keys_and_one_table_of_all_figures(finished: Visitor, language: str) -> None:
    page = finished.get("/t/table/charts", headers={**HTML, "Accept-Language": language}).text
    assert page.count('role="slider"') == 3
    assert "style=" not in page
    assert "<script" not in page
    rows = re.findall("<tr><th scope=.row.*?</tr>", page, re.DOTALL)
    places = re.findall('data-x="([^"]*)"', page)
    assert [len(xs.split()) for xs in places] == [len(rows)] * 3
    assert {len(re.findall("<td>", row)) for row in rows} == {7}  # two players, four markets, the consumers
    assert [int(column) for column in re.findall('data-column="([^"]*)"', page)] == [0, 2, 6]
    assert len(Page(page).ids) == len(set(Page(page).ids))


def test_charts_end_at_the_position_shown(finished: Visitor) -> None:
    match = drilled(5000)
    for n in [match.n, 60, 0]:
        state = log.read(log.write(match), to=n).state
        row = last_row(finished.get(f"/t/table/charts?n={n}").text)
        assert row[:2] == cash(state)


def test_the_last_point_is_now_while_the_game_is_on(tmp_path: Path, finished: Visitor) -> None:
    with serving_match(tmp_path, MCMULTI, drilled(90)) as client:
        as_seat(client, 0)
        assert '<p class="chart-when">Now</p>' in client.get("/t/table/charts").text
    assert '<p class="chart-when">The end</p>' in finished.get("/t/table/charts").text


# --- the API ---


def test_the_api_gives_every_movement_with_its_balance(finished: Visitor) -> None:
    match = drilled(5000)
    bearer = {"Authorization": f"Bearer {TOKENS[1]}"}
    reply = finished.get("/api/v1/tables/table/ledger", headers=bearer).json()
    assert (reply["n"], reply["goods"]) == (match.n, ["cash", "crude", "gas"])
    held: dict[tuple[int, str], int] = {}
    for line in reply["lines"]:
        place = (line["seat"], line["good"])
        held[place] = held.get(place, 0) + line["amount"]
        assert held[place] == line["balance"]
        assert line["says"]
    for good in reply["goods"]:
        assert [held[seat, good] for seat in (0, 1)] == MCMULTI.ledger.holdings(match.state, good)
    late = finished.get(f"/api/v1/tables/table/ledger?after={match.n - 20}", headers=bearer).json()["lines"]
    assert late == [line for line in reply["lines"] if line["n"] > match.n - 20]


def test_the_api_gives_the_figures_of_the_charts(finished: Visitor) -> None:
    match = drilled(5000)
    reply = finished.get("/api/v1/tables/table/charts", headers={"Authorization": f"Bearer {TOKENS[0]}"}).json()
    assert [chart["id"] for chart in reply["charts"]] == ["cash", "markets", "consumers"]
    lengths = {len(line["values"]) for chart in reply["charts"] for line in chart["series"]}
    assert lengths == {len(reply["points"])}
    money = [line["values"][-1] for line in reply["charts"][0]["series"]]
    assert money == MCMULTI.ledger.holdings(match.state, "cash")
    assert [line["seat"] for line in reply["charts"][0]["series"]] == [0, 1]


def test_the_books_are_in_the_description_of_the_api(finished: Visitor) -> None:
    paths = finished.get("/api/openapi.json").json()["paths"]
    assert {"/api/v1/tables/{match_id}/ledger", "/api/v1/tables/{match_id}/charts"} <= set(paths)
    named = [parameter["name"] for parameter in paths["/api/v1/tables/{match_id}/ledger"]["get"]["parameters"]]
    assert {"match_id", "seat", "after"} == set(named)


def test_books_go_on_with_the_table(tmp_path: Path) -> None:
    """What was read once is not read again, and yet nothing is missing."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app).post("/tables", 201, game="mcmulti", seats=TWO, options=OPTIONS)
            callers = [Caller(app, seat["token"]) for seat in reply["seats"]]
            path = f"/tables/{reply['id']}"
            for step in range(12):
                position = await callers[0].get(path)
                asked = callers[position["asked"]]
                answer = (await asked.get(path))["answers"][0]
                await asked.post(f"{path}/answers", n=position["n"], key=f"k{step}", answer=answer)
                ledger = await callers[1].get(f"{path}/ledger")
                view = (await callers[1].get(path))["view"]
                assert ledger["n"] > position["n"]
                last = {(line["seat"], line["good"]): line["balance"] for line in ledger["lines"]}
                assert [last[seat, "cash"] for seat in (0, 1)] == view["cash"], json.dumps(ledger)

    run(test())
