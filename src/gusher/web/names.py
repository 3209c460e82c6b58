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
    if seat.gone:
        return words.say(say(f"me-seat-{seat.gone}", name=seat.name, bot=level_name(seat.bot, words)))
    if seat.kind == BOT and not bot_name(seat):
        return level_name(seat.bot, words)
    if seat.kind == FREE:
        return words.say(say("web-seat-open"))
    return seat.name


def level_name(bot: str, words: Catalogue) -> str:
    """What a bot plays like: its level, if it has one."""
    level = level_of(bot)
    return words.say(say(f"web-level-{level}")) if level else words.say(say("bot-name", bot=bot))
