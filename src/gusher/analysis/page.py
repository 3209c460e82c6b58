"""An analysis as one HTML file that needs nothing else: no server, no script, no other file."""

from functools import cache
from importlib.resources import files

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from gusher.analysis.analysis import Analysis
from gusher.analysis.curve import readings
from gusher.analysis.told import Teller
from gusher.kernel.say import Seat, say
from gusher.render.charts import sample, still
from gusher.render.theme import SEATS, THEMES, TOKENS


def page(analysis: Analysis, told: Teller) -> str:
    points = readings(analysis.moments, analysis.turning)
    return (
        _environment()
        .get_template("page.html")
        .render(
            say=told.say,
            told=told,
            analysis=analysis,
            game=say(f"{analysis.match.game.name}-name"),
            player=Seat,
            curves=[
                (told.words.say(chart.title), Markup(still(points, told.words, place)))
                for place, chart in enumerate(points[-1].charts)
            ],
            keys=[(Markup(sample(line)), SEATS[seat].numeral) for seat, line in enumerate(points[-1].charts[0].series)],
            losses=[told.loss(decision) for decision in analysis.losses],
            style=Markup(_style()),
        )
    )


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("gusher.analysis"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )


@cache
def _sheet(name: str) -> str:
    return files("gusher.analysis").joinpath("templates", name).read_text(encoding="utf-8")


@cache
def _style() -> str:
    """The page's sheet, with the colours of day and night."""
    light, dark = (
        ";".join(f"--{token}:{pair[place]}" for token, pair in TOKENS.items()) for place in range(len(THEMES))
    )
    colours = f":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}"
    return "\n".join((colours, _sheet("page.css"), _sheet("curve.css")))


def curve_svg(analysis: Analysis, told: Teller) -> str:
    """The curve as a picture that stands alone, by day."""
    drawing = still(readings(analysis.moments, analysis.turning), told.words)
    colours = ";".join(f"--{token}:{pair[0]}" for token, pair in TOKENS.items())
    head, _, rest = drawing.partition(">")
    return f'{head} xmlns="http://www.w3.org/2000/svg"><style>.chart-picture{{{colours}}}{_sheet("curve.css")}</style>{rest}'
