"""Analyses whose pieces a test gives out itself, in the place of the process that would find them."""

from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI

from gusher.analysis.chances import won
from gusher.analysis.found import Moment, dumped
from gusher.kernel.match import Match
from gusher.table.workers import Reply
from gusher.web.analyses import Analyses


def analyses(app: FastAPI) -> Analyses:
    found: Analyses = app.state.analyses
    return found


def moment(match: Match, begin: int) -> Mapping[str, Any]:
    """Two pieces: how it stood at the beginning, and at the end."""
    even = (1 / match.seats,) * match.seats
    nothing = (0.0,) * match.seats
    chances = won(match.state) if begin else even
    return dumped(Moment(match.n if begin else 0, -1, chances, nothing, chances, nothing, nothing))


def found(match: Match, begin: int) -> Reply:
    return {"found": [moment(match, begin)], "next": begin + 1, "total": 2}
