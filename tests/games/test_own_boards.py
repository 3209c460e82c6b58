"""A corrected board is a board like ours: whatever we were not sure of may be otherwise, and is played on."""

from pathlib import Path

import pytest

from gusher.kernel import boards, registry
from tests import ready
from tests.damage import USUAL_CASES, cases
from tests.games.doubts import DOUBTS, corrected

GAMES = 10
HANGS = 600  # seconds


@pytest.mark.parametrize("name", DOUBTS)
def test_every_doubt_can_be_settled_otherwise(name: str, tmp_path: Path) -> None:
    """One board where all of them are; in a long run (GUSHER_FUZZ) as many more where some of them are."""
    game = registry.find(name)
    for seed in range(1 if cases() <= USUAL_CASES else cases() // len(DOUBTS)):
        path = tmp_path / f"{name}-{seed}.toml"
        path.write_text(corrected(game, seed), encoding="utf-8")
        assert boards.examine(path) == (game, []), seed
        done = ready.run("tests.games.own_board", path, GAMES, timeout=HANGS)
        assert done.returncode == 0, (seed, done.stderr)
