"""What bots are called at a table: each has a person's name, as everybody else there does.

A name belongs to the match: it follows from what the match has published, and its log has it, so that table, replay and
terminal show the same. The names are short and read alike in French and English; none begins with a vowel, before
which French would change the word in front of it.
"""

from collections.abc import Collection
from typing import NamedTuple
from urllib.parse import quote, unquote

from gusher.bots.bot import PROGRAM

MARK = "bot:"  # names of bots in a log begin so; then comes the bot, after a space what it is called
COMMAND = f"{PROGRAM}:"  # a command can have blanks

NAMES = (
    *("Bruno", "Clara", "Dario", "Frida", "Gaston", "Judith", "Karl", "Lena", "Milo", "Nadia", "Pablo", "Rosa"),
    *("Simon", "Tilda", "Victor", "Wanda", "Boris", "Cora", "Dora", "Felix", "Greta", "Jonas", "Klara", "Leon"),
    *("Mona", "Nora", "Paula", "Ralph", "Sonia", "Theo", "Vera", "Zoe"),
)


class Called(NamedTuple):
    """A bot in a log: what plays, and under which name; older logs have none."""

    bot: str
    name: str


def called(given: str) -> Called | None:
    """What a name in a log says of a bot; None if it is a person's."""
    if not given.startswith(MARK):
        return None
    bot, _, name = given.removeprefix(MARK).partition(" ")
    return Called(unquote(bot) if bot.startswith(COMMAND) else bot, name)


def written(bot: str, name: str) -> str:
    """The name of a bot as the log has it."""
    one_word = quote(bot, safe=":=,./-") if bot.startswith(COMMAND) else bot
    return f"{MARK}{one_word} {name}".rstrip()


def drawn_from(commitment: str) -> int:
    """A number that follows from what a match has published."""
    return int(commitment.rpartition(":")[2][:8], 16)


def names_for(commitment: str, bots: int, others: Collection[str]) -> list[str]:
    """So many names that nobody at the table has, with initials that nobody has as long as there are any."""
    first = drawn_from(commitment) % len(NAMES)
    taken = {name.casefold() for name in others}
    free = [name for name in (*NAMES[first:], *NAMES[:first]) if name.casefold() not in taken]
    chosen: list[str] = []
    for _ in range(bots):
        initials = {name[:1].casefold() for name in (*others, *chosen)}
        left = [name for name in free if name not in chosen]
        chosen.append(next((name for name in left if name[0].casefold() not in initials), left[0]))
    return chosen
