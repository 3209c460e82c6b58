"""Checks on words: everything a game says has its sentence in both languages."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import get_args

from gusher.contract.play import demand_clause
from gusher.contract.trial import Trial, check
from gusher.kernel.effects import Effect
from gusher.kernel.features import features_of
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.match import Match
from gusher.kernel.reasons import By
from gusher.kernel.say import Say
from gusher.kernel.scene import Art, Scene, Shape
from gusher.words.catalogue import MissingWord, catalogue

EVERY = 4  # every so many questions the whole scene is read
AMOUNTS = (0, 1, 2, 21)


@check
def describes_itself(trial: Trial) -> None:
    """Name, tagline, description; for each option a name, a help text, named values and a clause of the rules. And how
    reasons name what can be counted, among which is all that the ledger holds."""
    game = trial.game
    trial.demand(game.usual_seats in game.seats, f"{game.usual_seats} players are usual but not possible")
    keys = [f"{game.name}-name", f"{game.name}-tagline", f"{game.name}-about"]
    for option in game.options:
        key = f"{game.name}-option-{option.name}"
        keys += [key, f"{key}-help", *(f"{key}-{str(value).lower()}" for value in option.values)]
        demand_clause(trial, option.clause)
    counted = features_of(game)
    goods = () if game.ledger is None else game.ledger.GOODS
    trial.demand(set(goods) <= set(counted.worths), f"features.py does not count all of {goods}")
    names = dict.fromkeys(counted.names(0, trial.seats))
    amounts = [_counted(game, name, amount, by) for name in names for amount in AMOUNTS for by in get_args(By)]
    demand_words(trial, [*(Say(key) for key in keys), *amounts])
    for name in counted.worths:
        _demand_differences(trial, name)


def _counted(game: Game, name: str, amount: int, by: By) -> Say:
    return Say(f"{game.name}-feature-{name}", {"amount": amount, "by": by})


def _demand_differences(trial: Trial, name: str) -> None:
    """Reasons tell by how much more or less of it one has."""
    for language in LANGUAGES:
        words = catalogue(language, trial.game)
        said = {words.say(_counted(trial.game, name, 2, by)) for by in ("none", "more", "less")}
        trial.demand(len(said) == 3, f"words/{language}.ftl: {name} is the same as more or less of it ($by)")


@check
def says_all_in_both_languages(trial: Trial) -> None:
    """Every sentence of effects, for every viewer, with their sources, and of scenes, for the seat asked, some other
    viewer and at the end all of them, can be said in both languages."""
    match = trial.match()
    things = _heard(trial, match.opening)
    for number in trial.questions(match):
        if trial.step % EVERY == 0:
            things += _shown(trial, match, [int(match.state.seat), trial.pick(trial.viewers())])
        before = len(match.steps)
        match.answer_number(int(match.state.seat), number)
        for step in match.steps[before:]:
            things += _heard(trial, step.effects)
    demand_words(trial, things + _shown(trial, match, trial.viewers()))


def _shown(trial: Trial, match: Match, viewers: list[int]) -> list[Say]:
    return [what for viewer in viewers for what in said(trial.game.scene(match.view(viewer), viewer))]


def _heard(trial: Trial, effects: list[Effect]) -> list[Say]:
    told = [effect.seen_by(viewer).say() for effect in effects for viewer in trial.viewers()]
    return told + [effect.source() for effect in effects if effect.flows()]


def demand_words(trial: Trial, things: Iterable[Say]) -> None:
    names = [f"Ann {seat}" for seat in range(trial.seats)]
    for what in dict.fromkeys(things):  # boards say many things often: once is enough
        for language in LANGUAGES:
            try:
                sentence = catalogue(language, trial.game).say(what, names)
            except MissingWord as missing:
                raise trial.broken(f"words/{language}.ftl: {missing}") from missing
            trial.demand(sentence.strip() != "", f"words/{language}.ftl: {what.key} says nothing")


def said(scene: Scene) -> Iterator[Say]:
    """Everything a scene says."""
    yield scene.title
    yield from _asked(scene)
    if scene.goal is not None:
        yield scene.goal
    yield from scene.kinds.values()
    yield from (place.label for place in scene.places if isinstance(place.label, Say))
    for player in scene.players:
        yield from player.facts
    yield from scene.breakdown
    for line in scene.text:
        yield from (span.text for span in line if isinstance(span.text, Say))
    for shape in (*shapes_of(scene.art), *shapes(scene.shapes)):
        if isinstance(shape.text, Say):
            yield shape.text
        if shape.label is not None:
            yield shape.label


def _asked(scene: Scene) -> Iterator[Say]:
    """The question, and every answer."""
    yield scene.prompt
    if scene.occasion is not None:
        yield scene.occasion
    if scene.split is not None:
        yield scene.split.prompt
        yield from (part.name for part in scene.split.parts)
    for choice in scene.choices:
        yield choice.text
        if choice.risk is not None:
            yield choice.risk


@lru_cache(maxsize=16)
def shapes_of(art: Art) -> tuple[Shape, ...]:
    """A game's drawings never change: they are looked through once."""
    return tuple(shapes(art.shapes))


def shapes(top: Sequence[Shape]) -> Iterator[Shape]:
    """All shapes, those inside others too."""
    left = list(reversed(top))
    while left:
        shape = left.pop()
        yield shape
        left.extend(reversed(shape.inside))
