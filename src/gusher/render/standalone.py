"""Pages and pictures that stand alone: they fetch nothing, need no script, and bring their colours with them.

A page is a template that extends `standalone.html`, in the `templates` of the package that has something to show; its
sheets lie beside it and come after the one that all such pages wear.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from gusher.render.theme import THEMES, TOKENS

OWN = "gusher.render"
PAPER = "background:var(--paper)"
MARGIN = 14

_BOX = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def page(package: str, template: str, sheets: tuple[str, ...], **given: Any) -> str:
    """`given` fills the template, which needs `lang` and `title` at least."""
    return _environment(package).get_template(template).render(style=Markup(_style(package, sheets)), **given)


def picture(drawing: str, css: str, theme: str = THEMES[0]) -> str:
    """An SVG element of a page as a file of its own, in one theme, on paper. Its colours are its own: a notebook shows
    several on one page."""
    head, _, rest = _BOX.sub(_framed, drawing, count=1).partition(">")
    place = THEMES.index(theme)
    colours = ";".join(f"--{token}:{pair[place]}" for token, pair in TOKENS.items() if f"--{token})" in PAPER + css)
    return f'{head} xmlns="http://www.w3.org/2000/svg" style="{colours};{PAPER}"><style>{css}</style>{rest}'


def _framed(box: re.Match[str]) -> str:
    """On a page a drawing may reach a little beyond its edges; a file has none beyond."""
    width, height = (float(size) + 2 * MARGIN for size in box.groups())
    return f'viewBox="{-MARGIN} {-MARGIN} {width:g} {height:g}"'


@cache
def sheet(package: str, name: str) -> str:
    return files(package).joinpath("templates", name).read_text(encoding="utf-8")


@cache
def _environment(package: str) -> Environment:
    loader = ChoiceLoader([PackageLoader(package), PackageLoader(OWN)])
    return Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True)


@cache
def _style(package: str, sheets: tuple[str, ...]) -> str:
    """The colours of day and night, which not every browser knows as `light-dark()`, then the sheets."""
    light, dark = (
        ";".join(f"--{token}:{pair[place]}" for token, pair in TOKENS.items()) for place in range(len(THEMES))
    )
    colours = f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return "\n".join((colours, sheet(OWN, "standalone.css"), *(sheet(package, name) for name in sheets)))
