"""Pictures are drawn beside the server: once for all who see the same, in turn for every visitor, and in time."""

import asyncio

import pytest

from gusher.web import drawings
from gusher.web.drawings import Drawings
from gusher.web.faults import Fault
from tests.web.serving import run


def square(side: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{side}" height="{side}"><rect width="9" height="9"/></svg>'


class Counted(Drawings):
    """Knows what was really drawn, and in which order."""

    def __init__(self) -> None:
        super().__init__(patience=lambda _: 600.0)
        self.drawn: list[str] = []
        ask = self._workers.ask

        async def asked(question: dict[str, str], *rest: object) -> dict[str, str]:
            reply: dict[str, str] = await ask(question, *rest)  # type: ignore[arg-type]
            self.drawn.append(question["svg"])
            return reply

        self._workers.ask = asked  # type: ignore[method-assign, assignment]


def test_the_same_is_drawn_once() -> None:
    async def test() -> None:
        pictures = Counted()
        try:
            found = await asyncio.gather(*(pictures.png(square(20), f"visitor {n}") for n in range(5)))
            again = await pictures.png(square(20), "later")
            assert len(pictures.drawn) == 1
            assert {*found, again} == {found[0]}
            assert found[0].startswith(b"\x89PNG")
            assert await pictures.png(square(30), "later") != found[0]
        finally:
            await pictures.close()

    run(test())


def test_whoever_wants_many_pictures_lets_others_go_first() -> None:
    async def test() -> None:
        pictures = Counted()
        try:
            flood = [asyncio.create_task(pictures.png(square(20 + n), "flood")) for n in range(8)]
            await asyncio.sleep(0)
            await pictures.png(square(99), "innocent")
            assert pictures.drawn.index(square(99)) <= 1
            await asyncio.gather(*flood)
        finally:
            await pictures.close()

    run(test())


def test_too_many_pictures_at_once_are_refused() -> None:
    async def test() -> None:
        pictures = Counted()
        try:
            wanted = (pictures.png(square(20 + n), "flood") for n in range(drawings.MOST_WAITING + 5))
            found = await asyncio.gather(*wanted, return_exceptions=True)
            refused = [one for one in found if isinstance(one, Fault)]
            assert {one.code for one in refused} == {"too-fast"}
            assert len(refused) == 4  # one is being drawn, as many as may wait wait
        finally:
            await pictures.close()

    run(test())


def test_a_picture_that_cannot_be_drawn_in_time_is_given_up() -> None:
    async def test() -> None:
        pictures = Counted()
        pictures._patience = lambda _: 0.0
        try:
            with pytest.raises(Fault) as caught:
                await pictures.png(square(20), "somebody")
            assert caught.value.code == "no-picture"
            pictures._patience = lambda _: 600.0
            assert (await pictures.png(square(20), "somebody")).startswith(b"\x89PNG")
        finally:
            await pictures.close()

    run(test())


def test_old_pictures_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pictures = Counted()
        try:
            for side in (20, 30, 20):
                await pictures.png(square(side), "somebody")
            assert len(pictures.drawn) == 3
        finally:
            await pictures.close()

    monkeypatch.setattr(drawings, "MOST_KEPT", 150)
    run(test())
