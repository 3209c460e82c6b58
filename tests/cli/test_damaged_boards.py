"""Whatever an owner has written into a board, checking it ends soon and with a sentence, never with a traceback."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from gusher.cli.messages import sentence
from gusher.cli.voice import Voice
from gusher.kernel import boards, registry
from gusher.kernel.errors import BadBoard
from gusher.kernel.game import Game
from tests import ready
from tests.cli.commands import LANGUAGES
from tests.damage import USUAL_CASES, cases, nested
from tests.fixed import OVERDUE_SECONDS

PRINTED = [game for game in registry.games() if game.package.startswith("gusher.") and boards.has_board(game)]
PLAYED = 2  # of the damaged boards of a game that look sound, so many are also played on; all of them in a long run

NUMBER = re.compile(r"(?<![\w.\"-])-?\d+(?![\w.\"])")
WORD = re.compile(r'"[^"\n]*"')
KEY = re.compile(r"^(\w+) =", flags=re.MULTILINE)
NUMBERS = (
    "0",
    "-1",
    "1",
    "2",
    "7",
    "100",
    "1000000",
    "9" * 18,
    "9" * 30,
    "9" * 5000,
    "1.5",
    "inf",
    "nan",
    "true",
    "[]",
)
WORDS = ('""', '"x"', '"red"', '"' + "w" * 300 + '"', '"' + "w" * 3000 + '"', '"\\u0000"', '"é ☃"', "7", "[[]]", "{}")
KEYS = ("game", "x", '""', ".".join("a" * 400), ".".join("a" * 40_000), '"' + "k" * 900 + '"', "rules.turns")
LINES = (
    "[",
    "[[zones]]",
    "[rules]",
    "x = " + nested(300),
    "x = " + nested(40_000),
    "x = [\n" + "[\n" * 3000 + "]\n" * 3000 + "]",
    "[" + ".".join("b" * 300) + "]",
    "y = 1979-05-27T07:32:00Z",
    "\x00",
    '"""',
)


def damaged_board(text: str, rng: Random) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice(WAYS)(text, rng)
    return text


def replaced(pattern: re.Pattern[str], others: tuple[str, ...]) -> Callable[[str, Random], str]:
    def damage(text: str, rng: Random) -> str:
        found = list(pattern.finditer(text))
        if not found:
            return text
        place = rng.choice(found)
        return text[: place.start()] + rng.choice(others) + (" =" if pattern is KEY else "") + text[place.end() :]

    return damage


def line_put(text: str, rng: Random) -> str:
    lines = text.splitlines()
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(LINES))
    return "\n".join(lines) + "\n"


def line_lost(text: str, rng: Random) -> str:
    lines = text.splitlines()
    del lines[rng.randrange(len(lines))]
    return "\n".join(lines) + "\n"


def nearby(text: str, rng: Random) -> str:
    """A number becomes a little larger or smaller: such boards are often sound."""
    found = list(NUMBER.finditer(text))
    place = rng.choice(found)
    return text[: place.start()] + str(int(place.group()) + rng.choice((-2, -1, 1, 2, 10))) + text[place.end() :]


WAYS: tuple[Callable[[str, Random], str], ...] = (
    replaced(NUMBER, NUMBERS),
    replaced(NUMBER, NUMBERS),
    replaced(WORD, WORDS),
    replaced(KEY, KEYS),
    line_put,
    line_lost,
    nearby,
    nearby,
)


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
def test_a_damaged_board_gets_a_sentence(game: Game, tmp_path: Path) -> None:
    number = cases() // len(PRINTED)
    plays = PLAYED if cases() <= USUAL_CASES else number
    for seed in range(number):
        rng = Random(f"{game.name} {seed}")
        path = tmp_path / "own.toml"
        path.write_text(damaged_board(boards.text(game), rng), encoding="utf-8")
        try:
            faults = boards.examine(path)[1]
        except BadBoard as error:
            faults = [error]
        except Exception as error:
            raise AssertionError(f"seed {seed}") from error
        for fault in faults:
            assert sentence(fault, Voice(rng.choice(LANGUAGES)))
        if not faults and plays > 0:
            plays -= 1
            check(path, seed)


def check(path: Path, seed: int) -> None:
    """In a process of its own: a game that is loaded keeps its data."""
    done = ready.run("gusher", "board", "check", path, timeout=OVERDUE_SECONDS)
    assert "Traceback" not in done.stderr, (seed, done.stderr)
    assert done.returncode in (0, 1), (seed, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (".".join("a" * 40_000) + " = 1", "line 3 is longer than 1000 characters"),
        ("x = [\n" + "[\n" * 20_000 + "]\n" * 20_000 + "]", "nests lists or tables too deeply"),
        ("# " + "\n# " * 60_000, "larger than 100000 bytes"),
    ],
    ids=["dotted", "deep", "large"],
)
def test_bounds_come_before_parsing(tmp_path: Path, written: str, said: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(f'game = "wildcatters"\n\n{written}\n', encoding="utf-8")
    done = ready.run("gusher", "board", "check", path, "--lang", "en", timeout=OVERDUE_SECONDS)
    assert done.returncode == 2
    assert said in " ".join(done.stderr.split())
