"""Whatever a log has become, the commands that read it end with a sentence, never with a traceback."""

from pathlib import Path
from random import Random

import pytest

from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from tests.cli.commands import LANGUAGES, gusher
from tests.damage import cases, damaged_lines

PRINTED = [game for game in registry.games() if game.package.startswith("gusher.")]
COMMANDS = (
    ("replay",),
    ("replay", "--steps", "--json"),
    ("replay", "--ledger", "--no-check"),
    ("verify",),
    ("verify", "--json"),
    ("play", "--resume"),
    ("import", "--db", "store.db"),
)
LONGEST_SENTENCE = 4000  # characters: a sentence quotes what it found, but not at any length


def sound(game: Game, steps: int = 60) -> list[str]:
    """The log of a random match, to its end if that comes soon."""
    match = Match(game, game.usual_seats, {}, secret=seeded_secret("damage", game.name))
    rng = Rng(3)
    while not match.over and match.n < steps:
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[rng.below(len(answers))]))
    return list(log.write(match))


@pytest.mark.parametrize("game", PRINTED, ids=lambda game: game.name)
def test_a_damaged_log_gets_a_sentence(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "log.jsonl"
    lines = sound(game)
    for seed in range(cases() // len(PRINTED)):
        rng = Random(f"{game.name} {seed}")
        file.write_text(damaged_lines(lines, rng), encoding="utf-8")
        command = rng.choice(COMMANDS)
        try:
            ended = gusher(*command, file, lang=rng.choice(LANGUAGES))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {' '.join(command)}") from error
        assert ended.code in (0, 1, 2, 130), (seed, command)
        assert ended.code != 2 or 0 < len(ended.err) < LONGEST_SENTENCE or "--json" in command, (seed, command)
