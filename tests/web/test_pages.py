"""The pages one plays on: both languages, nothing inline, names escaped, the parts of the view equal to the page's."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from bench.following import Following
from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES
from gusher.table.opening import SeatWish
from gusher.web import logbook
from gusher.web.app import WebSettings
from tests.contract.toys import dice_hands
from tests.fixed import fixed_app
from tests.web.visitor import Visitor, visiting

EVIL = "<b onclick=x>&'\""
INLINE = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son[a-z]+=\"|javascript:", re.IGNORECASE)
ASKED = ("prompt", "choices", "controls", "lesson")
PARTS = (*ASKED, "board", "places", "players", "log", "recap", "chat", "result", "clock", "orders")


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(fixed_app(WebSettings(db=str(tmp_path / "tables.db"), bot_workers=1))) as someone:
        yield someone


def another(visitor: Visitor) -> Visitor:
    """Somebody else's browser at the same server."""
    return Visitor(visitor.app, visitor.portal)


def opened(visitor: Visitor, **fields: str) -> str:
    """Opens a table of two with the form; returns its address."""
    given = {"game": "atacama", "players": "2", "seat-0": "human", "name-0": "Ada", "seat-1": "friend", "name-1": "Ben"}
    response = visitor.post("/tables", {**given, **{name.replace("_", "-"): value for name, value in fields.items()}})
    assert response.status_code == 303, response.text
    return response.headers["location"]


def answer(visitor: Visitor, address: str, seat: int, **words: int | str) -> None:
    """Plays at the table, past the page."""
    match_id = address.removeprefix("/t/")
    n = visitor.call(visitor.tables.table, match_id).match.n
    visitor.call(visitor.tables.answer, match_id, seat, n, f"key-{n}", words)


def link_of(page: str) -> str:
    """The friend's link as the opener's page shows it."""
    found = re.search(r'data-copy="([^"]+)"', page)
    assert found
    return unescape(found[1]).removeprefix("http://gusher.example")


def view(visitor: Visitor, address: str) -> dict[str, object]:
    data: dict[str, object] = visitor.get(f"{address}/view", {"Accept": "application/json"}).json()
    return data


def followed(visitor: Visitor, address: str) -> Following:
    page = Following()
    page.take(view(visitor, address))
    return page


def visible(page: httpx.Response) -> str:
    assert page.status_code == 200, page.text
    assert not INLINE.search(page.text), INLINE.search(page.text)
    return page.text


# --- every page, in both languages ---


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_home_form_and_table_are_whole_pages(visitor: Visitor, language: str, theme: str) -> None:
    visitor.cookies.set("lang", language)
    visitor.cookies.set("theme", theme)
    address = opened(visitor)
    for path in ("/", "/new/atacama", address):
        page = visible(visitor.get(path))
        assert f'<html lang="{language}" data-theme="{theme}">' in page
        assert page.count("<main") == page.count("<h1") == 1
    assert {"en": "Your turn", "fr": "À vous de jouer"}[language] in page
    assert {"en": "Put a rig on a legal field.", "fr": "Posez un puits sur une case jouable."}[language] in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_table_is_a_page_that_tells_nothing(visitor: Visitor, language: str) -> None:
    visitor.cookies.set("lang", language)
    address = opened(visitor)
    stranger = another(visitor)
    stranger.cookies.set("lang", language)
    hidden, absent = stranger.get(address), stranger.get("/t/nothing")
    assert hidden.status_code == absent.status_code == 404
    assert hidden.text.replace(address, "") == absent.text.replace("/t/nothing", "")
    assert not INLINE.search(hidden.text)


# --- playing ---


def test_play_now_seats_one_against_a_bot(visitor: Visitor) -> None:
    response = visitor.post("/play-now/atacama")
    page = visible(visitor.get(response.headers["location"]))
    assert 'data-seats="0"' in page
    assert "bot, medium" in page
    assert page.count('class="choice"') == 81


def test_the_view_has_the_same_parts_as_the_page(visitor: Visitor) -> None:
    address = opened(visitor)
    answer(visitor, address, 0, do="place", row=5, column=5)
    page, parts = visible(visitor.get(address)), followed(visitor, address).parts
    assert set(parts) == set(PARTS)
    for name, (shell, pieces) in parts.items():
        assert f'id="{name}"' in shell
        assert "".join(pieces) in page
        assert pieces or shell in page


def test_the_view_says_whose_turn_it_is(visitor: Visitor) -> None:
    address = opened(visitor)
    before = view(visitor, address)
    answer(visitor, address, 0, do="place", row=5, column=5)
    after = view(visitor, address)
    assert (before["asked"], after["asked"]) == (True, False)
    assert (before["n"], after["n"]) == (0, 1)
    assert "Ben" in str(after["title"])
    assert (before["seat"], after["seat"]) == (0, 0)


