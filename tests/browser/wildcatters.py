"""Somebody who plays Wildcatters by clicks on the board; and rivals."""

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any, Self

import httpx
from playwright.sync_api import Locator

from gusher.games.wildcatters.data import (
    A_PUMP,
    A_RIG,
    CARD_REGION,
    CARDS,
    CIRCLES,
    DRILL_PRICE,
    REFINERY_PRICE,
    RIG_PRICE,
    TRAIN_PRICE,
    TRANSPORT_PRICE,
    WILDCATTER,
)
from tests.browser.boards import EASIEST, BoardPlayer, Choose, kind_of
from tests.browser.people import API, Window
from tests.fixed import OVERDUE_SECONDS

RIVALS = {1: EASIEST, 2: EASIEST}
ENOUGH_RIGS = 4  # to drill (W85)


class Oilman(BoardPlayer):
    """Keeps to one region: builds wells and a train there, drills, and sends the oil on its way. What it has never done
    it does first."""

    def idle(self) -> None:
        """An answer that leads on to the others' turns."""
        targets = self.targets()
        self.click("done" if "done" in targets else self.wish(targets))

    @property
    def begun(self) -> bool:
        return setting_up(self.window).count() == 0

    @property
    def wishes(self) -> Mapping[str, Choose]:
        always, never_done = self._next, self._once
        return {
            **dict.fromkeys(("renew", "empty", "show", "mix", "move", "keep"), never_done),
            **dict.fromkeys(("link", "load", "all", "way"), never_done),
            **dict.fromkeys(("refine", "all", "way", "load", "unload", "dispatch"), always),
            "card": self._richest,
            "build-rig": self._rig,
            "build-train": self._train,
            "build-tanker": lambda names: self._spare(names, 0, self._once),
            "build-refinery": lambda names: self._spare(names, int(REFINERY_PRICE), self._once),
            **dict.fromkeys(("transport", "drill", "swap", "join"), always),
            "bid": lambda names: names[0] if self.clicked["bid"] <= self.clicked["no-bid"] else "",
            **dict.fromkeys(("sail", "ride", "drain", "cover", "give", "deliver", "share"), self._middle),
            "repay": lambda names: names[-1],
            "done": always,
        }

    def _own(self, piece: str) -> Counter[int]:
        """How many of its pieces stand in each field."""
        drawn = self.board(f"[id^={piece}-]:has(use[href$='-{piece}-1'])")
        names: list[str] = drawn.evaluate_all("all => all.map(one => one.id)")
        return Counter(int(name.rpartition("-")[2]) // CIRCLES for name in names)

    @property
    def _cash(self) -> int:
        """What it has, as its card says."""
        facts = self.window.page.locator("#player-0 .player-facts").text_content() or ""
        found = re.search(r"(\d+)\s\$|\$(\d+)", facts)
        assert found is not None, facts
        return int(found[1] or found[2])

    def _next(self, names: list[str]) -> str:
        """Another one each time."""
        return names[self.clicked[kind_of(names[0])] % len(names)]

    def _once(self, names: list[str]) -> str:
        return names[0] if not self.clicked[kind_of(names[0])] else ""

    def _middle(self, names: list[str]) -> str:
        return names[len(names) // 2]

    def _richest(self, names: list[str]) -> str:
        """A card of the region that it has most pumps in, then most wells."""
        pumps, rigs = self._own("pump"), self._own("rig")

        def worth(name: str) -> int:
            region = int(CARD_REGION[CARDS.index(name.removeprefix("card-"))])
            return 3 * pumps[region] + min(rigs[region], ENOUGH_RIGS)

        return max(names, key=worth)

    def _spare(self, names: list[str], price: int, choose: Choose) -> str:
        """As long as there is money left for drilling and a transport afterwards."""
        return choose(names) if self._cash - price >= DRILL_PRICE + TRANSPORT_PRICE else ""

    def _rig(self, names: list[str]) -> str:
        return self._spare(names, int(RIG_PRICE[0]), self._next)

    def _train(self, names: list[str]) -> str:
        """The first one offered leads out of the field."""
        return self._spare(names, int(TRAIN_PRICE), lambda names: names[0])


def setting_up(player: Window) -> Locator:
    """The board's heading, as long as the first round has not begun."""
    return player.page.locator("#board text", has_text=re.compile("^(Préparation|Set-up)$"))


class Rivals:
    """Programs in the other seats that drill wherever the player in the browser has a well: who may join is asked."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=f"{url}/api/v1", timeout=OVERDUE_SECONDS, headers=API)
        seats = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cem")]
        opened = self._client.post("/tables", json={"game": "wildcatters", "seats": seats}).raise_for_status().json()
        self.table = str(opened["id"])
        self.tokens = [str(seat["token"]) for seat in opened["seats"]]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self._client.close()

    def play(self) -> None:
        """Until the player in the browser is asked, or it is over."""
        while True:
            position = self._position(0)
            seat = position["asked"]
            if position["status"] == "over" or seat == 0:
                return
            position = self._position(seat)
            body = {"n": position["n"], "key": str(position["n"] + 1), "answer": self._answer(position)}
            reply = self._client.post(f"/tables/{self.table}/answers", json=body, headers=self._bearer(seat))
            reply.raise_for_status()

    def _position(self, seat: int) -> Any:
        return self._client.get(f"/tables/{self.table}", headers=self._bearer(seat)).raise_for_status().json()

    def _bearer(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.tokens[seat]}"}

    def _answer(self, position: Any) -> Any:
        answers, view = position["answers"], position["view"]
        by_kind = {answer["do"]: answer for answer in reversed(answers)}
        if "card" in by_kind:
            cards = [answer for answer in answers if answer["do"] == "card"]
            return max(cards, key=lambda answer: _promise(view, int(CARD_REGION[CARDS.index(answer["card"])])))
        if "rig" in by_kind and 0 < _promise(view, view["region"]) < ENOUGH_RIGS:
            return by_kind["rig"]
        wanted = next((kind for kind in ("drill", "done", "decline", "pass") if kind in by_kind), answers[0]["do"])
        return by_kind[wanted]


def _promise(view: Any, region: int) -> int:
    """How many rigs stand in a field, if nobody has drilled there and the player in the browser has one of them."""
    circles: list[int] = view["circles"][region * CIRCLES : (region + 1) * CIRCLES]
    drilled = any(circle >= A_PUMP for circle in circles)
    return sum(A_RIG <= circle < WILDCATTER for circle in circles) if A_RIG in circles and not drilled else 0
