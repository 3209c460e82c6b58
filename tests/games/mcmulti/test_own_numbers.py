"""On an owner's board the news speak of that board's numbers, in the log and on the front page."""

import re
import subprocess
import sys
from pathlib import Path

from gusher.games.mcmulti import GAME
from gusher.kernel import boards
from tests.fixed import OVERDUE_SECONDS

# Builtin line -> the owner's. No number of the one is a number of the other, so that none can be left over unseen.
CORRECTED = {
    "bonus = 10 ": "bonus = 110 ",
    "fee = 50 ": "fee = 120 ",
    "counter_start = 6 ": "counter_start = 5 ",
    "apply = [1, 6]": "apply = [2, 4, 5]",
    "turn = [3]": "turn = [1]",
    "[news.bonus]\nends = 2": "[news.bonus]\nends = 6",
    "[news.embargo]\nends = 4": "[news.embargo]\nends = 1",
    "rig = 2, station = 10, refinery = 20, well = 5": "rig = 131, station = 132, refinery = 133, well = 134",
    "barrels = 5\nreds = 5": "barrels = 17\nreds = 18",
    "station = 15 }": "station = 141 }",
    "gas = 5 }": "gas = 142 }",
    "ends = 5\nbarrels = 5": "ends = 3\nbarrels = 19",
    "crude = 3 }": "crude = 143 }",
}
SPEAKS = """
import sys
from gusher.kernel import boards
boards.use([sys.argv[1]])
from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.data import NEWS_CARDS
from gusher.games.mcmulti.effects.dice import CounterRolled
from gusher.games.mcmulti.effects.news import NewsStruck
from gusher.games.mcmulti.picture.newspaper import doubles_lines_said, front_page_said
from gusher.words.catalogue import catalogue
words = catalogue(sys.argv[2], GAME)
for card, name in enumerate(NEWS_CARDS):
    print(name, words.say(NewsStruck(card).say(), []), *(words.say(line, []) for line in front_page_said(card)))
print("doubles", *(words.say(line, []) for line in doubles_lines_said()))
print("counter", words.say(CounterRolled(7).say(), []))
"""
NUMBERS = {
    "bonus": {110, 6},
    "embargo": {1},
    "property-tax": {131, 132, 133, 134},
    "pollution": {120},
    "mideast": {17, 18},
    "station-tax": {141},
    "gas-tax": {142},
    "winter": {19, 3},
    "crude-tax": {143},
    "doubles": {2, 4, 5, 1},
    "counter": {7, 5},
}


def spoken(board: Path, language: str) -> dict[str, set[int]]:
    command = [sys.executable, "-c", SPEAKS, str(board), language]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=OVERDUE_SECONDS).stdout
    return {line.split()[0]: set(map(int, re.findall(r"\d+", line))) for line in told.splitlines()}


def test_the_news_name_the_owners_numbers(tmp_path: Path) -> None:
    text = boards.text(GAME)
    for ours, owned in CORRECTED.items():
        assert ours in text, ours
        text = text.replace(ours, owned)
    board = tmp_path / "mine.toml"
    board.write_text(text, encoding="utf-8")
    assert boards.examine(board) == (GAME, [])
    assert spoken(board, "en") == NUMBERS
    assert spoken(board, "fr") == NUMBERS
