"""Pictures to keep: boards as SVG that bring their letters along, the same as PNG, and QR codes."""

from base64 import b64encode
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable

import resvg_py
import segno

from gusher.kernel.scene import Scene
from gusher.render.svg import svg
from gusher.words.catalogue import Catalogue

PNG_ZOOM = 2  # sharp on fine screens and on paper
QR_MASK = 3  # one for all: trying each of the eight takes five times as long, and random tokens look alike under any
QR_DARK, QR_LIGHT = "#1c1a1a", "#ffffff"  # always dark on light: many readers cannot do it the other way round

# The families of render/board.css that the pictures bring along, with the name inside the file and its weight.
_FACES = (
    ("Zilla Slab", "Zilla Slab", "zilla-slab-700", 700),
    ("Source Sans 3", "Source Sans 3 ExtraLight", "source-sans-3-400", 400),
)


def picture(scene: Scene, catalogue: Catalogue, names: Sequence[str], theme: str) -> str:
    """The board as an SVG file that looks the same everywhere."""
    return svg(scene, catalogue, names, theme).replace("<style>", f"<style>{_letters()}", 1)


def drawn(drawing: str) -> bytes:
    """An SVG of a board as a PNG file. Letters that our fonts lack, in names, are taken from the system. It takes a
    second, in which nothing else happens in its process (see drawings.py)."""
    for family, inner, _, _ in _FACES:
        drawing = drawing.replace(f'"{family}"', f'"{inner}"')
    fonts = [str(path) for path in _font_paths()]
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, zoom=PNG_ZOOM, font_files=fonts))


def qr_svg(url: str) -> str:
    """A QR code to be put into a page; it fills whatever box it is put in."""
    code = segno.make(url, error="m", micro=False, mask=QR_MASK)
    return code.svg_inline(border=4, dark=QR_DARK, light=QR_LIGHT, omitsize=True, svgclass="qr", lineclass=None)


def _fonts() -> Traversable:
    """Made by the build of the browser side (tools/client.py), which takes them from npm."""
    return files("gusher.web").joinpath("static", "fonts")


@cache
def _letters() -> str:
    """The fonts as style rules."""
    rules = []
    for family, _, file, weight in _FACES:
        data = b64encode(_fonts().joinpath(f"{file}.woff2").read_bytes()).decode()
        rules.append(
            f'@font-face{{font-family:"{family}";font-weight:{weight};'
            f"src:url(data:font/woff2;base64,{data}) format('woff2')}}"
        )
    return "".join(rules)


@cache
def _font_paths() -> list[str]:
    paths = []
    for _, _, file, _ in _FACES:
        with as_file(_fonts().joinpath(f"{file}.ttf")) as path:
            paths.append(str(path))
    return paths
