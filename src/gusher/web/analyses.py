"""Analyses of finished matches: made beside the server, each once, while nobody waits for a bot; then kept.

A match is analysed piece by piece in a process of its own, whose pieces are given out in turn to all who wait. Before
each piece the players' bots go first. Of several server processes one is at it, by a lease of the store: it tells the
others through the store how far it is, or why it has failed; they look on, and one takes its place if it is gone.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Any

from gusher.analysis.analysis import Analysis, analysis, must_be_fit
from gusher.analysis.depth import Depth, depth_of
from gusher.analysis.found import read_found
from gusher.analysis.judge import judge_by
from gusher.analysis.summary import summary, written
from gusher.analysis.worker import UNREADABLE
from gusher.bots.judge import Judge as Judgement
from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.store.analyses import Analysing, AnalysisRecord
from gusher.store.port import NotKept, Unreachable
from gusher.table.botpool import BotPool
from gusher.table.queue import Crowded
from gusher.table.service import Tables
from gusher.table.slices import Work, in_slices
from gusher.table.workers import START_SECONDS, WorkerPool
from gusher.web.faults import Fault

MOST_UNDERWAY = 40  # at one process …
MOST_OF_VISITOR = 3  # … and of one visitor
PIECE_PATIENCE = 120.0  # seconds; a piece takes about one, and much longer where bots keep the machine busy
TRIES = 2  # of a piece: a process that was killed is not yet a failure
TELL_SECONDS = 2.0  # from one time that a process says how far it is to the next
LEASE_SECONDS = 20.0  # after which one that says nothing is gone
GIVE_WAY_SECONDS = 0.1
LONGEST_WAY = 100  # times in a row: then a piece is done all the same
RETRY_SECONDS = 30

_log = logging.getLogger("gusher.web")


class Failure(Exception):
    """Why there is no analysis, as a code: `insight-failed-…` says it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass
class Job:
    """An analysis under way."""

    visitor: str
    depth: Depth
    done: int = 0
    total: int = 0
    task: asyncio.Task[None] | None = field(default=None, repr=False)


