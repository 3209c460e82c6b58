"""The picture of a position: `scene` puts together the sheet, the text board and the sentences."""

from gusher.games.atacama.picture import board, text
from gusher.games.atacama.picture.art import ART
from gusher.games.atacama.picture.layout import HEIGHT, WIDTH
from gusher.games.atacama.position import Position
from gusher.games.atacama.words import choices, prompts, standings
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. Nothing is hidden in Atacama: viewers differ only in who may answer."""
    assert isinstance(state, Position)
    possible = choices.choices(state, viewer)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        draw=lambda: board.shapes(state, [choice.action for choice in possible]),
        write=lambda: text.lines(state),
        title=standings.title(state),
        prompt=prompts.prompt(state, viewer),
        clause=prompts.clause(state),
        choices=possible,
        players=standings.players(state),
        breakdown=standings.breakdown(state),
        art=ART,
    )
