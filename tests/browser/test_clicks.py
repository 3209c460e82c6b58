"""One click, one request: what goes over the line, what is shown meanwhile, and when the page is at rest."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import OpenWindow
from tests.browser.line import Line
from tests.browser.people import API, Window, at_rest, until
from tests.fixed import OVERDUE_SECONDS
from tests.served import Servers

pytestmark = pytest.mark.deal(2)  # the truck has points enough to drive far and go on

ANSWERS = re.compile(r"/answers$")
VIEW = re.compile(r"/view")


class Tables:
    """A table of people that a program plays at, and the page of one of them."""

    def __init__(self, url: str, game: str, people: int) -> None:
        self.client = httpx.Client(base_url=f"{url}/api/v1", headers=API, timeout=OVERDUE_SECONDS)
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo")[:people]]
        wish = {"game": game, "seats": seats, "hints": True}
        opened = self.client.post("/tables", json=wish).raise_for_status().json()
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
    """What the page sends in the block: its answers, and that it wants to hear of views."""
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


def test_a_drive_is_one_request(window: OpenWindow, giganten: Tables) -> None:
    ada = seated(window, giganten)
    before = ada.n
    steps = len((ada.page.locator(f"#{far_cell(ada.page)}").get_attribute("data-chain") or "").split())
    assert steps >= 2
    with listening(ada.page) as sent:
        click(ada.page, far_cell(ada.page))
    assert ada.n == before + steps
    assert len(sent["answers"]) == 1
    assert sent["views"] == []  # it comes by itself
    with listening(ada.page) as sent:
        ada.page.locator("[data-do=undo]").click()
        ada.rest()
    assert ada.n == before + steps + 1
    assert giganten.position()["n"] == ada.n
    assert sent["views"] == []


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


def holding(window: OpenWindow, table: Tables, script: str = "") -> tuple[Window, Line]:
    """The page of the first seat, at rest. Whatever view comes from now on is held back."""
    ada = window("en-GB")
    line = Line(ada.page)
    ada.page.add_init_script(script)
    ada.go(table.link(0))
    ada.rest()
    line.hold()
    return ada, line


def test_views_that_come_together_are_shown_one_after_the_other(window: OpenWindow, atacama: Tables) -> None:
    """The board keeps moving however much happens: no view is left out, and the page is at rest after the last."""
    ada, line = holding(window, atacama)
    ada.page.evaluate(
        """() => {
          window.positions = [];
          const main = document.querySelector("main");
          new MutationObserver(() => window.positions.push(Number(main.dataset.n)))
            .observe(main, { attributeFilter: ["data-n"] });
        }"""
    )
    with listening(ada.page) as sent:
        for count in range(1, 6):
            atacama.answer()
            line.await_held(count)
        line.let_go(5)
        ada.await_n(5)
    assert list(dict.fromkeys(ada.page.evaluate("window.positions"))) == [1, 2, 3, 4, 5]
    assert sent["views"] == []


def test_a_page_that_missed_a_view_goes_on_from_what_it_shows(window: OpenWindow, atacama: Tables) -> None:
    ada, line = holding(window, atacama)
    for count in (1, 2):
        atacama.answer()
        line.await_held(count)
    ada.page.evaluate("() => { line.held.shift(); line.holds = false; }")
    with listening(ada.page) as sent:
        line.let_go(1)
        ada.await_n(2)
    assert len(sent["views"]) == 1


def test_the_page_is_busy_until_it_shows_its_own_answer(window: OpenWindow, atacama: Tables) -> None:
    """The view of an older position may come in between: it is shown, and the page stays busy."""
    ada, line = holding(window, atacama)
    page = ada.page
    atacama.say(1, "hello")  # a view of the position before the answer is on its way
    line.await_held(1)
    target = page.locator("#board [data-answer]").first
    target.click()
    ada.rest("[data-pending]")
    with page.expect_response(ANSWERS):
        page.locator("[data-do=confirm]").click()
    line.await_held(2)
    line.let_go(1)
    expect(page.locator("#chat")).to_contain_text("hello")  # the old view is shown
    expect(page.locator("main[data-n='0'][data-busy]:not([data-rest])")).to_be_attached()
    with listening(page) as sent:
        target.click()  # what it still offers is no answer any more
        line.let_go(1)
        expect(page.locator("main[data-n='1'][data-rest]:not([data-busy])")).to_be_attached()
    assert sent["answers"] == []


# What takes five seconds comes when the test says so.
OVERDUE = """
const later = window.setTimeout;
window.delayed = [];
window.setTimeout = (act, time, ...more) => time === 5000 ? window.delayed.push(act) : later(act, time, ...more);
"""


def test_a_page_asks_for_what_was_confirmed_and_does_not_come(window: OpenWindow, atacama: Tables) -> None:
    """Its stream may be at a process that has not heard of its answer."""
    ada, _ = holding(window, atacama, OVERDUE)
    page = ada.page
    page.locator("#board [data-answer]").first.click()
    ada.rest("[data-pending]")
    with page.expect_response(ANSWERS):
        page.locator("[data-do=confirm]").click()
    until(page, "() => window.delayed.length > 0")
    page.evaluate("() => { line.held.length = 0; line.holds = false; }")  # this one is lost
    with listening(page) as sent:
        page.evaluate("() => window.delayed.at(-1)()")
        ada.await_n(1)
    assert ["n=1" in address for address in sent["views"]] == [True]


# Nobody sees the page, whenever the test says so.
UNSEEN = """
Object.defineProperty(document, "hidden", { get: () => window.unseen ?? false });
"""


def test_a_page_that_nobody_sees_says_so(window: OpenWindow, atacama: Tables) -> None:
    """Then it is only called (tests/web/test_calling.py); what has happened it shows when it is looked at again."""
    ada = window("en-GB")
    ada.page.add_init_script(UNSEEN)
    ada.go(atacama.link(0))
    ada.rest()
    for unseen in (True, False):
        with listening(ada.page) as sent:
            ada.page.evaluate(
                "unseen => { window.unseen = unseen; document.dispatchEvent(new Event('visibilitychange')); }", unseen
            )
            ada.rest()
        assert ["unseen=yes" in address for address in sent["views"]] == [unseen]
        if unseen:
            atacama.say(1, "while you were away")
    expect(ada.page.locator("#chat")).to_contain_text("while you were away")


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
