"""What people do at the table, in the browser's terms."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import BrowserContext, Locator, Page, expect

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
API = {"X-Gusher": "1"}
PHONE = {"width": 360, "height": 740}


@dataclass(frozen=True)
class Played:
    """A table that programs have played at, and its links."""

    id: str
    tokens: tuple[str, ...]
    watch: str

    @staticmethod
    def to_the_end(url: str) -> "Played":
        """Two people who always give the first possible answer."""
        with httpx.Client(base_url=f"{url}/api/v1", timeout=30) as client:
            seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
            opened = client.post("/tables", json={"game": "atacama", "seats": seats}, headers=API).raise_for_status()
            tokens = tuple(seat["token"] for seat in opened.json()["seats"])
            played = Played(opened.json()["id"], tokens, opened.json()["watch"])
            seat = 0
            while True:
                mine = {"Authorization": f"Bearer {tokens[seat]}"}
                position = client.get(f"/tables/{played.id}", headers=mine).raise_for_status().json()
                if position["status"] == "over":
                    return played
                if position["asked"] != seat:
                    seat = position["asked"]
                    continue
                answer = {"n": position["n"], "key": str(position["n"] + 1), "answer": position["answers"][0]}
                client.post(f"/tables/{played.id}/answers", json=answer, headers=mine).raise_for_status()


class Window:
    """A browser window with cookies of its own, and what went wrong in it."""

    def __init__(self, context: BrowserContext, keep: Callable[[Page, str], None]) -> None:
        self.context = context
        self._keep = keep
        self.errors: list[str] = []
        self.page = self.tab()

    def tab(self) -> Page:
        """Another tab of the same window."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        return page

    def _heard(self, kind: str, text: str) -> None:
        """Whatever the browser complains of, except a network that a test has taken away."""
        if kind == "error" and "ERR_INTERNET_DISCONNECTED" not in text:
            self.errors.append(text)

    def shot(self, name: str) -> None:
        self._keep(self.page, name)

    # --- getting to a table ---

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def open_table(self, seats: Mapping[int, str], game: str = "atacama", **fields: str) -> str:
        """Opens a table with the form; `seats` says who sits beside seat 0. Returns its path."""
        page = self.go(f"/new/{game}")
        page.locator(f"label:has([name=players][value='{len(seats) + 1}'])").click()
        for seat, sitter in seats.items():
            page.locator(f"[name=seat-{seat}]").select_option(sitter)
        for name, value in fields.items():
            page.locator(f"[name={name.replace('_', '-')}]").fill(value)
        page.locator("#opening button.big").click()
        expect(page).to_have_url(re.compile(r"/t/"))
        return re.sub(r"^https?://[^/]+", "", page.url)

    # --- at the table ---

    @property
    def main(self) -> Locator:
        return self.page.locator("main[data-table]")

    @property
    def n(self) -> int:
        return int(self.main.get_attribute("data-n") or -1)

    def await_turn(self) -> bool:
        """Waits until this window is asked; False if the game is over instead."""
        expect(self.page.locator("main[data-asked=yes]:not([data-busy]), main[data-over=yes]")).to_be_attached()
        return self.main.get_attribute("data-over") == "no"

    def await_n(self, n: int) -> None:
        """Waits for a position. News may come before the reply to an answer: until then the page takes no other."""
        expect(self.page.locator(f"main[data-n='{n}']:not([data-busy])")).to_be_attached()

    def play_target(self, place: int = 0) -> None:
        """Clicks a target on the board and confirms."""
        before = self.n
        self.page.locator("#board [data-answer]").nth(place).click()
        self.page.locator("[data-do=confirm]").click()
        self._moved_on(before)

    def play_choice_from_the_list(self) -> None:
        """The same with the list of choices, which is folded where there is little room."""
        before = self.n
        self.unfold("true")
        self.play_first_choice()
        self._moved_on(before)

    def unfold(self, open_: str) -> None:
        fold = self.page.locator("#fold")
        if fold.is_visible() and fold.get_attribute("aria-expanded") != open_:
            fold.click()

    def play_first_choice(self) -> None:
        """Without waiting for what comes of it."""
        self.page.locator("#choices [data-action]").first.click()
        self.page.locator("[data-do=confirm]").click()

    def play_what_is_asked(self) -> None:
        """One answer on the board or, where it has no targets, in the list; confirmed if the page wants to know."""
        before = self.n
        self.page.locator("#board [data-answer], #choices:not(.many) [data-action]").first.click()
        self.confirm_if_asked(before)

    def confirm_if_asked(self, before: int) -> None:
        """After a click: the second word, where the page wants one, and the position that follows."""
        expect(self.page.locator(f"main[data-pending], {self._after(before)}").first).to_be_attached()
        if self.page.locator("main[data-pending]").count():
            self.page.locator("[data-do=confirm]").click()
        self._moved_on(before)

    def _after(self, n: int) -> str:
        """Another position is shown; or, where several share the screen, it has to be passed on first."""
        return f"main:not([data-n='{n}'], [data-busy]), #pass[open]"

    def _moved_on(self, before: int) -> None:
        expect(self.page.locator(self._after(before)).first).to_be_attached()

    def finish(self, play: Callable[[], None]) -> None:
        while self.await_turn():
            play()

    def lose_the_line(self) -> None:
        self.context.set_offline(True)
        self.page.wait_for_function("!navigator.onLine")

    def find_the_line(self) -> None:
        self.context.set_offline(False)
        self.page.wait_for_function("navigator.onLine")

    def switch(self, setting: str) -> None:
        """Opens the settings, turns one of them the other way, and closes them."""
        self.page.locator("#open-settings").click()
        self.page.locator(f"label:has(#set-{setting})").click()
        self.page.locator("#settings form button").click()

    # --- taking things home ---

    def download(self, selector: str, folder: Path) -> Path:
        with self.page.expect_download() as download:
            self.page.locator(selector).click()
        file = folder / download.value.suggested_filename
        download.value.save_as(file)
        return file

    # --- looking at it ---

    def findings(self) -> list[str]:
        """What axe holds against the page that is serious or worse."""
        # The page's own policy forbids foreign scripts; axe is let in through the debugger, not through the page.
        session = self.context.new_cdp_session(self.page)
        for script in (AXE.read_text(encoding="utf-8"), "axe.run(document, {resultTypes: ['violations']})"):
            reply: dict[str, Any] = session.send(
                "Runtime.evaluate", {"expression": f"{script}\n", "awaitPromise": True, "returnByValue": True}
            )
        session.detach()
        result = reply["result"]["value"]
        return [
            json.dumps({"rule": finding["id"], "at": [node["html"][:160] for node in finding["nodes"]][:5]})
            for finding in result["violations"]
            if finding["impact"] in GRAVE
        ]

    def doubles(self) -> list[str]:
        """Names that the page gives to more than one of its elements."""
        names: list[str] = self.page.locator("[id]").evaluate_all("all => all.map(one => one.id)")
        return sorted({name for name in names if names.count(name) > 1})

    def overflow(self) -> int:
        """By how many pixels the page is broader than the window."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        return width
