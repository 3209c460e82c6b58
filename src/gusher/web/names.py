"""The players' names as a page shows them."""

from gusher.kernel.say import say
from gusher.store.port import MatchRecord, SeatRecord
from gusher.table.live import BOT, bot_name
from gusher.table.opening import FREE
from gusher.web.levels import level_of
from gusher.words.catalogue import Catalogue


def shown_names(record: MatchRecord, words: Catalogue) -> list[str]:
    """In the reader's language. A bot of an old match, which has no name, is called by its level, numbered where two
    are alike."""
    names = [_shown_name(seat, words) for seat in record.seats]
    numbered = []
    for place, name in enumerate(names):
        seat = record.seats[place]
        double = seat.kind == BOT and not bot_name(seat) and names.count(name) > 1
        numbered.append(f"{name} {names[: place + 1].count(name)}" if double else name)
    return numbered


def _shown_name(seat: SeatRecord, words: Catalogue) -> str:
    if seat.kind == BOT and not bot_name(seat):
        level = level_of(seat.bot)
        return words.say(say(f"web-level-{level}")) if level else words.say(say("bot-name", bot=seat.bot))
    if seat.kind == FREE:
        return words.say(say("web-seat-open"))
    return seat.name
