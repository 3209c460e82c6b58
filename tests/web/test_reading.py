"""Replay, pictures, log, links and rematch: complete, correct, and silent about what the reader may not know."""

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from gusher.kernel import log, registry
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.table.opening import SeatWish
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from gusher.web.pictures import PNG_ZOOM, qr_svg
from gusher.web.reading import local_path
from tests.contract.toys.dice_hands import GAME as DICE_HANDS
from tests.fixed import fixed_app
from tests.web.stored import SECRET, TOKENS, WATCH, Page, as_seat, as_spectator, played, serving_match
from tests.web.visitor import HTML, Visitor, visiting

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    match = played(100)
    assert match.over
    with serving_match(tmp_path_factory.mktemp("finished"), match.game, match) as client:
        yield client


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Visitor]:
    match = played(5)
    with serving_match(tmp_path, match.game, match) as client:
        yield client


# --- replay ---


def test_every_position_of_the_replay_is_the_one_of_then(finished: Visitor) -> None:
    as_seat(finished, 0)
    match = played(100)
    for n in [0, 1, 7, match.n, 3]:  # forwards, to the end and back
        reply = finished.get(f"/t/table/at/{n}").json()
        then = log.read(log.write(match), to=n)
        assert (reply["n"], reply["last"]) == (n, match.n)
        assert set(reply["parts"]) == {"board", "told", "standing", "steps"}
        for points in then.state.scores():
            assert str(points).replace("-", "−") in reply["parts"]["standing"]
    assert "data-answer" not in reply["parts"]["board"]


def test_the_replay_tells_what_was_taken_back(tmp_path: Path) -> None:
    match = played(4)
    seat = int(match.steps[-1].entry.by)
    match.rewind(seat, match.steps[-2].entry.n, agreed=True)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        before = client.get(f"/t/table/at/{match.n - 1}").json()["parts"]
        after = client.get(f"/t/table/at/{match.n}").json()["parts"]
        earlier = client.get(f"/t/table/at/{match.steps[-1].entry.n}").json()["parts"]
    assert before["board"] != after["board"]
    assert after["board"] == earlier["board"]
    assert after["told"] != earlier["told"]


@EVERY_LANGUAGE
def test_the_replay_page_works_without_scripts(finished: Visitor, language: str) -> None:
    as_seat(finished, 0)
    page = finished.get("/t/table/replay?n=5", headers={**HTML, "Accept-Language": language})
    assert page.status_code == 200
    assert {"board", "told", "standing", "steps", "slider"} <= set(Page(page.text).ids)
    assert {"?n=0", "?n=4", "?n=6"} <= set(Page(page.text).targets)


@pytest.mark.parametrize("n", ["-1", "x", "99999", "", "1e3", "٣"])
def test_a_strange_position_is_the_last_one(finished: Visitor, n: str) -> None:
    as_seat(finished, 0)
    match = played(100)
    page = finished.get("/t/table/replay", n=n)
    assert f'data-n="{match.n}"' in page.text


@pytest.mark.parametrize(
    "path", ["replay", "at/1", "picture.svg", "picture.png", "log.jsonl", "share", "replay?seat=0", "log.jsonl?seat=1"]
)
def test_a_table_does_not_exist_for_strangers(finished: Visitor, path: str) -> None:
    finished.cookies.clear()
    assert finished.get(f"/t/table/{path}").status_code == 404
    finished.cookies.set("seat_table_0", TOKENS[1])
    assert finished.get(f"/t/table/{path}").status_code == 404


# --- log and pictures ---


def test_the_log_of_a_finished_match_is_accepted_by_verify(finished: Visitor) -> None:
    as_spectator(finished)
    reply = finished.get("/t/table/log.jsonl")
    assert reply.headers["content-disposition"].startswith("attachment")
    verdict = log.verify(reply.text.splitlines())
    assert verdict.honest


def test_the_log_of_a_running_match_keeps_the_secret(running: Visitor) -> None:
    as_seat(running, 0)
    assert SECRET not in running.get("/t/table/log.jsonl").text


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pictures_have_the_size_of_the_board(finished: Visitor, theme: str) -> None:
    as_seat(finished, 1)
    drawn = finished.get(f"/t/table/picture.svg?theme={theme}")
    root = ElementTree.fromstring(drawn.text)
    assert "'self'" not in drawn.headers["content-security-policy"]
    picture = finished.get(f"/t/table/picture.png?theme={theme}").content
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    assert (width, height) == (int(root.get("width", 0)) * PNG_ZOOM, int(root.get("height", 0)) * PNG_ZOOM)


