"""What an owner's data file must keep to, beyond its shape: islands, prices, doubles and what cards lead to."""

from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.boards import counted, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {}  # nothing may come and go
ANY_LENGTH = frozenset({"doubles.apply", "doubles.turn"})

ISLANDS = 4
FACES = 6
SPACES = 80  # of the consumer spiral
DEAREST = 1000  # no piece can cost more than what wins the game


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    yield from _islands(data["islands"])
    yield from _scales(data)
    for name, card in data["economy"].items():
        yield from _economy(f"economy.{name}", card, list(data["economy"]))
    for name, doubles in data["doubles"].items():
        for double in doubles:
            yield from within(f"doubles.{name}", double, 1, FACES)
    for name, card in data["news"].items():
        if "ends" in card:
            yield from within(f"news.{name}.ends", card["ends"], 1, FACES)
        for what, rate in card.get("rates", {}).items():
            yield from within(f"news.{name}.rates.{what}", rate, 0, DEAREST)


def _islands(islands: Mapping[str, Any]) -> Iterator[BadBoard]:
    for name in ("blue_pairs", "red_pairs"):
        yield from counted(f"islands.{name}", len({island for pair in islands[name] for island in pair}), ISLANDS)
    for seats, owners in islands["owners"].items():
        for number, owner in enumerate(owners, start=1):
            yield from within(f"islands.owners.{seats}.{number}", owner, -1, int(seats) - 1)
        yield from counted(f"islands.owners.{seats}", len({owner for owner in owners if owner >= 0}), int(seats))


def _scales(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    markets, spiral = data["markets"], data["spiral"]
    yield from counted("markets.spaces", markets["spaces"], 30)  # as many as the drawing has
    yield from within("markets.start", markets["start"], 0, markets["spaces"])
    yield from within("spiral.ceiling", spiral["ceiling"], 1, SPACES)
    yield from within("spiral.floor", spiral["floor"], 1, spiral["ceiling"])
    yield from within("spiral.start", spiral["start"], spiral["floor"], spiral["ceiling"])


def _economy(place: str, card: Mapping[str, Any], cards: list[str]) -> Iterator[BadBoard]:
    yield from known(f"{place}.trend", [card["trend"]], ("up", "down"))
    yield from known(f"{place}.next", card["next"], cards)
    yield from within(f"{place}.demand", card["demand"], 0, SPACES)
    yield from within(f"{place}.well_sale", card["well_sale"], 0, DEAREST)
    for piece in ("rig", "station", "refinery"):
        purchase, sale = card[piece]
        yield from within(f"{place}.{piece}.1", purchase, 1, DEAREST)
        yield from within(f"{place}.{piece}.2", sale, 0, purchase)
