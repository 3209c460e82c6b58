"""The positions that a rulebook shows: logs of the built-in board.

On an owner's board such a log is drawn if it comes to the same position there, with the same points: then all that the
text says of it is true. Otherwise it is drawn on the built-in board, and the reader is told so. A process has one board
for a game, so the built-in one is drawn in another process.
"""

import json
import os
import pickle
import subprocess
import sys
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial
from importlib.resources import files

from gusher.kernel import boards, log, registry
from gusher.kernel.errors import BadLog
from gusher.kernel.game import Game
from gusher.kernel.match import Match, digest
from gusher.kernel.places import no_places, nothing_refused
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC

FOLDER = "rulebook/figures"
SUFFIX = ".jsonl"
PROGRAM = "import sys; from gusher.kernel import figures; figures.send(sys.argv[1])"


@dataclass(frozen=True)
class Figure:
    """The last position of a figure's log, and who played it."""

    scene: Scene
    names: list[str]
    outcome: tuple[str, tuple[int, ...]]  # the position, and the points
    elsewhere: bool = False  # drawn on the built-in board, though another one is in use


@cache
def names(game: Game) -> frozenset[str]:
    """The figures that the game brings: nothing else can be asked for."""
    folder = files(game.package).joinpath(FOLDER)
    if not folder.is_dir():
        return frozenset()
    return frozenset(file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX))


@lru_cache(maxsize=64)
def figure(game: Game, name: str) -> Figure:
    """A figure by its name, which the caller has checked."""
    board = boards.checksum(game.name)
    lines = game.text(f"{FOLDER}/{name}{SUFFIX}").splitlines()
    if not board:
        return _drawn(log.read(lines, listen=False))
    ours = _on_builtin_board(game)[name]
    try:
        own = _drawn(log.read([_moved(lines[0], board), *lines[1:]], listen=False))
    except BadLog:
        return ours
    return own if own.outcome == ours.outcome else ours


def _drawn(match: Match) -> Figure:
    points = tuple(int(number) for number in match.state.scores())
    return Figure(match.game.scene(match.view(PUBLIC), PUBLIC), match.names, (digest(match.state), points))


def _moved(header: str, board: str) -> str:
    """The first line of a log as if it had been played on another board."""
    return json.dumps({**json.loads(header), "board": board})


# --- the other process ---


@cache
def _on_builtin_board(game: Game) -> dict[str, Figure]:
    """All figures of a game as they are drawn where no owner's board is in use."""
    environment = {name: value for name, value in os.environ.items() if name != boards.ENVIRONMENT}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)  # the same sources, however they were found
    command = [sys.executable, "-P", "-c", PROGRAM, game.name]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, Figure] = pickle.loads(done.stdout)  # our own words come back
    return found


def _portable(figure: Figure) -> Figure:
    """With both its boards drawn and its scores explained: what does that cannot leave its process. Nobody points at a
    figure."""
    scene = figure.scene
    finished = replace(
        scene,
        draw=partial(list, scene.shapes),
        write=partial(list, scene.text),
        explain=partial(list, scene.breakdown),
        point=no_places,
        refuse=nothing_refused,
    )
    return replace(figure, scene=finished, elsewhere=True)


def send(name: str) -> None:
    """The other process: draws all figures of a game and hands them over."""
    game = registry.find(name)
    drawn = {each: _portable(figure(game, each)) for each in sorted(names(game))}
    sys.stdout.buffer.write(pickle.dumps(drawn))
