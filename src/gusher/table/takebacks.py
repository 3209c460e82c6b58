"""Taking back beyond the barrier of undo: everybody at the table must agree."""

import json
from collections.abc import Callable
from dataclasses import replace

from gusher.store.port import Reply, Stale, Wish
from gusher.table.errors import Behind, NotYours, TableError
from gusher.table.links import new_id
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.notices import after_wish
from gusher.table.steps import Steps, Told, rewound, sitting
from gusher.table.threads import StoreThreads


class TakeBacks:
    """A wish is kept in the store, where all processes find it; it lapses with the next step."""

    def __init__(
        self,
        memory: Memory,
        threads: StoreThreads,
        steps: Steps,
        stop_thinking: Callable[[str], object],
        now: Callable[[], float],
    ) -> None:
        self._memory = memory
        self._threads = threads
        self._steps = steps
        self._stop_thinking = stop_thinking
        self._now = now

    async def ask(self, match_id: str, seat: int, key: str, screen: frozenset[int] = frozenset()) -> Told:
        """Asks for the position before the last move of the seat, or of anybody at the same screen: they agree by
        talking. Who plays against bots alone need not ask anybody either. Raises NotYours where the table does not
        allow it."""

        async def ask(table: LiveTable) -> Told:
            if not table.record.takebacks:
                raise NotYours("no-takebacks")
            here = screen | {sitting(table, seat)}
            mover, to = _before_last_move(table, here)
            needed = frozenset(table.people) - here
            wish = Wish(new_id(), table.match.n, mover, to, needed)
            if needed:
                return await self._change(table, wish, seat, key)
            return await self._grant(table, wish, seat, key)

        return await self._steps.once(match_id, seat, key, ask)

    async def answer(self, match_id: str, seat: int, accept: bool, key: str, wish_id: str = "") -> Told:
        """One of the others accepts or declines the wish of that id. Without one whichever is open is declined; but
        none is accepted, for it might be another one than they have seen."""

        async def consent(table: LiveTable) -> Told:
            wish = table.takeback
            if wish is None or seat not in wish.needed:
                raise TableError("no-takeback")
            if accept and not wish_id:
                raise TableError("which-wish")
            if wish_id not in ("", wish.id):
                raise Behind("other-wish", n=table.match.n)
            if not accept:
                return await self._change(table, None, seat, key)
            still = replace(wish, needed=wish.needed - {seat})
            if still.needed:
                return await self._change(table, still, seat, key)
            return await self._grant(table, wish, seat, key)

        return await self._steps.once(match_id, seat, key, consent)

    async def _change(self, table: LiveTable, wish: Wish | None, seat: int, key: str) -> Told:
        """Another wish, or none, is open from now on; stored with the reply before anybody is told."""
        reply = {"n": table.match.n, "waiting": sorted(wish.needed) if wish else []}
        told = Reply(seat, key, json.dumps(reply))
        try:
            change_wish = self._threads.store.change_wish
            now = self._now()
            version = await self._memory.change(
                table, change_wish, table.id, wish, table.takeback, told, after_wish(wish, now), now
            )
        except Stale as error:
            raise Behind("stale", n=error.n) from None
        table.takeback = wish
        table.remember_key(seat, key)
        table.has_stored(version)
        return reply

    async def _grant(self, table: LiveTable, wish: Wish, seat: int, key: str) -> Told:
        """The reply is kept for `seat`, whose request was the last that was needed."""
        self._stop_thinking(table.id)
        return await self._steps.store(table, rewound(table, wish.by, wish.to, agreed=True), seat, key)


def _before_last_move(table: LiveTable, seats: frozenset[int]) -> tuple[int, int]:
    """Who made the last move of these seats, and the entry before it. A move may be several answers in a row (a field,
    then the rig): they are taken back together."""
    steps = table.match.steps
    own = [place for place, step in enumerate(steps) if step.entry.by in seats]
    if not own or table.over:
        raise TableError("nothing-to-take-back")
    first = own[-1]
    while first > 0 and steps[first - 1].entry.by == steps[first].entry.by:
        first -= 1
    return int(steps[first].entry.by), steps[first - 1].entry.n if first > 0 else 0