def test_choices_are_grouped_complete_and_say_what_ends_undo(visitor: Visitor) -> None:
    page = visible(visitor.get(opened(visitor)))
    assert page.count("<h3>Row ") == 9
    assert ">column 1: copper 1</button>" in page
    assert page.count('data-crosses="asked"') == 81
    assert "{&#34;do&#34;: &#34;place&#34;, &#34;row&#34;: 9, &#34;column&#34;: 9}" in page


def test_what_can_be_undone_is_not_confirmed(visitor: Visitor) -> None:
    """In the tactical variant the choice of a field is followed by the choice of a rig: only that ends undo."""
    address = opened(visitor, option_tactical="true")
    page = visible(visitor.get(address))
    assert page.count('data-crosses=""') == 81
    answer(visitor, address, 0, do="place", row=5, column=5)
    page = visible(visitor.get(address))
    assert page.count('data-crosses="asked"') == 2
    assert 'data-do="undo"' in page
    assert "To take back your next answer, you would need the others’ consent." in page


def test_the_log_marks_what_happened_since_ones_last_turn(visitor: Visitor) -> None:
    address = opened(visitor)
    answer(visitor, address, 0, do="place", row=5, column=5)
    answer(visitor, address, 1, do="place", row=1, column=1)
    log = followed(visitor, address).html("log")
    assert log.index("Ada puts a rig") < log.index("Since your last turn") < log.index("Ben puts a rig")
    assert log.count("log-line new") == 1


def test_a_long_log_is_cut_short_until_it_is_asked_for(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logbook, "LAST_LINES", 2)
    address = opened(visitor)
    for seat, field in ((0, 1), (1, 3), (0, 5), (1, 7)):
        answer(visitor, address, seat, do="place", row=1, column=field)
    short, whole = visitor.get(address).text, visitor.get(f"{address}?log=all").text
    assert [short.count('class="log-line '), whole.count('class="log-line ')] == [2, 4]
    assert f'href="{address}?log=all#log"' in short
    assert "?log=all" not in whole
    assert 'id="log-4-0"' in short


def test_a_take_back_beyond_the_barrier_is_asked_for(visitor: Visitor) -> None:
    address = opened(visitor)
    friend = another(visitor)
    friend.post(link_of(visitor.get(address).text), {"name": "Ben"})
    answer(visitor, address, 0, do="place", row=5, column=5)
    assert "Ask to take back" in visible(visitor.get(address))
    visitor.call(visitor.tables.ask_takeback, address.removeprefix("/t/"), 0, "wish")
    assert "Still to agree: Ben." in visible(visitor.get(address))
    assert 'data-do="accept"' in visible(friend.get(address))
    assert 'data-do="accept"' not in visible(visitor.get(address))


def test_the_end_shows_the_result(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="local")
    table = visitor.call(visitor.tables.table, address.removeprefix("/t/"))
    while not table.match.over:
        answer(visitor, address, table.asked, **table.match.answers()[0])
    page = visible(visitor.get(address))
    assert 'data-over="yes"' in page
    assert page.count('class="rank"') == 2
    assert f"{address}/replay" in page
    assert 'class="choice"' not in page


def test_people_at_one_screen_see_the_seat_that_is_asked(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="local")
    assert 'data-seat="0" data-seats="0 1"' in visible(visitor.get(address))
    answer(visitor, address, 0, do="place", row=5, column=5)
    page = visible(visitor.get(address))
    assert 'data-seat="1" data-seats="0 1"' in page
    assert "Ben, your turn" in page


def test_nobody_at_a_shared_screen_sees_secrets_when_none_is_asked(visitor: Visitor) -> None:
    with registry.guest(dice_hands.GAME):
        seats = (SeatWish("human", "Ada"), SeatWish("local", "Ben"), SeatWish("friend", "Eve"))
        table = visitor.call(visitor.tables.open, "dice_hands", {}, seats)
        for seat in (0, 1):
            visitor.cookies.set(f"seat_{table.id}_{seat}", table.tokens[seat])
        live = visitor.call(visitor.tables.table, table.id)
        while live.asked != 2:
            data = view(visitor, f"/t/{table.id}")
            assert (data["seat"], data["secrets"]) == (live.asked, True)
            answer(visitor, f"/t/{table.id}", live.asked, **live.match.answers()[0])
        assert int(str(view(visitor, f"/t/{table.id}")["seat"])) < 0


# --- opening, links ---


def test_a_mistake_shows_the_form_again_with_the_sentence_and_what_was_filled_in(visitor: Visitor) -> None:
    fields = {"game": "atacama", "players": "4", "name-0": "Ada", "option-advanced": "true"}
    response = visitor.post("/tables", fields)
    assert response.status_code == 422
    assert "can only be changed with 2 players" in response.text
    assert 'value="Ada"' in response.text
    assert 'name="players" value="4" checked' in response.text


