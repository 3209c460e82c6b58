"""What people do at the table, in the browser's terms."""

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.store.sqlite import SqliteStore
from gusher.web.levels import EARLIER
from tests.web.stored import TOKENS, WATCH, record

AXE = Path(__file__).resolve().parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# Rules whose findings are never grave are not tried; which these are axe knows, and only inside. Whatever a page is
# made of came with it: axe need not fetch it once more, and there are no frames.
LOOK = f"""axe.run(document.querySelector(PART), {{
  resultTypes: ["violations"], preload: false, iframes: false,
  rules: Object.fromEntries(
    axe._audit.rules.filter(({{ impact }}) => impact && !{json.dumps(GRAVE)}.includes(impact))
      .map(({{ id }}) => [id, {{ enabled: false }}])),
}})"""
API = {"X-Gusher": "1"}
PHONE = {"width": 360, "height": 740}
NO_OPTIONS: Mapping[str, str] = {}


# Nothing is under way on the page: no request, no news that it has not shown, nothing that glides. Where several share
# the screen it may have to be passed on first.
REST = "main[data-rest]"
COVER = "#pass[open]"
MOMENT = 20  # milliseconds

# A page that is transparent is styled, laid out and clicked like any other, but not painted, which takes a third of the
# processor time of a game. Nobody looks at it but axe, which leaves out what cannot be seen.
UNSEEN = """const transparent = new CSSStyleSheet();
transparent.replaceSync("html { opacity: 0 }");
document.adoptedStyleSheets = [transparent];"""
SEEN = "document.adoptedStyleSheets.forEach((sheet) => { sheet.disabled = true })"
UNSEEN_AGAIN = SEEN.replace("true", "false")


@dataclass(frozen=True)
class Kept:
    """A table in the server's store, and its links."""

    id: str
    tokens: tuple[str, ...]
    watch: str

    def sit_down(self, player: "Window") -> None:
        player.go(f"/s/{self.tokens[0]}")
        expect(player.page).to_have_url(re.compile(f"/t/{self.id}"))


def keep(database: Path, match: Match, *kinds: str) -> Kept:
    """A match that was played in the test's own process, as if it had been played at a table of the server, by two
    people or by these."""
    store = SqliteStore(str(database))
    lines = [json.dumps(log.entry_words(match, entry)) for entry in match.entries]
    store.create(record(match.game.name, match, kinds or ("human", "human")), lines)
    store.close()
    return Kept("table", TOKENS, WATCH)


def until(page: Page, condition: str, arg: object = None) -> None:
    """Waits until a condition holds, `() => …`: the page looks by itself, every moment. A function is made once,
    through the debugger. A bare expression would be read anew each time, which the page's own policy forbids; nobody
    would notice where it holds at once."""
    assert "=>" in condition, condition
    page.wait_for_function(condition, arg=arg, polling=MOMENT)


def come(page: Page, selector: str) -> None:
    """Waits until there is such a thing. `expect` would ask the page each time, walk through all of a board for shadow
    trees, and look again later and later."""
    try:
        until(page, "selector => document.querySelector(selector) !== null", selector)
    except Late as late:
        main = page.locator("main").evaluate("main => main.cloneNode(false).outerHTML")
        raise AssertionError(f"{selector} did not come; the page has {main}") from late


def at_rest(page: Page, such: str = "") -> None:
    """Waits until the page is at rest, and such as it should be: only then is it read or clicked."""
    come(page, f"{REST}{such}")


