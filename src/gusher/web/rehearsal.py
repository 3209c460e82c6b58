"""A table that nobody sees: a page of each game is drawn before the first visitor comes.

Much is worked out when it is first wanted, from how a sentence is put together to the outlines of the board, and stays.
The first page of a game so takes three times as long as the tenth, and everybody else would wait for it.
"""

import time

from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.render.theme import SEATS
from gusher.store.port import RUNNING, MatchRecord, SeatRecord
from gusher.table.live import LiveTable
from gusher.web.app import templates
from gusher.web.parts import Renderer
from gusher.web.sights import sights
from gusher.web.viewers import Viewer
from gusher.web.views import table_view

SECRET = seeded_secret("rehearsal")

ANSWERS = 60  # at random: by then most things are on the board


def rehearse(game: Game) -> None:
    match = _played(game)
    table = LiveTable(_record(match), match)
    renderer = Renderer(templates())
    for language in LANGUAGES:
        viewer = Viewer(table, max(table.asked, 0), (max(table.asked, 0),), language)
        view = table_view(viewer, {}, whole_log=True)
        renderer.parts(view, viewer.words)
        sights(viewer)


def _played(game: Game) -> Match:
    seats = game.usual_seats
    names = [seat.numeral for seat in SEATS[:seats]]
    match = Match(game, seats, game.unattended(seats, {}), names, SECRET)
    rng = Rng(1)
    while match.n < ANSWERS and not match.over:
        legal = match.state.legal()
        match.answer_number(int(match.state.seat), int(legal[rng.below(len(legal))]))
    return match


def _record(match: Match) -> MatchRecord:
    return MatchRecord(
        id="rehearsal",
        game=match.game.name,
        rules=match.rules,
        options=match.said,
        seats=tuple(SeatRecord("human", name) for name in match.names),
        secret=SECRET,
        created=time.time(),
        format=match.format,
        status=RUNNING,
        n=match.n,
        turn=int(match.state.seat),
    )
