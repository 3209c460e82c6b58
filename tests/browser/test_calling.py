"""How the page calls a player whose turn has come: by its title always, by sound and notes only if wanted."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import Window, until
from tests.browser.test_line import two_at_a_table

# Counts the bells; the real ones ring all the same.
BELL = """
window.bells = 0;
window.AudioContext = class extends AudioContext { constructor() { super(); window.bells += 1; } };
"""
# A browser that keeps its notes, asks nobody, and believes what a test says about who is looking.
NOTES = """
window.notes = []; window.questions = 0; window.away = false;
window.Notification = class extends EventTarget {
  static permission = "default";
  static async requestPermission() {
    window.questions += 1;
    return (Notification.permission = ANSWER);
  }
  constructor(title) { super(); window.notes.push(title); }
};
Object.defineProperty(document, "hidden", { configurable: true, get: () => window.away });
"""


def count(page: Page, name: str) -> int:
    number: int = page.evaluate(f"window.{name}")
    return number


def round_of(ada: Window, ben: Window) -> None:
    """Ada answers, then Ben: it becomes Ada's turn while her page is open."""
    ada.await_turn()
    ada.play_target()
    ben.await_turn()
    ada.rest("[data-asked=no]")
    ben.play_target()
    ada.await_turn()


def reopened(ada: Window, *scripts: str) -> None:
    for script in scripts:
        ada.page.add_init_script(script)
    ada.page.reload()
    ada.rest()


def test_the_title_says_whose_turn_it_is(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    expect(ada.page).to_have_title("● Your turn · Atacama")
    expect(ben.page).to_have_title("Ada to move · Atacama")
    ada.play_target()
    expect(ada.page).to_have_title("Ben to move · Atacama")
    expect(ben.page).to_have_title("● Your turn · Atacama")


def test_the_bell_is_silent_until_it_is_switched_on(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    reopened(ada, BELL)
    round_of(ada, ben)
    assert count(ada.page, "bells") == 0
    ada.switch("sound")
    assert count(ada.page, "bells") == 1  # so that one knows how it sounds
    round_of(ada, ben)
    assert count(ada.page, "bells") == 2
    ada.switch("sound")
    round_of(ada, ben)
    assert count(ada.page, "bells") == 2


def test_notes_are_asked_for_when_they_are_switched_on_and_come_when_nobody_looks(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    reopened(ada, NOTES.replace("ANSWER", "'granted'"))
    page = ada.page
    page.evaluate("window.away = true")
    round_of(ada, ben)
    assert count(page, "questions") == 0
    assert count(page, "notes.length") == 0
    ada.switch("notify")
    until(page, "() => window.questions === 1")
    round_of(ada, ben)
    assert page.evaluate("window.notes") == ["Atacama: the table waits for you."]
    page.evaluate("window.away = false")
    round_of(ada, ben)
    assert count(page, "notes.length") == 1  # who looks at the page needs none
    assert count(page, "questions") == 1


def looked_away(ada: Window, away: bool) -> None:
    ada.page.evaluate("away => { window.away = away; document.dispatchEvent(new Event('visibilitychange')); }", away)
    ada.rest()


def test_a_page_that_nobody_sees_calls_its_player_once_and_shows_the_rest_later(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    reopened(ada, BELL, NOTES.replace("ANSWER", "'granted'"))
    ada.switch("sound")
    ada.play_target()
    ben.await_turn()
    ada.rest("[data-asked=no]")
    shown, bells = ada.n, count(ada.page, "bells")
    looked_away(ada, True)
    ben.play_target()
    expect(ada.page).to_have_title("● Your turn · Atacama")
    until(ada.page, "bells => window.bells === bells + 1", bells)
    assert (ada.n, ada.main.get_attribute("data-asked")) == (shown, "no")  # nothing was drawn for nobody
    looked_away(ada, False)
    ada.await_turn()
    assert ada.n == ben.n
    assert count(ada.page, "bells") == bells + 1  # it has rung already


def test_who_refuses_notes_gets_none(window: OpenWindow) -> None:
    """By a no, or by no answer."""
    ada, ben = two_at_a_table(window)
    for answer in ("denied", "default"):
        reopened(ada, NOTES.replace("ANSWER", f"'{answer}'"))
        ada.switch("notify")
        until(ada.page, "() => window.questions === 1")
        expect(ada.page.locator("#set-notify")).not_to_be_checked()
        ada.page.evaluate("window.away = true")
        round_of(ada, ben)
        assert count(ada.page, "notes.length") == 0
