"""Rated tables: who can sit at one, and what its end says about its players.

It is between players, each with a key of their own, and levels whose strength has been measured. Bots' ratings are
fixed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gusher.bots.bot import read_bot
from gusher.bots.earlier import lasting_strength
from gusher.bots.levels import level_of
from gusher.bots.rating import NEWCOMER, Rating, rated
from gusher.bots.strength import measured_levels
from gusher.store.port import LEFT, MatchRecord
from gusher.store.ratings import Rate, RatingRecord
from gusher.table.aids import Aids
from gusher.table.errors import TableError
from gusher.table.live import BOT
from gusher.table.opening import HUMAN, LOCAL, SeatWish


def must_suit(game: str, wishes: Sequence[SeatWish], aids: Aids) -> None:
    """Raises TableError if a table is to be rated at which that has no meaning."""
    if not aids.rated:
        return
    if sum(wish.kind in (HUMAN, LOCAL) for wish in wishes) > 1:
        raise TableError("rated-screen")
    if all(wish.kind == BOT for wish in wishes) or len(wishes) < 2:
        raise TableError("rated-nobody")
    if any(wish.kind == BOT and level_of(read_bot(wish.bot).text) not in measured_levels(game) for wish in wishes):
        raise TableError("rated-bot")


@dataclass(frozen=True)
class Placed:
    """Whose place at the end counts. Of a player the store has the rating; of a bot, or of whoever has been forgotten
    meanwhile, it is fixed."""

    player: str
    fixed: Rating
    rank: int


def placed(record: MatchRecord, players: Mapping[int, str]) -> list[Placed]:
    """By seat, those whose places count. Whoever gave up comes last, wherever the bot in their place ended up; whoever
    left with everybody's consent does not count. Empty if there is nothing to learn: no result, or one against
    oneself."""
    ranks = (record.result or {}).get("ranks", [])
    whose = list(players.values())
    if len(ranks) != len(record.seats) or len(set(whose)) < len(whose):
        return []
    found = []
    for seat, sits in enumerate(record.seats):
        is_bot = sits.kind == BOT and not sits.gone
        fixed = lasting_strength(record.game, sits.bot) if is_bot else NEWCOMER
        if sits.gone != LEFT and fixed is not None:
            rank = len(ranks) + 1 if sits.gone else ranks[seat]
            found.append(Placed("" if is_bot else players.get(seat, ""), fixed, rank))
    return found if len(found) > 1 else []


def rating_by(game: str, places: Sequence[Placed]) -> Rate:
    """What the players' ratings become."""

    def rate(before: Mapping[str, RatingRecord]) -> list[RatingRecord]:
        if not places:
            return []
        known = [before.get(place.player) for place in places]
        ratings = [
            place.fixed if kept is None else Rating(kept.mean, kept.error)
            for place, kept in zip(places, known, strict=True)
        ]
        after = rated(ratings, [place.rank for place in places])
        return [
            RatingRecord(place.player, game, *rating, 1 if kept is None else kept.games + 1)
            for place, kept, rating in zip(places, known, after, strict=True)
            if place.player
        ]

    return rate
