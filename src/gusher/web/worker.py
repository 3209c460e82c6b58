"""What lets a browser install the table and be told things while no page is open: a manifest, icons, a service worker
that shows notices, and the page that it shows when the line is dead."""

from importlib.resources import files

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from gusher.kernel.say import say
from gusher.web.drawings import png
from gusher.web.faults import Fault
from gusher.web.pictures import PNG_ZOOM
from gusher.web.session import language_of, render, words

routes = APIRouter()

SIZES = (180, 192, 512)  # the first for home screens of iPhones
COLOUR = "#1C1A1A"
WORKER, ICON = "worker.js", "icon.svg"


@routes.get("/sw.js")
async def service_worker(request: Request) -> Response:
    """At the root, for only there it may look after all pages."""
    return Response(_static(request, WORKER), media_type="text/javascript")


@routes.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    icons = [{"src": f"/icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES[1:]]
    told = {
        "id": "/",
        "name": "Gusher",
        "description": words(request).say(say("web-description")),
        "lang": language_of(request),
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": icons,
    }
    return JSONResponse(told, media_type="application/manifest+json")


@routes.get("/icon-{size}.png")
async def icon(request: Request, size: int) -> Response:
    if size not in SIZES:
        raise Fault("not-found")
    side = size // PNG_ZOOM
    drawing = _static(request, ICON).replace("<svg ", f'<svg width="{side}" height="{side}" ', 1)
    kept = {"Cache-Control": "public, max-age=86400"}
    return Response(await png(request, drawing), media_type="image/png", headers=kept)


@routes.get("/offline")
async def offline(request: Request) -> Response:
    return render(request, "offline.html")


def _static(request: Request, name: str) -> str:
    """The text of a file of the client, by the name that its build has given it."""
    found = str(request.app.state.templates.globals["static"](name)).rpartition("/")[2]
    return files("gusher.web").joinpath("static", found).read_text(encoding="utf-8")
