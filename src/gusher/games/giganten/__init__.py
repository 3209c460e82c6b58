"""Giganten, by Wilko Manz: trucks and trains in the oil country, hidden licences and bluffed auctions."""

from gusher.kernel.game import Game, Option

GAME = Game(
    name="giganten",
    rules=1,
    seats=(3, 4),  # G1
    usual_seats=4,
    options=(Option("carrier", ("choice", "most-advanced"), "choice", clause="G66"),),
    package=__name__,
    bound=12_000,  # nine rounds, each with the longest auctions that bids and hands allow
    designer="Wilko Manz",
    publisher="Kosmos",
    year=1999,
)
