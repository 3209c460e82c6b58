"""The economy card with its price list, and the newspaper."""

from collections.abc import Iterator
from typing import Final

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import NOTHING, PIECES, POLLUTION, REFINERY, RIG, STATION, WELL
from gusher.games.mcmulti.effects.names import economy_said, news_said
from gusher.games.mcmulti.picture.layout import CARD_WIDTH, ECONOMY, MIDDLE, MIDDLE_HEIGHT, NEWS
from gusher.games.mcmulti.picture.newspaper import notices
from gusher.games.mcmulti.picture.places.islands import ELSEWHERE
from gusher.games.mcmulti.position import Position
from gusher.kernel.places import Place

SILENT: Final = frozenset({"economy", "news", "notice"})
_LIST, _LINE = MIDDLE + 116, 35  # the price list, and a line of it
_SHOPPING = (ask.SHOP, ask.START_SHOP)


def places(state: Position) -> Iterator[Place]:
    economy = (ECONOMY, MIDDLE, CARD_WIDTH, MIDDLE_HEIGHT)
    yield Place("economy", economy, economy_said(int(state.economy)))
    for line, piece in enumerate((RIG, STATION, REFINERY, WELL)):
        box = (ECONOMY + 5, _LIST + line * _LINE, CARD_WIDTH - 10, _LINE)
        yield Place(f"price-{PIECES[piece]}", box, "", _bought(piece), _never(state, piece))
    card = int(state.news_open) if state.news_open != NOTHING else int(state.news_due)
    yield Place("news", (NEWS, MIDDLE, CARD_WIDTH, MIDDLE_HEIGHT), "" if card == NOTHING else news_said(card))
    for notice, y, height in notices(state):
        kind = "pollution" if notice == POLLUTION and state.news_due != POLLUTION else "notice"
        means = () if kind == "notice" else (do.RETURN,) if state.step == ask.SHOP else ELSEWHERE
        yield Place(kind, (NEWS + 6, y, CARD_WIDTH - 12, height), news_said(notice), means)


def _bought(piece: int) -> tuple[int, ...]:
    return ELSEWHERE if piece == WELL else (do.BUY + piece,)


def _never(state: Position, piece: int) -> str:
    """M20: no well is for sale."""
    return "M20" if piece == WELL and state.step in _SHOPPING else ""
