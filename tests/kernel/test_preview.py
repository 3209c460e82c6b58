"""Previews: what is certain of an answer, and where that ends. That it comes true, the contract suite proves."""

import pytest

from gusher.kernel import registry
from gusher.kernel.errors import Refused
from gusher.kernel.match import Match
from gusher.kernel.preview import Moved, preview
from gusher.kernel.state import State
from gusher.render.reasons import Speaker
from gusher.words.catalogue import catalogue
from tests.contract.toys import dice_hands
from tests.midway import midway

SECRET = "5e" * 32
NAMES = ["Ada", "Ben", "Cleo", "Dora"]


def number(match: Match, **words: object) -> int:
    return match.game.actions.number(words)


def told(match: Match, language: str, *numbers: int) -> list[str]:
    view = match.view(int(match.state.seat))
    return Speaker(match.game, catalogue(language, match.game), NAMES).preview(preview(match.game, view, *numbers))


def test_atacama_tells_what_the_lines_of_a_new_rig_bring() -> None:
    match = Match(registry.find("atacama"), 2, {}, secret=SECRET)
    place = number(match, do="place", row=5, column=5)
    found = told(match, "en", place)
    assert [line.partition(":")[0] for line in found] == ["Column 5", "Row 5"]
    assert all("1 of 4 rigs" in line for line in found)
    assert [line.partition("\u00a0:")[0] for line in told(match, "fr", place)] == ["Colonne 5", "Rangée 5"]


def test_what_changes_hands_is_told_with_what_is_left() -> None:
    match = midway(registry.find("giganten"), lambda match: bool(builds(match)))
    seat = int(match.state.seat)
    answer = builds(match)[0]
    (moved,) = preview(match.game, match.view(seat), answer).moved
    cash = match.game.ledger.holdings(match.state, "cash")[seat]
    assert moved == Moved(seat, "cash", moved.amount, cash + moved.amount)
    assert moved.amount < 0
    assert told(match, "en", answer)[-1].startswith(f"{NAMES[seat]}: cash −$")


def builds(match: Match) -> list[int]:
    return [int(answer) for answer in match.state.legal() if match.game.actions.words(int(answer))["do"] == "build"]


def test_what_is_laid_open_is_not_told_beforehand() -> None:
    """A look into a hand tells nothing but that it is one; the last card of a round turns all of them up."""
    match = Match(dice_hands.GAME, 2, {}, secret=SECRET)
    before_the_last = 0
    while not match.over:
        view: State = match.view(int(match.state.seat))
        for answer in view.legal():
            found = preview(match.game, view, int(answer))
            if match.crosses(int(answer)) in ("shown", "over"):
                assert found.effects == ()
                before_the_last += 1
            else:
                assert len(found.effects) >= 1
        match.answer_number(int(match.state.seat), int(view.legal()[0]))
    assert before_the_last > 0


def test_several_answers_are_gone_through_in_turn() -> None:
    match = Match(registry.find("atacama"), 2, {"tactical": True}, secret=SECRET)
    place, use = number(match, do="place", row=5, column=5), number(match, do="use", rig="base")
    assert told(match, "en", place) == []  # without its rig nothing stands there yet
    assert len(told(match, "en", place, use)) == 2
    with pytest.raises(Refused) as refused:
        told(match, "en", place, place)
    assert refused.value.code == "rule"
    with pytest.raises(Refused) as beyond:
        told(match, "en", place, use, place)  # the other one is asked by then
    assert beyond.value.code == "crosses"
