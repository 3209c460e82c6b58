"""Whose browser a request comes from, and their matches as the store's summaries tell them: no match is replayed."""

from fastapi import Request

from gusher.kernel.game import LANGUAGES
from gusher.kernel.state import PUBLIC
from gusher.store.people import PlayerRecord, Wanted
from gusher.store.port import OVER
from gusher.table.players import Mine
from gusher.web.credentials import Credentials, credentials
from gusher.web.naming import own_name
from gusher.web.old_cookies import old_links
from gusher.web.session import language_of, tables

NOBODY = "-"  # no player has this id


async def player_of(request: Request) -> PlayerRecord | None:
    """The player; None for who has no cookie, or has never sat down. A browser that had seats before there were players
    becomes one here."""
    shown = await credentials(request)
    players = tables(request).players
    player = await players.of(shown.key)
    if player is None and shown.key:
        seats = [place for place, held in shown.ring.items() if held.own and place[1] != PUBLIC]
        if seats:
            player = await players.sit(shown.key, seats, own_name(request), language_of(request))
    return player


async def speaks(request: Request, language: str) -> None:
    """The reader has chosen a language: notices will be in it, too."""
    player = await tables(request).players.of((await credentials(request)).key)
    if player is not None and language in LANGUAGES and language != player.language:
        await tables(request).players.describe(player, player.name, language)


async def wanted(request: Request, over: bool, game: str = "") -> Wanted:
    player, shown = await player_of(request), await credentials(request)
    return Wanted(player.id if player else NOBODY, shown.key.hash if shown.key else "", over, game)


async def my_matches(request: Request, over: bool, limit: int, offset: int = 0, game: str = "") -> list[Mine]:
    """One page of them; in front of the first those of older cookies, which are put on the key with this very page."""
    found = await tables(request).players.matches(await wanted(request, over, game), limit, offset)
    older = await _of_old_cookies(request, await credentials(request), over) if not offset else []
    known = {mine.record.id for mine in found}
    return [mine for mine in older if mine.record.id not in known and game in ("", mine.record.game)] + found


async def _of_old_cookies(request: Request, shown: Credentials, over: bool) -> list[Mine]:
    ids = {link.match_id for link in old_links(shown.cookies) if link.own and link.seat != PUBLIC}
    found = []
    for record in await tables(request).players.records(ids):
        own = shown.own_seats_of(record)
        if own and (record.status == OVER) == over:
            found.append(Mine(record, tuple(own), {}))
    return found
