"""What an owner's data file must keep to, beyond its shape: zones, rails, tiles and the two backs of cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.boards import counted, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {
    "cards.*": frozenset({"cash", "company", "shares", "drops", "refinery"}),  # a card has what is printed on it
}
ANY_LENGTH: frozenset[str] = frozenset()

COLOURS = ("red", "yellow", "green", "blue")
BACKS = {"L": 4, "D": 2}  # so many cards of each region with a light and with a dark back
REGIONS = 8  # the first zones: only they have oil and cards
MOST_ON_A_CARD = 9


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
        for word in ("cash", "shares", "drops"):
            yield from within(f"cards.{name}.{word}", card.get(word, 0), 0, MOST_ON_A_CARD)
