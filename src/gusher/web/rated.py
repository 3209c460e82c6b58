"""Rated tables: between players, each with a key of their own and one seat."""

from collections.abc import Sequence

from fastapi import Request

from gusher.bots.rating import Rating
from gusher.bots.strength import strengths
from gusher.kernel.say import say
from gusher.store.port import MatchRecord
from gusher.table.errors import NotYours
from gusher.web.credentials import credentials
from gusher.web.levels import LEVELS
from gusher.web.player import player_of
from gusher.web.session import language_of, tables
from gusher.words.catalogue import Catalogue

SCALE = 40  # whole numbers are enough: newcomers begin at 1000


async def may_sit(request: Request, match_id: str, seat: int) -> None:
    """Raises NotYours if whoever asks sits at the rated table already, in another seat."""
    table = await tables(request).table(match_id)
    player = await player_of(request) if table.record.rated else None
    if player is not None and await tables(request).players.seats_at(player, match_id) - {seat}:
        raise NotYours("rated-twice")


async def program_may_sit(request: Request, match_id: str, seat: int) -> None:
    """The same for a program, which need not have a key elsewhere."""
    await may_sit(request, match_id, seat)
    if (await tables(request).table(match_id)).record.rated:
        await must_have_key(request)


async def must_have_key(request: Request) -> None:
    """A rated table is for players: raises NotYours if a program has none's key."""
    if not (await credentials(request)).key:
        raise NotYours("rated-key")


async def program_sits(request: Request, match_id: str, seat: int, name: str) -> None:
    """If it has a key, the seat is its player's."""
    key = (await credentials(request)).key
    if key:
        await tables(request).players.sit(key, [(match_id, seat)], name, language_of(request))


# --- in words ---


def rated_said(record: MatchRecord, words: Catalogue) -> list[str]:
    """What stands beside the options of the table."""
    return [words.say(say("rated-mark"))] if record.rated else []


def rating_said(rating: Rating, words: Catalogue) -> str:
    return words.say(say("rated-rating", rating=points(rating.mean, words), error=points(rating.error, words)))


def points(number: float, words: Catalogue) -> str:
    """The catalogue is the shared one: a game may write its points in dollars."""
    return words.points(round(SCALE * number))


def measured_levels(game: str) -> Sequence[str]:
    """The levels that can play at a rated table of the game."""
    return [level for level, bot in LEVELS.items() if bot in strengths(game)]
