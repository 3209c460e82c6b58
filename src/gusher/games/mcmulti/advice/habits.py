"""Habits: the numbers by which the advice weighs things."""

from typing import Any, Final


class Habits:
    """The plain ones, found in duels of one changed number at a time. They stay as they are, so that whatever comes
    later can be measured against them."""

    def __init__(self) -> None:
        # What consumers will pay.
        self.drift: float = 0.667  # of the price's expected change in the coming round
        self.serving: float = 0.8  # of all stations that are touched, those that have gas and sell it
        self.usual_price: float = 40.0  # in the long run …
        self.to_usual: float = 0.0  # … and how far from today's towards it a station's gain is reckoned
        # How long the game lasts.
        self.share_earned: float = 1.05  # of its stations' takings, what a seat lays by in a round …
        self.least_earned: float = 45.0  # … and the least that it does
        # Barrels.
        self.needs: float = 11.25  # rounds for which gas and crude are reckoned
        self.steep_gas: float = 0.6  # what a barrel costs more for each one that is lacking
        self.steep_crude: float = 0.32
        self.holding_gas: float = 0.156  # of its worth, what a barrel loses in a round of waiting
        self.holding_crude: float = 0.156
        self.other_pair: float = 0.9  # of the other pair's price, which is there in the next turn
        self.pressed: float = 0.3  # of a step, what each barrel in stock presses the price of a later sale
        self.own_sales: float = 0.1  # what each own sale to come loses by one more now
        self.least_gain: float = 1.0  # for which a barrel changes hands
        self.least_paid: float = 1.0  # of what a barrel is worth later, what consumers must pay now
        self.least_refined: float = 1.0  # of what crude would bring, what the gas made of it must be worth
        # Pieces.
        self.horizon: float = 6.0  # own turns for which a piece is valued: quick money can be invested again
        self.well_kept: float = 0.5  # of what a well brings that stands as long as the horizon
        self.well_sold: float = 20.0  # what it brings at last
        self.find: float = 1.0  # of what a well brings, what it may cost
        # How many times its price a piece must be worth to be bought: in the starting round, and later …
        self.start_station: float = 1.725
        self.start_refinery: float = 1.725
        self.start_rig: float = 2.5  # a rig earns late, and only if there is cash for the well
        self.station: float = 1.725
        self.refinery: float = 1.725
        self.rig: float = 2.5
        self.station_late: float = 1.0  # … and as many times that when the end has come
        self.refinery_late: float = 1.0
        self.rig_late: float = 1.0
        self.cheap: float = 0.0  # how much less when everything is cheap, and more when it is dear
        # Of what a piece is worth, what the bank must pay for it …
        self.rig_sale: float = 1.0
        self.station_sale: float = 1.0
        self.refinery_sale: float = 1.0
        self.well_sale: float = 1.0
        self.late_sale: float = 1.0  # … and as many times that when the end has come
        # Cash that is kept.
        self.for_tax: float = 0.3  # of the open tax
        self.for_gas: float = 0.7  # of the gas that the stations need in the next round
        self.for_well: float = 0.0  # of the next well's cost, as likely as the rigs will find one in a turn
        # The end.
        self.dumped: float = 0.8  # of today's prices, what the last barrels bring: others sell theirs, too


def practised() -> Habits:
    """Found in games of seats that all had their numbers changed at random (docs/results.md)."""
    habits = Habits()
    habits.drift = 0.929
    habits.serving = 0.49
    habits.usual_price = 44.997
    habits.to_usual = 0.157
    habits.share_earned = 0.748
    habits.least_earned = 61.648
    habits.needs = 9.289
    habits.steep_gas = 0.918
    habits.steep_crude = 0.633
    habits.holding_gas = 0.343
    habits.holding_crude = 0.102
    habits.other_pair = 0.95
    habits.pressed = 0.318
    habits.own_sales = 0.078
    habits.least_gain = 0.364
    habits.least_paid = 0.806
    habits.least_refined = 0.89
    habits.horizon = 10.063
    habits.well_kept = 0.202
    habits.well_sold = 16.291
    habits.find = 0.769
    habits.start_station = 1.024
    habits.start_refinery = 0.915
    habits.start_rig = 1.986
    habits.station = 1.476
    habits.refinery = 2.085
    habits.rig = 2.202
    habits.station_late = 0.971
    habits.refinery_late = 0.955
    habits.rig_late = 0.981
    habits.cheap = 0.576
    habits.rig_sale = 0.744
    habits.station_sale = 1.121
    habits.refinery_sale = 0.99
    habits.well_sale = 1.115
    habits.late_sale = 0.663
    habits.for_tax = 0.154
    habits.for_gas = 0.58
    habits.for_well = 1.342
    habits.dumped = 0.883
    return habits


PLAIN: Final = Habits()
PRACTISED: Final = practised()
NAMES: Final = tuple(name for name in dir(PLAIN) if not name.startswith("_"))


def numbers(habits: Habits) -> dict[str, float]:
    return {name: getattr(habits, name) for name in NAMES}


def changed(habits: Habits, others: dict[str, float]) -> Habits:
    """Habits like these, but for some numbers."""
    found: Any = Habits()
    for name, number in {**numbers(habits), **others}.items():
        setattr(found, name, number)
    twin: Habits = found
    return twin
