"""An outlook that looks at one seat after the other."""

from gusher.kernel.policy import SeatBySeat
from gusher.kernel.rng import Rng
from tests.kernel.countdown import Countdown


class Hopeful(SeatBySeat[Countdown]):
    def hope(self, state: Countdown, seat: int) -> float:
        return 10.0 * seat + state.counters

    def spread(self, state: Countdown) -> float:
        return 1.0

    def advise(self, state: Countdown, rng: Rng) -> int:
        return state.legal()[0]


def test_each_seat_has_its_hope_until_the_points_are_there() -> None:
    state = Countdown(3)
    assert list(Hopeful().outlook(state)) == [3.0, 13.0]
    state.play(3)
    assert list(Hopeful().outlook(state)) == [3.0, 0.0]
