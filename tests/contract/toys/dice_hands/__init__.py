"""Dice and hands: a small sound game with hidden hands, a loaded die, peeking and passing."""

from gusher.kernel.game import Game, Option

GAME = Game(
    name="dice_hands",
    rules=1,
    seats=(2, 3),  # H1
    usual_seats=2,
    options=(
        Option("peeking", (False, True), True, clause="H9"),
        Option("peeks", (1, 2), 1, clause="H9", needs={"peeking": True}),
    ),
    package=__name__,
    bound=9 + 3 * (1 + 3 * 2) + 3 * 2,  # cards, rolls with stakes and turns, peeks
    designer="nobody",
    publisher="nobody",
    year=2013,
)
