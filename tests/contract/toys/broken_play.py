"""Toys that play wrongly: wrong lists of answers, wrong reasons, wrong chance, wrong ends."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.state import Listener
from tests.contract.toys.dice_hands.actions import LAY, PASS, PEEK, ROLLING
from tests.contract.toys.dice_hands.state import DiceHands, flat
from tests.contract.toys.variant import variant


class Unsorted(DiceHands):
    """Lists its answers in the wrong order."""

    def legal(self) -> vec[i64]:
        return flat(self.answers()[::-1])


class Stuck(DiceHands):
    """Only cards as high as the die may be laid, and nobody may pass: some hands have no answer."""

    def turn_answers(self) -> list[int]:
        return [number for number in super().turn_answers() if LAY + self.pips - 1 <= number < PEEK]


class Vague(DiceHands):
    """Refuses a pass with a clause that no rulebook knows."""

    def why_not(self, action: i64) -> str:
        clause = super().why_not(action)
        return "H99" if clause and action == PASS else clause


class Lenient(DiceHands):
    """Has no reason against a pass that it does not list."""

    def why_not(self, action: i64) -> str:
        return "" if action == PASS and self.seat >= 0 else super().why_not(action)


class Touchy(DiceHands):
    """Remembers in the position that it had to refuse something."""

    def why_not(self, action: i64) -> str:
        clause = super().why_not(action)
        if clause:
            self.points[0] += 1
        return clause


class Lossy(DiceHands):
    """Loses a card in the second round."""

    def next_seat(self, tell: Listener) -> None:
        if self.round == 2 and self.hand():
            self.hand().pop()
        super().next_seat(tell)


class Weightless(DiceHands):
    """Gives the first side of the die no weight."""

    def weights(self) -> vec[i64]:
        return flat([0, 2, 1]) if self.step == ROLLING else super().weights()


class Moody(DiceHands):
    """Weighs a roll otherwise each time it is asked."""

    mood = 0

    def weights(self) -> vec[i64]:
        type(self).mood += 1
        return flat([1 + self.mood % 2, 2, 1]) if self.step == ROLLING else super().weights()


class Crooked(DiceHands):
    """Ranks the seats in their order, whatever they scored."""

    def ranks(self) -> list[int]:
        return [seat + 1 for seat in range(self.seats)]


UNSORTED = variant(Unsorted)
STUCK = variant(Stuck)
HASTY = variant(name="Hasty", bound=12)  # promises to end sooner than it does
VAGUE = variant(Vague)
LENIENT = variant(Lenient)
TOUCHY = variant(Touchy)
LOSSY = variant(Lossy)
WEIGHTLESS = variant(Weightless)
MOODY = variant(Moody)
CROOKED = variant(Crooked)
