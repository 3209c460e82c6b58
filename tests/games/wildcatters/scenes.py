"""Looking at pictures of Wildcatters: what lies on the board, what can be clicked, what is written and said."""

from gusher.contract.words import shapes as walk
from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.scene import scene
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.scene import Scene, Shape
from gusher.words.catalogue import catalogue
from tests.games.wildcatters.positions import short

NAMES = ["Ada", "Ben", "Chloé", "Dora"]


def picture(state: Wildcatters, viewer: int | None = None) -> Scene:
    """What the viewer gets, or else who is asked: the scene of what it knows."""
    seen_by = int(state.seat) if viewer is None else viewer
    return scene(state.redact(seen_by), seen_by)


def by_id(drawn: Scene, name: str) -> Shape:
    return next(shape for shape in walk(drawn.shapes) if shape.id == name)


def ids(drawn: Scene, prefix: str = "") -> list[str]:
    return [shape.id for shape in walk(drawn.shapes) if shape.id and shape.id.startswith(prefix)]


def clickable(drawn: Scene) -> dict[str, str]:
    """Names of the targets that are one answer, and that answer."""
    return {shape.id: short(shape.answer) for shape in walk(drawn.shapes) if shape.answer is not None}


def chains(drawn: Scene) -> dict[str, list[str]]:
    """Names of the targets that are several answers, and those."""
    return {shape.id: [short(step) for step in shape.answers] for shape in walk(drawn.shapes) if shape.answers}


def around(drawn: Scene, name: str, step: int) -> Shape:
    """What is drawn before (-1) or after (1) a target: its face, its price."""
    place = next(place for place, shape in enumerate(drawn.shapes) if shape.id == name)
    return drawn.shapes[place + step]


def written(shape: Shape) -> list[str]:
    """The texts on a shape, in English."""
    words = catalogue("en", GAME)
    return [words.say(inner.text, NAMES) for inner in walk([shape]) if inner.text is not None]


def texts(drawn: Scene) -> list[str]:
    """All that is written on the board outside of its pieces."""
    return [text for shape in drawn.shapes if not shape.id for text in written(shape)]


def drawings(shape: Shape) -> list[str]:
    """The names of the art that a shape repeats."""
    return [str(inner.attributes["href"]) for inner in walk([shape]) if inner.tag == "use"]


def told(shape: Shape, language: str = "en") -> str:
    assert shape.label is not None
    return catalogue(language, GAME).say(shape.label, NAMES)
