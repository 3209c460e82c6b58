"""Logs to take away, without what their reader may not know; also of a match that cannot be read any more."""

from fastapi import Request
from fastapi.responses import Response

from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.table.aside import Unreadable
from gusher.table.slices import Work
from gusher.web.desk import at_desk, text_response
from gusher.web.session import tables
from gusher.web.viewers import aside_viewer, looking

MEDIA = "application/x-ndjson"


async def log_response(request: Request, match_id: str, file: bool = False) -> Response:
    """The log as the reader may have it, to be read by a program or saved as a file."""
    try:
        viewer = await looking(request, match_id)
        viewer = viewer.of_the_past() if file else viewer.of_this_moment()
    except Unreadable as error:
        reader = await aside_viewer(request, error.aside)
        text = joined(await tables(request).aside_log(error.aside, reader))
        game = error.aside.record.game
    else:
        text = await at_desk(request, writing(viewer.match, viewer.seat))
        game = viewer.table.record.game
    name = f"gusher-{game}-{match_id}-log.jsonl"
    return text_response(text, MEDIA, {"Content-Disposition": f'attachment; filename="{name}"'} if file else None)


def writing(match: Match, seat: int) -> Work[str]:
    """The log as the seat may have it, or PUBLIC; the match must stay as it is meanwhile."""
    lines = []
    for line in log.write(match, seat):
        lines.append(line)
        yield
    return joined(lines)


def joined(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
