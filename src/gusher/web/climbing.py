"""When it is time for stronger bots: whoever has won the last two games against a level is offered the next one."""

import asyncio
from collections.abc import Sequence

from fastapi import Request

from gusher.bots.levels import LEVELS, level_of
from gusher.store.people import Wanted
from gusher.table.live import BOT
from gusher.web.player import player_of
from gusher.web.record import Played, played
from gusher.web.session import tables

IN_A_ROW = 2
LOOKED_AT = 24  # of the latest finished games


async def next_levels(request: Request) -> dict[str, str]:
    """By game: the level that is offered. Nothing for who has no key, or has not won."""
    player = await player_of(request)
    if player is None:
        return {}
    found = await tables(request).players.matches(Wanted(player.id, "", True, ""), LOOKED_AT)
    return await asyncio.to_thread(_by_game, played(found, player.id))


def _by_game(games: Sequence[Played]) -> dict[str, str]:
    """The latest game comes first."""
    by_game: dict[str, list[Played]] = {}
    for one in games:
        by_game.setdefault(one.mine.record.game, []).append(one)
    offered = {game: above(own) for game, own in by_game.items()}
    return {game: level for game, level in offered.items() if level}


def above(games: Sequence[Played]) -> str:
    """The next level after these games, the latest first; empty if it is not time yet, or there is none above."""
    latest = games[:IN_A_ROW]
    beaten = {_level(one) for one in latest}
    if len(latest) < IN_A_ROW or len(beaten) > 1 or not all(one.won for one in latest):
        return ""
    (level,) = beaten
    place = LEVELS.index(level) + 1 if level in LEVELS else len(LEVELS)
    return LEVELS[place] if place < len(LEVELS) else ""


def _level(one: Played) -> str:
    """Against whom it was: the level of all the others, if they were bots of one."""
    seats = one.mine.record.seats
    against = {level_of(seats[seat].bot) if seats[seat].kind == BOT else "" for seat in one.rivals}
    return against.pop() if len(against) == 1 else ""
