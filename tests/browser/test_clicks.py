"""One click, one request: what goes over the line, what is shown meanwhile, and when the page is at rest."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import API, Window, at_rest, until
from tests.served import Servers

pytestmark = pytest.mark.deal(2)  # the truck has points enough to drive far and go on

ANSWERS = re.compile(r"/answers$")
VIEW = re.compile(r"/view")


class Tables:
    """A table of people that a program plays at, and the page of one of them."""

    def __init__(self, url: str, game: str, people: int) -> None:
        self.client = httpx.Client(base_url=f"{url}/api/v1", headers=API, timeout=30)
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo")[:people]]
        opened = self.client.post("/tables", json={"game": game, "seats": seats}).raise_for_status().json()
        self.id, self.tokens = opened["id"], [seat["token"] for seat in opened["seats"]]

    def link(self, seat: int) -> str:
        return f"/s/{self.tokens[seat]}"

    def position(self, seat: int = 0) -> Any:
        return self._call("GET", "", seat)

    def answer(self, **wished: object) -> int:
        """Whoever is asked gives the first answer with these words; the number of the last entry."""
        seat = self.position()["asked"]
        position = self.position(seat)
        fitting = [words for words in position["answers"] if wished.items() <= words.items()]
        n = position["n"]
        reply = self._call("POST", "/answers", seat, n=n, key=f"program-{n}", answer=fitting[0])
        return int(reply["n"])

    def say(self, seat: int, text: str) -> None:
        self._call("POST", "/chat", seat, text=text)

    def _call(self, method: str, path: str, seat: int, **body: object) -> Any:
        bearer = {"Authorization": f"Bearer {self.tokens[seat]}"}
        reply = self.client.request(method, f"/tables/{self.id}{path}", headers=bearer, json=body or None)
        return reply.raise_for_status().json()


@pytest.fixture
def giganten(server: Servers) -> Iterator[Tables]:
    """Three people; a truck stands on the board and may drive."""
    table = Tables(server.url, "giganten", 3)
    while not any(words["do"] == "step" for words in table.position(table.position()["asked"])["answers"]):
        table.answer()
    yield table
    table.client.close()


@pytest.fixture
def atacama(server: Servers) -> Iterator[Tables]:
    table = Tables(server.url, "atacama", 2)
    yield table
    table.client.close()


def seated(window: OpenWindow, table: Tables, seat: int | None = None, **wishes: object) -> Window:
    """The page of a seat, usually of the one that is asked, at rest."""
    one = window("en-GB", **wishes)
    one.go(table.link(table.position()["asked"] if seat is None else seat))
    one.rest()
    return one


@contextmanager
def listening(page: Page) -> Iterator[dict[str, list[str]]]:
    """What the page sends in the block: its answers and its requests for a view."""
    sent: dict[str, list[str]] = {"answers": [], "views": []}

    def note(request: Request) -> None:
        if ANSWERS.search(request.url):
            sent["answers"].append(request.post_data or "")
        elif VIEW.search(request.url):
            sent["views"].append(request.url)

    page.on("request", note)
    yield sent
    page.remove_listener("request", note)


def far_cell(page: Page) -> str:
    """The name of a cell that a drive of two steps or more leads to, after which the truck may still go on."""
    name: str = page.evaluate(
        """() => {
          const ends = JSON.parse(document.querySelector("#choices").dataset.chains);
          const drives = [...document.querySelectorAll("#board [id^=drive-][data-chain]")];
          return drives.find((drive) => !(drive.dataset.chain in ends)).id;
        }"""
    )
    return name


def click(page: Page, name: str) -> None:
    """One click; the page is at rest afterwards."""
    page.locator(f"#{name}").click()
    at_rest(page)


def test_a_drive_is_one_request_and_one_view(window: OpenWindow, giganten: Tables) -> None:
    ada = seated(window, giganten)
    before = ada.n
    steps = len((ada.page.locator(f"#{far_cell(ada.page)}").get_attribute("data-chain") or "").split())
    assert steps >= 2
    with listening(ada.page) as sent:
        click(ada.page, far_cell(ada.page))
    assert ada.n == before + steps
    assert len(sent["answers"]) == 1
    assert len(sent["views"]) == 1  # the reply and the news together
    with listening(ada.page) as sent:
        ada.page.locator("[data-do=undo]").click()
        ada.rest()
    assert ada.n == before + steps + 1
    assert giganten.position()["n"] == ada.n
    assert len(sent["views"]) == 1


def test_undo_after_the_page_was_loaded_anew_takes_back_the_whole_drive(window: OpenWindow, giganten: Tables) -> None:
    """The table knows what one click gave, not the tab."""
    ada = seated(window, giganten)
    trucks = giganten.position()["view"]["trucks"]
    click(ada.page, far_cell(ada.page))
    assert giganten.position()["view"]["trucks"] != trucks
    ada.page.reload()
    ada.rest()
    ada.page.locator("[data-do=undo]").click()
    ada.rest()
    assert giganten.position()["view"]["trucks"] == trucks


def test_a_truck_is_seen_driving(window: OpenWindow, giganten: Tables) -> None:
    """It passes the cells on its way, each offered by the board before the click."""
    ada = seated(window, giganten, reduced_motion="no-preference")
    name = far_cell(ada.page)
    steps = len((ada.page.locator(f"#{name}").get_attribute("data-chain") or "").split())
    ada.page.evaluate(
        """() => {
          window.drives = [];
          const animate = Element.prototype.animate;
          Element.prototype.animate = function (frames, how) {
            if (this.id.startsWith("truck-")) window.drives.push(frames.length);
            return animate.call(this, frames, how);
          };
        }"""
    )
    click(ada.page, name)
    assert ada.page.evaluate("window.drives") == [steps + 1]
    assert ada.page.evaluate("document.querySelector('#board').getAnimations({subtree: true}).length") == 0


def test_news_and_views_take_turns_and_the_board_keeps_moving(window: OpenWindow, atacama: Tables) -> None:
    """While a view is on its way there is always more news: every view that comes is shown all the same, and there is
    never more than one on its way."""
    ada = seated(window, atacama, 0)
    shown: list[int] = []
    underway: list[Route] = []

    def more_news(route: Route) -> None:
        underway.append(route)
        assert len(underway) == 1
        reply = route.fetch()  # the position of this moment …
        if len(shown) < 5:
            atacama.answer()  # … is old before it arrives, and there is news
            atacama.say(1, "quick")
        shown.append(reply.json()["n"])
        underway.remove(route)
        route.fulfill(response=reply)

    ada.page.evaluate(
        """() => {
          window.positions = [];
          const main = document.querySelector("main");
          new MutationObserver(() => window.positions.push(Number(main.dataset.n)))
            .observe(main, { attributeFilter: ["data-n"] });
        }"""
    )
    ada.page.route(VIEW, more_news)
    last = atacama.answer()
    ada.await_n(last + 5)
    ada.page.unroute(VIEW)
    assert shown == list(range(last, last + 6))
    assert list(dict.fromkeys(ada.page.evaluate("window.positions"))) == shown


def test_the_page_is_busy_until_it_shows_its_own_answer(window: OpenWindow, atacama: Tables) -> None:
    """The view of an older position may come in between: it is shown, and the page stays busy."""
    ada = seated(window, atacama, 0)
    page = ada.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(VIEW, hold)
    atacama.say(1, "hello")  # a view of the position before the answer is on its way
    until(page, "() => !document.querySelector('main').hasAttribute('data-rest')")
    expect_held(page, held, 1)
    old = held[0].fetch()
    target = page.locator("#board [data-answer]").first
    target.click()
    with page.expect_response(ANSWERS):
        page.locator("[data-do=confirm]").click()
    held[0].fulfill(response=old)
    expect_held(page, held, 2)
    expect(page.locator("#chat")).to_contain_text("hello")  # the old view is shown
    expect(page.locator("main[data-n='0'][data-busy]:not([data-rest])")).to_be_attached()
    with listening(page) as sent:
        target.click()  # what it still offers is no answer any more
        held[1].continue_()
        expect(page.locator("main[data-n='1'][data-rest]:not([data-busy])")).to_be_attached()
    assert sent["answers"] == []
    assert len(held) == 2
    page.unroute(VIEW)


# Nobody sees the page, and what it wants to do two seconds later, it does when the test says so.
UNSEEN = """
Object.defineProperty(document, "hidden", { get: () => window.unseen });
const later = window.setTimeout;
window.delayed = [];
window.setTimeout = (act, time, ...more) => time === 2000 ? window.delayed.push(act) : later(act, time, ...more);
"""


def test_a_page_that_nobody_sees_asks_once_for_much_news(window: OpenWindow, atacama: Tables) -> None:
    ada = window("en-GB")
    ada.page.add_init_script(UNSEEN)
    ada.go(atacama.link(0))
    ada.rest()
    ada.page.evaluate("window.unseen = true")
    with listening(ada.page) as sent:
        for words in ("one", "two", "three"):
            atacama.say(1, words)
        until(ada.page, "() => window.delayed.length > 0")
        assert sent["views"] == []
        ada.page.evaluate("window.delayed[0]()")
        expect(ada.page.locator("#chat")).to_contain_text("three")
        ada.rest()
    assert len(sent["views"]) == 1
    assert ada.page.evaluate("window.delayed.length") == 1


def expect_held(page: Page, held: list[Route], count: int) -> None:
    """Waits until so many requests were held back."""
    while len(held) < count:
        page.evaluate("() => new Promise(requestAnimationFrame)")  # the browser's messages are heard meanwhile


def test_the_mark_of_rest_goes_with_the_click(window: OpenWindow, giganten: Tables) -> None:
    """Not a moment later: who clicks and then waits for rest never sees the rest before."""
    ada = seated(window, giganten)
    rested = ada.page.evaluate(
        """name => {
          const main = document.querySelector("main");
          const before = main.hasAttribute("data-rest");
          document.getElementById(name).dispatchEvent(new MouseEvent("click", { bubbles: true }));
          return [before, main.hasAttribute("data-rest"), main.hasAttribute("data-busy")];
        }""",
        far_cell(ada.page),
    )
    assert rested == [True, False, True]
    ada.rest()
    expect(ada.page.locator("main[data-busy]")).to_have_count(0)


def test_a_hint_marks_the_choice_that_it_names(window: OpenWindow, atacama: Tables) -> None:
    ada = seated(window, atacama, 0)
    with ada.page.expect_response(re.compile(r"/hint$")) as answered:
        ada.page.locator("[data-do=hint]").click()
    action = answered.value.json()["action"]
    expect(ada.page.locator("#choices .hinted")).to_have_attribute("data-action", str(action))
    expect(ada.page.locator("#board .hinted").first).to_have_attribute("data-answer", str(action))
