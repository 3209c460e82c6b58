"""The picture of a position: the sheet, the text board and the sentences."""

from gusher.games.atacama.picture import board, places, text
from gusher.games.atacama.picture.art import ART
from gusher.games.atacama.picture.layout import HEIGHT, WIDTH
from gusher.games.atacama.words import about, choices, prompts, standings
from gusher.kernel.rooms import Rooms

_rooms = Rooms(WIDTH, HEIGHT, ART, board, text, choices, prompts, standings, places, about)
scene, bare = _rooms.scene, _rooms.bare
