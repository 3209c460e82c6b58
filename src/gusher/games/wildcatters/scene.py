"""The picture of a position: the board, the text board and the sentences."""

from gusher.games.wildcatters.picture import board, text
from gusher.games.wildcatters.picture.art import ART
from gusher.games.wildcatters.picture.layout import HEIGHT, WIDTH
from gusher.games.wildcatters.words import choices, prompts, standings
from gusher.kernel.scene import Parts

scene = Parts(
    width=WIDTH,
    height=HEIGHT,
    art=ART,
    board=board.shapes,
    text=text.lines,
    title=standings.title,
    prompt=prompts.prompt,
    clause=prompts.clause,
    said=choices.said,
    players=standings.players,
    breakdown=standings.breakdown,
).scene
