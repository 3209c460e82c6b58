"""Guided first games on the pages: where they are offered, what the voice says and to whom, and how one leaves."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.lessons import PAGE, lesson
from gusher.kernel.say import say
from gusher.web.app import WebSettings
from gusher.words.catalogue import catalogue
from tests.contract.toys.dice_hands import GAME as TOY
from tests.fixed import fixed_app
from tests.web.visitor import HTML, Visitor, visiting

GAME = "atacama"


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(fixed_app(WebSettings(db=str(tmp_path / "tables.db"), bot_workers=1))) as someone:
        yield someone


def learn(visitor: Visitor, game: str = GAME) -> str:
    response = visitor.post(f"/learn/{game}")
    assert response.status_code == 303, response.text
    return str(response.headers["location"])


def voice(page: str) -> str:
    """The part of the page that speaks; empty if there is none."""
    found = re.search(r'<div id="lesson".*?(?=<div id="prompt")', page, re.DOTALL)
    assert found
    return "" if 'id="lesson" hidden' in found[0] else unescape(found[0])


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_it_is_offered_wherever_one_meets_the_game(visitor: Visitor, game: Game) -> None:
    for path in ("/", f"/new/{game.name}", f"/rules/{game.name}"):
        assert f'action="/learn/{game.name}"' in visitor.get(path).text


def test_a_game_without_a_lesson_offers_none(visitor: Visitor) -> None:
    with registry.guest(TOY):
        for path in ("/", f"/new/{TOY.name}"):
            assert f"/learn/{TOY.name}" not in visitor.get(path).text
        assert visitor.post(f"/learn/{TOY.name}").status_code == 400


@pytest.mark.parametrize(("question", "step"), [("12", "well"), ("9", "market"), ("x", "welcome"), ("99", "welcome")])
def test_it_can_begin_at_a_question(visitor: Visitor, question: str, step: str) -> None:
    begun = visitor.post("/learn/mcmulti", {"question": question})
    said = catalogue("en", registry.find("mcmulti")).say(say(f"mcmulti-lesson-{step}"))
    assert said in voice(visitor.get(begun.headers["location"]).text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_first(visitor: Visitor, language: str) -> None:
    page = visitor.get(learn(visitor), {**HTML, "Accept-Language": language}).text
    told = lesson(registry.find(GAME))
    assert told is not None
    words = catalogue(language, told.game)
    bot = words.say(told.said(told.steps[0]), ["", "{bot}"]).partition("{bot}")
    assert bot[0] in voice(page)
    assert bot[2] in voice(page)
    wanted = told.game.actions.number(told.steps[2].answers[0])
    assert f'data-want="{wanted}"' in voice(page)
    found = re.search(r'data-mistakes="(\{.*?\})"', voice(page))
    assert found
    copper = told.game.actions.number({"do": "place", "row": 8, "column": 8})
    assert json.loads(found[1])[str(copper)] == words.say(told.said(told.steps[2], "copper"))


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_what_it_points_at_beside_the_board_is_on_the_page(visitor: Visitor, game: Game) -> None:
    told = lesson(game)
    assert told is not None
    page = visitor.get(learn(visitor, game.name)).text
    for step in told.steps:
        for name in step.point:
            assert not name.startswith(PAGE) or f'id="{name.removeprefix(PAGE)}"' in page, step.id


def test_only_the_learner_is_taught(visitor: Visitor) -> None:
    address = learn(visitor)
    match_id = address.removeprefix("/t/")
    told = visitor.get(f"{address}/view", {"Accept": "application/json"}).json()
    assert "lesson-page" in told["parts"]["lesson"]["shell"]
    watching = Visitor(visitor.app, visitor.portal)
    assert watching.get(address).status_code == 404
    assert watching.post(f"{address}/freely").status_code == 404
    links = visitor.get(f"{address}/share").text
    found = re.search(r"/w/[\w-]+", links)
    assert found
    assert watching.get(found[0]).status_code == 303
    assert voice(watching.get(address).text) == ""
    assert watching.post(f"{address}/freely").status_code == 403
    assert visitor.call(visitor.tables.table, match_id).record.seats[0].kind == "learner"


def test_going_on_alone(visitor: Visitor) -> None:
    address = learn(visitor)
    assert "guided game" in visitor.get("/").text
    assert voice(visitor.get(address).text) != ""
    response = visitor.post(f"{address}/freely")
    assert (response.status_code, response.headers["location"]) == (303, address)
    assert voice(visitor.get(address).text) == ""
    assert "guided game" not in visitor.get("/").text
