"""Analyses of finished matches: made beside the server, each once, while nobody waits for a bot; then kept.

A match is analysed piece by piece in a process of its own, whose pieces are given out in turn to all who wait. Before
each piece the players' bots go first. Of several server processes one is at it: the store says which.
"""

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from gusher.analysis.analysis import Analysis, analysis, must_be_fit
from gusher.analysis.depth import Depth, depth_of
from gusher.analysis.found import read_found
from gusher.analysis.summary import summary, written
from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.store.analyses import AnalysisRecord
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
LEASE_SECONDS = 150.0
GIVE_WAY_SECONDS = 0.1
LONGEST_WAY = 100  # times in a row: then a piece is done all the same
RETRY_SECONDS = 30

_log = logging.getLogger("gusher.web")


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
        self._workers = WorkerPool("gusher.analysis.worker", 1)
        self._jobs: dict[str, Job] = {}

    async def kept(self, match_id: str) -> AnalysisRecord | None:
        return await self._tables.read(self._tables.store.analysis, match_id)

    def underway(self, match_id: str) -> Job | None:
        return self._jobs.get(match_id)

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
        job = self._jobs[match_id] = Job(visitor, self._depth or depth_of(match.game))
        job.task = asyncio.create_task(self._work(match_id, match, job))
        job.task.add_done_callback(lambda _: self._jobs.pop(match_id, None))
        return job

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._workers.close()

    # --- one of them ---

    async def _work(self, match_id: str, match: Match, job: Job) -> None:
        lease, owner = f"analysis {match_id}", self._tables.owner
        try:
            if await self.kept(match_id) is None:
                await self._analyse(match_id, match, job, lease)
        except (Crowded, NotKept, Unreachable) as error:
            _log.warning("an analysis was given up: %s", error)
        except Exception:
            _log.exception("an analysis failed")
        finally:
            with suppress(Unreachable):
                await self._tables.write(self._tables.store.release, [lease], owner)

    async def _analyse(self, match_id: str, match: Match, job: Job, lease: str) -> None:
        """Piece by piece. If another process is at it, this one looks on."""
        lines, found = list(log.write(match)), list[dict[str, Any]]()
        while job.done < job.total or not job.total:
            if not await self._tables.write(self._tables.store.lease, [lease], self._tables.owner, LEASE_SECONDS):
                return
            await self._give_way()
            reply = await self._piece(match_id, lines, job)
            if "found" not in reply:
                _log.warning("a piece of an analysis failed: %s", reply.get("failed", "no reply"))
                return
            found += reply["found"]
            job.done, job.total = reply["next"], reply["total"]
        whole = await in_slices(_assembled(match, job.depth, found))
        record = AnalysisRecord(match_id, job.depth.worlds, self._now(), written(summary(whole)), json.dumps(found))
        await self._tables.write(self._tables.store.keep_analysis, record)

    async def _give_way(self) -> None:
        """Players' bots first; but not for ever."""
        for _ in range(LONGEST_WAY):
            if not self._bots.is_full:
                return
            await asyncio.sleep(GIVE_WAY_SECONDS)

    async def _piece(self, match_id: str, lines: Sequence[str], job: Job) -> dict[str, Any]:
        question = {"lines": lines, "worlds": job.depth.worlds, "seed": job.depth.seed, "begin": job.done}
        return await self._workers.ask(
            question, lambda fresh: PIECE_PATIENCE + (START_SECONDS if fresh else 0.0), job.visitor, match_id
        )


def read_analysis(match: Match, record: AnalysisRecord) -> Work[Analysis]:
    """A kept analysis, step by step."""
    return _assembled(match, Depth(record.worlds), json.loads(record.found))


def _assembled(match: Match, depth: Depth, pieces: Sequence[Mapping[str, Any]]) -> Work[Analysis]:
    found = []
    for data in pieces:
        found.append(read_found(data))
        yield
    return analysis(match, depth, found)
