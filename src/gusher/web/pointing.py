"""What a page knows of the places on its board: where they are, what they are, and why nothing can be done there.

Places come one by one and hardly change. The clauses of a position stand together in their frame, by numbers of places:
`G34:0-17,20 G40:18`. The sentences for kinds of things and for clauses are the game's and lie in the page from the
beginning, so that an answer adds a few hundred bytes and pointing at something asks the server nothing.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from gusher.kernel.game import Game
from gusher.kernel.places import Place
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene
from gusher.kernel.together import Together
from gusher.render.svg import number, quoted
from gusher.web.rulebook import clauses_of
from gusher.words.catalogue import Catalogue

MOST_PRINTED = 16  # of one place: in each language, for the players of each table


class Pointing(NamedTuple):
    """The places of one position for one viewer, printed, and the clauses."""

    places: tuple[str, ...]
    why: str


class Lore(NamedTuple):
    """What is the same throughout a match: the goal, and what can be said of kinds of things and of clauses."""

    goal: str
    kinds: tuple[tuple[str, str], ...]
    clauses: tuple[tuple[str, str], ...]


def pointing(scene: Scene, words: Catalogue, names: Sequence[str]) -> Pointing:
    """Most places are those of the position before, and were printed then, many of them together."""
    table = (words, tuple(names))
    printed: list[str] = []
    for one in scene.pointed:
        if isinstance(one, Together):
            printed += one.printed.get(words) or one.printed.get(table) or _together(one, *table)
        else:
            printed.append(one.printed.get(words) or one.printed.get(table) or _printed(one, *table))
    why = _runs(scene.refused) if scene.choices else ""  # to whom is not asked, nothing is refused
    return Pointing(tuple(printed), why)


def _together(places: Together[Place], words: Catalogue, names: tuple[str, ...]) -> tuple[str, ...]:
    table = (words, names)
    texts = tuple(
        [
            place.printed.get(words) or place.printed.get(table) or _printed(place, words, names)
            for place in places.items
        ]
    )
    if len(places.printed) >= MOST_PRINTED:
        places.printed.clear()
    somebody = any(_names_somebody(place.label) for place in places.items)
    places.printed[table if somebody else words] = texts
    return texts


def _printed(place: Place, words: Catalogue, names: tuple[str, ...]) -> str:
    where = " ".join(map(number, place.box))
    text = f'<i data-kind="{place.kind}" data-box="{where}">{quoted(words.say(place.label, names))}</i>'
    if len(place.printed) >= MOST_PRINTED:
        place.printed.clear()
    place.printed[(words, names) if _names_somebody(place.label) else words] = text
    return text


def _names_somebody(label: Say | str) -> bool:
    """Does it read so at one table alone?"""
    return isinstance(label, Say) and label.names_somebody()


def _runs(refused: Sequence[str]) -> str:
    """Each clause with the places that it forbids, those that follow each other written as one."""
    runs: dict[str, list[list[int]]] = {}
    if not any(refused):
        return ""
    for place, clause in enumerate(refused):
        if not clause:
            continue
        found = runs.setdefault(clause, [])
        if found and found[-1][1] == place - 1:
            found[-1][1] = place
        else:
            found.append([place, place])
    return " ".join(f"{clause}:{','.join(map(_run, found))}" for clause, found in runs.items())


def _run(run: Sequence[int]) -> str:
    first, last = run
    return str(first) if first == last else f"{first}-{last}"


def lore(scene: Scene, game: Game, words: Catalogue) -> Lore:
    return Lore(
        goal="" if scene.goal is None else words.say(scene.goal),
        kinds=tuple((kind, words.say(said)) for kind, said in scene.kinds.items()),
        clauses=_clauses(game, words),
    )


@cache
def _clauses(game: Game, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Every clause that has a short sentence for whoever broke it."""
    keys = {clause: f"{game.name}-clause-{clause}" for clause in clauses_of(game, words.language)}
    return tuple((clause, words.say(Say(key))) for clause, key in keys.items() if words.has(key))
