"""The lobby: what one would do now, open tables, the waiting room; and the ways in for who has only an address."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES, WEIGHTS
from gusher.table.lobby import PATIENCE
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from gusher.web.lobby import FEW, FEW_TO_WATCH
from tests.contract.toys.dice_hands import GAME as TOY
from tests.fixed import fixed_app
from tests.web.serving import Listening
from tests.web.stored import WATCH, Page, as_seat, played, serving_match
from tests.web.test_pages import EVIL, INLINE, another, answer, link_of, opened, visible
from tests.web.visitor import HTML, Visitor, visiting

GAMES = [game.name for game in registry.games()]
META = re.compile(r'<meta (?:name|property)="([^"]+)" content="([^"]*)">')


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(fixed_app(WebSettings(db=str(tmp_path / "tables.db"), bot_workers=1, limits=UNLIMITED))) as someone:
        yield someone


def id_of(address: str) -> str:
    return address.removeprefix("/t/")


def lobby(page: str) -> str:
    """The part that lists open tables."""
    found = re.search(r'<section class="shelf" id="lobby".*?</section>', page, re.DOTALL)
    assert found
    return unescape(found[0])


def text(html: str) -> str:
    return " ".join(re.sub("<[^>]+>", " ", html).split())


def meta(page: str) -> dict[str, str]:
    return {name: unescape(content) for name, content in META.findall(page)}


def while_looking(visitor: Visitor, address: str, reader: Visitor, path: str) -> str:
    """What the reader's page is like while the visitor has the table's page open."""
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.cookies.items())

    async def looked() -> str:
        headers = {"cookie": cookie, "accept": "text/event-stream"}
        async with Listening(visitor.app, f"{address}/view", "", **headers) as stream:
            await stream.next()
            return (await reader._client.get(path, headers=HTML)).text

    return str(visitor.call(looked))


# --- the home page ---


def test_a_new_visitor_sees_every_game_with_its_facts_and_nothing_empty(visitor: Visitor) -> None:
    page = visible(visitor.get("/"))
    assert re.findall(r'<h3 id="game-(\w+)"', page) == GAMES
    for facts in ("2 or 4 players · 30 min · light", "3 or 4 players · 75–90 min · medium", "120 min · heavy"):
        assert facts in page
    for game in registry.games():
        assert f"by {game.designer} · {game.publisher}, {game.year}" in page
        assert f'action="/play-now/{game.name}"' in page
        assert game.weight in WEIGHTS
    assert 'id="lobby"' in page
    assert " hidden>" in lobby(page).splitlines()[0]
    assert "Go on with your games" not in page


def test_what_one_would_do_now_comes_first(visitor: Visitor) -> None:
    opened(visitor)
    opened(another(visitor), seat_1="free")
    page = visible(visitor.get("/"))
    places = [page.index(title) for title in ("Go on with your games", ">Open tables<", ">Play now</h2>")]
    assert places == sorted(places)
    assert " hidden>" not in lobby(page).splitlines()[0]


def test_a_game_that_says_less_of_itself_has_a_card_as_well(visitor: Visitor) -> None:
    with registry.guest(TOY):
        page = visible(visitor.get("/"))
        card = page[page.index(f'id="game-{TOY.name}"') :]
        facts = re.search(r'<p class="game-facts">(.*?)</p>', card)
        assert facts
        assert facts[1].endswith("players")
        assert visitor.get(f"/play/{TOY.name}").status_code == 200


def test_the_level_is_remembered(visitor: Visitor) -> None:
    assert '<option value="medium" selected>' in visitor.get("/").text
    table = visitor.post("/play-now/atacama", {"level": "easy"}).headers["location"]
    assert "bot, easy" in visible(visitor.get(table))
    for path in ("/", "/play/giganten"):
        assert '<option value="easy" selected>' in visitor.get(path).text
    assert "bot, easy" in visible(visitor.get(visitor.post("/play-now/atacama").headers["location"]))
    wrong = visitor.post("/play-now/atacama", {"level": "random; drop"}).headers["location"]
    assert "bot, easy" in visible(visitor.get(wrong))
    visitor.cookies.set("level", "baron")  # of the days when the levels were called otherwise
    assert '<option value="expert" selected>' in visitor.get("/").text


def test_three_bots_are_three_characters(visitor: Visitor) -> None:
    page = visible(visitor.get(visitor.post("/play-now/giganten", {"level": "easy"}).headers["location"]))
    cards = re.findall(r'class="player-kind">(bot, easy[^<]*)', page)
    assert len(cards) == 3
    assert len({card.rpartition(", ")[2].strip() for card in cards}) == 3
    told = visible(visitor.get("/play/giganten"))
    assert "Who the bots are" in told
    assert "Railway man" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_poster_on_a_page_of_its_own(visitor: Visitor, language: str) -> None:
    visitor.cookies.set("lang", language)
    for game in GAMES:
        page = visible(visitor.get(f"/play/{game}"))
        assert page.count("<h1") == 1
        assert "cover-title" in page
        assert {f"/new/{game}", f"/rules/{game}"} <= set(Page(page).targets)
        assert f'action="/learn/{game}"' in page
    assert visitor.get("/play/chess").status_code == 404


# --- open tables ---


def test_an_open_table_says_what_it_is_and_is_joined_with_one_click(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free", option_advanced="true")
    guest = another(visitor)
    shown = text(lobby(visible(guest.get("/"))))
    for told in ("Atacama", "Ada", "away", "Advanced game", "1 seat free", "open just now", "Sit down"):
        assert told in shown
    guest.cookies.set("name", "Eve")
    part = lobby(guest.get("/").text)
    assert 'name="name"' not in part  # she has said what she is called
    key = re.search(r'name="key" value="([^"]+)"', part)
    assert key
    join = {"key": key[1]}
    assert guest.post(f"{address}/join/1", join).headers["location"] == address
    assert "Eve" in visible(visitor.get(address))
    again = another(visitor)  # the reply was lost, and the cookie with it
    assert again.post(f"{address}/join/1", join).headers["location"] == address
    assert 'data-seats="1"' in visible(again.get(address))
    assert f'id="open-{id_of(address)}"' not in another(visitor).get("/").text


def test_whoever_has_no_name_yet_may_give_one(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free")
    guest = another(visitor)
    assert 'name="name"' in lobby(guest.get("/").text)
    guest.post(f"{address}/join/1", {"name": "Zoé"})
    assert "Zoé" in visible(visitor.get(address))
    assert 'value="Zoé"' in visitor_form(guest)


def visitor_form(visitor: Visitor) -> str:
    return visitor.get("/new/atacama").text


def test_ones_own_table_is_not_offered_to_oneself(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free")
    assert f"open-{id_of(address)}" not in visitor.get("/").text
    assert f"open-{id_of(address)}" in another(visitor).get("/").text


def test_who_is_at_the_table_just_now_is_told(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free")
    reader = another(visitor)
    assert 'class="open-chair is-away"' in reader.get("/").text
    assert 'class="open-chair is-here"' in while_looking(visitor, address, reader, "/")
    assert '"present":[0]' in while_looking(visitor, address, reader, "/api/v1/tables")
    assert reader.get("/api/v1/tables").json()["tables"][0]["present"] == []
    assert 'class="guest seat-1 is-here"' in while_looking(visitor, address, reader, f"{address}/waiting")


def test_the_list_is_sent_when_it_has_changed(visitor: Visitor) -> None:
    reader = another(visitor)
    tag = re.search(r'data-tag="(\w+)"', reader.get("/").text)
    assert tag
    assert reader.get("/lobby", have=tag[1]).status_code == 204
    address = opened(visitor, seat_1="free")
    news = reader.get("/lobby", have=tag[1])
    assert f"open-{id_of(address)}" in news.text
    assert "<html" not in news.text
    tag = re.search(r'data-tag="(\w+)"', news.text)
    assert tag
    assert reader.get("/lobby", have=tag[1]).status_code == 204
    reader.cookies.set("lang", "fr")
    assert "S’asseoir" in reader.get("/lobby").text


def test_all_of_them_have_a_page_of_their_own(visitor: Visitor) -> None:
    reader = another(visitor)
    assert "No table is waiting" in visible(reader.get("/tables"))
    addresses = [opened(visitor, seat_1="free") for _ in range(FEW + 1)]
    home = visible(reader.get("/"))
    assert home.count('class="open-table"') == FEW
    assert "1 more open table" in home
    page = visible(reader.get("/tables"))
    assert all(f"open-{id_of(address)}" in page for address in addresses)
    assert reader.get("/lobby", whole="yes").text.count('class="open-table"') == FEW + 1
    for _ in range(FEW_TO_WATCH + 1):
        opened(visitor, listed="on")
    assert visible(reader.get("/")).count("to-enter") == FEW_TO_WATCH
    assert visible(reader.get("/tables")).count("to-enter") == FEW_TO_WATCH + 1


def test_a_table_where_nobody_has_been_for_long_is_not_offered(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free")
    then = visitor.tables.players.now() - PATIENCE - 60
    with visitor.tables.store._transaction() as db:  # type: ignore[attr-defined]
        db.rows("UPDATE matches SET changed = %s", then)
    reader = another(visitor)
    assert f"open-{id_of(address)}" not in reader.get("/").text
    assert reader.get("/api/v1/tables").json() == {"tables": []}
    assert "Sit down" in visible(reader.get(address))  # by its address it is found all the same

    async def marked() -> None:
        presence = visitor.app.state.notices.presence
        with presence.at([(id_of(address), 0)]):
            await presence.mark()

    visitor.call(marked)
    assert f"open-{id_of(address)}" in reader.get("/").text


def test_a_table_for_whoever_comes_along_is_listed_whatever_the_form_says(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free")  # without the box being ticked
    assert f"open-{id_of(address)}" in another(visitor).get("/").text
    wrong = {"game": "atacama", "players": "2", "seat-0": "friend", "seat-1": "free", "name-0": "free"}
    assert 'name="listed" checked' in visitor.post("/tables", wrong).text
    named = {"game": "atacama", "players": "2", "seat-0": "friend", "seat-1": "friend", "name-0": "free"}
    refused = visitor.post("/tables", named).text
    assert 'name="listed"' in refused
    assert 'name="listed" checked' not in refused


def test_programs_are_told_the_same(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free", aid_takebacks="no")
    (told,) = another(visitor).get("/api/v1/tables").json()["tables"]
    assert told.pop("created") == told.pop("changed")
    assert told == {
        "id": id_of(address),
        "game": "atacama",
        "options": {"advanced": False, "tactical": False},
        "names": ["Ada", "Ben"],  # as whoever opened it has called them
        "kinds": ["human", "free"],
        "free": [1],
        "pace": None,
        "present": [],
        "hints": False,
        "takebacks": False,
        "rated": False,
        "n": 0,
    }


# --- the waiting room ---


def test_the_table_says_who_is_missing_until_all_have_come(visitor: Visitor) -> None:
    address = opened(visitor, players="4", seat_2="free", seat_3="bot:tumbleweed")
    page = visible(visitor.get(address))
    room = text(page[page.index('id="waiting"') : page.index('<div id="lesson"')])
    assert "Waiting for 2 more" in room
    assert "Ada you" in room
    assert "Ben not here yet" in room
    assert "Free seat for whoever comes" in room
    assert 'data-tab="chat"' in page
    friend, guest = another(visitor), another(visitor)
    friend.post(link_of(page), {"name": "Ben"})
    assert "Waiting for one more" in visitor.get(f"{address}/waiting").text
    assert 'class="join"' in visible(guest.get(address))
    assert 'class="join"' not in visible(friend.get(address))
    guest.post(f"{address}/join/2", {"name": "Eve"})
    assert visitor.get(f"{address}/waiting").status_code == 204
    assert 'id="waiting"' not in visible(visitor.get(address))


def test_the_waiting_room_is_nobody_elses(visitor: Visitor) -> None:
    address = opened(visitor)
    stranger = another(visitor)
    assert stranger.get(f"{address}/waiting").status_code == 404
    assert link_of(visitor.get(address).text) not in visitor.get(f"{address}/waiting").text


def test_where_nobody_is_awaited_nothing_is_loaded_for_it(visitor: Visitor) -> None:
    page = visible(visitor.get(visitor.post("/play-now/atacama").headers["location"]))
    assert "waiting" not in page
    assert "/static/lobby" not in page


# --- an address, and nothing else ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_alone_explains_how_to_be_let_in(visitor: Visitor, language: str) -> None:
    address = opened(visitor, name_0="Adelheid")
    stranger = another(visitor)
    stranger.cookies.set("lang", language)
    for path in ("", "/replay?n=3", "/share"):
        hidden, absent = stranger.get(address + path), stranger.get(f"/t/nothing{path}")
        assert hidden.status_code == absent.status_code == 404
        assert hidden.text.replace(address, "") == absent.text.replace("/t/nothing", "")
        assert not INLINE.search(hidden.text)
        assert {"en": "You need a link", "fr": "Il vous faut un lien"}[language] in hidden.text
        moment = {"en": "Copy a link to this move", "fr": "Copier un lien vers ce coup"}[language]
        assert (moment in hidden.text) == ("replay" in path)
        assert "Adelheid" not in hidden.text
        assert "atacama" not in hidden.text.lower()
        assert '"/tables"' in hidden.text


def test_programs_are_told_in_their_own_way(visitor: Visitor) -> None:
    address = opened(visitor)
    told = another(visitor).get(address, {"Accept": "application/json"})
    assert (told.status_code, told.json()["error"]["code"]) == (404, "table-unknown")


def test_the_address_of_a_listed_table_offers_a_seat(visitor: Visitor) -> None:
    address = opened(visitor, seat_1="free")
    page = visible(another(visitor).get(address))
    assert f'action="{address}/join/1"' in page
    assert "Sit down" in page


def test_a_moment_of_a_replay_is_for_whoever_may_see_the_match(tmp_path: Path) -> None:
    game = registry.find("atacama")
    with serving_match(tmp_path, game, played(6)) as client:
        as_seat(client, 0)
        assert 'data-n="3"' in visible(client.get("/t/table/replay?n=3"))
        stranger = another(client)
        assert "You need a link" in stranger.get("/t/table/replay?n=3").text
        assert stranger.get(f"/w/{WATCH}?n=3").headers["location"] == "/t/table/replay?n=3"
        assert 'data-n="3"' in visible(stranger.get("/t/table/replay?n=3"))
    with serving_match(tmp_path / "listed", game, played(6), listed=True) as client:
        assert 'data-n="3"' in visible(another(client).get("/t/table/replay?n=3"))


# --- invitations ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invitation_says_who_invites_to_what(visitor: Visitor, language: str) -> None:
    address = opened(visitor, players="4", option_tactical="true", aid_hints="yes", aid_takebacks="no")
    link = link_of(visitor.get(address).text)
    friend = another(visitor)
    friend.cookies.set("lang", language)
    page = visible(friend.get(link))
    told = {
        "en": ["Ada invites you to Atacama", "2 or 4 players", "Hints: yes", "Take-backs: no", "Tactical"],
        "fr": ["Ada vous invite à Atacama", "2 ou 4 joueurs", "Conseils\u00a0: oui", "Reprises\u00a0: non", "tactique"],
    }[language]
    assert all(sentence in unescape(page) for sentence in told)
    company = {"en": "At the table: ", "fr": "À la table\u00a0: "}[language]
    assert company in unescape(page)  # the two bots
    shown = meta(page)
    assert shown["og:title"] == told[0]
    assert shown["og:description"] == shown["description"]
    assert all(sentence in shown["description"] for sentence in told[1:4])
    assert shown["og:image"] == "http://gusher.example/icon-512.png"
    assert visitor.get("/icon-512.png").status_code == 200
    head = page[: page.index("</head>")]
    assert link.removeprefix("/s/") not in head
    assert id_of(address) not in head


def test_usual_rules_are_called_so(visitor: Visitor) -> None:
    page = visible(another(visitor).get(link_of(visitor.get(opened(visitor)).text)))
    for told in ("The usual rules", "Hints: no", "Take-backs: if all agree"):
        assert told in page
    assert "At the table" not in page


def test_whoever_opened_the_table_invites_wherever_they_sit(visitor: Visitor) -> None:
    seats = {"seat-0": "friend", "name-0": "Ben", "seat-1": "human", "name-1": "Ada"}
    address = opened(visitor, **seats)
    page = visible(another(visitor).get(link_of(visitor.get(address).text)))
    assert "Ada invites you to Atacama" in page


def test_whoever_has_gone_does_not_invite_any_more(visitor: Visitor) -> None:
    address = opened(visitor)
    link = link_of(visitor.get(address).text)
    visitor.call(visitor.tables.leavings.resign, id_of(address), 0)
    page = visible(another(visitor).get(link))
    assert "A seat at Atacama is kept for you" in page
    assert "invites" not in page


def test_names_in_invitations_lists_and_waiting_rooms_are_escaped(visitor: Visitor) -> None:
    address = opened(visitor, name_0=EVIL, players="4", seat_2="free", seat_3="bot:tumbleweed")
    page = visitor.get(address).text
    friend = another(visitor)
    for shown in (page, friend.get(link_of(page)).text, friend.get("/").text, friend.get("/tables").text):
        assert "<b onclick" not in shown
        assert "&lt;b onclick" in shown
    answer(visitor, address, 0, do="place", row=5, column=5)
    assert "<b onclick" not in friend.get("/lobby").text
