"""What the tests of McMulti's picture share: shapes by their names, what can be clicked, what is written where."""

from gusher.contract.words import shapes as walk
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.actions import ACTIONS
from gusher.games.mcmulti.scene import scene
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.scene import Scene, Shape
from gusher.kernel.state import PUBLIC
from gusher.words.catalogue import catalogue
from tests.games.mcmulti.speech import NAMES


def picture(state: McMulti, viewer: int | None = None) -> Scene:
    """What a viewer sees; whoever is asked, if nobody is named, and spectators where nobody is asked."""
    asked = int(state.seat) if state.seat >= 0 else PUBLIC
    return scene(state, asked if viewer is None else viewer)


def by_id(drawn: Scene, name: str) -> Shape:
    return next(shape for shape in walk(drawn.shapes) if shape.id == name)


def ids(drawn: Scene, prefix: str = "") -> list[str]:
    """The names of shapes that begin so."""
    return [shape.id for shape in walk(drawn.shapes) if shape.id and shape.id.startswith(prefix)]


def clickable(drawn: Scene) -> dict[str, int]:
    """Names of the targets and their answers."""
    return {shape.id: shape.answer for shape in walk(drawn.shapes) if shape.answer is not None}


def answer(do: str, **parameters: int | str) -> int:
    return ACTIONS.number({"do": do, **parameters})


def written(shapes: list[Shape], language: str = "en") -> list[str]:
    """The texts on shapes, in their order."""
    words = catalogue(language, GAME)
    return [words.say(shape.text, NAMES) for shape in walk(shapes) if shape.text is not None]


def drawings(shapes: list[Shape]) -> list[str]:
    """The names of the art that shapes repeat, without its prefix."""
    return [str(shape.attributes["href"]).removeprefix("#mc-") for shape in walk(shapes) if shape.tag == "use"]


def dressed(drawn: Scene, dress: str) -> list[Shape]:
    """Shapes with this class."""
    return [shape for shape in walk(drawn.shapes) if dress in shape.classes.split()]


def face(drawn: Scene, name: str) -> Shape:
    """What is drawn below a target: it comes right before it."""
    place = next(place for place, shape in enumerate(drawn.shapes) if shape.id == name)
    return drawn.shapes[place - 1]


def told(shape: Shape, language: str = "en") -> str:
    assert shape.label is not None
    return catalogue(language, GAME).say(shape.label, NAMES)
