"""The picture of a position: the board, the text board and the sentences."""

from gusher.games.giganten.picture import board, places, text
from gusher.games.giganten.picture.art import ART
from gusher.games.giganten.picture.layout import HEIGHT, WIDTH
from gusher.games.giganten.words import about, choices, prompts, standings
from gusher.kernel.rooms import Rooms

_rooms = Rooms(WIDTH, HEIGHT, ART, board, text, choices, prompts, standings, places, about)
scene, bare = _rooms.scene, _rooms.bare
