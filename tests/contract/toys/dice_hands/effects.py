"""What can happen in the toy; what a viewer may not know is blanked by `seen_by`."""

from dataclasses import dataclass, replace
from typing import Self

from gusher.kernel.effects import Effect
from gusher.kernel.say import Say, Seat, say

UNKNOWN = 0  # in place of a card that the viewer cannot see


@dataclass(frozen=True, slots=True)
class Dealt(Effect):
    """A card went to a seat, which alone sees it (H3)."""

    seat: int
    card: int

    def say(self) -> Say:
        return say("dice_hands-effect-dealt", seat=Seat(self.seat), card=self.card)

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Rolled(Effect):
    pips: int

    def say(self) -> Say:
        return say("dice_hands-effect-rolled", pips=self.pips)


@dataclass(frozen=True, slots=True)
class Staked(Effect):
    seat: int
    stake: int

    def say(self) -> Say:
        return say("dice_hands-effect-staked", seat=Seat(self.seat), stake=self.stake)


@dataclass(frozen=True, slots=True)
class Laid(Effect):
    """A card lies face down; its owner and who has looked into the hand know it (H7, H9)."""

    seat: int
    card: int
    knowers: tuple[int, ...]

    def say(self) -> Say:
        return say("dice_hands-effect-laid", seat=Seat(self.seat), card=self.card)

    def seen_by(self, viewer: int) -> Self:
        return self if viewer in self.knowers else replace(self, card=UNKNOWN)


@dataclass(frozen=True, slots=True)
class Peeked(Effect):
    """A seat looked into another hand (H9)."""

    seat: int
    owner: int
    hand: tuple[int, ...]

    def say(self) -> Say:
        cards = " ".join(str(card) for card in self.hand)
        return say("dice_hands-effect-peeked", seat=Seat(self.seat), owner=Seat(self.owner), cards=cards)

    def seen_by(self, viewer: int) -> Self:
        return self if viewer in (self.seat, self.owner) else replace(self, hand=())


@dataclass(frozen=True, slots=True)
class Passed(Effect):
    seat: int
    pips: int

    def say(self) -> Say:
        return say("dice_hands-effect-passed", seat=Seat(self.seat), pips=self.pips)


@dataclass(frozen=True, slots=True)
class Won(Effect):
    """The highest card of the round, now open, wins the pips times the stake (H10)."""

    seat: int
    card: int
    points: int

    def say(self) -> Say:
        return say("dice_hands-effect-won", seat=Seat(self.seat), card=self.card, points=self.points)
