"""What an owner's data file must keep to, beyond its shape: terrain, sites, tiles, die and cards.

Only what no game could be played with, or what could not be drawn, is refused.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.board_check import Ranges, counted, fits, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {
    "cards.*": frozenset({"black", "price", "crude", "back"}),  # a card has what is printed on it
    "tiles.*.values": frozenset("23456"),
}
ANY_LENGTH = frozenset({"terrain.reconstructed"})  # whoever has seen a site on the board takes it off the list
RANGES: Ranges = {
    "rules.start_cash": (0, 100_000),
    "rules.derricks": (1, 12),
    "rules.crude": (1, 60),  # as many as are drawn
    "rules.licences.*": (1, 100),
    "rules.build_cost.*": (0, 100_000),
    "rules.fee": (0, 100_000),
    "rules.tank_limit": (0, 20),
    "rules.overflow": (0, 100_000),
    "rules.end_derrick.*": (0, 100_000),
    "rules.end_crude": (0, 100_000),
    "rules.terrain_cost.*": (1, 20),
    "rules.star": (1, 20),  # as far as the drawing has room
    "rules.start_price": (0, 100_000),
    "tiles.*.values.*": (0, 12),
    "terrain.reconstructed.*.1": (0, 11),
    "terrain.reconstructed.*.2": (0, 19),
    "track.cost.*": (1, 20),
    "scale.lowest": (0, 100_000),
    "scale.space": (1, 10_000),
    "scale.sections.*": (1, 20),
    "cards.*.crude": (1, 1),  # G53: one marker
    "cards.*.*": (1, 20),
}

COLUMNS = 20
ROOM = 12  # characters that a company's panel has for its name
LONGEST_NAME = 40
SITES_PER_KIND = 12  # one for each tile of the kind
GROUND = (".", "~", "^")
KINDS = ("1a", "2b", "3c")
SITES = ("-", *"".join(KINDS))
COMPANIES_SIDE = 1  # the columns where trucks start have no site
FACES = [f"{colour}-{number}" for colour in ("red", "blue") for number in range(1, 7)]


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    yield from _terrain(data["terrain"])
    for number, kind in enumerate(data["tiles"], start=1):
        yield from counted(f"tiles.{number}.values", sum(kind["values"].values()), SITES_PER_KIND)
    yield from fits("companies", data["companies"], LONGEST_NAME)
    yield from fits("names.company", data["names"]["company"], ROOM)
    yield from known("die.faces", data["die"]["faces"], FACES)
    scale = data["scale"]
    spaces = sum(scale["sections"].values())
    prices = [str(scale["lowest"] + scale["space"] * place) for place in range(spaces)]
    yield from known("rules.start_price", [str(data["rules"]["start_price"])], prices)
    for name, card in data["cards"].items():
        specials = [word for word in ("price", "crude", "back") if word in card]
        yield from within(f"cards.{name}", len(specials), 0, 1)
        if name.startswith("R") and "black" not in card:  # the game would not come to its end (G22, G23)
            yield BadBoard("missing", place=f"cards.{name}.black")


def _terrain(terrain: Mapping[str, Any]) -> Iterator[BadBoard]:
    rows = [row.split() for row in terrain["rows"]]
    for number, row in enumerate(rows, start=1):
        place = f"terrain.rows.{number}"
        yield from counted(place, len(row), COLUMNS)
        yield from known(place, [cell[0] for cell in row], GROUND)
        yield from known(place, [cell[1:] for cell in row], SITES)
        yield from known(place, [cell[1:] for cell in row[:COMPANIES_SIDE]], ("-",))
    for line, column in terrain["reconstructed"]:
        there = [cell[1:] for cell in rows[line][column : column + 1]]
        yield from counted("terrain.reconstructed", sum(mark != "-" for mark in there), 1)
    for kind, marks in enumerate(KINDS, start=1):
        sites = sum(1 for row in rows for cell in row if cell[1:] in tuple(marks))
        yield from counted(f"terrain.rows ({kind})", sites, SITES_PER_KIND)
