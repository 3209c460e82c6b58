"""Analyses: what both engines share."""

from collections.abc import Collection

from gusher.store.analyses import AnalysisRecord, AnalysisStore
from gusher.store.engine import Engine, signs
from gusher.store.port import NotKept

SUM = "match_id, worlds, at, seats"


class SqlAnalyses(Engine, AnalysisStore):
    def keep_analysis(self, analysis: AnalysisRecord) -> None:
        with self._transaction() as db:
            if not db.rows("SELECT id FROM matches WHERE id = %s", analysis.match_id):
                raise NotKept(analysis.match_id)
            db.rows(
                f"INSERT INTO analyses ({SUM}, found) VALUES (%s, %s, %s, %s, %s) ON CONFLICT (match_id) DO NOTHING",
                *(analysis.match_id, analysis.worlds, analysis.at, analysis.seats, analysis.found),
            )

    def analysis(self, match_id: str) -> AnalysisRecord | None:
        found = self._rows(f"SELECT {SUM}, found FROM analyses WHERE match_id = %s", match_id)
        return AnalysisRecord(*found[0]) if found else None

    def analyses_of(self, match_ids: Collection[str]) -> list[AnalysisRecord]:
        if not match_ids:
            return []
        found = self._rows(f"SELECT {SUM} FROM analyses WHERE match_id IN ({signs(match_ids)})", *match_ids)
        return [AnalysisRecord(*row) for row in found]
