"""`gusher rules`."""

import pytest

from gusher.cli.rulebook import Rulebook
from gusher.kernel import registry
from tests.cli.commands import gusher


@pytest.mark.parametrize("typed", ["A13", "a13"])
def test_one_rule(typed: str) -> None:
    shown = gusher("rules", "atacama", typed)
    assert shown.code == 0
    assert shown.all.startswith("A13 You may not build right next to a rig")
    assert "A14" not in shown.all


def test_one_rule_in_french_without_links_and_stars() -> None:
    shown = gusher("rules", "atacama", "A19", lang="fr").out
    assert "A12" in shown
    assert not set("[]()#*") & set(shown.replace("(A12)", "").replace("(A13)", ""))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_whole_book_holds_every_rule_and_its_figures_as_boards(lang: str) -> None:
    shown = gusher("rules", "atacama", "--plain", lang=lang)
    book = Rulebook(registry.find("atacama"), lang)
    assert shown.code == 0
    assert [clause for clause in book.clauses if f"• {clause} " not in shown.out] == []
    assert "figures/" not in shown.out
    assert shown.out.count("c1    c2    c3     c4    c5    c6") == 5
    assert "\x1b" not in shown.out


def test_figure_keeps_its_caption() -> None:
    assert "A finished base game: 28 rigs, and player 2 wins by 16 to 5." in gusher("rules", "atacama").all
