"""Analyses in the JSON API: asked for, looked at while they are made, and read."""

from dataclasses import dataclass
from typing import Any, Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import BaseModel

from gusher.analysis.analysis import must_be_fit
from gusher.analysis.comparison import report as comparison
from gusher.analysis.report import reporting
from gusher.analysis.told import Teller
from gusher.kernel.say import say
from gusher.store.analyses import AnalysisRecord
from gusher.table.slices import Work
from gusher.web.analyses import Analyses, read_analysis
from gusher.web.apidocs import REFUSALS, named
from gusher.web.desk import JSON, at_desk, text_response
from gusher.web.onward import First, comparing, first_of
from gusher.web.security import address
from gusher.web.viewers import Viewer, looking, not_too_often

routes = APIRouter(prefix="/api/v1", responses=REFUSALS)


class AnalysisReply(BaseModel):
    """`analysis` is there when it is done: what `gusher analyse --json` prints. `onward` is there, too, if the match
    was taken up from a moment of another one, and compares both, if the reader may see that one. `failed` says why
    there is no analysis; asking for it once more tries again."""

    status: Literal["none", "underway", "failed", "done"]
    done: int = 0
    total: int = 0
    failed: str = ""
    analysis: dict[str, Any] | None = None
    onward: dict[str, Any] | None = None


@dataclass(frozen=True)
class Standing:
    """How far it is, at whatever process: what is kept, or how many pieces of how many are done, or why it failed."""

    record: AnalysisRecord | None = None
    underway: bool = False
    done: int = 0
    total: int = 0
    failed: str = ""

    @property
    def status(self) -> Literal["none", "underway", "failed", "done"]:
        if self.record is not None:
            return "done"
        return "underway" if self.underway else "failed" if self.failed else "none"


def analyses(request: Request) -> Analyses:
    found: Analyses = request.app.state.analyses
    return found


async def standing(request: Request, viewer: Viewer) -> Standing:
    """Raises NoAnalysis before the match has ended: nobody learns anything of it."""
    must_be_fit(viewer.match)
    job = analyses(request).underway(viewer.table.id)
    if job is not None:
        return Standing(underway=True, done=job.done, total=job.total)
    told = await analyses(request).told(viewer.table.id)
    record = await analyses(request).kept(viewer.table.id)
    if record is not None or told is None:
        return Standing(record)
    return Standing(underway=not told.failed, done=told.done, total=told.total, failed=told.failed)


async def begun(request: Request, viewer: Viewer) -> Standing:
    """Begins with it, if it is neither there nor under way; also once more after it has failed."""
    found = await standing(request, viewer)
    if found.status in ("none", "failed"):
        not_too_often(request, "keys", address(request))
        job = analyses(request).begin(viewer.table.id, viewer.match, address(request))
        return Standing(underway=True, done=job.done, total=job.total)
    return found


async def first(request: Request, viewer: Viewer) -> First | None:
    """The match that this one was taken up from, if it was."""
    return await first_of(request, viewer, analyses(request))


@routes.get("/tables/{match_id}/analysis", response_model=AnalysisReply, **named("analysis"))
async def read(match_id: str, request: Request) -> Response:
    viewer = (await looking(request, match_id)).of_program().of_this_moment()
    return await at_desk(request, _reply(viewer, await standing(request, viewer), await first(request, viewer)))


@routes.post("/tables/{match_id}/analysis", response_model=AnalysisReply, **named("analyse"))
async def analyse(match_id: str, request: Request) -> Response:
    viewer = (await looking(request, match_id)).of_program().of_this_moment()
    return await at_desk(request, _reply(viewer, await begun(request, viewer), await first(request, viewer)))


def _reply(viewer: Viewer, found: Standing, first: First | None) -> Work[Response]:
    if found.record is None:
        failed = viewer.says(say(f"insight-failed-{found.failed}")) if found.failed else ""
        reply = AnalysisReply(status=found.status, done=found.done, total=found.total, failed=failed)
    else:
        whole = yield from read_analysis(viewer.match, found.record)
        told = Teller(whole, viewer.words, viewer.names)
        reply = AnalysisReply(status="done", analysis=(yield from reporting(whole, told)))
        if first is not None:
            beside = yield from comparing(first, viewer, whole)
            reply.onward = {"n": first.n} if beside is None else {"table": first.table, **comparison(beside, told)}
    yield
    return text_response(reply.model_dump_json(), JSON)