def test_a_picture_of_an_earlier_position_is_another(finished: Visitor) -> None:
    as_seat(finished, 0)
    assert finished.get("/t/table/picture.svg?n=1").text != finished.get("/t/table/picture.svg?n=2").text


def test_a_code_is_dark_on_light() -> None:
    drawn = ElementTree.fromstring(qr_svg("http://example.org/s/abc"))
    light, dark = [part.attrib for part in drawn]
    assert light["fill"] in ("#fff", "#ffffff")
    assert dark["stroke"] == "#1c1a1a"


# --- secrets ---


def dealt(hand: tuple[int, int, int]) -> Match:
    """Two seats: the first holds this hand and has laid its first card face down; the second is asked."""
    lines: list[dict[str, Any]] = [{"by": "chance", "do": "deal", "card": card} for card in (*hand, 1, 2, 3)]
    lines.append({"by": "chance", "do": "roll", "pips": 2})
    lines.append({"by": 0, "do": "bet", "stake": 1})
    lines.append({"by": 0, "do": "lay", "card": hand[0]})
    match = Match(registry.find("dice_hands"), 2, {}, ["Ada", "Ben"])
    header = json.dumps(log.header(match))
    return log.read([header, *(json.dumps({"n": n, **line}) for n, line in enumerate(lines, start=1))])


def everything(client: Visitor, last: int) -> dict[str, bytes]:
    """All that these pages give somebody, at every position."""
    paths = ["log.jsonl", "replay", "picture.svg", "picture.png"]
    for n in range(last + 1):
        paths += [f"at/{n}", f"replay?n={n}", f"picture.svg?n={n}"]
    replies = {path: client.get(f"/t/table/{path}") for path in paths}
    assert {reply.status_code for reply in replies.values()} == {200}
    return {path: reply.content for path, reply in replies.items()}


@pytest.mark.parametrize("viewer", ["other seat", "spectator", "both at one screen"])
def test_two_matches_that_differ_in_what_a_reader_cannot_see_read_the_same(tmp_path: Path, viewer: str) -> None:
    found: list[dict[str, bytes]] = []
    owner: list[dict[str, bytes]] = []
    with registry.guest(DICE_HANDS) as game:
        for place, hand in enumerate([(1, 2, 3), (2, 2, 4)]):
            match = dealt(hand)
            with serving_match(tmp_path / str(place), game, match) as client:
                if viewer == "spectator":
                    as_spectator(client)
                else:
                    as_seat(client, *([1] if viewer == "other seat" else [0, 1]))
                found.append(everything(client, match.n))
                as_seat(client, 0)
                owner.append(everything(client, match.n))
    assert found[0] == found[1]
    assert all(
        owner[0][path] != owner[1][path] for path in ("log.jsonl", "replay", "picture.svg", "picture.png", "at/9")
    )


def test_half_a_move_is_told_in_full_to_its_player_alone(tmp_path: Path) -> None:
    """What a seat reads in its list of choices is its own; the others learn that it has begun."""
    match = Match(registry.find("atacama"), 2, {"tactical": True}, ["Ada", "Ben"], secret=SECRET)
    match.answer(0, {"do": "place", "row": 4, "column": 5})
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        assert "Row 4, column 5" in client.get("/t/table/at/1").json()["parts"]["told"]
        as_seat(client, 1)
        assert "Ada has begun a move." in client.get("/t/table/at/1").json()["parts"]["told"]


# --- language and theme ---


@pytest.mark.parametrize("cookie", [("lang", "fr"), ("theme", "dark")])
def test_language_and_theme_are_kept_in_a_cookie(finished: Visitor, cookie: tuple[str, str]) -> None:
    finished.cookies.clear()
    name, value = cookie
    path = "/language" if name == "lang" else "/theme"
    reply = finished.post(path, {name: value, "next": "/rules/atacama"})
    assert (reply.status_code, reply.headers["location"]) == (303, "/rules/atacama")
    assert finished.cookies[name] == value
    finished.cookies.clear()
    assert "set-cookie" not in finished.post(path, {name: "klingon"}).headers


