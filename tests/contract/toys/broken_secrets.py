"""Toys that tell what is hidden, or fill in what cannot be."""

from dataclasses import replace

from mypy_extensions import i64

from gusher.kernel.rng import Rng
from gusher.kernel.say import say
from gusher.kernel.scene import Scene
from gusher.kernel.state import Listener, State
from tests.contract.toys.dice_hands import effects
from tests.contract.toys.dice_hands.scene import cards, scene
from tests.contract.toys.dice_hands.state import HOLE, DiceHands
from tests.contract.toys.variant import variant


class Leaky(DiceHands):
    """Everybody's view keeps the hand of seat 0."""

    def redact(self, viewer: i64) -> State:
        view = super().redact(viewer)
        assert isinstance(view, DiceHands)
        view.hands[0] = list(self.hands[0])
        return view


class LeakyMessage(DiceHands):
    """Tells everybody which card was laid face down."""

    def laid(self, card: int) -> effects.Laid:
        return replace(super().laid(card), knowers=(*range(self.seats), -3))


class LeakyDeal(DiceHands):
    """Lets everybody read a private deal in the log, as if it were public."""

    def sees(self, action: i64, viewer: i64) -> bool:
        return self.dealt < 3 or super().sees(action, viewer)


class Tattling(DiceHands):
    """A view remembers the position it was made from, where no dump shows it; the picture does."""

    origin: DiceHands | None = None

    def redact(self, viewer: i64) -> State:
        view = super().redact(viewer)
        assert isinstance(view, Tattling)
        view.origin = self
        return view


def tattling_scene(state: State, viewer: int) -> Scene:
    assert isinstance(state, Tattling)
    hand = say("dice_hands-hand", cards=cards(state.origin or state, 1))
    return replace(scene(state, viewer), explain=lambda: [hand])


class Blind(DiceHands):
    """Hides a seat's own hand from it."""

    def redact(self, viewer: i64) -> State:
        view = super().redact(viewer)
        assert isinstance(view, DiceHands)
        view.hands = [[HOLE] * len(hand) for hand in self.hands]
        return view


class Whispering(DiceHands):
    """Whose turn it is depends on a hand."""

    def on_turn(self) -> i64:
        return sum(self.hands[0]) % self.seats


class ForgetfulFill(DiceHands):
    """Fills a hand without regard to what a pass has shown."""

    def fill(self, rng: Rng) -> State:
        shown, self.lacks = self.lacks, [0] * self.seats
        world = super().fill(rng)
        self.lacks = shown
        assert isinstance(world, DiceHands)
        world.lacks = list(shown)
        return world


class Unimaginative(DiceHands):
    """Always fills in the same way."""

    def fill(self, rng: Rng) -> State:
        return super().fill(Rng(1))


class SlyUndo(DiceHands):
    """Shows a hand and does not count it, so that a peek can be taken back."""

    def peek(self, owner: int, tell: Listener) -> None:
        super().peek(owner, tell)
        self.disclosed -= 1


class Winking(DiceHands):
    """Calls a bet a disclosure if the next hand holds a four: the warning before the bet tells of that hand."""

    def bet(self, stake: int, tell: Listener) -> None:
        super().bet(stake, tell)
        self.disclosed += 4 in self.hands[(self.seat + 1) % self.seats]


class TellingSilence(DiceHands):
    """Lets a single possible answer happen by itself although others learn from that."""

    def silent(self) -> bool:
        return True


LEAKY = variant(Leaky)
LEAKY_MESSAGE = variant(LeakyMessage)
LEAKY_DEAL = variant(LeakyDeal)
TATTLING = variant(Tattling, scene=tattling_scene)
BLIND = variant(Blind)
WHISPERING = variant(Whispering)
FORGETFUL_FILL = variant(ForgetfulFill)
UNIMAGINATIVE = variant(Unimaginative)
SLY_UNDO = variant(SlyUndo)
WINKING = variant(Winking)
TELLING_SILENCE = variant(TellingSilence)
