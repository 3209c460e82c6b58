"""Where a game is played, players read what of its board is reconstructed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.web.app import WebSettings
from tests.fixed import fixed_app
from tests.web.visitor import HTML, Visitor, visiting

TOLD = {
    ("atacama", "en"): "66 of the 81 fields are reconstructed: whoever owns the tiles can correct them.",
    ("atacama", "fr"): "66 des 81 cases sont reconstituées\u00a0: qui possède les tuiles peut les corriger.",
    (
        "wildcatters",
        "en",
    ): "The 48 cards and parts of the map are reconstructed: whoever owns the box can correct them.",
    ("wildcatters", "fr"): "Les 48 cartes et une partie du plateau sont reconstituées\u00a0: qui possède la boîte peut",
}


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(fixed_app(WebSettings(db=str(tmp_path / "tables.db"), bot_workers=1))) as someone:
        yield someone


@pytest.mark.parametrize(("game", "language"), TOLD)
def test_it_is_told_when_a_table_is_opened_and_at_the_top_of_the_log(
    visitor: Visitor, game: str, language: str
) -> None:
    headers = {**HTML, "Accept-Language": language}
    seats = registry.find(game).usual_seats
    sitting = {f"seat-{seat}": "human" for seat in range(seats)}
    table = visitor.post("/tables", {"game": game, "players": str(seats), **sitting}).headers["location"]
    for address in (f"/new/{game}", table):
        page = visitor.get(address, headers).text
        assert TOLD[game, language] in page
        assert f'href="/boards#{game}"' in page


def test_nothing_is_told_where_every_field_has_been_read_by_somebody() -> None:
    assert registry.find("giganten").note is None


def test_the_boards_page_says_where_to_send_a_correction(visitor: Visitor) -> None:
    page = visitor.get("/boards", {**HTML, "Accept-Language": "en"}).text
    assert "gusher board diff" in page
    assert "as an issue of the project" in page
