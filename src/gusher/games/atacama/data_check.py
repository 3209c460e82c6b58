"""What an owner's data file must keep to, beyond its shape: tiles, stages, concessions and how many rigs there are.

Only what no game could be played with is refused.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from gusher.kernel.board_check import Ranges, counted, different, known, within
from gusher.kernel.errors import BadBoard

OPTIONAL: Mapping[str, frozenset[str]] = {}  # nothing may come and go
ANY_LENGTH: frozenset[str] = frozenset()
RANGES: Ranges = {
    "rules.line_minimum": (1, 9),
    "rules.base_factor": (0, 10),
    "rules.double_factor": (0, 10),
    "rules.turns": (1, 28),  # as many as there are base rigs
    "rules.sale_deadline": (1, 28),
    "rules.most_in_line": (5, 9),  # nine fields have room for five
    "pieces.*": (0, 28),
    "rigs.*.*.*": (0, 28),
    "concessions.*.*": (-1, 1),
    "stages.places.*.*.*": (1, 3),
    "stages.first_turns.*": (1, 28),
}

METALS = ("G", "S", "C")
PROVENANCE = ("deduced", "ours", "printed")  # "printed": somebody has read it on the tile
HIGHEST = 5  # A4
FIELDS = 3  # in a row of a tile


def faults(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    for letter, tile in data["tiles"].items():
        for number, (fields, sources) in enumerate(zip(tile["fields"], tile["known"], strict=True), start=1):
            yield from _row(f"tiles.{letter}.fields.{number}", fields.split())
            yield from counted(f"tiles.{letter}.known.{number}", len(sources.split()), FIELDS)
            yield from known(f"tiles.{letter}.known.{number}", sources.split(), PROVENANCE)
    for name, signs in data["concessions"].items():
        yield from known(f"concessions.{name}", [str(sign) for sign in signs], ("1", "-1"))
    for seats, roles in data["roles"].items():
        for number, (concession, lines) in enumerate(roles, start=1):
            yield from known(f"roles.{seats}.{number}", [concession], list(data["concessions"]))
            yield from known(f"roles.{seats}.{number}", [lines], ("columns", "rows"))
    yield from _rigs(data)
    yield from _stages(data["stages"])
    yield from within("rules.sale_deadline", data["rules"]["sale_deadline"], 1, data["rules"]["turns"])


def _rigs(data: Mapping[str, Any]) -> Iterator[BadBoard]:
    """Each turn takes a rig, and no more are handed out than lie in the box."""
    for seats, rigs in data["rigs"].items():
        for variant, numbers in rigs.items():
            place = f"rigs.{seats}.{variant}"
            yield from counted(place, sum(numbers) * int(seats), data["rules"]["turns"])
            for number, (colour, pieces) in enumerate(data["pieces"].items()):
                yield from within(f"{place} × {seats} ({colour})", numbers[number] * int(seats), 0, pieces)


def _stages(stages: Mapping[str, Any]) -> Iterator[BadBoard]:
    """Any corner and any order will do (A50), as long as every place gets its tile."""
    yield from different("stages.places", [str(place) for stage in stages["places"] for place in stage])
    first, second, third = stages["first_turns"]
    yield from within("stages.first_turns.1", first, 1, 1)
    yield from within("stages.first_turns.2", second, first + 1, third - 1)


def _row(place: str, fields: list[str]) -> Iterator[BadBoard]:
    yield from counted(place, len(fields), FIELDS)
    yield from known(place, [field[0] for field in fields], METALS)
    for field in fields:
        yield from known(place, [field[1:]], [str(value) for value in range(1, HIGHEST + 1)])
