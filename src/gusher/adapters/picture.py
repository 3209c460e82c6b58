"""The board in characters, for `render` of an environment."""

import os

from gusher.kernel.game import Game
from gusher.kernel.state import OVER, PUBLIC, State
from gusher.render.text import text
from gusher.words.catalogue import catalogue
from gusher.words.language import from_environment

RENDER_MODES = ["ansi"]


def picture(game: Game, state: State, seats: int) -> str:
    """The position as everybody at the table sees it, in the language of the environment."""
    seen = state if state.seat == OVER else state.redact(PUBLIC)
    names = [f"seat_{seat}" for seat in range(seats)]
    return text(game.scene(seen, PUBLIC), catalogue(from_environment(os.environ), game), names)
