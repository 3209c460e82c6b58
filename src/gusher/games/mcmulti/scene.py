"""The picture of a position: `scene` puts together the board, the text board and the sentences."""

from gusher.games.mcmulti.picture import board, text
from gusher.games.mcmulti.picture.art import ART
from gusher.games.mcmulti.picture.layout import HEIGHT, WIDTH
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.words import choices, prompts, standings
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. Nothing is hidden (M158): only the seat that is asked sees more, its answers."""
    assert isinstance(state, Position)
    possible = choices.choices(state, viewer)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        draw=lambda: board.shapes(state, {choice.action: choice.text for choice in possible}),
        write=lambda: text.lines(state),
        title=standings.title(state, viewer),
        prompt=prompts.prompt(state, viewer),
        clause=prompts.clause(state),
        choices=possible,
        players=standings.players(state, viewer),
        breakdown=standings.breakdown(state),
        art=ART,
    )
