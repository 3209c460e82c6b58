"""Analyses: what both engines share."""

from collections.abc import Collection

from gusher.store.analyses import Analysing, AnalysisRecord, AnalysisStore
from gusher.store.engine import Engine, signs
from gusher.store.port import NotKept

SUM = "match_id, worlds, at, seats"
WORK = "match_id, done, total, at, failed"
TELL = f"""
INSERT INTO analysing ({WORK}) SELECT id, %s, %s, %s, %s FROM matches
    WHERE id = %s AND NOT EXISTS (SELECT 1 FROM analyses WHERE analyses.match_id = matches.id)
ON CONFLICT (match_id) DO UPDATE
    SET done = excluded.done, total = excluded.total, at = excluded.at, failed = excluded.failed
"""


class SqlAnalyses(Engine, AnalysisStore):
    def keep_analysis(self, analysis: AnalysisRecord) -> None:
        with self._transaction() as db:
            if not db.rows("SELECT id FROM matches WHERE id = %s", analysis.match_id):
                raise NotKept(analysis.match_id)
            db.rows(
                f"INSERT INTO analyses ({SUM}, found) VALUES (%s, %s, %s, %s, %s) ON CONFLICT (match_id) DO NOTHING",
                *(analysis.match_id, analysis.worlds, analysis.at, analysis.seats, analysis.found),
            )
            db.rows("DELETE FROM analysing WHERE match_id = %s", analysis.match_id)

    def analysis(self, match_id: str) -> AnalysisRecord | None:
        found = self._rows(f"SELECT {SUM}, found FROM analyses WHERE match_id = %s", match_id)
        return AnalysisRecord(*found[0]) if found else None

    def analyses_of(self, match_ids: Collection[str]) -> list[AnalysisRecord]:
        if not match_ids:
            return []
        found = self._rows(f"SELECT {SUM} FROM analyses WHERE match_id IN ({signs(match_ids)})", *match_ids)
        return [AnalysisRecord(*row) for row in found]

    def tell_analysing(self, work: Analysing) -> None:
        with self._transaction() as db:
            db.rows(TELL, work.done, work.total, work.at, work.failed, work.match_id)

    def analysing(self, match_id: str) -> Analysing | None:
        found = self._rows(f"SELECT {WORK} FROM analysing WHERE match_id = %s", match_id)
        return Analysing(*found[0]) if found else None
