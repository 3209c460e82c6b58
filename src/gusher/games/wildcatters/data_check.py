"""What an owner's data file must keep to, beyond its shape: zones, rails, tiles and the two backs of cards.

Only what no game could be played with, or what could not be drawn, is refused.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.board_check import Ranges, counted, different, fits, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {
    "cards.*": frozenset({"cash", "company", "shares", "drops", "refinery"}),  # a card has what is printed on it
}
ANY_LENGTH = frozenset({"stretches", "stretches.*.boxes"})
RANGES: Ranges = {
    "rules.own_shares": (0, 100),
    "rules.start_score": (0, 100),
    "rules.hand": (1, 8),
    "rules.neutral_rigs": (0, 8),
    "rules.display": (1, 8),
    "rules.wildcatters": (16, 16),  # two for every region
    "rules.second_wildcatter": (0, 5),  # so that both have a circle
    "rules.circles": (7, 7),  # as many as the drawing has
    "rules.own_wells": (4, 4),  # as many as there are prices of rigs
    "rules.tanker_room": (3, 3),  # as many as a cargo has places
    "rules.refinery_room": (1, 5),  # as many as are drawn
    "rules.least_bid": (4, 60),  # the table of answers has bids from 4 to 60, …
    "rules.most_bid": (4, 60),
    "rules.most_repaid": (1, 40),  # … 40 loans, …
    "rules.rig_price.*": (0, 12),  # … prices up to 12 dollars, …
    "rules.train_price": (0, 12),
    "rules.tanker_price": (0, 12),
    "rules.refinery_price": (0, 12),
    "rules.drill_price": (0, 12),
    "rules.swap_price": (0, 12),
    "rules.transport_price": (0, 12),
    "rules.move_price": (0, 12),
    "rules.emptying_shares": (0, 4),  # … and 20 shares for five barrels
    "rules.drill_rigs": (1, 7),
    "rules.pump_barrels": (1, 3),  # as many as a pump is drawn with
    "rules.four_alike": (2, 8),
    "rules.most_wipes": (0, 20),
    "rules.interim_round": (1, 8),
    "rules.rounds.*": (1, 12),
    "rules.shares_per_dollar": (1, 3),  # 36 shares for 12 dollars
    "rules.*": (0, 100),  # prices, fees, points
    "rules.*.*": (0, 100),
    "rules.*.*.*": (0, 100),
    "stock.tanker": (1, 4),
    "stock.*": (1, 50),
    "start_kit.rig": (0, 4),  # one player's wells in a region
    "start_kit.tanker": (0, 4),
    "start_kit.refinery": (1, 1),  # W11
    "start_kit.*": (0, 8),
    "zones.*.*.1": (-180, 180),  # degrees
    "zones.*.*.2": (-90, 90),
    "stretches.*.boxes.*.1": (-180, 180),
    "stretches.*.boxes.*.2": (-90, 90),
    "cards.*.*": (0, 9),
}

COLOURS = ("red", "yellow", "green", "blue")
BACKS = {"L": 32, "D": 16}  # so many cards have a light and a dark back
MOST_LIGHT = 6  # of a region: each may bring a rig at set-up, and one of its seven circles is the wildcatter's
REGIONS = 8  # the first zones: only they have oil and cards
KINDS = ("field", "link", "white")
MOST_STRETCHES = 40
MOST_BOXES = 4  # as many as the drawing has room for
ROOM = {"plain": 24, "the": 28, "in": 32, "from": 32, "board": 15}  # characters of a zone's names
LONGEST_NAME = 40
PLACES = (
    ("NA_N", "NA"),
    ("NA_S", "NA"),
    ("SA_W", "SA"),
    ("SA_E", "SA"),
    ("RU_W", "RU"),
    ("RU_E", "RU"),
    ("AS_W", "AS"),
    ("AS_E", "AS"),
    ("EU_S", "EU"),
    ("EU_N", "EU"),
    ("AF_W", "AF"),
    ("AF_E", "AF"),
    ("AU_W", "AU"),
    ("AU_E", "AU"),
)  # logs and the drawing name a zone so; what it is called stands under names.zone


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    zones = [zone["id"] for zone in data["zones"]]
    for zone, (name, continent) in zip(data["zones"], PLACES, strict=True):
        yield from known(f"zones.{name}.id", [zone["id"]], [name])
        yield from known(f"zones.{name}.continent", [zone["continent"]], [continent])
    for name, continent in data["continents"].items():
        want = "true" if name in ("EU", "AF", "AU") else "false"
        yield from known(f"continents.{name}.white", [str(continent["white"]).lower()], [want])
    yield from known("rules.neutral_refinery", [data["rules"]["neutral_refinery"]], zones)
    yield from within("rules.most_bid", data["rules"]["most_bid"], data["rules"]["least_bid"], 60)
    for piece, number in data["start_kit"].items():
        yield from within(f"start_kit.{piece}", number, 0, data["stock"][piece])
    yield from _stretches(data["stretches"], zones)
    yield from _cards(data["cards"], zones[:REGIONS])
    for part, source in data["sources"].items():
        yield from known(f"sources.{part}", [source], ("ours", "printed"))
    yield from _names(data["names"])


def _stretches(stretches: list[Mapping[str, Any]], zones: list[str]) -> Iterator[BadBoard]:
    """Every region has a rail from its field to its harbour; links lead wherever the board has them."""
    yield from within("stretches", len(stretches), REGIONS, MOST_STRETCHES)
    yield from different("stretches.id", [stretch["id"] for stretch in stretches])
    ends = [" – ".join(sorted(stretch["zones"])) for stretch in stretches]
    yield from different("stretches.zones", ends)
    for stretch in stretches:
        yield from _stretch(f"stretches.{stretch['id']}", stretch, zones)
    fields = sum(stretch["kind"] == "field" for stretch in stretches)
    yield from counted("stretches (field)", fields, REGIONS)


def _stretch(place: str, stretch: Mapping[str, Any], zones: list[str]) -> Iterator[BadBoard]:
    """Its ends depend on its kind: a region's field, two regions, or a region and then a white zone."""
    regions, white = zones[:REGIONS], zones[REGIONS:]
    if not stretch["id"].isidentifier():
        yield BadBoard("identifier", place=f"{place}.id")
    yield from known(f"{place}.kind", [stretch["kind"]], KINDS)
    wanted = {"field": [regions], "link": [regions, regions], "white": [regions, white]}.get(stretch["kind"], [])
    yield from counted(f"{place}.zones", len(stretch["zones"]), len(wanted))
    for zone, possible in zip(stretch["zones"], wanted, strict=False):
        yield from known(f"{place}.zones", [zone], possible)
    if len(stretch["zones"]) > 1:
        yield from different(f"{place}.zones", stretch["zones"])
    yield from within(f"{place}.boxes", len(stretch["boxes"]), 1, MOST_BOXES)


def _cards(cards: Mapping[str, Any], regions: list[str]) -> Iterator[BadBoard]:
    for back, number in BACKS.items():
        yield from counted(f"cards ({back})", sum(name.startswith(back) for name in cards), number)
    light = Counter(card["region"] for name, card in cards.items() if name.startswith("L"))
    for region in regions:
        yield from within(f"cards (L, {region})", light[region], 0, MOST_LIGHT)
    for name, card in cards.items():
        yield from known(f"cards.{name}.region", [card["region"]], regions)
        yield from known(f"cards.{name}.company", [card.get("company", COLOURS[0])], COLOURS)
        yield from counted(f"cards.{name}", int("company" in card) - int("shares" in card), 0)


def _names(names: Mapping[str, Any]) -> Iterator[BadBoard]:
    for zone, languages in names["zone"].items():
        for language, forms in languages.items():
            for form, word in forms.items():
                yield from fits(f"names.zone.{zone}.{language}", {form: word}, ROOM[form])
    yield from fits("names.continent", names["continent"], ROOM["plain"])
    yield from fits("names.company", names["company"], LONGEST_NAME)
