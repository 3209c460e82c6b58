"""Boards as owners might correct them: all that our data files call deduced or reconstructed, or that was decided
where the rules are silent, takes another value at random. The same seed gives the same board."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gusher.kernel import boards
from gusher.kernel.game import Game

Data = dict[str, Any]
Doubt = Callable[[Data, Random], None]

SIDE = 3  # tiles along an edge of Atacama's board
PLAYERS = {"2": 2, "4": 4}


# --- Atacama ---


def fields(data: Data, rng: Random) -> None:
    """Whatever is not printed: a metal and a value from 1 to 5."""
    for tile in data["tiles"].values():
        tile["fields"] = [
            " ".join(rng.choice("GSC") + str(rng.randint(1, 5)) for _ in range(SIDE)) for _ in range(SIDE)
        ]


def stages(data: Data, rng: Random) -> None:
    """Another corner, another order (A50): any order of the nine places."""
    places = [[row, column] for row in range(1, SIDE + 1) for column in range(1, SIDE + 1)]
    rng.shuffle(places)
    data["stages"]["places"] = [places[first : first + SIDE] for first in range(0, SIDE * SIDE, SIDE)]


def turns(data: Data, rng: Random) -> None:
    """As many as there are rigs (A20), and the latest purchase (A60)."""
    number = rng.choice((20, 24, 28))
    data["rules"]["turns"] = number
    data["rules"]["sale_deadline"] = rng.randint(1, number)
    data["rules"]["most_in_line"] = rng.randint(5, 9)
    for seats, rigs in data["rigs"].items():
        each = number // PLAYERS[seats]
        rigs["plain"], rigs["tactical"] = [each, 0], [each - 1, 1]


def roles(data: Data, rng: Random) -> None:
    rng.shuffle(data["roles"]["4"])


# --- Giganten ---


def star(data: Data, rng: Random) -> None:
    data["rules"]["star"] = rng.randint(1, 20)


def site(data: Data, rng: Random) -> None:
    """The site that the transcription lacks, somewhere else."""
    rows = [row.split() for row in data["terrain"]["rows"]]
    ((row, column),) = data["terrain"]["reconstructed"]
    rows[row][column] = rows[row][column][0] + "-"
    free = [(r, c) for r in range(12) for c in range(1, 20) if rows[r][c][1] == "-" and (r, c) != (row, column)]
    row, column = rng.choice(free)
    rows[row][column] = rows[row][column][0] + "1"
    data["terrain"]["rows"] = [" ".join(cells) for cells in rows]
    data["terrain"]["reconstructed"] = [[row, column]]


# --- McMulti ---


def spiral(data: Data, rng: Random) -> None:
    data["spiral"]["ceiling"] = rng.randint(data["spiral"]["start"], 80)


def pairs(data: Data, rng: Random) -> None:
    """Who shares which die (M38): two neighbours blue, two red."""
    for name in ("blue_pairs", "red_pairs"):
        islands = rng.sample(range(4), 4)
        data["islands"][name] = [islands[:2], islands[2:]]


def doubles(data: Data, rng: Random) -> None:
    """Where a double leads (M75), and what the revision of 2012 has otherwise."""
    for card in data["economy"].values():
        card["next"] = [rng.choice(list(data["economy"])) for _ in range(6)]
    data["economy"]["improvement"]["well_sale"] = rng.choice((50, 60))
    data["doubles"]["turn"] = rng.choice(([3], [3, 4], [4]))


def last_turns(data: Data, rng: Random) -> None:
    data["rules"]["last_turns"] = rng.randint(1, 8)
    data["rules"]["round_turns"] = rng.randint(2, 6)


def owners(data: Data, rng: Random) -> None:
    for seats in ("3", "4"):
        rng.shuffle(data["islands"]["owners"][seats])


# --- Wildcatters ---


def neutral(data: Data, rng: Random) -> None:
    data["rules"]["neutral_refinery"] = rng.choice([zone["id"] for zone in data["zones"]])


def bounds(data: Data, rng: Random) -> None:
    """What we decided, so that everything comes to an end."""
    data["rules"]["most_bid"] = rng.randint(10, 60)
    data["rules"]["most_wipes"] = rng.randint(0, 8)
    data["rules"]["most_repaid"] = rng.randint(1, 40)


def places(data: Data, rng: Random) -> None:
    """Hints for a drawing."""
    for zone in data["zones"]:
        zone["harbour"] = [rng.randint(-180, 180), rng.randint(-90, 90)]


def links(data: Data, rng: Random) -> None:
    """Some links go, some come; every stretch has from one to four boxes."""
    zones = [zone["id"] for zone in data["zones"]]
    kept = [stretch for stretch in data["stretches"] if stretch["kind"] == "field" or rng.random() < 0.7]
    joined = [sorted(stretch["zones"]) for stretch in kept]
    for number in range(rng.randrange(8)):
        ends = [rng.choice(zones[:8]), rng.choice(zones)]
        if ends[0] != ends[1] and sorted(ends) not in joined:
            joined.append(sorted(ends))
            kind = "link" if ends[1] in zones[:8] else "white"
            kept.append({"id": f"NEW_{number}", "kind": kind, "zones": ends, "boxes": []})
    for stretch in kept:
        stretch["boxes"] = [[0, 0]] * rng.randint(1, 4)
    rng.shuffle(kept)
    data["stretches"] = kept


def cards(data: Data, rng: Random) -> None:
    """Any icons, and any spread over the regions that leaves no more than six light ones in one."""
    regions = [zone["id"] for zone in data["zones"]][:8]
    light = rng.sample([region for region in regions for _ in range(6)], 32)
    for name, card in data["cards"].items():
        card.clear()
        card["region"] = light.pop() if name.startswith("L") else rng.choice(regions)
        card.update({icon: rng.randint(0, 4) for icon in ("cash", "drops") if rng.random() < 0.5})
        if rng.random() < 0.5:
            card.update(company=rng.choice(("red", "yellow", "green", "blue")), shares=rng.randint(1, 4))
        if rng.random() < 0.4:
            card["refinery"] = True


# --- all ---


def names(data: Data, rng: Random) -> None:
    """Every name becomes another one of the same length or shorter, in both languages."""

    def renamed(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: renamed(part) for key, part in value.items()}
        return "".join(rng.choice("ABCÉabcdé{}<&' ") for _ in range(rng.randint(1, len(value) - 1))) + "x"

    data["names"] = renamed(data["names"])


DOUBTS: dict[str, tuple[Doubt, ...]] = {
    "atacama": (fields, stages, turns, roles),
    "giganten": (star, site, names),
    "mcmulti": (spiral, pairs, doubles, last_turns, owners, names),
    "wildcatters": (neutral, bounds, places, links, cards, names),
}


def corrected(game: Game, seed: int) -> str:
    """A data file where every doubt has been settled somehow; with later seeds only some of them are."""
    rng = Random(f"{game.name} {seed}")
    data = boards.builtin(game)
    doubts = DOUBTS[game.name]
    for doubt in doubts if seed == 0 else rng.sample(doubts, rng.randint(1, len(doubts))):
        doubt(data, rng)
    return f'game = "{game.name}"\n' + "".join(f"{line}\n" for line in lines("", data))


def lines(place: str, table: Data) -> Iterator[str]:
    """A table as TOML, with lines of a sensible length: what is short stands inline, the rest under its own heading."""
    short = {key: value for key, value in table.items() if not has_heading(value)}
    if place and short:
        yield f"[{place}]"
    yield from (f"{key} = {inline(value)}" for key, value in short.items())
    for key, value in table.items():
        inner = f"{place}.{key}" if place else key
        if isinstance(value, dict) and has_heading(value):
            yield from lines(inner, value)
        elif has_heading(value):
            for part in value:
                yield f"[[{inner}]]"
                yield from (f"{name} = {inline(word)}" for name, word in part.items())


def has_heading(value: Any) -> bool:
    """Tables that are long, and lists of tables."""
    if isinstance(value, list):
        return bool(value) and isinstance(value[0], dict)
    return isinstance(value, dict) and (len(inline(value)) > 300 or any(has_heading(part) for part in value.values()))


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
