"""Checks on pictures: every answer can be given on the board and in the list, everything can be printed, and
nobody sees more than they may."""

import gzip
import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from xml.etree import ElementTree

from gusher.contract.play import demand_clause
from gusher.contract.trial import Trial, check, listed
from gusher.contract.words import shapes, shapes_of
from gusher.kernel.game import LANGUAGES, Game
from gusher.kernel.match import Match
from gusher.kernel.scene import Shape
from gusher.kernel.state import PUBLIC, State
from gusher.kernel.trail import only_answer
from gusher.render.svg import svg
from gusher.render.text import WIDTH, text
from gusher.render.theme import PAGE, style
from gusher.words.catalogue import catalogue

EVERY = 8  # every so many questions the pictures are printed
LOOKED_EVERY = 4  # every so many questions the picture of somebody who may not be asked is looked at
HEAVIEST = 30 * 1024  # bytes of a compressed picture: a phone gets one after every answer


@check
def pictures_offer_every_answer(trial: Trial) -> None:
    """For the seat asked each answer is in the list once and on the board at least once; others, looked at now and
    then, are offered nothing.

    A short cut on the board (a chain of answers) can be gone to its end. The board alone (`bare`) is what those see who
    are not asked, and where nothing is hidden it is the same to all: pages share it.
    """
    match = trial.match()
    for number in trial.questions(match):
        _demand_targets(trial, match, int(match.state.seat))
        if trial.step % LOOKED_EVERY == 0:
            _demand_targets(trial, match, trial.pick(trial.viewers()))
        match.answer_number(int(match.state.seat), number)
    for viewer in trial.viewers():
        _demand_targets(trial, match, viewer)


def _demand_targets(trial: Trial, match: Match, viewer: int) -> None:
    scene = trial.game.scene(match.view(viewer), viewer)
    expected = sorted(listed(match.state)) if match.state.seat == viewer else []
    listed_here = sorted(choice.action for choice in scene.choices)
    trial.demand(listed_here == expected, f"viewer {viewer} has the choices {listed_here}, not {expected}")
    everything = [*shapes_of(scene.art), *shapes(scene.shapes)]
    targets = {shape.answer for shape in everything if shape.answer is not None}
    trial.demand(targets == set(expected), f"viewer {viewer} has the targets {targets}, not {expected}")
    chains = [shape.answers for shape in everything if shape.answers]
    trial.demand(match.state.seat == viewer or not chains, f"viewer {viewer} is not asked and has short cuts")
    if chains:
        _demand_chain(trial, match.state, chains[trial.pick(list(range(len(chains))))])
    twice = [name for name, times in Counter(shape.id for shape in everything if shape.id).items() if times > 1]
    trial.demand(not twice, f"ids used twice: {twice}")
    trial.demand([player.seat for player in scene.players] == list(range(trial.seats)), "not one card per player")
    demand_clause(trial, scene.clause)
    if match.state.seat != viewer:
        _demand_bare(trial, match, viewer, scene.shapes)


def _demand_bare(trial: Trial, match: Match, viewer: int, seen: Sequence[Shape]) -> None:
    view = match.view(viewer)
    trial.demand([*trial.game.bare(view, viewer)] == seen, f"the board alone is not what viewer {viewer} sees")
    if match.over or not match.state.has_secrets():
        same = [*trial.game.bare(view, PUBLIC)] == seen
        trial.demand(same, f"nothing is hidden, but viewer {viewer} sees another board than all")


def _demand_chain(trial: Trial, state: State, chain: tuple[int, ...]) -> None:
    """Each answer is possible once the one before it was given and what follows by itself has happened. Nothing may be
    disclosed on the way: the answers are given together, and so none may follow from what an earlier one shows."""
    trial.demand(len(chain) > 1, f"the short cut {chain} is no chain")
    walk = state.clone()
    for action in chain:
        possible = (walk.seat, walk.disclosed) == (state.seat, state.disclosed) and action in listed(walk)
        trial.demand(possible, f"the short cut {chain} breaks off before {action}")
        walk.play(action)
        while (only := only_answer(walk)) is not None:
            walk.play(only)


@check
def pictures_print(trial: Trial) -> None:
    """The picture prints as SVG, whole, dressed and light, and as text that fits a terminal, in both languages."""
    names = ["Ann & Bob", *(f"<{seat}>" for seat in range(1, trial.seats))]  # names that a careless printer trips over
    match = trial.match()
    for number in trial.questions(match):
        if trial.step % EVERY == 0:
            demand_prints(trial, match, int(match.state.seat), names)
        match.answer_number(int(match.state.seat), number)
    for viewer in trial.viewers():
        demand_prints(trial, match, viewer, names)


def demand_prints(
    trial: Trial, match: Match, viewer: int, names: list[str], languages: Sequence[str] = LANGUAGES
) -> None:
    """What one viewer sees now prints in each language."""
    scene = trial.game.scene(match.view(viewer), viewer)
    for language in languages:
        words = catalogue(language, trial.game)
        printed = svg(scene, words, names, PAGE)
        _demand_whole(trial, viewer, printed)
        weight = len(gzip.compress(printed.encode()))
        trial.demand(weight < HEAVIEST, f"the picture of viewer {viewer} weighs {weight} bytes")
        lines = text(scene, words, names).splitlines()
        trial.demand(bool(scene.text) and "".join(lines).strip() != "", f"no text for viewer {viewer}")
        widest = max(lines[: len(scene.text)], key=len)
        trial.demand(len(widest) <= WIDTH, f"a line of {len(widest)} characters for viewer {viewer}: {widest}")


def _demand_whole(trial: Trial, viewer: int, printed: str) -> None:
    """No name stands twice, whatever is repeated or filled with is there, and every class is in the style sheet."""
    elements = list(ElementTree.fromstring(printed).iter())
    ids = Counter(element.attrib["id"] for element in elements if "id" in element.attrib)
    twice = [name for name, times in ids.items() if times > 1]
    trial.demand(not twice, f"ids printed twice for viewer {viewer}: {twice}")
    meant = {element.attrib["href"] for element in elements if "href" in element.attrib}
    meant |= set(re.findall(r"url\((#.*?)\)", printed))
    missing = sorted({name[1:] for name in meant} - set(ids))
    trial.demand(not missing, f"viewer {viewer} has no drawings called {missing}")
    used = {name for element in elements for name in element.get("class", "").split()}
    dressed = _dressed(trial.game)
    trial.demand(used <= dressed, f"no style for the classes {sorted(used - dressed)}")


@cache
def _dressed(game: Game) -> frozenset[str]:
    """The classes of the shared style sheet and the game's own; the frame of the picture is the page's own."""
    return frozenset(re.findall(r"\.([A-Za-z][A-Za-z0-9-]*)", style("light", game))) | {"board"}


@check
def pictures_tell_no_secrets(trial: Trial) -> None:
    """Worlds that are alike for a viewer give it the same picture."""
    for state, _ in trial.positions():
        if not state.has_secrets():
            continue
        viewer = trial.pick(trial.viewers())
        view = state.redact(viewer)
        other = view.fill(trial.rng).redact(viewer)
        same = trial.game.scene(view, viewer) == trial.game.scene(other, viewer)
        trial.demand(same, f"the picture tells viewer {viewer} what it cannot see")
