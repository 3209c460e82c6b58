"""The picture of a position: `scene` puts together the board, the board in characters and the sentences."""

from gusher.games.wildcatters import board, characters, telling
from gusher.games.wildcatters.art import ART
from gusher.games.wildcatters.layout import HEIGHT, WIDTH
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. `state` is what the viewer knows: at set-up the hands of others are holes in it."""
    assert isinstance(state, Wildcatters)
    choices = telling.choices(state, viewer)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        draw=lambda: board.shapes(state, viewer, {choice.action: choice.text for choice in choices}),
        write=lambda: characters.lines(state, viewer),
        title=telling.title(state, viewer),
        prompt=telling.prompt(state, viewer),
        clause=telling.clause(state),
        choices=choices,
        players=telling.players(state, viewer),
        breakdown=telling.breakdown(state),
        art=ART,
    )
