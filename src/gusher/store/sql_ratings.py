"""Ratings: what both engines share."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from gusher.store.engine import Database, Engine
from gusher.store.port import OVER, AlreadyKept
from gusher.store.ratings import Rate, RatingRecord, RatingStore

RATING = "player, game, mean, error, games"


class SqlRatings(Engine, RatingStore):
    def uncounted(self, limit: int) -> list[str]:
        waiting = "SELECT id FROM matches WHERE rated AND NOT counted AND status = %s ORDER BY changed, id LIMIT %s"
        return [match_id for (match_id,) in self._rows(waiting, OVER, limit)]

    def count(self, match_id: str, game: str, players: Collection[str], rate: Rate) -> int:
        counted = "UPDATE matches SET counted = %s WHERE id = %s AND rated AND NOT counted AND status = %s RETURNING id"
        with self._transaction() as db:
            news = self._changed(db, match_id, None)
            if not db.rows(counted, True, match_id, OVER):
                raise AlreadyKept(match_id)
            before = {player: found for player in sorted(players) for found in _held(db, player, game)}
            _insert(db, rate(before))
        return news.version

    def ratings_of(self, player: str) -> list[RatingRecord]:
        return _sorted(self._rows(f"SELECT {RATING} FROM ratings WHERE player = %s", player))

    def ladder(self, game: str, limit: int) -> list[tuple[str, RatingRecord]]:
        found = self._rows(
            "SELECT players.name, player, game, mean, error, games FROM ratings JOIN players ON players.id = player"
            " WHERE game = %s ORDER BY mean DESC, player LIMIT %s",
            *(game, limit),
        )
        return [(name, RatingRecord(*rating)) for name, *rating in found]

    def ratings(self) -> list[RatingRecord]:
        return _sorted(self._rows(f"SELECT {RATING} FROM ratings"))

    def keep_ratings(self, ratings: Collection[RatingRecord]) -> None:
        with self._transaction() as db:
            _insert(db, ratings)


def merge_ratings(db: Database, old: str, new: str) -> None:
    """Two devices of one person: at each game the rating stays that rests on more games."""
    rows = db.rows(f"SELECT {RATING} FROM ratings WHERE player IN (%s, %s)", old, new)
    found = sorted((RatingRecord(*row) for row in rows), key=lambda rating: (rating.games, rating.player == new))
    best = {rating.game: rating for rating in found}
    _insert(db, [replace(rating, player=new) for rating in best.values()])


def _held(db: Database, player: str, game: str) -> list[RatingRecord]:
    """The rating, which nobody else changes until this transaction ends; none if there is none yet. Whoever counts
    another match of the player's waits here: everybody takes players in the same order, so that none waits in a
    circle. A player who is new is held by the row of the player."""
    db.rows("UPDATE players SET seen = seen WHERE id = %s", player)
    return [
        RatingRecord(*row)
        for row in db.rows(f"SELECT {RATING} FROM ratings WHERE player = %s AND game = %s", player, game)
    ]


def _insert(db: Database, ratings: Iterable[RatingRecord]) -> None:
    """In the place of those before; of a player who has just been forgotten there is none."""
    db.many(
        f"INSERT INTO ratings ({RATING}) SELECT id, %s, %s, %s, %s FROM players WHERE id = %s"
        " ON CONFLICT (player, game)"
        " DO UPDATE SET mean = excluded.mean, error = excluded.error, games = excluded.games",
        [(one.game, one.mean, one.error, one.games, one.player) for one in ratings],
    )


def _sorted(rows: Iterable[Collection[object]]) -> list[RatingRecord]:
    found = [RatingRecord(*row) for row in rows]  # type: ignore[arg-type]
    return sorted(found, key=lambda rating: (rating.player, rating.game))  # databases differ in their alphabets
