"""How fast the engine is here: decisions, games, clones, search iterations and replay, game by game."""

import gzip
import platform
from collections.abc import Callable, Iterable
from functools import partial
from time import process_time
from typing import Any

from gusher.bots.playout import play_out, random_answer
from gusher.bots.search import Search
from gusher.kernel import log, registry, state
from gusher.kernel.chance import seeded_secret
from gusher.kernel.features import features_of
from gusher.kernel.game import Game, Options
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, State
from gusher.render.svg import svg
from gusher.render.theme import PAGE
from gusher.words.catalogue import catalogue

Metrics = dict[str, float]
CLONES_PER_LOOK = 1000
POSITIONS_EVERY = 8  # steps between two of the positions that are cloned


def compiled() -> bool:
    """Does the engine run compiled?"""
    return not str(state.__file__).endswith(".py")


def setting(game: Game) -> tuple[int, Options]:
    """The setting that is measured: the options of games among bots, as many players as the game is meant for."""
    return game.usual_seats, game.unattended(game.usual_seats, {})


def first_position(game: Game) -> State:
    return game.start(*setting(game))


def play_speed(game: Game, seconds: float) -> Metrics:
    """Random games with `legal()` at every decision, chance and set-up included, per second of processor time."""
    rng = Rng(1)
    seats, options = setting(game)
    steps = games = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        steps += play_out(game.start(seats, options), rng)
        games += 1
    return {"decisions_per_s": steps / spent, "games_per_s": games / spent}


def some_positions(game: Game) -> list[State]:
    """From all over a random game."""
    rng = Rng(2)
    positions: list[State] = []
    current = first_position(game)
    steps = 0
    while current.seat != OVER:
        if steps % POSITIONS_EVERY == 0:
            positions.append(current.clone())
        current.play(random_answer(current, rng))
        steps += 1
    return positions


def clone_speed(game: Game, seconds: float) -> Metrics:
    """Clones of positions from all over a game."""
    positions = some_positions(game)
    clones = 0
    began = process_time()
    while (spent := process_time() - began) < seconds:
        for position in positions:
            clone = position.clone
            for _ in range(CLONES_PER_LOOK // len(positions)):
                clone()
        clones += CLONES_PER_LOOK // len(positions) * len(positions)
    return {"clones_per_s": clones / spent}


def features_time(game: Game, seconds: float) -> Metrics:
    """Microseconds for all features of a position, as the first seat knows it."""
    positions = some_positions(game)
    numbers = features_of(game).numbers
    times = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not times:
        for position in positions:
            numbers(position, 0)
        times += len(positions)
    return {"features_us": spent / times * 1e6}


def search_speed(game: Game, seconds: float) -> Metrics:
    """Iterations of the tree search from the opening, with the roll-outs that the game's policy asks for."""
    search = Search(first_position(game), game.policy, Rng(3))
    began = process_time()
    while (spent := process_time() - began) < seconds:
        search.run(64)
    return {"search_iterations_per_s": int(search.iterations) / spent}


def replay_time(game: Game, seconds: float) -> Metrics:
    """Reading a whole log with all checks, in seconds: the longest of a few random games in every setting."""
    longest: list[str] = []
    for seats, options in game.settings():
        lines = _random_log(game, seats, dict(options))
        longest = max(longest, lines, key=len)
    times = 0
    began = process_time()
    while (spent := process_time() - began) < seconds or not times:
        log.read(longest)
        times += 1
    return {"replay_s": spent / times, "replay_entries": float(len(longest) - 2)}


def page_time(game: Game, seconds: float) -> Metrics:
    """What a page update costs: redaction, scene and SVG in milliseconds (95th percentile), and the largest one in
    compressed kilobytes, over the positions of a random game as each seat sees them."""
    words = catalogue("fr", game)
    seats, options = setting(game)
    rng = Rng(5)
    times: list[float] = []
    largest = 0
    began = process_time()
    while not times or process_time() - began < seconds:
        match = Match(game, seats, options, secret=seeded_secret("page", len(times)))
        while not match.over:
            for viewer in range(seats):
                start = process_time()
                drawing = svg(game.scene(match.view(viewer), viewer), words, match.names, PAGE)
                times.append(process_time() - start)
                largest = max(largest, len(gzip.compress(drawing.encode(), 5)))
            match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return {"page_ms": sorted(times)[int(len(times) * 0.95)] * 1000, "page_kb": largest / 1000}


def _random_log(game: Game, seats: int, options: dict[str, Any]) -> list[str]:
    rng = Rng(4)
    match = Match(game, seats, options, secret=seeded_secret("bench"), listen=False)
    while not match.over:
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return list(log.write(match))


PARTS: tuple[Callable[[Game, float], Metrics], ...] = (
    play_speed,
    clone_speed,
    features_time,
    search_speed,
    replay_time,
    page_time,
)


def _all_parts(game: Game, seconds: float) -> Metrics:
    return {name: value for part in PARTS for name, value in part(game, seconds).items()}


def measurements(seconds: float) -> dict[str, Callable[[], Metrics]]:
    """One round of measurements for each game, for those who measure several engines side by side."""
    return {game.name: partial(_all_parts, game, seconds) for game in registry.games()}


def measure(names: Iterable[str], seconds: float, progress: Callable[[str], None]) -> dict[str, Any]:
    """The report of `gusher bench`: one object for each game under its name."""
    games = [registry.find(name) for name in names] or registry.games()
    report: dict[str, Any] = {"compiled": compiled(), "python": platform.python_version()}
    for game in games:
        progress(game.name)
        report[game.name] = _all_parts(game, seconds)
    return report
