"""The way a match has come: every so many steps a position is kept, so that going back costs little, however often."""

from collections.abc import Sequence

from gusher.kernel.state import OVER, Listener, State

EVERY = 25  # steps from one kept position to the next


def only_answer(state: State) -> int | None:
    """The answer or outcome that happens by itself, if there is only one and nobody learns from its absence."""
    if state.seat == OVER or not state.silent():
        return None
    answers = state.legal()
    return int(answers[0]) if len(answers) == 1 else None


def go_on(state: State, number: int, tell: Listener | None = None) -> None:
    """Plays an answer or outcome and what happens by itself, up to a question or a draw."""
    state.play(number, tell)
    let_happen(state, tell)


def let_happen(state: State, tell: Listener | None = None) -> None:
    while (only := only_answer(state)) is not None:
        state.play(only, tell)


class Trail:
    """Positions along the steps in force. Steps are counted from 0, before the first."""

    def __init__(self) -> None:
        self._kept: list[State] = []

    def at(self, steps: int, state: State) -> None:
        """So many steps have been taken and led here; called before every further one."""
        if steps == len(self._kept) * EVERY:
            self._kept.append(state.clone())

    def still(self) -> "Trail":
        """As far as it goes now."""
        still = Trail()
        still._kept = [*self._kept]
        return still

    def before(self, steps: int, actions: Sequence[int]) -> State:
        """The position after so many of these steps, anew."""
        mark = min(steps // EVERY, len(self._kept) - 1)
        state = self._kept[mark].clone()
        for action in actions[mark * EVERY : steps]:
            go_on(state, action)
        return state

    def back_to(self, steps: int, actions: Sequence[int]) -> State:
        """The same; what came later is forgotten."""
        state = self.before(steps, actions)
        del self._kept[steps // EVERY + 1 :]
        return state
