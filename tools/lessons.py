"""Records the matches of the guided first games: `python -m tools.lessons [GAME …]` writes each `rulebook/lesson.jsonl`
anew from the answers that its `lesson.toml` has.

The other seats answer what the steps say, then whatever their bot answers, which follows from the question alone. Read
the difference before you commit it: the voice may speak of what the others do.
"""

import hashlib
import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from gusher.bots.bot import Budget, read_bot
from gusher.kernel import log, registry
from gusher.kernel.game import Game
from gusher.kernel.lessons import SCRIPT, STEPS, Lesson, opened, read
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

ROOT = Path(__file__).resolve().parent.parent
LEARNER = "Ada"


def recorded(lesson: Lesson) -> Match:
    """The match up to the first question that the learner may answer freely, or to the last."""
    bot = f"bot:{lesson.bot}"
    match = opened(lesson, [LEARNER if seat == lesson.seat else bot for seat in range(lesson.seats)])
    _others_play(lesson, match, ())
    for step in lesson.steps:
        for answer in step.answers:
            match.answer(lesson.seat, answer)
        if step.answers:
            _others_play(lesson, match, step.others)
    return match


def _others_play(lesson: Lesson, match: Match, said: Sequence[dict[str, object]]) -> None:
    left = list(said)
    while not match.over and match.state.seat != lesson.seat:
        if left:
            match.answer(int(match.state.seat), left.pop(0))
        else:
            match.answer_number(int(match.state.seat), _bots_answer(lesson, match))
    if left:
        raise ValueError(f"{lesson.game.name}: nobody is asked for {left[0]}")


def _bots_answer(lesson: Lesson, match: Match) -> int:
    view = match.view(int(match.state.seat))
    asked = json.dumps(view.dump(), sort_keys=True).encode()
    rng = Rng(int.from_bytes(hashlib.sha256(asked).digest()[:7], "big"))
    return read_bot(lesson.bot).make(lesson.game).answer(view, view.legal(), Budget(), rng)


def home(game: Game) -> Path | None:
    """Where the game's sources are; None if they are not in this repository, or have no lesson."""
    places = [ROOT / "src/gusher/games" / game.name, *ROOT.glob(f"examples/{game.name}/src/*")]
    return next((place for place in places if (place / STEPS).is_file()), None)


def write(game: Game, place: Path) -> None:
    steps = tomllib.loads((place / STEPS).read_text(encoding="utf-8"))
    lines = log.write(recorded(read(game, steps, [])))
    (place / SCRIPT).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(names: Sequence[str]) -> None:
    for game in [registry.find(name) for name in names] or registry.games():
        place = home(game)
        if place is not None:
            write(game, place)


if __name__ == "__main__":
    main(sys.argv[1:])
