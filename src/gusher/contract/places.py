"""Checks on places: whatever one points at is explained, and what cannot be done there has its reason."""

from gusher.contract.play import demand_clause
from gusher.contract.trial import Trial, check, listed
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.places import Place
from gusher.kernel.scene import Scene
from gusher.words.catalogue import catalogue


@check
def places_say_why_not(trial: Trial) -> None:
    """Every place lies on the board and is of a kind that is explained. For the seat asked it has a possible answer, a
    clause with its sentence, or is of a kind that the game declares to be only looked at. Others are refused nothing:
    they are not asked."""
    match = trial.match()
    said: set[str] = set()  # the clauses that were looked up: a game refuses thousands of times by a few of them
    for number in trial.questions(match):
        seat = int(match.state.seat)
        scene = trial.game.scene(match.view(seat), seat)
        possible = set(listed(match.state))
        for place, clause in zip(scene.places, scene.refused, strict=True):
            if fault := _fault_of_box(scene, place) or _fault_of_reason(scene, place, clause, possible):
                raise trial.broken(fault)
        for clause in sorted(set(scene.refused) - said - {""}):
            _demand_said(trial, clause)
        said.update(scene.refused)
        _demand_no_reason(trial, match, (seat + 1) % trial.seats)
        match.answer_number(seat, number)
    for viewer in trial.viewers():
        _demand_no_reason(trial, match, viewer)


def _fault_of_box(scene: Scene, place: Place) -> str:
    """Empty if there is none. There are a hundred places in every position: only a fault is put into words."""
    x, y, width, height = place.box
    if min(x, y) < 0 or x + width > scene.width or y + height > scene.height or min(width, height) <= 0:
        return f"{place} does not lie on the board"
    return "" if place.kind in scene.kinds else f"nothing is said of the kind {place.kind!r}"


def _fault_of_reason(scene: Scene, place: Place, clause: str, possible: set[int]) -> str:
    silent = place.kind in scene.silent
    if silent != (not place.means and not place.clause):
        return f"{place} means nothing, or is not only looked at"
    if not silent and bool(clause) == (not possible.isdisjoint(place.means)):
        return f"{place} is possible or refused: {clause}"
    return ""


def _demand_said(trial: Trial, clause: str) -> None:
    demand_clause(trial, clause)
    for language in LANGUAGES:
        said = catalogue(language, trial.game).has(f"{trial.game.name}-clause-{clause}")
        trial.demand(said, f"words/{language}.ftl does not say why {clause} refuses something")


def _demand_no_reason(trial: Trial, match: Match, viewer: int) -> None:
    scene = trial.game.scene(match.view(viewer), viewer)
    refused = [clause for clause in scene.refused if clause]
    trial.demand(match.state.seat == viewer or not refused, f"viewer {viewer} is not asked, and refused {refused[:3]}")
