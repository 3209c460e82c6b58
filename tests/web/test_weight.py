"""What a table costs a phone in the country: all that its page loads, with the look of its game, stays below 60 KB."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.web.app import WebSettings
from tests.fixed import fixed_app
from tests.web.visitor import Visitor, visiting

MOST = 60_000
ADDRESS = re.compile(r'(?:href|src)="(/(?:static|games)/[^"]+)"')
IN_STYLES = re.compile(r'url\("?\./([^")]+)"?\)')


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator[Visitor]:
    with visiting(fixed_app(WebSettings(db=str(tmp_path / "tables.db"), bot_workers=1))) as someone:
        yield someone


def loaded(visitor: Visitor, page: str) -> dict[str, int]:
    """The bytes sent for every file that a page loads, by address; those of its style sheets too."""
    found: dict[str, int] = {}
    waiting = ADDRESS.findall(visitor.get(page).text)
    while waiting:
        address = waiting.pop()
        response = visitor.get(address)
        assert response.status_code == 200, address
        found[address] = response.num_bytes_downloaded
        if address.endswith(".css"):
            waiting += [f"/static/{name}" for name in IN_STYLES.findall(response.text)]
    return found


@pytest.mark.parametrize("page", ["", "/replay?n=0"])
@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_a_table_weighs_less_than_60_kb(visitor: Visitor, game: str, page: str) -> None:
    table = visitor.post(f"/play-now/{game}").headers["location"]
    files = loaded(visitor, table + page)
    endings = {address.rsplit(".", 1)[1] for address in files}
    assert any(address.startswith(f"/games/{game}/") for address in files), "the board would be naked"
    assert endings == {"css", "js", "svg", "woff2"}, "something is missing from the sum"
    assert sum(files.values()) < MOST, files


@pytest.mark.parametrize(("accepted", "coding"), [("gzip, br", "br"), ("gzip, deflate", "gzip"), ("br;q=1.0", "br")])
def test_scripts_and_styles_come_as_small_as_the_browser_takes_them(
    visitor: Visitor, accepted: str, coding: str
) -> None:
    page = visitor.get("/").text
    for address in re.findall(r'"(/static/app-[^"]+\.(?:js|css))"', page):
        plain = visitor.get(address, {"Accept-Encoding": "identity"})
        packed = visitor.get(address, {"Accept-Encoding": accepted})
        if len(plain.content) > 1000:  # less is not worth gzip's while
            assert packed.headers["content-encoding"] == coding
            assert "accept-encoding" in packed.headers["vary"].lower()
        assert packed.text == plain.text
        assert packed.headers["content-type"] == plain.headers["content-type"]
