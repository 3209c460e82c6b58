"""The signs of metals and concessions: one for each, and the same on the board and in the rulebook."""

import re
from pathlib import Path

import pytest

from gusher.games.atacama import GAME
from gusher.games.atacama.data import CONCESSIONS, METAL, METAL_NAMES, PLACE_OF, PLACES, SIDE, SPOT_OF, VALUE
from gusher.kernel.say import say
from gusher.words.catalogue import catalogue

RULEBOOKS = Path(__file__).parents[3] / "src" / "gusher" / "games" / "atacama" / "rulebook"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_sign_stands_for_two_things(language: str) -> None:
    words = catalogue(language, GAME)
    metals = [words.say(say("atacama-letter", metal=metal), []) for metal in METAL_NAMES]
    concessions = [words.say(say("atacama-concession-letter", concession=name), []) for name in CONCESSIONS]
    assert len({*metals, *concessions}) == len(METAL_NAMES) + len(CONCESSIONS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.clause("A2", "A4")
def test_the_map_in_the_rulebook_is_the_board_in_its_signs(language: str) -> None:
    words = catalogue(language, GAME)
    text = (RULEBOOKS / f"{language}.md").read_text(encoding="utf-8")
    printed = [re.sub(r"[*\s]", "", row).strip("|").split("|") for row in re.findall(r"^\| r\d \|.*$", text, re.M)]
    fields = [
        words.say(say("atacama-code", metal=METAL_NAMES[METAL[field]], value=int(VALUE[field])), [])
        for field in (PLACE_OF[place] * PLACES + SPOT_OF[place] for place in range(SIDE * SIDE))
    ]
    assert [row[1:] for row in printed] == [fields[row * SIDE : (row + 1) * SIDE] for row in range(SIDE)]