def test_what_is_usual_may_depend_on_the_number_of_players(visitor: Visitor) -> None:
    page = visible(visitor.get("/new/mcmulti"))
    assert 'name="option-islands" value="dealt" checked' in page
    assert 'data-seats="3 4" data-needs="" data-usual="2=dealt 3=picked 4=dealt"' in page
    refused = visitor.post("/tables", {"game": "mcmulti", "players": "3", "seat-0": "free"}).text
    assert 'name="option-islands" value="picked" checked' in refused
    three = {"game": "mcmulti", "players": "3", "name-0": "Ada"}
    assert "picks an island first." in visible(visitor.get(visitor.post("/tables", three).headers["location"]))
    dealt = visible(visitor.get(visitor.post("/tables", {**three, "option-islands": "dealt"}).headers["location"]))
    assert "Islands: by seat" in dealt


def test_a_table_without_its_opener_is_refused(visitor: Visitor) -> None:
    response = visitor.post("/tables", {"game": "atacama", "players": "2", "seat-0": "friend", "seat-1": "free"})
    assert response.status_code == 422
    assert "nobody here could see the table" in response.text


def test_a_friends_link_asks_for_a_name_once_and_opens_the_seat(visitor: Visitor) -> None:
    address = opened(visitor)
    path = link_of(visitor.get(address).text)
    friend = another(visitor)
    assert 'name="name" value="Ben"' in visible(friend.get(path))
    assert friend.post(path, {"name": "Benjamin"}).headers["location"] == address
    assert 'data-seats="1"' in visible(friend.get(address))
    assert "Benjamin" in visible(visitor.get(address))
    assert path not in visitor.get(address).text  # whoever has come needs no link any more
    assert another(visitor).get(path).status_code == 403  # it works once; another device gets a link of its own


def test_links_are_shown_to_the_opener_alone(visitor: Visitor) -> None:
    address = opened(visitor, listed="on")
    path = link_of(visitor.get(address).text)
    assert path not in visible(another(visitor).get(address))


def test_a_listed_table_can_be_watched_and_its_free_seat_taken(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free", listed="on")
    guest = another(visitor)
    assert f'href="{address}"' in visible(guest.get("/"))
    page = visible(guest.get(address))
    assert "You are watching" in page
    assert 'class="choice"' not in page
    assert guest.post(f"{address}/join/1", {"name": "Eve"}).headers["location"] == address
    assert 'data-seats="1"' in visible(guest.get(address))
    assert f'href="{address}"' in visible(guest.get("/"))


def test_a_watch_link_opens_the_table_to_look_at(visitor: Visitor) -> None:
    address = opened(visitor)
    found = re.search(r'/w/([\w-]+)"', visitor.get(f"{address}/share").text)
    assert found
    token = found[1]
    guest = another(visitor)
    assert guest.get(f"/w/{token}").headers["location"] == address
    assert 'data-seats=""' in visible(guest.get(address))
    assert guest.get(f"/s/{token}").status_code == 403


def test_home_lists_ones_own_tables_with_the_turn(visitor: Visitor) -> None:
    address = opened(visitor)
    assert "Your turn" in visible(visitor.get("/"))
    answer(visitor, address, 0, do="place", row=5, column=5)
    assert "Ben to move" in visible(visitor.get("/"))


# --- nothing a player writes becomes markup ---


def test_names_and_chat_are_escaped_everywhere(visitor: Visitor) -> None:
    address = opened(visitor, name_0=EVIL, name_1=EVIL, listed="on")
    visitor.call(visitor.tables.say, address.removeprefix("/t/"), 0, EVIL)
    answer(visitor, address, 0, do="place", row=5, column=5)
    for path in ("/", address):
        page = visible(visitor.get(path))
        assert EVIL not in page
        assert "<b onclick" not in page
        assert "&lt;b onclick" in page
    again = visitor.post("/tables", {"game": "atacama", "players": "3", "name-0": EVIL})
    assert "<b onclick" not in again.text


def test_bots_have_names_of_their_own_and_show_their_level(visitor: Visitor) -> None:
    seats = {f"seat-{seat}": "bot:tumbleweed" for seat in (1, 2)}
    visitor.cookies.set("lang", "fr")
    address = opened(visitor, players="4", **seats, **{"seat-3": "bot:driller"})
    page = visible(visitor.get(address))
    names = re.findall(r"<h2>(.*?)</h2>\s*<p class=\"player-kind\">(.*?)</p>", page)
    assert len({name for name, _ in names}) == 4
    assert not any(digit.isdigit() for name, _ in names[1:] for digit in name)
    assert [kind.partition(" · ")[0] for _, kind in names[1:]] == ["robot, facile", "robot, facile", "robot, difficile"]
