"""Two people with nothing but a link play Giganten over days: one at a desktop, one on a phone, never both there. Each
is told once a turn, an auction is played by standing orders, the server is killed, one vanishes and comes back, the
game ends, and both find it among their games. What is not worth a look happens in the server, where time goes by as it
likes (tests/notify/served_days.py)."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window
from tests.browser.test_clocks import sit_down
from tests.browser.test_notices import GRANTED, SUBSCRIBED
from tests.notify.days import ADA, BEN, push_path
from tests.notify.receivers import CERTIFICATE, Browser, WebReceiver, receiving
from tests.served import Servers

DEAL = "deal 1"  # its first round has an auction of the two
ELSEWHERE = "/me"  # a page that asks for nothing once it is there


@pytest.fixture
def web(tmp_path: Path) -> Iterator[WebReceiver]:
    with receiving(tmp_path) as receiver:
        yield receiver


@pytest.fixture
def server(servers: Servers, tmp_path: Path, web: WebReceiver) -> Iterator[Servers]:
    """As usual, but orders answer at once, and what is pushed arrives here."""
    start(servers, tmp_path, web)
    yield servers
    servers.stop()


def start(servers: Servers, folder: Path, web: WebReceiver, now: float | None = None) -> None:
    servers.start(folder / "tables.db", DEAL, pause=0.0, push=[web.port, str(folder / CERTIFICATE)], now=now)


class Person:
    """Somebody with a browser that is told by push, and is at a table only when something is done there."""

    def __init__(self, window: Window, name: str, server: Servers, web: WebReceiver) -> None:
        self.window, self.name = window, name
        self._server = server
        self._web = web
        self._browser = Browser(f"https://push.example{push_path(name)}")

    def wants_to_be_told(self) -> None:
        page = self.window.page
        page.add_init_script(SUBSCRIBED.format(self._browser.subscription))
        page.goto("/me/notices")
        page.evaluate(GRANTED)
        self.window.press(page.locator("#push-on"))
        expect(page.locator(".notices-way")).to_contain_text("push.example")
        self.goes_home()

    def pushed(self) -> list[dict[str, str]]:
        mine = [request for request in self._web.got if request.path == push_path(self.name)]
        return [self._browser.read(request) for request in mine]

    def comes(self) -> None:
        """By the address of the last message; where a server has another one since it was killed, to that."""
        self.window.go(self._server.url + re.sub(r"^https?://[^/]+", "", self.pushed()[-1]["url"]))
        self.window.rest()

    def goes_home(self) -> None:
        self.window.go(self._server.url + ELSEWHERE)


def open_table(ada: Window) -> str:
    """The path of a table for Ada, a friend and a bot, with a day for each turn and no holiday."""
    page = ada.go("/new/giganten")
    page.locator("label:has([name=players][value='3'])").click()
    page.locator("[name=seat-1]").select_option("friend")
    page.locator("[name=seat-2]").select_option("bot:easy")
    page.locator("[name=name-0]").fill("Ada")
    page.locator("#pace").select_option("slow-1")
    page.locator("#pace-holiday").fill("0")
    page.locator("#opening button.big").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    return re.sub(r"^https?://[^/]+", "", page.url)


@pytest.mark.long
def test_a_game_over_days(window: OpenWindow, server: Servers, web: WebReceiver, tmp_path: Path) -> None:
    desktop = window("en-GB")
    phone = window("fr", **PHONE, has_touch=True, is_mobile=True)
    ada, ben = Person(desktop, "ada", server, web), Person(phone, "ben", server, web)
    table = open_table(desktop)
    sit_down(phone, desktop, table)
    for person in (ada, ben):
        person.wants_to_be_told()

    def told_as_they_should_be(told: dict[str, int]) -> None:
        assert Counter({"ada": len(ada.pushed()), "ben": len(ben.pushed())}) == Counter(told)

    # --- the first days: a notice for each turn, and an auction that Ben need not be there for
    match_id = table.removeprefix("/t/")
    server.days("begin", match_id, {})
    told_as_they_should_be(server.days("until_auction")["told"])
    assert {message["body"] for message in ben.pushed()} == {"Ben, c’est à vous de jouer."}
    ben.comes()
    ben_orders(phone)
    ben.goes_home()
    ada.comes()
    ada_bids_and_passes(desktop)
    ada.goes_home()

    # --- a night in which the server is killed
    evening = server.days("until_asked", ADA)
    server.kill()
    start(server, tmp_path, web, evening["now"])
    server.days("begin", match_id, evening["told"])
    ben.comes()
    assert phone.page.locator("#log").get_by_text("Selon votre consigne.").count() >= 3  # a bid, a payment, a sale
    phone.shot("by-order")
    ben.goes_home()

    # --- Ada vanishes, Ben lets a bot play on, and she comes back
    server.days("is_told", ADA)
    server.days("a_day_goes_by")
    told_as_they_should_be(server.days("is_told", BEN)["told"])
    assert "a épuisé son temps" in ben.pushed()[-1]["body"]
    ben.comes()
    expect(phone.page.locator("#clock")).to_contain_text("Temps écoulé pour Ada")
    phone.press(phone.page.locator("[data-do=clock-substitute]"))
    expect(phone.page.locator("#player-0")).to_contain_text("temps écoulé")
    phone.rest("[data-asked=yes]")
    expect(phone.page.locator("#player-1 h2")).to_be_visible()  # beside one's clock, too
    phone.shot("substitute")
    ben.goes_home()
    ada.comes()
    desktop.page.get_by_role("button", name="Take my seat back").click()
    expect(desktop.page.locator("#player-0 .player-kind")).to_have_text("you")
    ada.goes_home()

    # --- to the end
    told = server.days("to_the_end")["told"]
    at_the_end = told.pop("the end")
    ends = [message["body"] for person in (ada, ben) for message in person.pushed() if "over" in message["body"]]
    ends += [message["body"] for message in ben.pushed() if "terminée" in message["body"]]
    assert len(ends) == at_the_end >= 1
    assert len(ada.pushed()) + len(ben.pushed()) == sum(told.values()) + at_the_end
    for person in (ada, ben):
        page = person.window.go(f"{server.url}/me/games")
        expect(page.locator(".played-row")).to_have_count(1)
        expect(page.locator(".played-result")).to_have_text(re.compile(r"\$"))
        person.window.shot(f"games-{person.name}")


def ben_orders(phone: Window) -> None:
    """While Ada is asked: a bid up to 3, and what follows if it wins."""
    phone.rest("[data-asked=no]")
    page = phone.page
    phone.press(page.locator("#orders-sheet > summary"))
    page.locator("#order-bid").fill("3")
    for number, order in enumerate(("bid", "pay", "sell"), 1):
        phone.press(page.locator(f"form[data-order={order}] button"))
        expect(page.locator(".orders-given li")).to_have_count(number)
    phone.rest()
    phone.shot("orders")


def ada_bids_and_passes(desktop: Window) -> None:
    """Ben is not there, and outbids her."""
    for answer in ("Bid 1", "Pass"):
        assert desktop.await_turn()
        n = desktop.n
        desktop.press(desktop.page.locator("#choices").get_by_role("button", name=answer, exact=True))
        desktop.confirm_if_asked(n)
        desktop.catch_up(n + 2)
    expect(desktop.page.locator("#log")).to_contain_text("Ben bids 2 for")