class Analyses:
    def __init__(self, tables: Tables, bots: BotPool, now: Callable[[], float], depth: Depth | None = None) -> None:
        self._tables = tables
        self._bots = bots
        self._now = now
        self._depth = depth
        self.workers = WorkerPool("gusher.analysis.worker", 1)
        self._jobs: dict[str, Job] = {}

    async def kept(self, match_id: str) -> AnalysisRecord | None:
        return await self._tables.read(self._tables.store.analysis, match_id)

    def underway(self, match_id: str) -> Job | None:
        return self._jobs.get(match_id)

    async def told(self, match_id: str) -> Analysing | None:
        """How far any process is with it, or why it has failed. Ask what is kept afterwards, not before: with what is
        kept this ends."""
        work = await self._tables.read(self._tables.store.analysing, match_id)
        if work is None or work.failed or self._now() - work.at <= LEASE_SECONDS:
            return work
        return replace(work, failed="gone")

    def begin(self, match_id: str, match: Match, visitor: str) -> Job:
        """Begins with it, unless it is under way. Raises NoAnalysis for a match that is not over, Fault for too many at
        once."""
        must_be_fit(match)
        known = self._jobs.get(match_id)
        if known is not None:
            return known
        mine = sum(job.visitor == visitor for job in self._jobs.values())
        if len(self._jobs) >= MOST_UNDERWAY or mine >= MOST_OF_VISITOR:
            raise Fault("too-fast", seconds=RETRY_SECONDS)
        job = self._jobs[match_id] = Job(visitor, self._depth or depth_of(match))
        job.task = asyncio.create_task(self._work(match_id, match, job))
        job.task.add_done_callback(lambda _: self._jobs.pop(match_id, None))
        return job

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.workers.close()

    # --- one of them ---

    async def _work(self, match_id: str, match: Match, job: Job) -> None:
        lease = f"analysis {match_id}"
        try:
            if await self._is_ours(match_id, job, lease):
                async with self._telling(match_id, job, lease):
                    await self._analyse(match_id, match, job)
        except (NotKept, Unreachable) as error:  # there is nobody to tell, or nothing to tell it by
            _log.warning("an analysis was given up: %s", error)
        except Failure as failure:
            await self._fail(match_id, job, failure.code)
        except Crowded:
            await self._fail(match_id, job, "crowded")
        except Exception:
            _log.exception("an analysis failed")
            await self._fail(match_id, job, "error")
        finally:
            with suppress(Unreachable):
                await self._tables.write(self._tables.store.release, [lease], self._tables.owner)

    async def _is_ours(self, match_id: str, job: Job, lease: str) -> bool:
        """While another process is at it, this one looks on, until it has come to an end there or has been left."""
        while not await self._leased(lease):
            await asyncio.sleep(TELL_SECONDS)
            work = await self.told(match_id)
            if work is not None and work.failed and work.failed != "gone":
                return False
            if work is not None:
                job.done, job.total = work.done, work.total
        job.done = job.total = 0
        return await self.kept(match_id) is None

    async def _leased(self, lease: str) -> bool:
        """Whoever is cancelled meanwhile waits for the store all the same: a lease that came after it had been given
        back would keep the others waiting for nobody."""
        asked = asyncio.ensure_future(
            self._tables.write(self._tables.store.lease, [lease], self._tables.owner, LEASE_SECONDS)
        )
        try:
            return bool(await asyncio.shield(asked))
        except asyncio.CancelledError:
            await asyncio.wait([asked])
            raise

    @asynccontextmanager
    async def _telling(self, match_id: str, job: Job, lease: str) -> AsyncIterator[None]:
        """The others are told how far it is, however long a piece takes."""

        async def tell_on() -> None:
            while True:
                with suppress(Unreachable):  # for the moment
                    await self._leased(lease)
                    await self._tell(match_id, job)
                await asyncio.sleep(TELL_SECONDS)

        telling = asyncio.create_task(tell_on())
        try:
            yield
        finally:
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def _tell(self, match_id: str, job: Job, failed: str = "") -> None:
        work = Analysing(match_id, job.done, job.total, self._now(), failed)
        await self._tables.write(self._tables.store.tell_analysing, work)

    async def _fail(self, match_id: str, job: Job, code: str) -> None:
        _log.warning("no analysis of %s: %s", match_id, code)
        with suppress(Unreachable):
            await self._tell(match_id, job, code)

    async def _analyse(self, match_id: str, match: Match, job: Job) -> None:
        """Piece by piece."""
        lines, found = list(log.write(match)), list[dict[str, Any]]()
        while job.done < job.total or not job.total:
            reply = await self._piece(match_id, lines, job)
            found += reply["found"]
            job.done, job.total = reply["next"], reply["total"]
        whole = await in_slices(_assembled(match, job.depth, found))
        kept = json.dumps({"judge": whole.judge, "pieces": found})
        record = AnalysisRecord(match_id, job.depth.worlds, self._now(), written(summary(whole)), kept)
        await self._tables.write(self._tables.store.keep_analysis, record)

    async def _give_way(self) -> None:
        """Players' bots first; but not for ever."""
        for _ in range(LONGEST_WAY):
            if not self._bots.is_full:
                return
            await asyncio.sleep(GIVE_WAY_SECONDS)

    async def _piece(self, match_id: str, lines: Sequence[str], job: Job) -> dict[str, Any]:
        """What was found in it. Raises Failure."""
        question = {"lines": lines, "worlds": job.depth.worlds, "seed": job.depth.seed, "begin": job.done}
        for _ in range(TRIES):
            await self._give_way()
            reply = await self.workers.ask(question, _patience, job.visitor, match_id)
            if "found" in reply:
                return reply
            if reply:
                raise Failure("log" if reply["failed"] == UNREADABLE else "error")
        raise Failure("ended")


def _patience(fresh: bool) -> float:
    return PIECE_PATIENCE + (START_SECONDS if fresh else 0.0)


def read_analysis(match: Match, record: AnalysisRecord) -> Work[Analysis]:
    """A kept analysis, step by step. The earliest were kept without their judge, and all judged by hand."""
    kept = json.loads(record.found)
    if isinstance(kept, list):
        kept = {"judge": judge_by(match.game, Judgement(match.game.policy)).name, "pieces": kept}
    return _assembled(match, Depth(record.worlds), kept["pieces"], kept["judge"])


def _assembled(match: Match, depth: Depth, pieces: Sequence[Mapping[str, Any]], judge: str = "") -> Work[Analysis]:
    found = []
    for data in pieces:
        found.append(read_found(data))
        yield
    return analysis(match, depth, found, judge)
