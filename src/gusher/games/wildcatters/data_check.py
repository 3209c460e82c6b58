"""What an owner's data file must keep to, beyond its shape: zones, rails, tiles and the two backs of cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.boards import Ranges, counted, known
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {
    "cards.*": frozenset({"cash", "company", "shares", "drops", "refinery"}),  # a card has what is printed on it
}
ANY_LENGTH: frozenset[str] = frozenset()
RANGES: Ranges = {
    "rules.own_shares": (0, 100),
    "rules.start_score": (0, 100),
    "rules.hand": (1, 8),
    "rules.neutral_rigs": (0, 8),
    "rules.display": (1, 8),
    "rules.wildcatters": (1, 16),
    "rules.second_wildcatter": (0, 7),
    "rules.circles": (7, 7),  # as many as the drawing has
    "rules.own_wells": (4, 4),  # as many as there are prices of rigs
    "rules.tanker_room": (3, 3),  # as many as a cargo has places
    "rules.refinery_room": (1, 12),
    "rules.most_bid": (1, 100),
    "rules.most_repaid": (1, 100),
    "rules.drill_rigs": (1, 7),
    "rules.pump_barrels": (1, 3),  # as many as a pump is drawn with
    "rules.four_alike": (2, 8),
    "rules.most_wipes": (0, 20),
    "rules.interim_round": (1, 8),
    "rules.rounds.*": (1, 12),
    "rules.shares_per_dollar": (1, 20),
    "rules.*": (0, 100),  # prices, fees, points
    "rules.*.*": (0, 100),
    "rules.*.*.*": (0, 100),
    "stock.tanker": (1, 4),
    "stock.*": (1, 50),
    "start_kit.*": (0, 8),
    "zones.*.*.1": (-180, 180),  # degrees
    "zones.*.*.2": (-90, 90),
    "stretches.*.boxes.*.1": (-180, 180),
    "stretches.*.boxes.*.2": (-90, 90),
    "cards.*.*": (0, 9),
}

COLOURS = ("red", "yellow", "green", "blue")
BACKS = {"L": 4, "D": 2}  # so many cards of each region with a light and with a dark back
REGIONS = 8  # the first zones: only they have oil and cards


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    zones = [zone["id"] for zone in data["zones"]]
    for number, zone in enumerate(data["zones"], start=1):
        yield from known(f"zones.{number}.continent", [zone["continent"]], list(data["continents"]))
    for number, stretch in enumerate(data["stretches"], start=1):
        yield from known(f"stretches.{number}.zones", stretch["zones"], zones)
    yield from known("rules.neutral_refinery", [data["rules"]["neutral_refinery"]], zones)
    yield from _cards(data["cards"], zones[:REGIONS])


def _cards(cards: Mapping[str, Any], regions: list[str]) -> Iterator[BadBoard]:
    held = Counter((name[0], card["region"]) for name, card in cards.items())
    for back, number in BACKS.items():
        for region in regions:
            yield from counted(f"cards ({back}, {region})", held[back, region], number)
    for name, card in cards.items():
        yield from known(f"cards.{name}.region", [card["region"]], regions)
        yield from known(f"cards.{name}.company", [card.get("company", COLOURS[0])], COLOURS)
        yield from counted(f"cards.{name}", int("company" in card) - int("shares" in card), 0)
