"""Quick play-outs are games by the rules."""

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Options
from gusher.kernel.match import digest
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER

ATACAMA = registry.find("atacama")


@pytest.mark.parametrize("setting", list(ATACAMA.settings()), ids=str)
def test_the_answers_given_lead_to_the_same_end(setting: tuple[int, Options]) -> None:
    rng = Rng(8)
    played = 0
    for _ in range(6):
        state = ATACAMA.start(*setting)
        while state.seat != OVER:
            ahead = state.clone()
            given = ATACAMA.policy.play_out(ahead, rng)
            if len(given) == 0:  # chance, a colour or a sale is asked for first
                state.play(state.legal()[rng.below(len(state.legal()))])
                continue
            for answer in given:
                assert state.why_not(answer) == ""
                state.play(answer)
            assert digest(state) == digest(ahead)
            played += 1
    assert played == 6


def test_every_field_comes_up() -> None:
    rng = Rng(4)
    start = ATACAMA.start(2, ATACAMA.settle(2, {}))
    first = {int(ATACAMA.policy.play_out(start.clone(), rng)[0]) for _ in range(1200)}
    assert first == set(map(int, start.legal()))
