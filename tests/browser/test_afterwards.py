"""After the end: pictures to keep, and once more."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import Kept


def test_pictures_of_the_end_and_of_any_move_can_be_kept(window: OpenWindow, finished: Kept, tmp_path: Path) -> None:
    ada = window("en-GB")
    finished.sit_down(ada)
    end = ada.download("#result a[href*='picture.svg']", tmp_path / "end")
    png = ada.download("#result a[href*='picture.png']", tmp_path)
    assert ET.parse(end).getroot().tag.endswith("svg")
    assert png.read_bytes().startswith(b"\x89PNG\r\n")
    ada.go(f"/t/{finished.id}/replay?n=3")
    ada.page.keyboard.press("ArrowRight")
    ada.await_n(4)
    early = ada.download("#picture-svg", tmp_path)
    assert ET.parse(early).getroot().tag.endswith("svg")
    assert early.read_text(encoding="utf-8") != end.read_text(encoding="utf-8")
    assert ada.download("#picture-png", tmp_path).read_bytes().startswith(b"\x89PNG\r\n")


def test_two_play_once_more_and_the_other_begins(window: OpenWindow, finished: Kept) -> None:
    ada, ben = window("en-GB"), window("fr-FR")
    ada.go(f"/s/{finished.tokens[0]}")
    ben.go(f"/s/{finished.tokens[1]}")
    ben.rest()
    ada.page.locator("form[action$=rematch] button").click()
    expect(ada.page).not_to_have_url(re.compile(f"/t/{finished.id}$"))
    again = re.sub(r"^https?://[^/]+", "", ada.page.url)
    expect(ben.page.locator("form[action$=rematch] button")).to_have_text("Rejoindre la revanche")  # told at once
    ben.page.locator("form[action$=rematch] button").click()
    expect(ben.page).to_have_url(re.compile(re.escape(again)))
    ben.await_turn()
    expect(ben.page.locator("#players h2")).to_have_text(["Ben", "Ada"])
    ben.play_target()
    ada.await_turn()
