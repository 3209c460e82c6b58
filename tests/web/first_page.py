"""`python -m tests.web.first_page GAME`: how long the first page of a game holds the event loop up, in seconds of
processor time, at a server that has drawn nothing for anybody."""

import gc
import json
import sys
import tempfile
from pathlib import Path
from random import Random

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.store.sqlite import SqliteStore
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from gusher.web.server import make_ready
from tests.fixed import fixed_app
from tests.web.evening import goes_on, lines
from tests.web.loop import watching_loop
from tests.web.stored import TOKENS, record
from tests.web.visitor import visiting

ENTRIES = 40


def held_up(name: str, folder: Path) -> float:
    game = registry.find(name)
    seats = game.usual_seats
    names = ["Ada", "Ben", "Cleo", "Dora"][:seats]
    match = Match(game, seats, game.unattended(seats, {}), names, seeded_secret("first page"))
    rng = Random(1)
    while match.n < ENTRIES and not match.over:
        goes_on(match, rng)
    store = SqliteStore(str(folder / "tables.db"))
    store.create(record(name, match, kinds=("human",) * seats), lines(match))
    store.close()
    with watching_loop() as held, visiting(fixed_app(WebSettings(str(folder / "tables.db"), limits=UNLIMITED))) as one:
        one.get("/")  # what the driver of the test itself needs for its first request
        one.cookies.set("seat_table_0", TOKENS[0])
        gc.collect()
        gc.disable()
        held.forget()
        assert one.get("/t/table").status_code == 200
        return held.seconds


if __name__ == "__main__":
    make_ready()
    with tempfile.TemporaryDirectory() as here:
        print(json.dumps(held_up(sys.argv[1], Path(here))))
