"""What an owner's data file must keep to, beyond its shape: terrain, sites, tiles, die and cards."""

from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.boards import counted, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {
    "cards.*": frozenset({"black", "price", "crude", "back"}),  # a card has what is printed on it
    "tiles.*.values": frozenset("23456"),
}
ANY_LENGTH = frozenset({"terrain.reconstructed"})  # whoever has seen a site on the board takes it off the list

COLUMNS = 20
SITES_PER_KIND = 12  # one for each tile of the kind
GROUND = (".", "~", "^")
KINDS = ("1a", "2b", "3c")
SITES = ("-", *"".join(KINDS))
COMPANIES_SIDE = 0  # the column where trucks start has no site
FACES = [f"{colour}-{number}" for colour in ("red", "blue") for number in range(1, 7)]


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    yield from _terrain(data["terrain"])
    for number, kind in enumerate(data["tiles"], start=1):
        yield from counted(f"tiles.{number}.values", sum(kind["values"].values()), SITES_PER_KIND)
    yield from known("die.faces", data["die"]["faces"], FACES)
    scale = data["scale"]
    spaces = sum(scale["sections"].values())
    prices = [str(scale["lowest"] + scale["space"] * place) for place in range(spaces)]
    yield from known("rules.start_price", [str(data["rules"]["start_price"])], prices)
    for name, card in data["cards"].items():
        specials = [word for word in ("price", "crude", "back") if word in card]
        yield from within(f"cards.{name}", len(specials), 0, 1)
        for word, number in card.items():
            yield from within(f"cards.{name}.{word}", number, 1, 20)


def _terrain(terrain: Mapping[str, Any]) -> Iterator[BadBoard]:
    rows = [row.split() for row in terrain["rows"]]
    for number, row in enumerate(rows, start=1):
        place = f"terrain.rows.{number}"
        yield from counted(place, len(row), COLUMNS)
        yield from known(place, [cell[0] for cell in row], GROUND)
        yield from known(place, [cell[1:] for cell in row], SITES)
        yield from known(place, row[COMPANIES_SIDE][1:], ("-",))
    for row, column in terrain["reconstructed"]:
        yield from within("terrain.reconstructed", int(rows[row][column][1:] != "-"), 1, 1)
    for kind, marks in enumerate(KINDS, start=1):
        sites = sum(1 for row in rows for cell in row if cell[1:] in tuple(marks))
        yield from counted(f"terrain.rows ({kind})", sites, SITES_PER_KIND)
