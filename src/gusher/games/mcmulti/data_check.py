"""What an owner's data file must keep to, beyond its shape: islands, prices, doubles and what cards lead to.

Only what no game could be played with, or what could not be drawn, is refused.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.board_check import Ranges, counted, fits, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {}  # nothing may come and go
ANY_LENGTH = frozenset({"doubles.apply", "doubles.turn"})
RANGES: Ranges = {
    "rules.start_crude": (0, 30),
    "rules.start_gas": (0, 30),
    "rules.goal": (1, 10_000),
    "rules.well_unit": (0, 1000),
    "rules.well_yield": (0, 20),
    "rules.bonus": (0, 1000),
    "rules.fee": (0, 1000),
    "rules.last_turns": (1, 20),
    "rules.round_turns": (1, 20),
    "rules.counter_start": (1, 6),
    "rules.start_cash.*": (0, 10_000),
    "islands.blue_pairs.*.*": (0, 3),
    "islands.red_pairs.*.*": (0, 3),
    "islands.owners.*.*": (-1, 3),
    "markets.spaces": (30, 30),  # as many as the drawing has
    "markets.start": (0, 30),
    "markets.step.*": (1, 20),
    "spiral.*": (1, 80),  # as many as the drawing has
    "economy.*.demand": (0, 80),
    "economy.*.well_sale": (0, 1000),  # nothing can cost more than what wins the game
    "economy.*.*.*": (0, 1000),
    "doubles.*.*": (1, 6),
    "news.*.ends": (1, 6),
    "news.*.barrels": (0, 30),
    "news.*.reds": (0, 40),
    "news.*.rates.*": (0, 1000),
}

ISLANDS = 4
CODES = ("NW", "NE", "SE", "SW")  # logs name an island so; what it is called stands under names.island
ROOM = {
    "island": {"plain": 20, "board": 3},
    "economy": {"plain": 20, "the": 24},
    "card": {"plain": 32, "board": 24},
}  # characters of names
DEAREST = 1000  # no piece can cost more than what wins the game


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    yield from _islands(data["islands"])
    yield from _scales(data)
    for name, card in data["economy"].items():
        yield from _economy(f"economy.{name}", card, list(data["economy"]))
    for sort, things in data["names"].items():
        for thing, languages in things.items():
            yield from _names(f"names.{sort}.{thing}", languages, ROOM[sort])


def _names(place: str, languages: Mapping[str, Any], room: Mapping[str, int]) -> Iterator[BadBoard]:
    for language, forms in languages.items():
        for form, word in forms.items():
            yield from fits(f"{place}.{language}", {form: word}, room[form])


def _islands(islands: Mapping[str, Any]) -> Iterator[BadBoard]:
    yield from counted("islands.names", sum(name in CODES for name in set(islands["names"])), ISLANDS)
    for name in ("blue_pairs", "red_pairs"):
        yield from counted(f"islands.{name}", len({island for pair in islands[name] for island in pair}), ISLANDS)
    for seats, owners in islands["owners"].items():
        for number, owner in enumerate(owners, start=1):
            yield from within(f"islands.owners.{seats}.{number}", owner, -1, int(seats) - 1)
        yield from counted(f"islands.owners.{seats}", len({owner for owner in owners if owner >= 0}), int(seats))


def _scales(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    markets, spiral = data["markets"], data["spiral"]
    yield from within("markets.start", markets["start"], 0, markets["spaces"])
    yield from within("spiral.floor", spiral["floor"], 1, spiral["ceiling"])
    yield from within("spiral.start", spiral["start"], spiral["floor"], spiral["ceiling"])


def _economy(place: str, card: Mapping[str, Any], cards: list[str]) -> Iterator[BadBoard]:
    yield from known(f"{place}.trend", [card["trend"]], ("up", "down"))
    yield from known(f"{place}.next", card["next"], cards)
    for piece in ("rig", "station", "refinery"):
        purchase, sale = card[piece]
        yield from within(f"{place}.{piece}.1", purchase, 1, DEAREST)
        yield from within(f"{place}.{piece}.2", sale, 0, purchase)
