"""What is asked, and of whom: what the prompts of all games have in common."""

from collections.abc import Callable
from typing import TypeVar

from gusher.kernel.say import Say, Seat, players_said, say
from gusher.kernel.state import CHANCE, OVER, State

Position = TypeVar("Position", bound=State)


def prompt_by(
    *,
    over: Callable[[Position], Say],
    draw: Callable[[Position], Say],
    ask: Callable[[Position], Say],
    wait: Callable[[Position], Say],
) -> Callable[[Position, int], Say]:
    """The prompt, each part by a function of its own: how the game has ended, what is being drawn (mostly over before
    anybody reads it), what the viewer is asked, and what another seat is asked."""

    def prompt(state: Position, viewer: int) -> Say:
        if state.seat == OVER:
            return over(state)
        if state.seat == CHANCE:
            return draw(state)
        return ask(state) if state.seat == viewer else wait(state)

    return prompt


def won(game: str, state: State, **more: int | str | Seat | Say) -> Say:
    """Who has won: `<game>-won`, or `<game>-shared` where several share the first place."""
    winners = state.winners()
    key = f"{game}-won" if len(winners) == 1 else f"{game}-shared"
    return say(key, winners=players_said(winners), **more)
