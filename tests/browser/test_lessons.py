"""Guided first games, walked as a beginner would: read, look at the ring, click what is in it."""

import pytest
from playwright.sync_api import Locator, expect

from gusher.kernel import registry
from gusher.kernel.lessons import lesson as teaching
from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window, until

# Without a finger: one that rests on a target for long only reads it, and a busy machine may make it rest.
SMALL = {**PHONE, "is_mobile": True}
# How many answers are given from the welcome on, and how many before the end, from a question that can be practised.
# Both together have every sort of step: one that is read, one click, a click that gives several answers, the others'
# moves, a free choice. That each step of every lesson can be answered, and what it points at is there, the contract
# shows (gusher/contract/lessons.py). The shortest lesson is walked whole.
WALKS = [
    pytest.param("atacama", "fr-FR", SMALL, 5, 0, id="atacama-phone"),
    pytest.param("giganten", "en-GB", SMALL, 5, 2, id="giganten-phone"),
    pytest.param("mcmulti", "fr-FR", {}, 3, 3, id="mcmulti-desktop"),
    pytest.param("wildcatters", "en-GB", {}, 2, 3, id="wildcatters-desktop"),
]


def begin(learner: Window, game: str, question: int = 0) -> None:
    """At the welcome, or at a question, as the button among one's games does that says what to practise."""
    page = learner.go("/")
    button = page.locator(f"form[action='/learn/{game}'] button")
    if question:
        button.evaluate("(button, value) => Object.assign(button, { name: 'question', value })", question)
    learner.press(button)
    expect(page.locator("#lesson .lesson-page").first).to_be_visible()
    learner.rest()


def lesson(learner: Window) -> Locator:
    return learner.page.locator("#lesson")


def where(learner: Window) -> str:
    learner.rest(":is([data-asked=yes], [data-over=yes])")
    return lesson(learner).get_attribute("data-where") or ""


def read(learner: Window) -> None:
    """Every page up to the last, one at a time."""
    pages = lesson(learner).locator(".lesson-page")
    for number in range(pages.count()):
        expect(pages.nth(number)).to_be_visible()
        assert sum(page.is_visible() for page in pages.all()) == 1
        assert learner.overflow() <= 0
        if number < pages.count() - 1:
            learner.press(lesson(learner).locator("[data-turn=next]"))
            learner.rest()


def wanted(learner: Window) -> Locator:
    """What goes on: on the board if it is there, else in the list."""
    want = lesson(learner).get_attribute("data-want") or ""
    first, page = want.split()[0], learner.page
    for selector in (f"#board [data-chain='{want}']", f"#board [data-answer='{first}']", f"#choice-{first}"):
        if page.locator(selector).count():
            return page.locator(selector).first
    raise AssertionError(f"{want} is offered nowhere")


def answer(learner: Window) -> None:
    before = learner.n
    place = wanted(learner)
    assert learner.page.locator(".lesson-ring, .lesson-pointed").count() > 0
    assert "kept-back" not in (place.get_attribute("class") or "")
    learner.press(place)
    learner.rest(f":not([data-n='{before}'])")


def walk(learner: Window, questions: range) -> None:
    for question in questions:
        assert where(learner) == "asked"
        assert lesson(learner).get_attribute("data-want")
        read(learner)
        learner.shot(f"step-{question:02}")
        answer(learner)


@pytest.mark.parametrize(("game", "lang", "wishes", "first", "last"), WALKS)
def test_a_lesson_to_its_end(
    window: OpenWindow, game: str, lang: str, wishes: dict[str, object], first: int, last: int
) -> None:
    taught = teaching(registry.find(game))
    assert taught is not None
    ada = window(lang, **wishes)
    begin(ada, game)
    assert ada.findings("#ask") == []
    ada.shot("welcome")
    guided = taught.questions - 1  # then comes a free choice
    walk(ada, range(min(first, guided)))
    if first < guided:
        question = guided - last
        begin(ada, game, question)  # or where a turn of it can be practised, which may be earlier
        while where(ada) == "asked" and lesson(ada).get_attribute("data-want"):
            walk(ada, range(question, question + 1))
            question += 1
        assert question >= guided
    assert where(ada) == "asked"
    assert lesson(ada).get_attribute("data-want") == ""
    read(ada)
    ada.shot("free")
    if ada.page.locator("#zoom-fit").is_visible():
        ada.see_the_whole_board()
    ada.play_what_is_asked()
    expect(lesson(ada)).to_have_attribute("data-where", "finished")
    read(ada)
    ada.shot("end")
    assert ada.findings("#ask") == []
    ada.press(lesson(ada).locator("form button"))
    expect(lesson(ada)).to_be_hidden()
    assert ada.await_turn()
    offered = ada.page.locator("#choices [data-action], #fold, #choices input").filter(visible=True)
    assert offered.count() > 0


def test_a_mistake_is_answered_kindly(window: OpenWindow) -> None:
    """Nothing is sent; the voice says why not now. What goes on still does, after a reload and after an undo."""
    ada = window("en-GB")
    begin(ada, "atacama")
    ada.press(ada.page.locator("#board #target-88"))
    said = ada.page.locator("#lesson-mistake")
    expect(said).to_contain_text("copper 5")
    ada.press(ada.page.locator("#board #target-99"))
    expect(said).to_contain_text("in the ring")
    assert ada.n == 0
    ada.page.reload()
    ada.rest()
    read(ada)
    answer(ada)
    assert where(ada) == "asked"
    before = lesson(ada).get_attribute("data-want")
    n = ada.n
    read(ada)
    answer(ada)
    where(ada)
    ada.press(ada.page.locator("[data-do=takeback]"))
    ada.rest(f"[data-n='{n + 3}']")  # two answers and the take-back
    where(ada)
    expect(lesson(ada)).to_have_attribute("data-want", before or "")
    read(ada)
    answer(ada)
    assert where(ada) == "asked"


def test_a_lesson_by_keys(window: OpenWindow) -> None:
    """Next, and the ring: the Tab key finds both, and after an answer the focus is where it goes on."""
    ada = window("en-GB")
    page = ada.go("/")
    page.locator("form[action='/learn/atacama'] button").focus()
    page.keyboard.press("Enter")
    expect(lesson(ada)).to_be_visible()
    ada.rest()
    turn = lesson(ada).locator("[data-turn=next]")
    turn.focus()
    while turn.get_attribute("aria-disabled") != "true":
        page.keyboard.press("Enter")
        ada.rest()
    assert page.evaluate("document.activeElement.dataset.turn") == "next"
    wanted(ada).focus()
    before = ada.n
    page.keyboard.press("Enter")
    ada.rest(f":not([data-n='{before}'])")
    where(ada)
    until(page, "() => document.activeElement.dataset.turn === 'next'")


def test_choosing_freely(window: OpenWindow) -> None:
    ada = window("en-GB", **PHONE)
    begin(ada, "giganten")
    ada.press(lesson(ada).locator(".freely"))
    expect(lesson(ada)).to_be_hidden()
    ada.await_turn()
    expect(ada.page.locator(".kept-back")).to_have_count(0)
    assert ada.overflow() <= 0
