"""A standing order in the browser: given before one is asked, on a phone, it plays an auction while nobody does
anything; listed and cancelled at the same place, by keys, too."""

import pytest
from playwright.sync_api import expect

from tests.auctions import CLEO, auction_of_two
from tests.browser.conftest import OpenWindow
from tests.browser.people import API, PHONE, Window, keep
from tests.served import Servers
from tests.web.stored import TOKENS

GIVEN = ".orders-given li"


def cleo_answers(ada: Window, answer: dict[str, object]) -> None:
    """From another device."""
    headers = {**API, "Authorization": f"Bearer {TOKENS[CLEO]}"}
    body = {"n": ada.n, "key": f"cleo-{ada.n}", "answer": answer, "seat": CLEO}
    reply = ada.context.request.post("/api/v1/tables/table/answers", headers=headers, data=body)
    assert reply.ok, reply.text()


@pytest.mark.prompt_orders
def test_an_order_plays_an_auction_while_its_player_does_nothing(window: OpenWindow, server: Servers) -> None:
    table = keep(server.database, auction_of_two(), "human", "human", "human")
    ada = window("en-GB", **PHONE, has_touch=True, is_mobile=True)
    table.sit_down(ada)
    ada.rest("[data-asked=no]")
    page = ada.page
    ada.press(page.locator("#orders-sheet > summary"))
    page.locator("#order-bid").fill("99")
    ada.press(page.locator("form[data-order=bid] button"))
    assert page.locator("#order-bid:invalid").count() == 1  # more than Ada could ever bid
    page.locator("#order-bid").fill("3")
    ada.press(page.locator("form[data-order=bid] button"))
    expect(page.locator(GIVEN)).to_contain_text("Bid one more each time up to 3, then pass")
    page.locator("form[data-order=sell] button").focus()
    page.keyboard.press("Enter")
    expect(page.locator(GIVEN)).to_have_count(2)
    beside = window("en-GB")
    table.sit_down(beside)
    expect(beside.page.locator(GIVEN)).to_have_count(2)
    ada.rest()
    ada.shot("given")
    assert ada.findings("#ask") == []
    assert ada.overflow() == 0

    n = ada.n
    cleo_answers(ada, {"do": "bid", "value": 1})
    ada.await_n(n + 2)  # hers, and Ada's
    expect(page.locator("#log .log-line").last).to_contain_text("bids 2 for")
    expect(page.locator("#log .log-line").last).to_contain_text("By your order.")
    expect(page.locator("#orders-sheet[open]")).to_have_count(1)  # it stays as one has left it
    cleo_answers(ada, {"do": "bid", "value": 3})
    ada.await_n(n + 4)
    expect(page.locator(GIVEN)).to_have_count(1)  # the auction is over, the round is not
    page.locator("[data-cancel]").focus()
    page.keyboard.press("Enter")
    for device in (ada, beside):
        expect(device.page.locator(GIVEN)).to_have_count(0)  # without anything that would bring news to others
    ada.rest()
    ada.shot("over")
