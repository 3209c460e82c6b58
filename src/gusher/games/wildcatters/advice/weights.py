"""What things are worth, in points at the end of the game: the numbers behind every judgement.

They were guessed first and then set by duels of many games (docs/results.md). They are attributes, so that a duel can
change one of them for one seat.
"""


class Weights:
    """One set of numbers. All points are points of the final score."""

    def __init__(self) -> None:
        # --- money ---
        self.dollar: float = 0.15  # a dollar that can still be spent …
        self.rich: float = 18.0  # … up to so many; beyond them
        self.spare: float = 0.03  # it is worth only this
        self.share: float = 0.07  # a share as money, beside its place in a contest
        self.danger: float = 0.24  # each own share that is missing to a safe purse
        self.safe: float = 14.0  # own shares that keep loans away
        self.loan: float = 8.0  # a loan: what it costs to be rid of it
        self.shortage: float = 0.7  # of the points that missing shares would cost at the end
        # --- contests: by how much holdings may still shift, at the end and for each turn to come ---
        self.shares_drift: float = 0.6
        self.cash_drift: float = 1.6
        self.barrels_drift: float = 0.1
        # --- oil ---
        self.barrel: float = 0.47  # of what one more barrel in a box would bring: a barrel that will leave its field
        self.landed: float = 0.5  # the shares that a refinery pays for a barrel, and what else speaks for foreign ones
        self.stuck: float = 0.48  # of it, where no train or no way on is there yet
        self.traffic: float = 0.11  # transports of a region to expect in a turn
        self.flow: float = 0.27  # barrels that come into a refinery in a turn
        self.reach: float = 0.3  # what a refinery card adds to the chance that the own barrels come into their box
        self.rig: float = 0.3  # of a pump's worth: a rig beside a pump
        self.hope: float = 0.1  # of it: a rig in an undrilled field, for each rig there
        # --- what stands on the board ---
        self.slot: float = 0.4  # a barrel of somebody else that will come into the own refinery
        self.bonus: float = 0.12  # of the points that later refineries bring
        self.fee: float = 0.38  # a barrel that will pay for a train or a tanker
        self.future: float = 0.08  # barrels that the others will bring to a field in a turn, from rigs not built yet
        self.link: float = 0.3  # of the barrels of a region that take a certain link
        self.tanker: float = 0.22
        self.card: float = 0.8  # a refinery card that can still be used
        # --- the oil of the present turn ---
        self.auction: float = 4.0  # the chance to bid for a wildcatter, to who drills
        self.next: float = 0.78  # of the landing before: what the next barrel of a transport brings
        self.in_shares: float = 1.4  # a dollar of a price that must be paid in shares
        self.late: float = 0.48  # how much of the time left is still there once a rig has become a pump
        # --- the others ---
        self.envy: float = 0.35  # of what the other seats have on average
