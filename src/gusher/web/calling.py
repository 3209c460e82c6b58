"""What a page hears while nobody looks at it: enough to call its player, and nothing that would have to be drawn. It
gets its view when it is looked at again."""

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import Request

from gusher.kernel.say import Say
from gusher.store.port import Unreachable
from gusher.table.live import Signal
from gusher.web.changes import as_json
from gusher.web.clocks import card_clock
from gusher.web.session import entry_number, tables
from gusher.web.stream import Line, rung
from gusher.web.viewers import Viewer, looking
from gusher.web.views import title

UNSEEN_SECONDS = 2.0  # that such a page waits, for more may happen
MOST_SOUNDS = 16


async def tell_calls(request: Request, match_id: str, signal: Signal, line: Line) -> None:
    """How it stands now, so that the page knows that it is connected; afterwards whenever that has changed."""
    heard, told = entry_number(request.query_params.get("n")) or 0, None
    while True:
        await line.taken()
        with suppress(Unreachable):  # it rings when the store has answered again
            viewer = (await looking(request, match_id)).of_now()
            position = viewer.match.n, viewer.table.version
            if position != told:
                call = called(viewer, heard, tables(request).watch.time())
                await line.write(f"event: call\ndata: {as_json(call)}\n\n")
                heard, told = viewer.match.n, position
        await rung(signal, line)
        await asyncio.sleep(UNSEEN_SECONDS)


def called(viewer: Viewer, heard: int, time: float) -> dict[str, Any]:
    """`heard` is the last entry of which the page knows what it sounded like."""
    clock = card_clock(viewer, viewer.seat) if viewer.asked else None
    return {
        "n": viewer.match.n,
        "title": title(viewer, _occasion(viewer)),
        "asked": viewer.asked,
        "sounds": _sounds(viewer, heard),
        "time": round(time, 3),
        "until": "" if clock is None else clock.until,
        "low": "" if clock is None else clock.low,
    }


def _occasion(viewer: Viewer) -> Say | None:
    """Why the viewer is asked in somebody else's turn; whoever is not asked needs no scene."""
    match = viewer.match
    return match.game.scene(match.view(viewer.seat), viewer.seat).occasion if viewer.asked else None


def _sounds(viewer: Viewer, heard: int) -> list[str]:
    """What happened after an entry sounds like this, as far as the viewer may know."""
    found: list[str] = []
    for step in reversed(viewer.match.steps):
        if step.entry.n <= heard or len(found) >= MOST_SOUNDS:
            break
        sounds = [viewer.match.seen(effect, viewer.seat).sound for effect in step.effects]
        found = [*filter(None, sounds), *found]
    return found[-MOST_SOUNDS:]