@pytest.mark.parametrize(
    "wished",
    [
        "https://elsewhere.example/",
        "//elsewhere.example",
        "/\\elsewhere.example",
        "/\t/elsewhere.example",
        "/\n/elsewhere.example",
        "\\\\elsewhere.example",
        "javascript:alert(1)",
        "elsewhere.example",
        "",
    ],
)
def test_nobody_is_sent_to_another_site(finished: Visitor, wished: str) -> None:
    reply = finished.post("/theme", {"theme": "dark", "next": wished})
    assert reply.headers["location"] == "/"


def test_a_local_path_is_kept_whole() -> None:
    assert local_path("/t/abc/replay?n=3#board") == "/t/abc/replay?n=3#board"


def test_a_post_from_another_site_changes_nothing(finished: Visitor) -> None:
    reply = finished.post("/theme", {"theme": "dark"}, {"Sec-Fetch-Site": "cross-site"})
    assert reply.status_code == 403


# --- links ---


def test_the_share_page_shows_the_links_of_this_browser_alone(tmp_path: Path) -> None:
    match = played(2)
    with serving_match(tmp_path, match.game, match, kinds=("human", "friend")) as client:
        as_seat(client, 0)
        assert TOKENS[0] in client.get("/t/table/share").text
        assert TOKENS[1] not in client.get("/t/table/share").text
        client.cookies.set("watch_table", WATCH)
        client.cookies.set("links_table", '{"1": "' + TOKENS[1] + '"}')
        page = client.get("/t/table/share").text
        assert all(token in page for token in (*TOKENS[:2], WATCH))
        as_spectator(client)
        page = client.get("/t/table/share").text
        assert WATCH in page
        assert not any(token in page for token in TOKENS)


@pytest.mark.parametrize("kept", ["", "[]", "nonsense", '{"x": "y"}', '{"1": 5}', "%00", '{"99": "a"}'])
def test_a_strange_links_cookie_is_no_error(running: Visitor, kept: str) -> None:
    as_seat(running, 0)
    running.cookies.set("links_table", kept)
    assert running.get("/t/table/share").status_code == 200


def test_links_use_the_address_the_server_is_reached_by(tmp_path: Path) -> None:
    settings = WebSettings(str(tmp_path / "tables.db"), base_url="https://club.example/", limits=UNLIMITED)
    with visiting(fixed_app(settings)) as client:
        wishes = [SeatWish("human", "Ada"), SeatWish("friend", "Ben")]
        opened = client.call(client.tables.open, "atacama", {}, wishes)
        client.cookies.set(f"seat_{opened.id}_0", opened.tokens[0])
        page = client.get(f"/t/{opened.id}/share").text
    assert f"https://club.example/s/{opened.tokens[0]}" in page


# --- rematch ---


def rematch(client: Visitor) -> str:
    reply = client.post("/t/table/rematch")
    assert reply.status_code == 303
    return reply.headers["location"].removeprefix("/t/")


def test_a_rematch_has_the_same_people_one_seat_further(finished: Visitor) -> None:
    as_seat(finished, 0)
    first = rematch(finished)
    assert first != "table"
    assert 'data-seats="1"' in finished.get(f"/t/{first}").text
    as_seat(finished, 1)
    assert rematch(finished) == first  # the other player meets the first at the same table
    assert 'data-seats="0"' in finished.get(f"/t/{first}").text
    seats = finished.call(finished.tables.table, first).record.seats
    assert [(seat.kind, seat.name) for seat in seats] == [("human", "Ben"), ("human", "Ada")]
    assert rematch(finished) != first  # and once more is another table


def test_only_players_ask_for_a_rematch_and_only_after_the_end(finished: Visitor, running: Visitor) -> None:
    as_spectator(finished)
    assert finished.post("/t/table/rematch").status_code == 403
    finished.cookies.clear()
    assert finished.post("/t/table/rematch").status_code == 404
    as_seat(running, 0)
    assert running.post("/t/table/rematch").headers["location"] == "/t/table"
