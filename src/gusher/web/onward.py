"""A match that was taken up from a moment of another one, beside it: for those who may see both."""

from dataclasses import dataclass

from fastapi import Request

from gusher.analysis.analysis import Analysis
from gusher.analysis.comparison import Comparison, compared
from gusher.kernel.match import Match
from gusher.store.analyses import AnalysisRecord
from gusher.table.slices import Work
from gusher.web.analyses import Analyses, read_analysis
from gusher.web.viewers import Viewer, looked_up


@dataclass(frozen=True)
class First:
    """The match that was taken up after its entry `n`. Its address, itself and its analysis are there as far as the
    reader may see it and there is one."""

    n: int
    table: str = ""
    match: Match | None = None
    record: AnalysisRecord | None = None


async def first_of(request: Request, viewer: Viewer, analyses: Analyses) -> First | None:
    """None for a match that was played from its beginning."""
    record = viewer.table.record
    if not record.onward_of:
        return None
    table = await looked_up(request, record.onward_of)
    if table is None or not table.match.over:
        return First(record.onward_at)
    return First(record.onward_at, table.id, table.match, await analyses.kept(table.id))


def comparing(first: First, viewer: Viewer, whole: Analysis) -> Work[Comparison | None]:
    """None if the reader may not see the first match."""
    if first.match is None:
        return None
    then = None
    if first.record is not None:
        then = yield from read_analysis(first.match, first.record)
    return compared(whole, viewer.table.record.host, first.match, first.n, then)
