"""Doodlebug: three rigs a round, one hidden survey each, and neighbours who watch where you drill."""

from gusher.kernel.game import Game, Option

GAME = Game(
    name="doodlebug",
    rules=1,
    seats=(2, 3, 4),  # D1
    usual_seats=3,
    options=(Option("starts", (1, 2), 1, clause="D3"),),
    package=__name__,
    bound=2 * 4 * (4 + 3 * 4 + 1),  # starts * players rounds of surveys, turns and the wild plot
    designer="Gusher",
    publisher="Gusher Examples",
    year=2026,
    minutes=(10, 20),
    weight="light",
)
