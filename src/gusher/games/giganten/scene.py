"""The picture of a position: `scene` puts together the board, the text board and the sentences."""

from gusher.games.giganten.picture import board, text
from gusher.games.giganten.picture.art import ART
from gusher.games.giganten.picture.layout import HEIGHT, WIDTH
from gusher.games.giganten.position import Position
from gusher.games.giganten.words import choices, prompts, standings
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. `state` is what the viewer knows: hands and tiles of others are holes in it."""
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
