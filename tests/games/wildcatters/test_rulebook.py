"""Both rulebooks print the cards, the map and the ties of the data."""

import re
from itertools import combinations_with_replacement, groupby

import pytest

from gusher.games.wildcatters import GAME, score
from gusher.games.wildcatters.data import (
    BOXES,
    CARD_COUNT,
    CARD_REGION,
    CONTINENTS,
    END_A,
    END_B,
    FIRST_BOX,
    FIRST_LINK,
    REGION_COUNT,
    STRETCH_COUNT,
    ZONE_CONTINENT,
    ZONES,
)
from gusher.games.wildcatters.effects import names
from gusher.kernel.game import LANGUAGES
from gusher.kernel.tables import flat
from tests.games.wildcatters.positions import table
from tests.games.wildcatters.speech import said


def rows(language: str) -> list[list[str]]:
    """The rows of all tables of a rulebook."""
    lines = GAME.text(f"rulebook/{language}.md").replace("\xa0", " ").splitlines()
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]


def gifts(card: int, language: str) -> str:
    """What a card gives, as the table of cards writes it."""
    told = said(names.gifts_said(card), language).replace("\xa0", " ")
    parts = re.split(" and | et ", told)
    plant = {"a refinery to empty": "refinery", "une raffinerie à vider": "raffinerie"}
    return ", ".join(
        sorted((plant.get(part, part) for part in parts), key=lambda part: "drop" in part or "gout" in part)
    )


@pytest.mark.clause("W51", "W52", "W53", "W54", "W55")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_the_cards_of_the_data(language: str) -> None:
    for region in range(REGION_COUNT):
        cards = [card for card in range(CARD_COUNT) if CARD_REGION[card] == region]
        row = [said(names.zone_said(region), language), *(gifts(card, language) for card in cards)]
        assert row in rows(language)


@pytest.mark.clause("W36", "W78")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_the_map_of_the_data(language: str) -> None:
    def name(zone: int) -> str:
        return said(names.zone_said(zone), language)

    printed = rows(language)
    for link in range(FIRST_LINK, STRETCH_COUNT):
        assert [f"{name(END_A[link])} – {name(END_B[link])}", str(BOXES[link])] in printed
    separator = " ; " if language == "fr" else "; "
    for continent in range(len(CONTINENTS)):
        zones = [name(zone) for zone in range(len(ZONES)) if ZONE_CONTINENT[zone] == continent]
        assert [said(names.continent_said(continent), language), separator.join(zones)] in [
            [row[0], row[-1]] for row in printed
        ]


def pattern(holdings: tuple[int, ...]) -> str:
    """The sizes of the tied groups, the best first."""
    return ", ".join(str(len(list(group))) for _, group in groupby(holdings))


def column(seats: int, contest: int) -> dict[str, str]:
    """The points of each group for all patterns of ties, as the rules give them."""
    state = table(seats)
    found: dict[str, str] = {}
    for players in range(1, seats + 1):
        for held in combinations_with_replacement(range(players, 0, -1), players):
            holdings = (*held, *(0,) * (seats - players))
            points = score.gains(state, contest, flat(list(holdings)))
            firsts = [held.index(amount) for amount in sorted(set(held), reverse=True)]
            found[pattern(held)] = ", ".join(str(points[first]) for first in firsts)
    return found


@pytest.mark.clause("W203", "W204", "W205")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_all_ties(language: str) -> None:
    columns = [column(seats, contest) for contest in (0, FIRST_BOX) for seats in (4, 3)]
    patterns = set(columns[0])
    assert len(patterns) == 15
    for tie in patterns:
        assert [tie, *(known.get(tie, "–") for known in columns)] in rows(language)
