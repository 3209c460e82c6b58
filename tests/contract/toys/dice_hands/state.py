"""A position of the toy: hands that only their owners see, until somebody peeks or the round ends."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, Self

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, Listener, State
from tests.contract.toys.dice_hands import effects
from tests.contract.toys.dice_hands.actions import (
    BET,
    BETTING,
    CARDS,
    DEAL,
    DEALING,
    ENDED,
    LAY,
    LAYING,
    PASS,
    PEEK,
    PIPS,
    ROLL,
    ROLLING,
    STAKES,
)

COPIES: Final = {1: 5, 2: 4, 3: 3, 4: 2}  # H2
DIE: Final = (3, 2, 1)  # H4: the die is loaded
HAND: Final = 3
ROUNDS: Final = 3
HOLE: Final = 0  # a card that the viewer of a redacted position cannot see
NONE: Final = -1  # no card lies here


def flat(numbers: list[int]) -> vec[i64]:
    """The numbers as a vector."""
    vector = vec[i64]()
    for number in numbers:
        vector = append(vector, number)
    return vector


class DiceHands(State):
    """One position. Bit masks: `open_to[owner]` holds the seats that know a hand, `lacks[owner]` the cards that it
    has been shown not to hold."""

    def __init__(self, seats: int, peeks: int) -> None:
        super().__init__(CHANCE, 0)
        self.seats = seats
        self.step = DEALING
        self.round = 1
        self.pips = 0
        self.dealt = 0
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.down = [NONE] * seats
        self.gone: list[int] = []  # face-up cards of past rounds, in order
        self.stakes = [0] * seats
        self.peeks = [peeks] * seats
        self.open_to = [0] * seats
        self.lacks = [0] * seats
        self.points = [0] * seats

    # --- the questions ---

    def legal(self) -> vec[i64]:
        return flat(self.answers())

    def answers(self) -> list[int]:
        if self.step == DEALING:
            return [DEAL + card - 1 for card in CARDS if self.unseen(card) > 0]
        if self.step == ROLLING:
            return [ROLL + pips - 1 for pips in PIPS]
        if self.step == BETTING:
            return [BET + stake - 1 for stake in STAKES if self.round < ROUNDS or stake == STAKES[-1]]  # H5
        return self.turn_answers() if self.step == LAYING else []

    def turn_answers(self) -> list[int]:
        lays = [LAY + card - 1 for card in sorted(set(self.hand()))]
        peeks = [PEEK + owner for owner in range(self.seats) if self.may_peek(owner)]
        return lays + peeks + ([PASS] if self.may_pass() else [])

    def hand(self) -> list[int]:
        return self.hands[self.seat]

    def may_peek(self, owner: int) -> bool:
        return (
            owner < self.seats and owner != self.seat and self.peeks[self.seat] > 0 and not self.knows(self.seat, owner)
        )

    def may_pass(self) -> bool:
        return self.pips not in self.hand()  # H8

    def knows(self, viewer: int, owner: int) -> bool:
        return viewer == owner or (viewer >= 0 and bool(self.open_to[owner] >> viewer & 1))

    def unseen(self, card: int) -> int:
        return COPIES[card] - sum(hand.count(card) for hand in self.hands) - (self.down + self.gone).count(card)

    def weights(self) -> vec[i64]:
        if self.step == ROLLING:
            return flat(list(DIE))
        return flat([self.unseen(action - DEAL + 1) for action in self.answers()])

    def why_not(self, action: i64) -> str:
        if action in self.answers():
            return ""
        kind = ("H3", "H4", "H5", "H6")
        if self.step == ENDED:
            return "H11"
        if self.step != LAYING or action < LAY:
            return kind[self.step]
        if action < PEEK:
            return "H7"
        return "H8" if action == PASS else "H9"

    # --- playing ---

    def play(self, action: i64, tell: Listener | None = None) -> None:
        told = tell if tell is not None else ignore
        if self.step == DEALING:
            self.deal(int(action) - DEAL + 1, told)
        elif self.step == ROLLING:
            self.roll(int(action) - ROLL + 1, told)
        elif self.step == BETTING:
            self.bet(int(action) - BET + 1, told)
        elif action < PEEK:
            self.lay(int(action) - LAY + 1, told)
        elif action < PASS:
            self.peek(int(action) - PEEK, told)
        else:
            self.skip(told)

    def receiver(self) -> int:
        return self.dealt // HAND

    def deal(self, card: int, tell: Listener) -> None:
        tell(effects.Dealt(self.receiver(), card))
        self.hands[self.receiver()] = sorted([*self.hands[self.receiver()], card])
        self.dealt += 1
        if self.dealt == HAND * self.seats:
            self.step = ROLLING

    def roll(self, pips: int, tell: Listener) -> None:
        tell(effects.Rolled(pips))
        self.pips = pips
        self.step = BETTING
        self.seat = 0

    def bet(self, stake: int, tell: Listener) -> None:
        tell(effects.Staked(self.seat, stake))
        self.stakes[self.seat] = stake
        self.step = LAYING

    def lay(self, card: int, tell: Listener) -> None:
        tell(self.laid(card))
        self.hand().remove(card)
        self.down[self.seat] = card
        self.next_seat(tell)

    def laid(self, card: int) -> effects.Laid:
        return effects.Laid(self.seat, card, tuple(s for s in range(self.seats) if self.knows(s, self.seat)))

    def peek(self, owner: int, tell: Listener) -> None:
        """Something hidden is shown without a draw, and the seat stays asked: only `disclosed` can stop undo (H9)."""
        tell(effects.Peeked(self.seat, owner, tuple(self.hands[owner])))
        self.peeks[self.seat] -= 1
        self.open_to[owner] |= 1 << self.seat
        self.disclosed += 1

    def skip(self, tell: Listener) -> None:
        tell(effects.Passed(self.seat, self.pips))
        self.lacks[self.seat] |= 1 << self.pips  # H8: who passes has shown that it lacks the card rolled
        self.next_seat(tell)

    def next_seat(self, tell: Listener) -> None:
        self.seat += 1
        self.step = BETTING
        if self.seat == self.seats:
            self.reveal(tell)

    def reveal(self, tell: Listener) -> None:
        """The round's cards are turned up, the highest ones win, the next round follows (H10, H11)."""
        best = max(self.down)
        for seat, card in enumerate(self.down):
            if card == best != NONE:
                self.points[seat] += self.pips * self.stakes[seat]
                tell(effects.Won(seat, card, self.pips * self.stakes[seat]))
        self.disclosed += 1
        self.gone += [card for card in self.down if card != NONE]
        self.down = [NONE] * self.seats
        self.stakes = [0] * self.seats
        self.round += 1
        over = self.round > ROUNDS
        self.step = ENDED if over else ROLLING
        self.seat = OVER if over else CHANCE

    def scores(self) -> list[int]:
        return list(self.points)

    # --- who knows what ---

    def has_secrets(self) -> bool:
        return any(self.hands) or any(card != NONE for card in self.down)

    def sees(self, action: i64, viewer: i64) -> bool:
        if self.step == DEALING:
            return viewer == self.receiver()
        if LAY <= action < PEEK:
            return self.knows(int(viewer), int(self.seat))
        return True

    def silent(self) -> bool:
        """A single card left to deal or to lay is hidden: that it was the only one must not be told (H3, H7)."""
        return self.step not in (DEALING, LAYING)

    def redact(self, viewer: i64) -> State:
        view = self.clone()
        for owner in range(self.seats):
            if not self.knows(int(viewer), owner):
                view.hands[owner] = [HOLE] * len(self.hands[owner])
                view.down[owner] = NONE if self.down[owner] == NONE else HOLE
        return view

    def fill(self, rng: Rng) -> State:
        """Deals the unseen cards anew until nobody holds what it was shown to lack: the odds stay those of the deal."""
        while True:
            world = self.clone()
            for pile in [*world.hands, world.down]:
                for place, card in enumerate(pile):
                    if card == HOLE:
                        pile[place] = world.draw(rng)
            for hand in world.hands:
                hand.sort()
            if world.is_possible():
                return world

    def draw(self, rng: Rng) -> int:
        """One of the unseen cards, each as likely as the other."""
        seen = Counter(card for pile in (*self.hands, self.down, self.gone) for card in pile)
        cards = [card for card in CARDS for _ in range(COPIES[card] - seen[card])]
        return cards[rng.below(len(cards))]

    def is_possible(self) -> bool:
        held = [(owner, card) for owner in range(self.seats) for card in [*self.hands[owner], self.down[owner]]]
        return not any(card > 0 and self.lacks[owner] >> card & 1 for owner, card in held)

    # --- copies ---

    def clone(self) -> Self:
        copy = type(self)(self.seats, 0)
        for name, value in self.dump().items():  # whose lists are new
            setattr(copy, name, value)
        return copy

    def options(self) -> dict[str, Any]:
        return {"seats": self.seats}

    def dump(self) -> dict[str, Any]:
        return {
            **self.options(),
            "seat": int(self.seat),
            "disclosed": int(self.disclosed),
            "step": self.step,
            "round": self.round,
            "pips": self.pips,
            "dealt": self.dealt,
            "hands": [list(hand) for hand in self.hands],
            "down": list(self.down),
            "gone": list(self.gone),
            "stakes": list(self.stakes),
            "peeks": list(self.peeks),
            "open_to": list(self.open_to),
            "lacks": list(self.lacks),
            "points": list(self.points),
        }

    def restore(self, data: Mapping[str, Any]) -> None:
        """Hands are lists of lists. They are copied, so that the data may be used again."""
        for name, value in data.items():
            setattr(self, name, _copied(value))


def ignore(effect: object) -> None:
    """Nobody listens."""


def start(seats: int, options: Mapping[str, Any]) -> DiceHands:
    return DiceHands(seats, options.get("peeks", 0))


def _copied(value: Any) -> Any:
    return [_copied(item) for item in value] if isinstance(value, list) else value
