"""McMulti, by St Laurent Games: four islands, two dice, oil to find and petrol to sell while the economy turns."""

from gusher.kernel.game import Game, Option

LIMITS = (0, 5, 10, 15, 20, 25, 30, 40, 50, 60)  # rounds; 0 is off

GAME = Game(
    name="mcmulti",
    rules=2,
    seats=(2, 3, 4),
    usual_seats=4,
    options=(
        Option("reroll", (False, True), False, clause="M137"),
        Option("counter_die", (False, True), False, clause="M140"),
        # With three players it matters which island stays empty; two own two each that lie opposite (M123).
        Option("islands", ("dealt", "picked"), "dealt", clause="M3", seats=(3, 4), usual_with={3: "picked"}),
        Option("announce", ("any_turn", "own_turn"), "any_turn", clause="M153"),
        # People stop when they have had enough; bots would roll for ever, and tests want short games.
        Option("turn_limit", LIMITS, 0, clause="M146", unattended=40, tried=(5,)),
    ),
    package=__name__,
    # Set-up and starting round, then four island turns a round, each at its longest. Without a limit there is no
    # bound but the end that somebody announces.
    bound=301 + 4 * 333 * LIMITS[-1],
    designer="St Laurent Games",
    publisher="Hexagames",
    year=1988,
    minutes=(90, 90),  # as on the box of the later edition, Crude
    weight="medium",
    readings={1: {"islands": "dealt", "announce": "own_turn", "parked_untaxed": True, "rigs_on_line": True}},
)
