"""The news: the open card as a front page, below it the cards in force and what ends them."""

from collections.abc import Iterator

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.data import APPLYING, ENDS, FACES, FEE, ISLANDS, NEWS_CARDS, NOTHING, POLLUTION, TURNING
from gusher.games.mcmulti.effects.names import either_double_said, news_does_said, news_numbers, news_said
from gusher.games.mcmulti.picture.layout import CARD_WIDTH, MIDDLE, MIDDLE_HEIGHT, NEWS
from gusher.games.mcmulti.picture.money import money
from gusher.games.mcmulti.picture.stamp import copy
from gusher.games.mcmulti.position import Position
from gusher.kernel import sets
from gusher.kernel.drawing import box, button, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Said, Shape

_X = NEWS + CARD_WIDTH / 2
_LINES = 4
_COLUMN, _FOOT = 30, 32  # letters that a line has room for
_STRIKING = [double for double in range(1, FACES + 1) if APPLYING[double]]
_COVERING = [double for double in range(1, FACES + 1) if TURNING[double]]
_NOTICES = MIDDLE + 242  # what is in force is pasted below
_NOTICES_HEIGHT = MIDDLE_HEIGHT - 246
_TALLEST = 29
_ROOM, _ROOM_BESIDE_DIE = 25, 21  # letters of a notice's headline


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    yield from _front_page(state)
    yield from _in_force(state, said)


def _front_page(state: Position) -> Iterator[Shape]:
    """Masthead, headline, woodcut, four short lines; and which doubles set it off or cover it (M80, M81)."""
    inside = [
        box("newsprint", NEWS, MIDDLE, CARD_WIDTH, MIDDLE_HEIGHT, 4),
        write(say("mcmulti-board-masthead"), _X, MIDDLE + 21, 18, "slab middle ink"),
        copy("rule", NEWS + 8, MIDDLE + 28),
    ]
    card = int(state.news_open) if state.news_open != NOTHING else int(state.news_due)
    if card == NOTHING:
        yield Shape("g", "", {}, inside, id="news", label=say("mcmulti-board-no-news"))
        return
    name = NEWS_CARDS[card]
    inside += [
        write(say("mcmulti-board-headline", card=name), _X, MIDDLE + 49, 16),
        copy(f"news-{name}", _X, MIDDLE + 89, "", 1.2),
        *(
            write(line, _X, MIDDLE + 140 + place * 18.5, 15, "middle ink", _COLUMN)
            for place, line in enumerate(front_page_said(card))
        ),
        copy("rule", NEWS + 8, MIDDLE + 204),
        *(
            write(line, _X, MIDDLE + 219 + place * 16, 14, "middle soft", _FOOT)
            for place, line in enumerate(doubles_lines_said())
        ),
    ]
    label = say("mcmulti-board-news", news=news_said(card), does=news_does_said(card))
    yield Shape("g", "", {}, inside, id="news", label=label)


def front_page_said(card: int) -> list[Say]:
    """The lines below the woodcut."""
    return [Say(f"mcmulti-board-news-{line + 1}", news_numbers(card)) for line in range(_LINES)]


def doubles_lines_said() -> list[Say]:
    """Which doubles set the open card off and which cover it, if any does (M80, M81)."""
    lines = ("mcmulti-board-strikes", _STRIKING), ("mcmulti-board-covers", _COVERING)
    return [say(key, doubles=either_double_said(doubles)) for key, doubles in lines if doubles]


def _in_force(state: Position, said: Said) -> Iterator[Shape]:
    """Lasting cards, what ends them, and the card that acts at the end of this dice phase (M85, M86)."""
    for card, y, height in notices(state):
        yield _notice(state, card, y, height)
        if card == POLLUTION and do.RETURN in said:
            yield from _return(said, y, height)


def notices(state: Position) -> Iterator[tuple[int, float, float]]:
    """The cards pasted onto the front page: each with its top and its height."""
    cards = [int(card) for card in sets.members(state.news_force)]
    if state.news_due != NOTHING:
        cards.insert(0, int(state.news_due))
    height = min(_TALLEST, _NOTICES_HEIGHT / max(len(cards), 1))
    for place, card in enumerate(cards):
        yield card, _NOTICES + place * height, height - 2


def _notice(state: Position, card: int, y: float, height: float) -> Shape:
    """A strip pasted onto the front page."""
    due = state.news_due == card
    ends = int(ENDS[card])
    line = y + height / 2 + 5
    room = _ROOM if due and ends == NOTHING else _ROOM_BESIDE_DIE
    inside = [
        box("notice due" if due else "notice", NEWS + 6, y, CARD_WIDTH - 12, height, 4),
        write(say("mcmulti-board-headline", card=NEWS_CARDS[card]), NEWS + 12, line, 14.5, "ink", room),
    ]
    if ends != NOTHING:
        inside.append(copy(f"white-{ends}", NEWS + CARD_WIDTH - 18, y + height / 2, "", 0.25))
    elif card == POLLUTION and not due:
        parked = sum(int(state.parked[island]) for island in range(ISLANDS))
        inside.append(write(f"×{parked}", NEWS + CARD_WIDTH - 12, line, 15, "slab end ink"))
    label = say(
        "mcmulti-board-due" if due else "mcmulti-board-in-force",
        news=news_said(card),
        does=news_does_said(card),
    )
    return Shape("g", "", {}, inside, label=label)


def _return(said: Said, y: float, height: float) -> Iterator[Shape]:
    """M105: a parked refinery of the island in turn comes back for the fee."""
    x = NEWS + CARD_WIDTH - 82
    face = [
        box("press", x, y + 2, 40, height - 4, 4),
        write(money(int(FEE)), x + 20, y + height / 2 + 5, 14, "slab middle on-light"),
    ]
    hit = box("hit", NEWS + 6, y, CARD_WIDTH - 12, height, 4)
    yield from button(do.RETURN, "return", said[do.RETURN], face, hit, "target framed")
