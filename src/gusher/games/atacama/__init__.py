"""Atacama, by Martin Schlegel: rigs on a desert grid, silver for one, copper for the other."""

from gusher.kernel.game import Game, Option

GAME = Game(
    name="atacama",
    rules=1,
    seats=(2, 4),  # A1
    usual_seats=2,
    options=(
        Option("advanced", (False, True), False, clause="A46", seats=(2,)),
        Option("tactical", (False, True), False, clause="A40"),
        Option("double_weight", (1, 2), 1, clause="A35", needs={"tactical": True}),
    ),
    package=__name__,
    bound=28 + 26 + 9,  # turns, colours, tiles
    designer="Martin Schlegel",
    publisher="Mücke Spiele",
    year=2013,
    minutes=(30, 30),  # as on the box
    weight="light",
)
