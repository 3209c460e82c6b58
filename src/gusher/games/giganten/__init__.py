"""Giganten, by Wilko Manz: trucks and trains in the oil country, hidden licences and bluffed auctions."""

from gusher.kernel.game import Game, Option

GAME = Game(
    name="giganten",
    rules=2,
    seats=(3, 4),  # G1
    usual_seats=4,
    options=(
        Option("carrier", ("choice", "most-advanced"), "choice", clause="G66"),
        Option("bluffer", ("stays", "out"), "stays", clause="G85"),
    ),
    package=__name__,
    # Nine rounds, each with the longest auctions that bids and hands allow: no 78 licences bear more than 20 bluffs.
    bound=19_000,
    designer="Wilko Manz",
    publisher="Kosmos",
    year=1999,
    minutes=(75, 90),  # as on the box
    weight="medium",
    readings={1: {"bluffer": "out"}},
)
