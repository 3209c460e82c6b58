"""Answers over the API: one or several at once, what is refused of them, and the number that a hint names."""

import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from bench.following import Following
from gusher.web.models import MOST_ANSWERS
from tests.web.serving import PLACE, TWO, opened, run, serving

BASE = {"do": "use", "rig": "base"}
OTHER = {"do": "place", "row": 1, "column": 1}


def test_a_list_is_one_step(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            assert await ada.answer(0, [PLACE, BASE]) == {"n": 2, "answer": 1}
            assert (await ben.position())["asked"] == 1
            assert await ben.answer(2, [OTHER]) == {"n": 3, "answer": 3}  # a list of one is no different

    run(test())


def test_a_refused_list_says_which_answer_and_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO, tactical=True)
            path = f"{ada.table}/answers"
            second = await ada.refused(path, 422, "refused-rule", n=0, key="k", answer=[PLACE, OTHER])
            assert second["at"] == 1
            assert second["clause"]
            past = await ada.refused(path, 422, "refused-crosses", n=0, key="k", answer=[PLACE, BASE, OTHER])
            assert past["at"] == 2
            alone = await ada.refused(path, 422, "refused-rule", n=0, key="k", answer=BASE)
            assert "at" not in alone
            assert (await ada.position())["n"] == 0

    run(test())


@pytest.mark.parametrize(
    ("answer", "where"),
    [
        ([], "answer"),
        ([PLACE] * (MOST_ANSWERS + 1), "answer"),
        ([PLACE, "place"], "answer.1"),
        ([PLACE, {"do": ["use"]}], "answer.1.do"),
        ("place", "answer"),
        (None, "answer"),
    ],
)
def test_lists_have_bounds(tmp_path: Path, answer: Any, where: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            error = await ada.refused(f"{ada.table}/answers", 422, "api-invalid", n=0, key="k", answer=answer)
            assert error["where"].startswith(where)
            assert (await ada.position())["n"] == 0

    run(test())


def test_undo_takes_no_number(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO, tactical=True)
            await ada.answer(0, PLACE)
            await ada.refused(f"{ada.table}/undo", 422, "api-invalid", n=1, key="k", answers=1)
            await ada.post(f"{ada.table}/undo", n=1, key="k")

    run(test())


def test_a_hint_names_the_button(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO, aids={"hints": True})
            hint = await ada.post(f"{ada.table}/hint")
            page = Following()
            page.take((await ada.client.get(f"/t{ada.table.removeprefix('/tables')}/view")).json())
            button = re.search(rf'data-action="{hint["action"]}" data-answer="([^"]*)"', page.html("choices"))
            assert button is not None
            assert json.loads(unescape(button[1])) == hint["answer"]

    run(test())
