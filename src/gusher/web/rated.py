"""Rated tables: between players, each with a key of their own and one seat."""

from fastapi import Request

from gusher.bots.rating import Rating, in_elo
from gusher.kernel import registry
from gusher.kernel.say import say
from gusher.store.port import MatchRecord
from gusher.table.errors import NotYours
from gusher.web.credentials import credentials
from gusher.web.player import player_of
from gusher.web.session import language_of, tables
from gusher.words.catalogue import Catalogue


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


def rating_said(game: str, rating: Rating, words: Catalogue) -> str:
    shown, error = points(game, rating, words)
    return words.say(say("rated-rating", rating=shown, error=error))


def points(game: str, rating: Rating, words: Catalogue) -> tuple[str, str]:
    """The rating and its error in points of Elo; whole numbers are enough. The catalogue is the shared one: a game may
    write its points in dollars."""
    shown = in_elo(rating, registry.find(game).usual_seats)
    return words.points(round(shown.mean)), words.points(round(shown.error))
