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
    for number in trial.questions(match):
        seat = int(match.state.seat)
        scene = trial.game.scene(match.view(seat), seat)
        possible = set(listed(match.state))
        for place, clause in zip(scene.places, scene.refused, strict=True):
            _demand_lies_on_board(trial, scene, place)
            _demand_reason(trial, scene, place, clause, possible)
        _demand_no_reason(trial, match, (seat + 1) % trial.seats)
        match.answer_number(seat, number)
    for viewer in trial.viewers():
        _demand_no_reason(trial, match, viewer)


def _demand_lies_on_board(trial: Trial, scene: Scene, place: Place) -> None:
    x, y, width, height = place.box
    inside = x >= 0 and y >= 0 and x + width <= scene.width and y + height <= scene.height
    trial.demand(inside and width > 0 and height > 0, f"{place} does not lie on the board")
    trial.demand(place.kind in scene.kinds, f"nothing is said of the kind {place.kind!r}")


def _demand_reason(trial: Trial, scene: Scene, place: Place, clause: str, possible: set[int]) -> None:
    silent = place.kind in scene.silent
    trial.demand(silent == (not place.means and not place.clause), f"{place} means nothing, or is not only looked at")
    trial.demand(
        silent or bool(clause) != bool(possible & set(place.means)), f"{place} is possible or refused: {clause}"
    )
    if clause:
        demand_clause(trial, clause)
        for language in LANGUAGES:
            said = catalogue(language, trial.game).has(f"{trial.game.name}-clause-{clause}")
            trial.demand(said, f"words/{language}.ftl does not say why {clause} refuses something")


def _demand_no_reason(trial: Trial, match: Match, viewer: int) -> None:
    scene = trial.game.scene(match.view(viewer), viewer)
    refused = [clause for clause in scene.refused if clause]
    trial.demand(match.state.seat == viewer or not refused, f"viewer {viewer} is not asked, and refused {refused[:3]}")
