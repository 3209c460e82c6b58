"""Measure other game engines from PyPI next to Gusher, in one run on one machine.

Needs `pip install catanatron==3.2.1 open_spiel==2.0.2`; whatever is not installed is reported as missing.
Rates are per CPU second of this process. Every metric gets its own time slice and every slice replays the same
seeds, so rounds differ by machine noise only; slices end after a whole game, so no phase of a game is over-counted.
The games of catanatron repeat within a run but not between runs, as it lists actions in the order of hashed sets.
"""

import argparse
import gc
import importlib.metadata
import itertools
import json
import operator
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

Metrics = dict[str, float]
Measurement = Callable[[], Metrics]
Positions = Callable[[int], Iterator[Any]]  # plays the random game of a seed, yielding before each decision

SPIEL_GAMES = ("backgammon", "gin_rummy", "chess", "quoridor", "hex")
MCTS_NAME = "open_spiel mcts hex 6x6"
MCTS_SIMULATIONS = 1000
SEARCH = "search_iterations"
CLONE_GAMES = 4
CLONE_STRIDE = 32
CLONE_PASSES = 8

# How much faster the compiled engine should be, game by game, lies with the games' tests: multiples of catanatron's
# decisions and clones and, for a game that is searched like one of its peers, of their search's iterations. Beside them
# lies what has no peer and may cost so much at most: COSTS.
TARGETS = "tests/games/{}/speed.json"
UNCOMPILED_TARGETS = {"decisions": 3.0}
COSTS = {"features_us": "features of a position, in µs"}
ROOT = Path(__file__).resolve().parent.parent

# Columns by the end of a metric's name, for Gusher calls its "search_iterations_per_s" and the peers do not.
COLUMNS = ("decisions", "games", "clones", "iterations")


def timed(seconds: float, work: Callable[[int], int]) -> tuple[float, float]:
    """Call `work` with 1, 2, 3... until the slice is used up; return calls and summed results per CPU second."""
    gc.collect()  # do not pay for the garbage of the measurement before
    calls, done, elapsed = 0, 0, 0.0
    start = time.process_time()
    while not calls or elapsed < seconds:
        calls += 1
        done += work(calls)
        elapsed = time.process_time() - start
    return calls / elapsed, done / elapsed


def random_play(seconds: float, positions: Positions, cloner: Callable[[Any], Callable[[], Any]]) -> Metrics:
    """Speed of random games and of clones; `cloner` gets the cloning method of a position."""
    # From all over a few games, because the cost of a clone grows as a game goes on. Comes first, as it also
    # imports the library before the clock runs.
    games = (itertools.islice(positions(seed), 0, None, CLONE_STRIDE) for seed in range(1, CLONE_GAMES + 1))
    clones = [cloner(cloner(position)()) for position in itertools.chain.from_iterable(games)]

    def one_game(seed: int) -> int:
        decisions = 0
        for _ in positions(seed):
            decisions += 1
        return decisions

    def some_clones(_call: int) -> int:
        for _ in range(CLONE_PASSES):  # many per look at the clock, which costs as much as a fast clone
            for clone in clones:
                clone()
        return CLONE_PASSES * len(clones)

    games_rate, decisions_rate = timed(seconds, one_game)
    _, clones_rate = timed(seconds, some_clones)
    return {"decisions_per_s": decisions_rate, "games_per_s": games_rate, "clones_per_s": clones_rate}


