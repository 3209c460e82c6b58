"""What can happen in Wildcatters beside the oil (effects_oil.py), as typed facts: one source for the log in words, the
ledger, pictures and statistics.

Seats, zones, stretches, cards and companies are numbers inside and named in sentences. Every dollar, share and point
that changes hands is in the `flows` of exactly one effect.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.facts import Bought, Fact, argument, cash, points, shares
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.say import Say, Seat, listed, say

# --- set-up ---


@dataclass(frozen=True, slots=True)
class NeutralRigPlaced(Fact):
    """With three players a card drawn openly names the region of a neutral rig (W7)."""

    key: ClassVar[str] = "wildcatters-effect-neutral-rig"
    card: int
    region: int


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """The first player (W8, W9)."""

    key: ClassVar[str] = "wildcatters-effect-first"
    seat: int


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    """A seat has its whole hand for the set-up (W10). Others know only how many cards that is."""

    key: ClassVar[str] = "wildcatters-effect-dealt"
    seat: int
    held: int
    cards: tuple[int, ...]  # empty for those who may not know them

    def say(self) -> Say:
        return Say(self.key if self.cards else "wildcatters-effect-dealt-hidden", self.arguments())

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Founded(Fact):
    """A seat's first refinery (W11)."""

    key: ClassVar[str] = "wildcatters-effect-founded"
    seat: int
    zone: int


@dataclass(frozen=True, slots=True)
class Revealed(Fact):
    """A hand card is shown: the next start piece goes to its region (W13)."""

    key: ClassVar[str] = "wildcatters-effect-revealed"
    seat: int
    card: int
    region: int


@dataclass(frozen=True, slots=True)
class StartPiecePlaced(Fact):
    """A start rig or tanker (W13)."""

    key: ClassVar[str] = "wildcatters-effect-start-piece"
    seat: int
    piece: int
    region: int


@dataclass(frozen=True, slots=True)
class StartTrainPlaced(Fact):
    """A start train (W15)."""

    key: ClassVar[str] = "wildcatters-effect-start-train"
    seat: int
    stretch: int


@dataclass(frozen=True, slots=True)
class WildcattersPlaced(Fact):
    """The wildcatters take their circles: one in each region, two in these (W18, W19); `out` leave the game (W21)."""

    key: ClassVar[str] = "wildcatters-effect-wildcatters"
    regions: tuple[int, ...]
    placed: int
    out: int


# --- rounds, turns and cards ---


@dataclass(frozen=True, slots=True)
class RoundBegun(Fact):
    """A round begins, in this order (W27, W29)."""

    key: ClassVar[str] = "wildcatters-effect-round"
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun(Fact):
    """A seat's turn begins (W25)."""

    key: ClassVar[str] = "wildcatters-effect-turn"
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class CardsOpened(Fact):
    """Cards were opened, all of them, once the display is complete (W22, W167)."""

    key: ClassVar[str] = "wildcatters-effect-opened"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recycled(Fact):
    """The deck was empty and its discards became the new one (W168)."""

    key: ClassVar[str] = "wildcatters-effect-recycled"
    number: int


@dataclass(frozen=True, slots=True)
class Wiped(Fact):
    """So many open cards showed one region that all were replaced (W171)."""

    key: ClassVar[str] = "wildcatters-effect-wiped"
    region: int
    number: int


@dataclass(frozen=True, slots=True)
class Renewed(Fact):
    """A seat paid points for a new display; so many old cards left the game (W46)."""

    key: ClassVar[str] = "wildcatters-effect-renewed"
    seat: int
    points: int
    number: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, -self.points)


@dataclass(frozen=True, slots=True)
class CardTaken(Fact):
    """A seat took an open card and plays its region (W45)."""

    key: ClassVar[str] = "wildcatters-effect-taken"
    seat: int
    card: int
    region: int


@dataclass(frozen=True, slots=True)
class CardCash(Fact):
    """Dollars printed on the card (W51)."""

    key: ClassVar[str] = "wildcatters-effect-card-cash"
    seat: int
    card: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return cash(self.seat, self.amount)


@dataclass(frozen=True, slots=True)
class CardShares(Fact):
    """Shares printed on the card (W52, W53)."""

    key: ClassVar[str] = "wildcatters-effect-card-shares"
    seat: int
    card: int
    company: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.company, self.amount)


@dataclass(frozen=True, slots=True)
class CardDrops(Fact):
    """Points printed on the card (W54)."""

    key: ClassVar[str] = "wildcatters-effect-card-drops"
    seat: int
    card: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class Income(Fact):
    """Step C (W64)."""

    key: ClassVar[str] = "wildcatters-effect-income"
    seat: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return cash(self.seat, self.amount)


# --- step D and step F: tiles ---


@dataclass(frozen=True, slots=True)
class RigBuilt(Bought):
    """W66, W71."""

    key: ClassVar[str] = "wildcatters-effect-rig"
    region: int


