"""A game's style sheet and cover come from its package, wherever that is; the web layer knows no game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.render.theme import SHEET, page_style
from gusher.web.app import WebSettings
from gusher.web.look import look
from tests.contract.toys.dice_hands import GAME as TOY
from tests.contract.toys.variant import variant
from tests.fixed import fixed_app
from tests.web.visitor import Visitor, visiting

GAMES = [game.name for game in registry.games()]
COMPRESSED_FROM = 1000  # bytes: less is not worth it
SHEETS = re.compile(r'<link rel="stylesheet" href="(/games/[^"]+)">')
IMAGES = re.compile(r'<img src="(/games/[^"]+)"')
DRESSED = variant(
    name="dressed",
    texts={
        SHEET: ".felt { fill: var(--hill) }",
        "cover.svg": '<svg xmlns="http://www.w3.org/2000/svg">\n<!-- x -->\n</svg>',
    },
)


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(fixed_app(WebSettings(db=str(tmp_path / "tables.db"), bot_workers=1))) as someone:
        yield someone


@pytest.mark.parametrize("game", GAMES)
def test_a_table_and_its_replay_wear_the_sheet_of_their_game_alone(visitor: Visitor, game: str) -> None:
    table = visitor.post(f"/play-now/{game}").headers["location"]
    for page in ("", "/replay?n=0"):
        assert SHEETS.findall(visitor.get(table + page).text) == [look(game, "board.css")]
    sheet = visitor.get(look(game, "board.css"))
    assert sheet.text == page_style(registry.find(game))
    assert sheet.headers["content-type"] == "text/css; charset=utf-8"
    assert sheet.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert ("content-encoding" in sheet.headers) == (len(sheet.text) >= COMPRESSED_FROM)


def test_the_home_page_shows_every_cover(visitor: Visitor) -> None:
    page = visitor.get("/").text
    assert IMAGES.findall(page) == [f"{look(game, 'cover.svg')}?wide#wide" for game in GAMES]
    assert SHEETS.findall(page) == []
    for game in GAMES:
        cover = visitor.get(look(game, "cover.svg"))
        assert cover.headers["content-type"] == "image/svg+xml"
        assert cover.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert "style-src 'unsafe-inline'; font-src data:; sandbox" in cover.headers["content-security-policy"]
        for path in (f"/new/{game}", f"/play/{game}"):
            assert IMAGES.findall(visitor.get(path).text) == [look(game, "cover.svg")]


@pytest.mark.parametrize(
    "address",
    [
        "/games/chess/board-00000000.css",
        "/games/atacama/board-00000000.css",
        "/games/atacama/cover-00000000.svg",
        "/games/atacama/board.css",
        "/games/atacama/data.toml",
        "/games/atacama/",
        "/games/atacama/..%2Fdata.toml",
    ],
)
def test_nothing_else_is_given_out(visitor: Visitor, address: str) -> None:
    assert visitor.get(address).status_code == 404
    assert visitor.get(address).headers["cache-control"] == "no-store"


def test_what_has_another_content_has_another_name() -> None:
    names = {look(game, file).rsplit("/", 1)[1] for game in GAMES for file in ("board.css", "cover.svg")}
    assert len(names) == 2 * len(GAMES)


def test_a_game_from_elsewhere_is_shown_like_ours(visitor: Visitor) -> None:
    with registry.guest(DRESSED) as game:
        assert f"{look(game.name, 'cover.svg')}?wide#wide" in IMAGES.findall(visitor.get("/").text)
        assert visitor.get(look(game.name, "cover.svg")).text == '<svg xmlns="http://www.w3.org/2000/svg"></svg>'
        assert visitor.get(look(game.name, "board.css")).text == ".felt{fill:var(--hill)}"


def test_a_game_without_a_look_of_its_own_is_shown_as_well(visitor: Visitor) -> None:
    with registry.guest(TOY) as game:
        page = visitor.get("/")
        assert page.status_code == 200
        assert f'action="/play-now/{game.name}"' in page.text
        assert len(IMAGES.findall(page.text)) == len(GAMES)
        assert visitor.get(f"/new/{game.name}").status_code == 200
        assert (look(game.name, "board.css"), look(game.name, "cover.svg")) == ("", "")
