"""The picture of a position: the board, the text board and the sentences."""

from gusher.games.wildcatters.picture import board, places, text
from gusher.games.wildcatters.picture.art import ART
from gusher.games.wildcatters.picture.layout import HEIGHT, WIDTH
from gusher.games.wildcatters.words import about, choices, prompts, standings
from gusher.games.wildcatters.words.asides import Aside
from gusher.kernel.rooms import Rooms

_rooms = Rooms(WIDTH, HEIGHT, ART, board, text, choices, prompts, standings, places, about, Aside())
scene, bare = _rooms.scene, _rooms.bare
