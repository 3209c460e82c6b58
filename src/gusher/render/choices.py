"""Prints a Scene's choices as a plain list: the board is never the only way to act."""

from collections.abc import Sequence

from gusher.kernel.scene import Scene
from gusher.render.text import printable
from gusher.words.catalogue import Catalogue


def choices(scene: Scene, catalogue: Catalogue, names: Sequence[str]) -> list[tuple[int, str]]:
    """Every possible answer: its number in the game's action table, and its sentence."""
    return [(choice.action, printable(catalogue.say(choice.text, names))) for choice in scene.choices]