def catan_positions(seed: int) -> Iterator[Any]:
    """Random game of the library's four colours on its base map, in the loop of its own `Game.play`."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    # Seeds start at 1, as the library takes 0 for "no seed". Each tick ends by generating the next legal actions.
    game = Game([RandomPlayer(color) for color in Color], seed=seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield game
        game.play_tick()


@cache  # one load per run, because quoridor prints a warning at each
def spiel_game(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


def spiel_positions(name: str, seed: int) -> Iterator[Any]:
    """Random game driven from Python; chance nodes are yielded, and so counted, like decisions."""
    rng = random.Random(seed)
    state = spiel_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, weights)[0])
        else:
            actions = state.legal_actions()
            # Cheaper than rng.choice: the time of our own Python should not count against OpenSpiel.
            state.apply_action(actions[int(rng.random() * len(actions))])


def spiel_mcts(seconds: float) -> Metrics:
    """OpenSpiel's C++ search from the opening of hex, in searches of a fixed size, each with a fresh tree."""
    import pyspiel

    game = spiel_game("hex(board_size=6)")
    opening = game.new_initial_state()
    # The memory is far above need, so that no tree is pruned.
    options = {"max_simulations": MCTS_SIMULATIONS, "max_memory_mb": 1000, "solve": False, "verbose": False}

    def one_search(seed: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        bot = pyspiel.MCTSBot(game, evaluator, uct_c=1.4, seed=seed, **options)
        return int(bot.mcts_search(opening).explore_count)  # what it did, rather than what it was asked for

    return {"iterations_per_s": timed(seconds, one_search)[1]}


def missing(error: ModuleNotFoundError) -> Metrics:
    # The one entry that is no number; Any keeps it out of the type that callers compute with.
    entry: dict[str, Any] = {"missing": "open_spiel" if error.name == "pyspiel" else error.name}
    return entry


def guarded(measure: Callable[..., Metrics], *arguments: object) -> Metrics:
    try:
        return measure(*arguments)
    except ModuleNotFoundError as error:
        return missing(error)


def peers(seconds: float) -> dict[str, Measurement]:
    """Named measurements of the other engines; each call runs one round and returns its metrics."""
    found = {"catanatron": partial(guarded, random_play, seconds, catan_positions, operator.attrgetter("copy"))}
    for name in SPIEL_GAMES:
        positions = partial(spiel_positions, name)
        found[f"open_spiel {name}"] = partial(guarded, random_play, seconds, positions, operator.attrgetter("clone"))
    return {**found, MCTS_NAME: partial(guarded, spiel_mcts, seconds)}


def own(seconds: float) -> tuple[dict[str, Measurement], bool | None]:
    """Gusher's measurements, and whether it runs compiled (None: not importable)."""
    try:
        import gusher.bench
    except ModuleNotFoundError as error:
        return {"gusher": partial(missing, error)}, None
    measurements = gusher.bench.measurements(seconds)
    return {f"gusher {name}": measure for name, measure in measurements.items()}, gusher.bench.compiled()


def medians(measurements: dict[str, Measurement], rounds: int) -> dict[str, Metrics]:
    """Round by round over all measurements, so that a noisy minute of the machine hits all alike."""
    samples = [{name: measure() for name, measure in measurements.items()} for _ in range(rounds)]

    def median_of(name: str, first: Metrics) -> Metrics:
        return {key: statistics.median(sample[name][key] for sample in samples) for key in first}

    return {name: first if "missing" in first else median_of(name, first) for name, first in samples[0].items()}


def ratio(label: str, ours: float | None, theirs: float | None, target: float | None) -> list[dict[str, Any]]:
    """One comparison, or none where a side was not measured."""
    if ours is None or theirs is None:
        return []
    value = ours / theirs
    return [{"label": label, "value": value, "target": target, "met": None if target is None else value >= target}]


def ratios(results: dict[str, Metrics], compiled: bool | None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    searches: list[dict[str, Any]] = []
    catan, mcts = results["catanatron"], results[MCTS_NAME].get("iterations_per_s")
    for name in (name for name in results if name.startswith("gusher ")):
        meant = targets(name.removeprefix("gusher "))
        wanted = meant if compiled else UNCOMPILED_TARGETS
        for what in ("decisions", "clones"):
            key = f"{what}_per_s"
            label = f"{name} {what} / catanatron {what}"
            found += ratio(label, results[name].get(key), catan.get(key), wanted.get(what))
        if SEARCH in meant:
            label = f"{name} search iterations / OpenSpiel MCTS hex 6x6 iterations"
            searches += ratio(label, results[name].get(f"{SEARCH}_per_s"), mcts, wanted.get(SEARCH))
    return found + searches


def costs(results: dict[str, Metrics], compiled: bool | None) -> list[dict[str, Any]]:
    """What a thing costs, and whether that is as little as its game's folder asks for, of the compiled engine."""
    found = []
    for name in (name for name in results if name.startswith("gusher ")):
        wanted = targets(name.removeprefix("gusher ")) if compiled else {}
        for key, what in COSTS.items():
            if (value := results[name].get(key)) is not None:
                target = wanted.get(key)
                met = None if target is None else value <= target
                found.append({"label": f"{name} {what}", "value": value, "target": target, "met": met})
    return found


def targets(game: str) -> dict[str, float]:
    """What a game's folder asks for; nothing where it is a game of others."""
    path = ROOT / TARGETS.format(game)
    wanted: dict[str, float] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return wanted


def report(seconds: float, rounds: int) -> dict[str, Any]:
    gusher, compiled = own(seconds)
    results = medians(gusher | peers(seconds), rounds)
    installed = {found.name.replace("-", "_"): found.version for found in importlib.metadata.distributions()}
    installed["python"] = platform.python_version()
    versions = {name: installed.get(name) for name in ("python", "gusher", "catanatron", "open_spiel")}
    setup = {"versions": versions, "seconds": seconds, "rounds": rounds, "gusher_compiled": compiled}
    return setup | {"results": results, "ratios": ratios(results, compiled), "costs": costs(results, compiled)}


def result_row(name: str, metrics: Metrics, compiled: bool | None) -> list[str]:
    if "missing" in metrics:
        return [f"{name} (missing: {metrics['missing']})", *("-" for _ in COLUMNS)]
    note = " (uncompiled)" if name.startswith("gusher ") and not compiled else ""
    found = [[value for key, value in metrics.items() if key.endswith(f"{what}_per_s")] for what in COLUMNS]
    return [name + note, *(f"{values[0]:,.{0 if values[0] >= 100 else 1}f}" if values else "-" for values in found)]


def ratio_row(entry: dict[str, Any], unit: str = "x") -> list[str]:
    target = "-" if entry["target"] is None else f"{entry['target']:g}{unit}"
    verdict = {None: "-", True: "met", False: "missed"}[entry["met"]]
    return [entry["label"], f"{entry['value']:.2f}{unit}", target, verdict]


def table(head: list[str], rows: list[list[str]]) -> str:
    """Aligned Markdown, which reads as well on a terminal, so one form serves both."""
    first, *others = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    rule = ["-" * first, *("-" * (width - 1) + ":" for width in others)]
    padded = ([row[0].ljust(first), *map(str.rjust, row[1:], others)] for row in (head, rule, *rows))
    return "\n".join(f"| {' | '.join(row)} |" for row in padded)


def render(found: dict[str, Any]) -> str:
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items() if number)
    setup = f"Median of {found['rounds']} rounds of {found['seconds']} CPU s per metric; {versions}."
    results = [result_row(name, metrics, found["gusher_compiled"]) for name, metrics in found["results"].items()]
    parts = [setup, table(["per CPU second", *COLUMNS], results)]
    if found["ratios"]:
        parts.append(table(["ratio", "value", "target", "verdict"], [ratio_row(entry) for entry in found["ratios"]]))
    if found["costs"]:
        rows = [ratio_row(entry, unit="") for entry in found["costs"]]
        parts.append(table(["cost", "value", "at most", "verdict"], rows))
    return "\n\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure Gusher and other game engines in interleaved rounds.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per metric and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="also write the tables as Markdown")
    options = parser.parse_args()
    found = report(options.seconds, max(1, options.rounds))
    print(json.dumps(found, indent=2) if options.json else render(found))
    if options.markdown:
        options.markdown.write_text(render(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
