"""How fast our games are through each adapter of gusher.adapters, beside the games that the libraries bring themselves.

`python -m bench.adapters` needs the extras `research` and `peers`. Random games through the library's own loop, with
the observation and the mask at every decision where the library gives them with it (PettingZoo, Gymnasium), per CPU
second of this process; rounds go over all measurements in turn, as in bench/peers.py. The libraries' own games are
PettingZoo's chess, OpenSpiel's chess and gin rummy (in C++) and three that it has in Python.
"""

import argparse
import json
import random
import warnings
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from bench.peers import Measurement, Metrics, medians, ratio, ratio_row, spiel_positions, table, timed
from gusher import bench
from gusher.kernel import registry

TARGET = 5.0  # times as fast as the library's own game
PETTINGZOO, GYMNASIUM, OPENSPIEL = "pettingzoo", "gymnasium", "openspiel"
# Beside whom each is measured: PettingZoo's only board game of some size, and Gymnasium has none.
PEERS = {PETTINGZOO: "pettingzoo chess_v6", GYMNASIUM: "pettingzoo chess_v6"}
# The target is for the one that is nearest to ours: hidden cards, many rounds, a list of answers of some length.
NEAREST = "gin_rummy"
SPIEL_PEERS = ("chess", NEAREST, "python_block_dominoes", "python_kuhn_poker", "python_tic_tac_toe")


def agents(env: Any, seed: int) -> int:
    """A random game of PettingZoo; how many decisions it took."""
    luck, decisions = random.Random(seed), 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        observation, _, ended, cut, info = env.last()
        if ended or cut:
            env.step(None)
            continue
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        env.step(luck.choice(mask.nonzero()[0].tolist()))
        decisions += 1
    return decisions


def one_seat(env: Any, seed: int) -> int:
    """A random game of Gymnasium: one's own decisions, the others' are random bots'."""
    luck, decisions, over = random.Random(seed), 0, False
    observation, _ = env.reset(seed=seed)
    while not over:
        answer = luck.choice(observation["action_mask"].nonzero()[0].tolist())
        observation, _, over, _, _ = env.step(answer)
        decisions += 1
    return decisions


def spiel(name: str, seed: int) -> int:
    return sum(1 for _ in spiel_positions(name, seed))


@cache
def chess() -> Any:
    from pettingzoo.classic import chess_v6

    return chess_v6.env()


def measured(work: Callable[[int], int], seconds: float) -> Metrics:
    return {"decisions_per_s": timed(seconds, work)[1]}


def measurements(seconds: float) -> Iterator[tuple[str, Measurement]]:
    import open_spiel.python.games  # noqa: F401 (registers those in Python)

    from gusher.adapters import gymnasium, openspiel, pettingzoo

    yield PEERS[PETTINGZOO], partial(measured, lambda seed: agents(chess(), seed), seconds)
    for name in SPIEL_PEERS:
        yield f"open_spiel {name}", partial(measured, partial(spiel, name), seconds)
    for game in registry.games():
        yield f"{PETTINGZOO} {game.name}", partial(measured, partial(agents, pettingzoo.env(game.name)), seconds)
        yield f"{GYMNASIUM} {game.name}", partial(measured, partial(one_seat, gymnasium.env(game.name)), seconds)
        yield f"{OPENSPIEL} {game.name}", partial(measured, partial(spiel, openspiel.PREFIX + game.name), seconds)


def ratios(results: dict[str, Metrics]) -> list[dict[str, Any]]:
    rates = {name: metrics["decisions_per_s"] for name, metrics in results.items()}
    found: list[dict[str, Any]] = []
    for game in registry.games():
        for adapter, peer in PEERS.items():
            name = f"{adapter} {game.name}"
            found += ratio(f"{name} / {peer}", rates[name], rates[peer], TARGET)
        name = f"{OPENSPIEL} {game.name}"
        for peer in SPIEL_PEERS:
            target = TARGET if peer == NEAREST else None
            found += ratio(f"{name} / open_spiel {peer}", rates[name], rates[f"open_spiel {peer}"], target)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the adapters beside the libraries' own games.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds per measurement and round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    given = parser.parse_args()
    warnings.simplefilter("ignore")  # of the libraries about themselves
    results = medians(dict(measurements(given.seconds)), max(1, given.rounds))
    found = {"compiled": bench.compiled(), "results": results, "ratios": ratios(results)}
    if given.json:
        print(json.dumps(found, indent=2))
        return
    print(f"Engine compiled: {found['compiled']}. Median of {given.rounds} rounds of {given.seconds:g} CPU s.\n")
    print(
        table(["per CPU second", "decisions"], [[name, f"{rate:,.0f}"] for name, rate in _rates(results)]), end="\n\n"
    )
    print(table(["ratio", "value", "target", "verdict"], [ratio_row(entry) for entry in ratios(results)]))


def _rates(results: dict[str, Metrics]) -> list[tuple[str, float]]:
    return [(name, metrics["decisions_per_s"]) for name, metrics in results.items()]


if __name__ == "__main__":
    main()
