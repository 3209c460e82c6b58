"""The picture of a position: `scene` puts together the board, the board in characters and the sentences."""

from gusher.games.mcmulti import board, characters, telling
from gusher.games.mcmulti.art import ART
from gusher.games.mcmulti.layout import HEIGHT, WIDTH
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. Nothing is hidden (M158): only the seat that is asked sees more, its answers."""
    assert isinstance(state, McMulti)
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
