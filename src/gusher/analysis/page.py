"""An analysis as one HTML file that needs nothing else: no server, no script, no other file."""

from markupsafe import Markup

from gusher.analysis.analysis import Analysis
from gusher.analysis.curve import readings
from gusher.analysis.told import Teller
from gusher.kernel.say import Seat, say
from gusher.render import standalone
from gusher.render.charts import sample, still
from gusher.render.theme import SEATS

PACKAGE = "gusher.analysis"
CURVE = "curve.css"


def page(analysis: Analysis, told: Teller) -> str:
    points = readings(analysis.moments, analysis.turning)
    return standalone.page(
        PACKAGE,
        "page.html",
        ("page.css", CURVE),
        lang=told.words.language,
        title=told.say("insight-title", game=say(f"{analysis.match.game.name}-name")),
        say=told.say,
        told=told,
        analysis=analysis,
        player=Seat,
        curves=[
            (told.words.say(chart.title), Markup(still(points, told.words, place)))
            for place, chart in enumerate(points[-1].charts)
        ],
        keys=[(Markup(sample(line)), SEATS[seat].numeral) for seat, line in enumerate(points[-1].charts[0].series)],
        losses=[told.loss(decision) for decision in analysis.losses],
    )


def curve_svg(analysis: Analysis, told: Teller) -> str:
    """The curve as a picture that stands alone, by day."""
    drawing = still(readings(analysis.moments, analysis.turning), told.words)
    return standalone.picture(drawing, standalone.sheet(PACKAGE, CURVE))
