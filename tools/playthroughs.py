"""Writes readable records of random games, one per setting of each game, whose changes are reviewed like code.

    python tools/playthroughs.py            writes tests/playthroughs/<game>/<seats>-<options>.txt
    python tools/playthroughs.py --check    compares instead; names the first difference and exits 1

How to read a record: `?` the question with its number, seat and clause, `=` how many answers there are and some of
them, `!` the answer given, `>` an entry of the log, `*` what happened. The board stands before the first question, then
before every eighth one, and at the end.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from gusher.kernel import chance, log, registry
from gusher.kernel.game import Game, Options
from gusher.kernel.match import Entry, Match, digest
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC
from gusher.render.text import text
from gusher.words.catalogue import Catalogue, catalogue

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
LANGUAGE = "en"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SEED = 2013
BOARD_EVERY = 8  # questions from one board to the next: a record stays below about 600 lines
SAMPLE = 4  # answers quoted of those there are


class Record:
    """One random game, told line by line."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        secret = chance.seeded_secret("playthrough", SEED, game.name, setting(seats, options))
        self.match = Match(game, seats, options, NAMES[:seats], secret)
        self.words: Catalogue = catalogue(LANGUAGE, game)
        self.rng = Rng(SEED)

    def lines(self) -> Iterator[str]:
        yield json.dumps(log.header(self.match))
        yield from self.effects(0)
        questions = 0
        while not self.match.over:
            seat = int(self.match.state.seat)
            scene = self.scene(seat)
            if questions % BOARD_EVERY == 0:
                yield from self.board(scene)
            questions += 1
            yield f"\n? {questions} {self.match.names[seat]}: {self.say(scene.prompt)} [{scene.clause}]"
            yield self.sample(scene)
            choice = scene.choices[self.rng.below(len(scene.choices))]
            before = len(self.match.steps)
            self.match.answer_number(seat, choice.action)
            yield f"! {self.say(choice.text)}"
            yield from self.effects(before)
        yield from self.end()

    def scene(self, viewer: int) -> Scene:
        return self.match.game.scene(self.match.view(viewer), viewer)

    def say(self, what: Say) -> str:
        return self.words.say(what, self.match.names)

    def board(self, scene: Scene) -> Iterator[str]:
        yield ""
        yield from text(scene, self.words, self.match.names).rstrip().splitlines()

    def sample(self, scene: Scene) -> str:
        """How many answers there are, and some of them, spread over the sorted list."""
        said = sorted(self.say(choice.text) for choice in scene.choices)
        places = sorted({round(i * (len(said) - 1) / (SAMPLE - 1)) for i in range(SAMPLE)})
        return f"= {len(said)}: " + " | ".join(said[place] for place in places)

    def effects(self, before: int) -> Iterator[str]:
        """The entries since then and what they led to; at the very start also what came before the first entry."""
        if before == 0:
            yield from (f"* {self.say(effect.say())}" for effect in self.match.opening)
        for step in self.match.steps[before:]:
            yield f"> {self.entry(step.entry)}"
            yield from (f"* {self.say(effect.say())}" for effect in step.effects)

    def entry(self, entry: Entry) -> str:
        return json.dumps(log.entry_words(self.match, entry))

    def end(self) -> Iterator[str]:
        scene = self.scene(PUBLIC)
        yield from self.board(scene)
        yield f"\n{self.say(scene.title)}"
        yield self.say(scene.prompt)
        yield from (f"* {self.say(line)}" for line in scene.breakdown)
        yield json.dumps(log.end_words(self.match))
        yield f"sha256:{digest(self.match.state)}"


def setting(seats: int, options: Options) -> str:
    """A file name for a number of players and options, such as `2-advanced_true-tactical_false`."""
    return "-".join([str(seats), *(f"{name}_{str(value).lower()}" for name, value in options.items())])


def records() -> dict[str, str]:
    """Every record there should be, by its path below the folder."""
    return {
        f"{game.name}/{setting(seats, options)}.txt": "\n".join(Record(game, seats, options).lines()) + "\n"
        for game in registry.games()
        for seats, options in game.settings()
    }


def difference(folder: Path) -> str | None:
    """The first file and line, as `path:line`, where the folder and the records differ; None if they agree."""
    expected = records()
    found = {path.relative_to(folder).as_posix() for path in folder.rglob("*.txt")}
    for name in sorted(expected.keys() | found):
        if name not in expected or name not in found:
            return f"{name}:1"
        written = (folder / name).read_text(encoding="utf-8")
        pairs = zip_longest(written.split("\n"), expected[name].split("\n"))
        for number, (old, new) in enumerate(pairs, start=1):
            if old != new:
                return f"{name}:{number}"
    return None


def write(folder: Path) -> None:
    """Writes all records and removes those of settings that are gone."""
    expected = records()
    for path in folder.rglob("*.txt"):
        if path.relative_to(folder).as_posix() not in expected:
            path.unlink()
    for name, content in expected.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, encoding="utf-8")


def main(arguments: list[str], folder: Path = FOLDER) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args(arguments).check:
        write(folder)
        return 0
    place = difference(folder)
    if place is not None:
        print(place)
    return 0 if place is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
