"""A match of older rules at the table: it goes on by them, and the page says so."""

import json
from pathlib import Path

import pytest

from gusher.kernel import registry
from gusher.kernel.match import Match
from tests.web.stored import SECRET, as_seat, serving_match

GAME = registry.find("giganten")
FOUR = ("human", "human", "human", "human")


def begun(rules: int) -> Match:
    """Up to the question who takes which card."""
    return Match(GAME, 4, {}, ["Ada", "Ben", "Cleo", "Dora"], secret=SECRET, rules=rules)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Rules: version 1", "Caught bluffer: sits out until the next company")),
        ("fr", ("Règles\u00a0: version 1", "Bluffeur démasqué\u00a0: hors jeu jusqu’à la compagnie suivante")),
    ],
)
def test_the_page_names_the_version_and_what_it_meant(tmp_path: Path, language: str, said: tuple[str, ...]) -> None:
    with serving_match(tmp_path, GAME, begun(1), kinds=FOUR) as visitor:
        as_seat(visitor, 0)
        visitor.cookies.set("lang", language)
        page = visitor.get("/t/table").text
        assert all(sentence in page for sentence in said)


def test_the_present_rules_need_no_mention(tmp_path: Path) -> None:
    with serving_match(tmp_path, GAME, begun(2), kinds=FOUR) as visitor:
        as_seat(visitor, 0)
        page = visitor.get("/t/table").text
        assert "Rules: version" not in page
        assert "Caught bluffer" not in page


def test_it_is_played_on_and_its_log_stays_what_it_was(tmp_path: Path) -> None:
    match = begun(1)
    asked = int(match.state.seat)
    with serving_match(tmp_path, GAME, match, kinds=FOUR) as visitor:
        as_seat(visitor, asked)
        view = visitor.get("/api/v1/tables/table").json()
        assert (view["rules"], view["options"]) == (1, {"carrier": "choice"})
        visitor.call(visitor.tables.answer, "table", asked, view["n"], "key", view["answers"][0])
        first, *_, last = visitor.get("/api/v1/tables/table/log").text.splitlines()
        assert json.loads(first)["rules"] == 1
        assert json.loads(first)["options"] == {"carrier": "choice"}
        assert json.loads(last)["n"] == match.n + 1
