"""Positions and scripts for Atacama's tests, in the short hand of the rules: `41` is the field r4c1.

A script is a list of words: `41` places a rig (of the base colour if the colour is asked), `41!` a double one,
`orange/columns` buys (`orange/columns!` pays with a double rig), `E` lays a tile.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from gusher.games.atacama import GAME
from gusher.games.atacama.actions import ACTIONS, ask
from gusher.games.atacama.data import COLOURS, METAL, METALS, VALUE
from gusher.games.atacama.score import printed, role_score
from gusher.games.atacama.state import Atacama, start
from gusher.kernel.actions import Words
from gusher.kernel.errors import Refused
from gusher.kernel.match import Entry, Match
from gusher.kernel.state import CHANCE
from tests.games.walks import random_walk

# The map of the fixed layout, written out independently of data.toml.
PRINTED = """
C1 G2 C4 S3 C5 G3 S2 G3 S3
G2 S2 S5 G2 C3 S2 C5 C2 G2
S2 C4 G2 S4 G1 C1 C2 S4 G1
S5 G3 G1 C2 S1 S4 G3 C4 C3
G2 C5 S1 C4 G2 G1 S5 S1 C2
C3 C1 S3 S4 C3 G3 S3 G1 G2
C5 G3 C1 G3 G1 S1 C1 S4 S2
G2 S3 C3 G2 S5 C2 G2 C5 S3
S1 S5 G1 C3 S3 C4 G3 G1 C3
"""
MAP = PRINTED.split()

# The interim result of the rule booklet: 15 rigs deduced, the last one (r5c5) ours.
SIXTEEN = "12 21 32 41 52 61 72 83 85 87 89 91 94 96 98 55"
# A whole game of 28 turns, and a board that is blocked after 21.
WHOLE = "85 15 41 13 92 88 46 48 19 52 57 83 17 96 26 32 63 99 34 54 72 94 79 59 66 11 39 61"
BLOCKING = "13 15 18 21 26 34 39 42 47 51 55 59 63 68 71 76 84 89 92 95 97"
# Twenty of those rigs: r1c5 alone is left, and closes the board.
ALMOST_BLOCKING = "13 18 21 26 34 39 42 47 51 55 59 63 68 71 76 84 89 92 95 97"

# Advanced games on the tiles E A I / B D G / C F H. They have no purchase yet where the name says so.
STAGES = ("E A I", "B D G", "C F H")
PURCHASE = (
    "E A I 15 13 11 43 orange/columns 41 B D G 45 18 65 61 63 93 C F H 91 95 98 48 68 29 89 59 87 57 27 82 52 22 24 54"
)
UNSOLD = "E A I 15 13 11 43 41 61 B D G 45 18 65 63 93 91 C F H 95 98 48 68 29 89 59 87 57 27 82 52 22 24 54"
UNSOLD_BLOCKED = "E A I 52 22 33 25 31 13 B D G 82 46 29 73 54 37 C F H 58 77 97 94 85 66 71 89 17 69 11 91 49"

# Nobody buys, and turn 28 finds the board blocked.
UNSOLD_BLOCKED_LAST = (
    "E A I 36 13 41 34 15 62 B D G 39 54 66 11 18 27 C F H 92 75 96 71 43 84 73 99 58 47 87 32 69 78 45"
)

PURCHASES = ("turquoise/columns", "turquoise/rows", "orange/columns", "orange/rows")
TURQUOISE_COLUMNS, TURQUOISE_ROWS, ORANGE_COLUMNS, ORANGE_ROWS = range(4)

SETTINGS = list(GAME.settings())


def setting_name(setting: tuple[int, dict[str, Any]]) -> str:
    """How a way of playing reads in the list of tests."""
    seats, options = setting
    chosen = [name for name in ("advanced", "tactical") if options[name]]
    return "-".join([str(seats), *chosen, *(["heavy"] if options.get("double_weight") == 2 else [])])


def field(name: str) -> int:
    """`41` -> the number of r4c1."""
    return (int(name[0]) - 1) * 9 + int(name[1]) - 1


def place(name: str) -> Words:
    return {"do": "place", "row": int(name[0]), "column": int(name[1])}


def buy(role: str) -> Words:
    concession, direction = role.split("/")
    return {"do": "buy", "concession": concession, "direction": direction}


def use(colour: str) -> Words:
    return {"do": "use", "rig": colour}


def position(script: str = "", seats: int = 2, **options: Any) -> Atacama:
    """The position after a script, played on the bare state: every step is in it, also those without a choice."""
    state = start(seats, GAME.settle(seats, options))
    play(state, script)
    return state


def match(script: str = "", seats: int = 2, **options: Any) -> Match:
    """The same as a match: what has only one answer happens by itself; of that, only the ninth tile may be named."""
    opened = Match(GAME, seats, options)
    play(opened, script.replace("C F H", "C F"))
    return opened


def play(table: Atacama | Match, script: str) -> None:
    """Carries on with a script, checking that every step is legal."""
    for word in script.split():
        _answer(table, _words(word.rstrip("!")))
        if _state(table).step == ask.RIG:
            _answer(table, use("double" if word.endswith("!") else "base"))


def _words(word: str) -> Words:
    if word.isdigit():
        return place(word)
    return buy(word) if "/" in word else {"do": "tile", "tile": word}


def _state(table: Atacama | Match) -> Atacama:
    state = table.state if isinstance(table, Match) else table
    assert isinstance(state, Atacama)
    return state


def _answer(table: Atacama | Match, words: Words) -> None:
    number = ACTIONS.number(words)
    if isinstance(table, Atacama):
        assert number in legal(table), f"{words} is not legal: {table.why_not(number)}"
        table.play(number)
    else:
        by = "chance" if table.state.seat == CHANCE else int(table.state.seat)
        table.follow(Entry(table.n + 1, by, number))  # type: ignore[arg-type]


def atacama(table: Match) -> Atacama:
    """The position of a match, with its type."""
    return _state(table)


def refusal(table: Match, words: Words) -> str:
    """The clause with which the seat that is asked is refused this answer; the match stays as it was."""
    before = table.state.dump()
    with pytest.raises(Refused) as refused:
        table.answer(max(0, int(table.state.seat)), words)
    assert table.state.dump() == before
    return refused.value.clause


def legal(state: Atacama) -> list[int]:
    return [int(number) for number in state.legal()]


def legal_names(state: Atacama) -> set[str]:
    """The fields that may be built on now, as `41`."""
    return {f"{number // 9 + 1}{number % 9 + 1}" for number in legal(state) if number < 81}


def purchases(state: Atacama) -> list[str]:
    """The purchases that are possible now."""
    answers = map(ACTIONS.words, legal(state))
    return [f"{words['concession']}/{words['direction']}" for words in answers if words["do"] == "buy"]


def shown(state: Atacama, name: str) -> str:
    """What is printed on an open field, such as `S5`."""
    entry = printed(state, field(name))
    return f"{METALS[METAL[entry]]}{VALUE[entry]}"


def rigs(state: Atacama) -> dict[str, str]:
    """Field -> colour of the rig on it."""
    return {f"{i // 9 + 1}{i % 9 + 1}": COLOURS[colour] for i, colour in enumerate(map(int, state.rigs)) if colour >= 0}


def reserve(state: Atacama, seat: int) -> tuple[int, int]:
    """Base and double rigs a seat still has."""
    return int(state.reserve[seat * 2]), int(state.reserve[seat * 2 + 1])


def box(state: Atacama) -> tuple[int, int]:
    """Base and double rigs of the 28 and 6 that were not handed out, at the start of a game."""
    handed_out = [sum(reserve(state, seat)[colour] for seat in range(state.setting.seats)) for colour in range(2)]
    return 28 - handed_out[0], 6 - handed_out[1]


def role_scores(state: Atacama) -> list[int]:
    """The four sums, in the order of PURCHASES."""
    return [int(role_score(state, role)) for role in range(4)]


def line_sum(state: Atacama, role: int, line: int) -> int:
    """What a line (from 1) adds up to for a role, whether it counts or not."""
    return int(state.points[role // 2 * 18 + role % 2 * 9 + line - 1])


def rigs_in(state: Atacama, direction: str) -> list[int]:
    """Rigs line by line, counted on the board."""
    names = rigs(state)
    place_in_name = 1 if direction == "columns" else 0
    return [sum(1 for name in names if int(name[place_in_name]) == line) for line in range(1, 10)]


def random_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[Atacama]:
    return random_walk(start(seats, options), seed)