class Window:
    """A browser window with cookies of its own, and what went wrong in it."""

    def __init__(self, context: BrowserContext, keep: Callable[[Page, str], None], finger: bool = False) -> None:
        self.context = context
        self._finger = finger  # instead of a mouse, whose pointer would stay and hover over whatever comes next
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

    def open_table(
        self, seats: Mapping[int, str], game: str = "atacama", options: Mapping[str, str] = NO_OPTIONS, **fields: str
    ) -> str:
        """Opens a table with the form; `seats` says who sits beside seat 0. Returns its path."""
        page = self.go(f"/new/{game}")
        page.locator(f"label:has([name=players][value='{len(seats) + 1}'])").click()
        for seat, sitter in seats.items():
            self.seat(seat, sitter)
        for name, value in fields.items():
            page.locator(f"[name={name.replace('_', '-')}]").fill(value)
        for name, value in options.items():
            page.locator(f"label:has([name=option-{name}][value='{value}'])").click()
        page.locator("#opening button.big").click()
        expect(page).to_have_url(re.compile(r"/t/"))
        return re.sub(r"^https?://[^/]+", "", page.url)

    def seat(self, seat: int, sitter: str) -> None:
        """Puts somebody on a seat of the form. Bots of earlier days are not offered any more but still understood; they
        answer at once, and always the same."""
        offered = self.page.locator(f"[name=seat-{seat}]")
        if sitter.removeprefix("bot:") in EARLIER:
            offered.evaluate("(list, value) => list.add(new Option(value, value))", sitter)
        offered.select_option(sitter)

    # --- at the table ---

    @property
    def main(self) -> Locator:
        return self.page.locator("main[data-table]")

    @property
    def n(self) -> int:
        return int(self.main.get_attribute("data-n") or -1)

    def rest(self, such: str = "") -> None:
        at_rest(self.page, such)

    def press(self, what: Locator) -> None:
        """With the mouse or the finger. It takes a moment until a touch becomes a click: wait for what it leads to."""
        if self._finger:
            what.tap()
        else:
            what.click()

    def await_turn(self) -> bool:
        """Waits until this window is asked; False if the game is over instead."""
        self.rest(":is([data-asked=yes], [data-over=yes])")
        return self.main.get_attribute("data-over") == "no"

    def await_n(self, n: int) -> None:
        """Waits for a position, at the table or in the replay."""
        self.rest(f"[data-n='{n}']")

    def catch_up(self, n: int) -> None:
        """Waits for a position or one after it."""
        until(self.page, f"n => Number(document.querySelector('{REST}')?.dataset.n ?? -1) >= n", n)

    def play_target(self, place: int = 0) -> None:
        """Clicks a target on the board and confirms."""
        self.rest()
        before = self.n
        self.press(self.page.locator("#board [data-answer]").nth(place))
        self.confirm()
        self._moved_on(before)

    def play_choice_from_the_list(self) -> None:
        """The same with the list of choices, which is folded where there is little room."""
        self.unfold("true")
        before = self.n
        self.play_first_choice()
        self._moved_on(before)

    def unfold(self, open_: str) -> None:
        """The list of choices, or folds it; the board has more or less room afterwards."""
        self.rest()
        fold = self.page.locator("#fold")
        if fold.is_visible() and fold.get_attribute("aria-expanded") != open_:
            self.press(fold)
            expect(fold).to_have_attribute("aria-expanded", open_)
            self.rest()

    def play_first_choice(self) -> None:
        """Without waiting for what comes of it."""
        self.rest()
        self.press(self.page.locator("#choices [data-action]").first)
        self.confirm()

    def confirm(self) -> None:
        """The second word that the page waits for."""
        self.rest("[data-pending]")
        self.press(self.page.locator("[data-do=confirm]"))

    def play_what_is_asked(self) -> None:
        """One answer on the board or, where it has no targets, in the list; confirmed if the page wants to know."""
        self.rest()
        before = self.n
        self.press(self.page.locator("#board [data-answer], #choices:not(.many) [data-action]").first)
        self.confirm_if_asked(before)

    def confirm_if_asked(self, before: int) -> None:
        """After a click: the second word, where the page wants one, and the position that follows."""
        come(self.page, f"{REST}[data-pending], {self._after(before)}")
        if self.page.locator("main[data-pending]").count():
            self.confirm()
        self._moved_on(before)

    def _after(self, n: int) -> str:
        """Another position is shown; or, where several share the screen, it has to be passed on first."""
        return f"{REST}:not([data-n='{n}']), {COVER}"

    def _moved_on(self, before: int) -> None:
        come(self.page, self._after(before))

    def finish(self, play: Callable[[], None]) -> None:
        while self.await_turn():
            play()

    def see_the_whole_board(self) -> str:
        """By hand: it stays so until the hand says otherwise. Returns what part of the board is seen."""
        self.rest()
        self.press(self.page.locator("#zoom-fit"))
        board = self.page.locator("svg.board")
        expect(board).to_have_attribute("viewBox", re.compile(r"^0\.0 0\.0 "))
        self.rest()
        return board.get_attribute("viewBox") or ""

    def lose_the_line(self) -> None:
        self.context.set_offline(True)
        until(self.page, "() => !navigator.onLine")

    def find_the_line(self) -> None:
        self.context.set_offline(False)
        until(self.page, "() => navigator.onLine")

    def switch(self, setting: str) -> None:
        """Opens the settings, turns one of them the other way, and closes them."""
        self.rest()
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

    def findings(self, part: str = "html") -> list[str]:
        """What axe holds against the page, or against a part of it that has come to it, that is serious or worse."""
        # The page's own policy forbids foreign scripts; axe is let in through the debugger, not through the page.
        session = self.context.new_cdp_session(self.page)

        def run(script: str) -> Any:
            told = {"expression": f"{script}\n", "awaitPromise": True, "returnByValue": True}
            return session.send("Runtime.evaluate", told)["result"].get("value")

        if run("typeof axe") == "undefined":  # it stays as long as the page does
            run(AXE.read_text(encoding="utf-8"))
        run(SEEN)
        result = run(LOOK.replace("PART", json.dumps(part)))
        run(UNSEEN_AGAIN)
        session.detach()
        return [
            json.dumps({"rule": finding["id"], "at": [node["html"][:160] for node in finding["nodes"]][:5]})
            for finding in result["violations"]
            if finding["impact"] in GRAVE
        ]

    def doubles(self) -> list[str]:
        """Names that the page gives to more than one of its elements."""
        names: list[str] = self.page.evaluate("Array.from(document.querySelectorAll('[id]'), one => one.id)")
        return sorted(name for name, times in Counter(names).items() if times > 1)

    def overflow(self) -> int:
        """By how many pixels the page is broader than the window."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        return width


def whose_turn(*players: Window) -> Window:
    """Waits until one of them, who sit in this order, is asked, and all of them show it."""
    players[0].catch_up(max(player.n for player in players))
    seats = [f"#player-{seat}.to-move" for seat in range(len(players))]
    players[0].rest(f":is([data-over=yes], :has({', '.join(seats)}))")
    (asked,) = (player for player, seat in zip(players, seats, strict=True) if players[0].page.locator(seat).count())
    assert asked.await_turn()
    for player in players:
        player.await_n(asked.n)
    return asked