@dataclass(frozen=True, slots=True)
class TankerBuilt(Bought):
    """W80, W81."""

    key: ClassVar[str] = "wildcatters-effect-tanker-built"
    zone: int


@dataclass(frozen=True, slots=True)
class TrainBuilt(Bought):
    """W77, W78."""

    key: ClassVar[str] = "wildcatters-effect-train"
    stretch: int


@dataclass(frozen=True, slots=True)
class RefineryBuilt(Bought):
    """A seat's so many-th refinery, the one of the set-up included (W74, W76)."""

    key: ClassVar[str] = "wildcatters-effect-refinery"
    zone: int
    number: int


@dataclass(frozen=True, slots=True)
class RefineryBonus(Fact):
    """Points for a third, fourth or fifth refinery (W75)."""

    key: ClassVar[str] = "wildcatters-effect-refinery-bonus"
    seat: int
    number: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class MovePaid(Bought):
    """Every tanker moved after the first has its price (W163), paid before the destination is named."""

    key: ClassVar[str] = "wildcatters-effect-move-paid"
    zone: int


@dataclass(frozen=True, slots=True)
class TankerMoved(Fact):
    """An own tanker that carried no oil moves in step F (W162)."""

    key: ClassVar[str] = "wildcatters-effect-moved"
    seat: int
    tanker: int
    origin: int
    zone: int


# --- loans ---


@dataclass(frozen=True, slots=True)
class Borrowed(Fact):
    """A forced loan (W173, W174): own shares from the bank. `barrel` is 0 if none was left to pledge (W178)."""

    key: ClassVar[str] = "wildcatters-effect-borrowed"
    seat: int
    amount: int
    loans: int
    barrel: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, self.amount)


@dataclass(frozen=True, slots=True)
class Repaid(Fact):
    """Loans repaid at the end of a round (W180); `loans` are left. With `number` 0 the seat kept all of them."""

    key: ClassVar[str] = "wildcatters-effect-repaid"
    seat: int
    number: int
    price: int
    amount: int
    loans: int

    def say(self) -> Say:
        return Say(self.key if self.number else "wildcatters-effect-not-repaid", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, -self.amount)


@dataclass(frozen=True, slots=True)
class LastRepaid(Fact):
    """The end of the game: every loan is due; each share that is missing costs a point (W192)."""

    key: ClassVar[str] = "wildcatters-effect-last-repaid"
    seat: int
    number: int
    due: int
    amount: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, -self.amount) + points(self.seat, -self.points)


# --- order of the last round, scoring, end ---


@dataclass(frozen=True, slots=True)
class OrderChosen(Fact):
    """A seat's place in the last round (W29), and the drops that gave it its turn to choose (W28)."""

    key: ClassVar[str] = "wildcatters-effect-order"
    seat: int
    place: int
    drops: int


@dataclass(frozen=True, slots=True)
class ContestScored(Fact):
    """One company, cash, or one continent is scored: `amounts` and `gains` by seat (W185, W198 to W201).

    Nobody gains where nobody has anything (W206). At the interim scoring a seat with a loan is barred from its own
    company (W188). Sentences of their own say so.
    """

    key: ClassVar[str] = "wildcatters-effect-final"
    contest: int
    interim: bool
    amounts: tuple[int, ...]
    gains: tuple[int, ...]
    barred: int  # the seat, or NOTHING

    def say(self) -> Say:
        key = "wildcatters-effect-interim" if self.interim else self.key
        told = argument("contest", self.contest)
        if any(self.gains):
            told["gains"] = listed([self._line(seat) for seat in self._best_first() if self.gains[seat]])
        else:
            key = f"{key}-nobody"
        if self.barred == NOTHING:
            return Say(key, told)
        return Say(f"{key}-barred", {**told, "seat": Seat(self.barred)})

    def _best_first(self) -> list[int]:
        return sorted(range(len(self.gains)), key=lambda seat: (-self.gains[seat], -self.amounts[seat], seat))

    def _line(self, seat: int) -> Say:
        return say("wildcatters-gain", seat=Seat(seat), amount=self.amounts[seat], points=self.gains[seat])

    def flows(self) -> tuple[Flow, ...]:
        return tuple(Flow(seat, "points", gain) for seat, gain in enumerate(self.gains) if gain)


@dataclass(frozen=True, slots=True)
class OwnCompanyBonus(Fact):
    """First, or tied first, in the own company at the end (W199)."""

    key: ClassVar[str] = "wildcatters-effect-own-company"
    seat: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class WildcattersScored(Fact):
    """Points for the wildcatters taken (W196)."""

    key: ClassVar[str] = "wildcatters-effect-wildcatters-scored"
    seat: int
    number: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The game is over (W209, W210)."""

    key: ClassVar[str] = "wildcatters-effect-ended"
    winners: tuple[int, ...]

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "count": len(self.winners)}
