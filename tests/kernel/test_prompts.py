"""What is asked, and of whom."""

from gusher.kernel.prompts import prompt_by, won
from gusher.kernel.say import Say, Seat, players_said, say
from gusher.kernel.state import CHANCE, OVER, PUBLIC
from gusher.kernel.tables import flat
from tests.kernel.countdown import Countdown


def left(state: Countdown) -> Say:
    return say("asked", counters=int(state.counters))


def test_a_prompt_is_said_to_the_one_who_is_asked_and_to_those_who_wait() -> None:
    prompt = prompt_by(
        over=lambda state: won("countdown", state, counters=max(state.scores())),
        draw=lambda _: say("drawn"),
        ask=left,
        wait=lambda state: say("waiting", seat=Seat(state.seat)),
    )
    state = Countdown(3)
    assert prompt(state, 0) == say("asked", counters=3)
    assert [prompt(state, viewer) for viewer in (1, PUBLIC)] == [say("waiting", seat=Seat(0))] * 2
    state.seat = CHANCE
    assert prompt(state, 0) == say("drawn")
    state.seat = OVER
    state.taken = flat([1, 2])
    assert prompt(state, 0) == Say("countdown-won", {"winners": players_said([1]), "counters": 2})
    state.taken = flat([2, 2])
    assert prompt(state, 0) == Say("countdown-shared", {"winners": players_said([0, 1]), "counters": 2})
