"""Who may be wished for at a table that is opened over the network."""

from collections.abc import Mapping

from gusher.bots.bot import BadBot, known_bots, read_bot
from gusher.table.live import BOT
from gusher.table.opening import SeatWish

MOST_THINKING: Mapping[str, int] = {
    "ms": 5000,
    "iterations": 20_000,
    "cpu": 5000,
}  # in the time of table/botpool.py at most


def wish(kind: str, name: str, bot: str) -> SeatWish:
    """A seat as a stranger asks for it; raises BadBot."""
    return SeatWish(kind, name, house_bot(bot)) if kind == BOT else SeatWish(kind, name)


def house_bot(text: str) -> str:
    """A bot that this server knows, within its patience. On the command line a bot may be any class that can be
    imported; whoever comes over the network must not choose what is imported here, nor for how long it thinks."""
    name = text.partition(":")[0]
    if name not in known_bots():
        raise BadBot("unknown", given=name, known=sorted(known_bots()))
    bot = read_bot(text)
    for parameter, most in MOST_THINKING.items():
        given = bot.chosen.get(parameter, 0)
        if given > most:
            raise BadBot("number", bot=name, parameter=parameter, given=str(given), least=1, most=most)
    return bot.text
