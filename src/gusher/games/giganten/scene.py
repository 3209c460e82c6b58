"""The picture of a position: `scene` puts together the board, the board in characters and the sentences."""

from gusher.games.giganten import board, characters, telling
from gusher.games.giganten.art import ART
from gusher.games.giganten.layout import HEIGHT, WIDTH
from gusher.games.giganten.state import Giganten
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. `state` is what the viewer knows: hands and tiles of others are holes in it."""
    assert isinstance(state, Giganten)
    choices = telling.choices(state, viewer)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        draw=lambda: board.shapes(state, {choice.action: choice.text for choice in choices}),
        write=lambda: characters.lines(state),
        title=telling.title(state, viewer),
        prompt=telling.prompt(state, viewer),
        clause=telling.clause(state),
        choices=choices,
        players=telling.players(state, viewer),
        breakdown=telling.breakdown(state),
        art=ART,
    )
