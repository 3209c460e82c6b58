"""Wildcatters, by Rolf Sagel and André Spil: a world of wells, trains, tankers, refineries and shares."""

from gusher.kernel.game import Game, Option

GAME = Game(
    name="wildcatters",
    rules=2,
    seats=(3, 4),  # W1
    usual_seats=4,
    options=(
        Option("zero_loan", (True, False), True, clause="W174"),
        Option("credit_bids", (True, False), True, clause="W103"),
        Option("australia", ("pay_bank", "bank_pays"), "pay_bank", clause="W140", seats=(3,)),
    ),
    package=__name__,
    bound=20_000,  # 28 turns with every tile built, every auction bid up share by share and every barrel sent round
    designer="Rolf Sagel, André Spil",
    publisher="RASS Games, Vendetta Games",
    year=2013,
    minutes=(120, 120),  # as on the box
    weight="heavy",
    # By the first version nobody borrowed to bid (W103), no refinery card was used before a transport was over (W58),
    # and with three players a third place added nothing to ties (W205).
    readings={1: {"credit_bids": False, "cards_interrupt": False, "full_ties": False}},
)
