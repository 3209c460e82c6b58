"""Ledger and charts in the browser: opened at the table and in the replay, followed while the game goes on, and read
with mouse, keys and ears."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

import httpx
import pytest
from playwright.sync_api import Locator, expect

from gusher.kernel import registry
from gusher.kernel.match import Match
from tests.browser.conftest import OpenWindow
from tests.browser.looks import Found, demand_nothing, looked_at
from tests.browser.people import API, Kept, Window, keep
from tests.fixed import OVERDUE_SECONDS
from tests.served import Servers
from tests.web.stored import SECRET

T = TypeVar("T")


class Drillers:
    """Two programs at a table of McMulti, of whom somebody may take the place of one in the browser."""

    def __init__(self, client: httpx.Client, kept: Kept) -> None:
        self._client = client
        self._kept = kept
        self.id = kept.id

    def _get(self, what: str, seat: int = 0) -> httpx.Response:
        mine = {"Authorization": f"Bearer {self._kept.tokens[seat]}"}
        return self._client.get(f"/tables/{self.id}{what}", headers=mine).raise_for_status()

    def play(self, count: int) -> int:
        """So many answers of whoever is asked; returns the number of the position they lead to."""
        for _ in range(count):
            asked = self._get("").json()["asked"]
            position = self._get("", asked).json()
            n, answers = position["n"], position["answers"]
            body = {"n": n, "key": f"k{n}", "answer": some(answers, n)}
            mine = {"Authorization": f"Bearer {self._kept.tokens[asked]}"}
            self._client.post(f"/tables/{self.id}/answers", json=body, headers=mine).raise_for_status()
        reached: int = self._get("").json()["n"]
        return reached

    def spend(self) -> int:
        """Plays on until money or barrels have moved once more; returns how many lines the ledger has then."""
        before = len(self._get("/ledger").json()["lines"])
        while (now := len(self._get("/ledger").json()["lines"])) == before:
            self.play(1)
        return now

    def sit_down(self, player: Window) -> None:
        self._kept.sit_down(player)
        player.rest()


def some(answers: Sequence[T], n: int) -> T:
    """Neither always the first nor the last."""
    return answers[n * 7 % len(answers)]


def begun() -> Match:
    match = Match(registry.find("mcmulti"), 2, {"turn_limit": 20}, ["Ada", "Ben"], secret=SECRET)
    for _ in range(60):
        match.answer(int(match.state.seat), some(match.answers(), match.n))
    return match


@pytest.fixture
def drillers(server: Servers) -> Iterator[Drillers]:
    kept = keep(server.database, begun())
    with httpx.Client(base_url=f"{server.url}/api/v1", timeout=OVERDUE_SECONDS, headers=API) as client:
        yield Drillers(client, kept)


def key_values(chart: Locator) -> list[str]:
    return chart.locator(".key-value").all_inner_texts()


def test_the_ledger_follows_the_game(window: OpenWindow, drillers: Drillers) -> None:
    ada = window("en-GB")
    drillers.sit_down(ada)
    page = ada.page
    assert page.locator("#ledger").count() == 0  # it is fetched when somebody wants to read it
    page.locator("#tab-ledger").click()
    expect(page.locator("#ledger .posting").first).to_be_visible()
    expect(page.locator(".ask")).to_be_visible()
    newest = page.locator("#ledger .posting").first.get_attribute("id") or ""
    drillers.spend()
    expect(page.locator("#ledger .posting").first).not_to_have_attribute("id", newest)
    ada.shot("wide")

    page.locator("#ledger [data-of='1']").click()
    expect(page.locator("#ledger [data-of='1']")).to_have_attribute("aria-current", "true")
    expect(page.locator("#ledger .posting.seat-1")).to_have_count(0)
    drillers.spend()
    expect(page.locator("#ledger .posting.seat-1")).to_have_count(0)  # the wish outlives the news
    page.locator("#ledger [data-of='']").click()
    expect(page.locator("#ledger .posting.seat-1").first).to_be_visible()

    page.keyboard.press("Escape")
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    expect(page.locator("#ledger")).to_be_hidden()
    page.locator("#tab-charts").click()
    page.locator("#tab-charts").click()  # once more puts it away, too
    expect(page.locator("#charts")).to_be_hidden()
    expect(page.locator("#panel-log")).to_be_visible()


def test_charts_are_read_with_the_mouse_and_with_keys(window: OpenWindow, drillers: Drillers) -> None:
    ada = window("en-GB")
    drillers.sit_down(ada)
    page = ada.page
    page.locator("#tab-charts").click()
    cash = page.locator("#chart-cash")
    picture = cash.locator(".chart-picture")
    expect(cash.locator(".chart-when")).to_have_text("Now")
    now = key_values(cash)

    picture.hover(position={"x": 60, "y": 40})
    expect(cash.locator(".chart-when")).not_to_have_text("Now")
    expect(picture.locator(".chart-cursor")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(cash.locator(".chart-when")).to_have_text("Now")
    expect(picture.locator(".chart-cursor")).to_have_count(0)
    assert key_values(cash) == now

    picture.focus()
    page.keyboard.press("Home")
    expect(cash.locator(".chart-when")).to_have_text("Opening purchases")
    assert key_values(cash) == ["300M", "300M"]
    expect(picture).to_have_attribute("aria-valuetext", "Opening purchases: Ada 300M, Ben 300M")
    page.keyboard.press("ArrowRight")
    expect(cash.locator(".chart-when")).to_have_text(re.compile("^Round 1, "))
    expect(picture).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("End")
    expect(cash.locator(".chart-when")).to_have_text("Now")

    page.locator(".figures-table summary").click()
    rows = page.locator(".figures-table tbody tr")
    before = rows.count()
    drillers.play(60)
    expect(rows.nth(before)).to_be_visible()  # it has grown, and what was unfolded stays so


def test_the_books_of_the_replay_end_where_it_stands(window: OpenWindow, drillers: Drillers) -> None:
    ada = window("fr-FR")
    drillers.sit_down(ada)
    page = ada.go(f"/t/{drillers.id}/replay?n=0")
    for fold in page.locator(".book-fold > summary").all():
        fold.click()
    lines, points = page.locator("#ledger .posting"), page.locator("#charts tbody tr")
    expect(lines).to_have_count(2)  # what everybody begins with
    expect(points).to_have_count(2)
    page.locator("#slider").fill("40")
    ada.await_n(40)
    expect(lines.nth(3)).to_be_visible()
    page.locator("#chart-cash .chart-picture").focus()
    page.keyboard.press("Home")
    expect(page.locator("#chart-cash .chart-when")).to_have_text("Achats de départ")
    assert ada.n == 40  # the arrows of a chart do not move the replay
    page.locator("#slider").fill("0")
    ada.await_n(0)
    expect(lines).to_have_count(2)


@pytest.mark.long
def test_axe_finds_nothing_grave_in_the_books(window: OpenWindow, drillers: Drillers) -> None:
    ada = window("fr")
    drillers.sit_down(ada)
    found: Found = {}
    for book in ("ledger", "charts"):
        ada.page.locator(f"#tab-{book}").click()
        expect(ada.page.locator(f"#{book}")).to_be_visible()
        if book == "charts":
            ada.page.locator(".figures-table summary").click()
        found[book] = looked_at(ada, "", f"#panel-{book}")
        ada.shot(book)
    assert ada.doubles() == []
    page = ada.go(f"/t/{drillers.id}/replay")
    for fold in page.locator(".book-fold > summary").all():
        fold.click()
    expect(page.locator("#ledger")).to_be_visible()
    expect(page.locator("#charts")).to_be_visible()
    found["the replay"] = looked_at(ada, "")
    demand_nothing(found)
