"""Matches in a notebook."""

from pathlib import Path
from unittest import mock
from xml.etree import ElementTree

import pytest

from gusher.kernel import log
from gusher.kernel.errors import BadOptions
from gusher.kernel.match import digest
from gusher.notebook import analyse, open_match, replay
from tests.cli.commands import environment


def test_match_shows_itself_in_the_language_of_the_environment() -> None:
    match = open_match("atacama", names=("Ada", "Ben"))
    with environment(GUSHER_LANG="fr"):
        picture, text = match._repr_svg_(), match.text()
    assert ElementTree.fromstring(picture).get("lang") == "fr"
    assert "colonnes" in text
    assert "Ada" in text


def test_same_seed_same_draws() -> None:
    one, two = (open_match("atacama", seed=5, advanced=True) for _ in range(2))
    assert digest(one.state) == digest(two.state)
    assert one.n == 3


def test_options_are_checked() -> None:
    with pytest.raises(BadOptions):
        open_match("atacama", seats=3)


def test_bot_is_asked_without_playing() -> None:
    match = open_match("atacama")
    assert match.ask("random") in match.answers()
    assert match.n == 0


def test_replay_gives_the_same_match(tmp_path: Path) -> None:
    match = open_match("atacama", seed=1, advanced=True)
    while not match.over:
        match.answer(int(match.state.seat), match.ask("random"))
    file = tmp_path / "log.jsonl"
    file.write_text("\n".join(log.write(match)), encoding="utf-8")
    again = replay(file)
    assert digest(again.state) == digest(match.state)
    assert list(log.write(again)) == list(log.write(match))


def test_an_analysis_shows_its_curve() -> None:
    match = open_match("mcmulti", seats=2, seed=1, turn_limit=5)
    while not match.over:
        match.answer(int(match.state.seat), match.ask("random"))
    with mock.patch.dict("gusher.analysis.depth.WORLDS", {"usual": 1}):
        shown = analyse(match)
    assert ElementTree.fromstring(shown._repr_svg_()).tag.endswith("svg")
    assert shown.report()["judge"]["worlds"] == 1
