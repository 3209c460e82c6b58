"""The scores explained, line by line: a leaf of the table's page that is fetched when it is opened, like ledger and
charts. Hardly anybody reads it after every answer, and to put it into words takes as long as to draw the board."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from gusher.web.session import render
from gusher.web.viewers import looking

routes = APIRouter()


@routes.get("/t/{match_id}/scores")
async def scores(request: Request, match_id: str) -> Response:
    viewer = (await looking(request, match_id)).of_now()
    scene = viewer.match.game.scene(viewer.match.view(viewer.seat), viewer.seat)
    lines = [viewer.says(line) for line in scene.breakdown]
    return render(request, "_scores.html", catalogue=viewer.words, lines=lines)
