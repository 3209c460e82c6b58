"""Writes readable records of random games, one per setting of each game, whose changes are reviewed like code.

    python tools/playthroughs.py            writes tests/playthroughs/<game>/<seats>-<options>.txt
    python tools/playthroughs.py --check    compares instead; names the first difference and exits 1

How to read a record: `?` the question with its number, seat and clause, `=` how many answers there are and some of
them, `!` the answer given, `>` an entry of the log, `*` what happened. The board stands before the first question and
at the end; in between before each round's first question, or before every eighth one if the game counts no rounds.

Long turns are told in short. While the same seat goes on with the same sort of question and nothing has happened that
anybody would tell (a truck on its way, cell by cell), the answers are listed under the first of these questions:
`? 12-19`. Entries of one kind with nothing to tell between them (licences dealt one by one) share a line that lists
their parameters: `{"n": [31, 34], "by": "chance", "do": "licence", "value": [2, 1, 1, 2]}`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

from gusher.kernel import chance, log, registry
from gusher.kernel.game import Game, Options
from gusher.kernel.match import By, Match, Step, digest
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC
from gusher.render.text import text
from gusher.words.catalogue import Catalogue, catalogue

Chapter = tuple[str, int]

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
LANGUAGE = "en"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SEED = 2013
BOARD_EVERY = 8  # questions from one board to the next, in a game without rounds
SAMPLE = 4  # answers quoted of those there are


class Record:
    """One random game, told line by line."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        secret = chance.seeded_secret("playthrough", SEED, game.name, setting(seats, options))
        self.match = Match(game, seats, options, NAMES[:seats], secret)
        self.words: Catalogue = catalogue(LANGUAGE, game)
        self.rng = Rng(SEED)
        self.questions = 0
        self.chapter: Chapter | None = None  # of the last board

    def lines(self) -> Iterator[str]:
        yield json.dumps(log.header(self.match))
        yield from (f"* {self.say(effect.say())}" for effect in self.match.opening)
        yield from self.entries(0)
        while not self.match.over:
            yield from self.question(int(self.match.state.seat))
        yield from self.end()

    def scene(self, viewer: int) -> Scene:
        return self.match.game.scene(self.match.view(viewer), viewer)

    def say(self, what: Say) -> str:
        return self.words.say(what, self.match.names)

    def question(self, seat: int) -> Iterator[str]:
        """A question, its answer and what came of it; or several of them if the seat goes on with its turn."""
        asked = self.scene(seat)
        if self.chapter != self.chapter_of(asked):
            self.chapter = self.chapter_of(asked)
            yield from self.board(asked)
        first, before = self.questions + 1, len(self.match.steps)
        answers = [self.answer(asked)]
        while self.is_going_on(seat, asked):
            answers.append(self.answer(self.scene(seat)))
        numbers = str(first) if len(answers) == 1 else f"{first}-{self.questions}"
        yield f"\n? {numbers} {self.match.names[seat]}: {self.say(asked.prompt)} [{asked.clause}]"
        yield self.sample(asked)
        yield f"! {' | '.join(answers)}"
        yield from self.entries(before)

    def answer(self, scene: Scene) -> str:
        """Gives one of the answers, any of them, and says which."""
        choice = scene.choices[self.rng.below(len(scene.choices))]
        self.questions += 1
        self.match.answer_number(int(self.match.state.seat), choice.action)
        return self.say(choice.text)

    def is_going_on(self, seat: int, asked: Scene) -> bool:
        """Was there nothing to tell, and is the seat asked again for answers of a kind that it was asked for first?"""
        last = self.match.steps[-1]
        if self.match.state.seat != seat or last.entry.by != seat or last.effects:
            return False
        return bool(self.kinds(choice.action for choice in asked.choices) & self.kinds(self.match.state.legal()))

    def kinds(self, answers: Iterable[int]) -> set[object]:
        return {self.match.game.actions.words(int(answer))["do"] for answer in answers}

    def chapter_of(self, scene: Scene) -> Chapter:
        """What the board shows anew: the round that the title counts, else the next eight questions."""
        number = scene.title.args.get("round")
        return ("round", number) if isinstance(number, int) else ("questions", self.questions // BOARD_EVERY)

    def board(self, scene: Scene) -> Iterator[str]:
        yield ""
        yield from text(scene, self.words, self.match.names).rstrip().splitlines()

    def sample(self, scene: Scene) -> str:
        """How many answers there are, and some of them, spread over the sorted list."""
        said = sorted(self.say(choice.text) for choice in scene.choices)
        places = sorted({round(i * (len(said) - 1) / (SAMPLE - 1)) for i in range(SAMPLE)})
        return f"= {len(said)}: " + " | ".join(said[place] for place in places)

    def entries(self, before: int) -> Iterator[str]:
        """The entries since then and what they led to."""
        for run in runs(self.match.steps[before:], self.kind):
            yield f"> {json.dumps(joined([log.entry_words(self.match, step.entry) for step in run]))}"
            yield from (f"* {self.say(effect.say())}" for effect in run[-1].effects)

    def kind(self, step: Step) -> tuple[By, object]:
        return step.entry.by, self.match.game.actions.words(step.entry.action)["do"]

    def end(self) -> Iterator[str]:
        scene = self.scene(PUBLIC)
        yield from self.board(scene)
        yield f"\n{self.say(scene.title)}"
        yield self.say(scene.prompt)
        yield from (f"* {self.say(line)}" for line in scene.breakdown)
        yield json.dumps(log.end_words(self.match))
        yield f"sha256:{digest(self.match.state)}"


def runs(steps: list[Step], kind: Callable[[Step], tuple[By, object]]) -> Iterator[list[Step]]:
    """Steps of one kind, one after the other, of which only the last has something to tell."""
    run: list[Step] = []
    for step in steps:
        if run and (run[-1].effects or kind(run[-1]) != kind(step)):
            yield run
            run = []
        run.append(step)
    if run:
        yield run


def joined(entries: list[dict[str, Any]]) -> dict[str, Any]:
    """Entries of one kind as one: from which number to which, and every parameter as a list."""
    if len(entries) == 1:
        return entries[0]
    first, last = entries[0], entries[-1]
    parameters = {name: [entry[name] for entry in entries] for name in first if name not in ("n", "by", "do")}
    return {"n": [first["n"], last["n"]], "by": first["by"], "do": first["do"], **parameters}


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
