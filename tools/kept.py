"""Where a game keeps what its tests compare with: with its tests, found by the game's name.

Ours have theirs in tests/games/<game>, an example in examples/<game>/tests. There lie its golden sums (`golden.json`),
its recorded games (`playthroughs/`), logs of what seldom happens (`fixtures/`), how fast it should be (`speed.json`).
"""

from pathlib import Path

from gusher.kernel import registry
from gusher.kernel.game import Game

ROOT = Path(__file__).resolve().parent.parent
HOMES = ("tests/games/{}", "examples/{}/tests")


def folder(game: Game) -> Path:
    """Raises LookupError for a game whose tests are elsewhere."""
    for home in HOMES:
        if (found := ROOT / home.format(game.name)).is_dir():
            return found
    raise LookupError(game.name)


def games() -> list[Game]:
    """The games whose tests are here: all but those that somebody has installed from elsewhere."""
    return [game for game in registry.games() if any((ROOT / home.format(game.name)).is_dir() for home in HOMES)]
