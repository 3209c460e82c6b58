"""The picture of a position: `scene` puts together the board, the text board and the sentences."""

from gusher.games.wildcatters.picture import board, text
from gusher.games.wildcatters.picture.art import ART
from gusher.games.wildcatters.picture.layout import HEIGHT, WIDTH
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.words import choices, prompts, standings
from gusher.kernel.scene import Scene
from gusher.kernel.state import State


def scene(state: State, viewer: int) -> Scene:
    """Everything a viewer is shown. `state` is what the viewer knows: at set-up the hands of others are holes in it."""
    assert isinstance(state, Position)
    possible = choices.choices(state, viewer)
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        draw=lambda: board.shapes(state, viewer, {choice.action: choice.text for choice in possible}),
        write=lambda: text.lines(state, viewer),
        title=standings.title(state, viewer),
        prompt=prompts.prompt(state, viewer),
        clause=prompts.clause(state),
        choices=possible,
        players=standings.players(state, viewer),
        breakdown=standings.breakdown(state),
        art=ART,
    )
