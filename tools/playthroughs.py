"""Writes readable records of random games, one per setting of each game, whose changes are reviewed like code. Of many
settings so many are recorded that any two choices, the number of players among them, meet in one.

    python -m tools.playthroughs            writes playthroughs/<seats>-<options>.txt beside the tests of each game
    python -m tools.playthroughs --check    compares instead; names the first difference and exits 1

How to read a record: `?` the question with its number, seat and clause, `=` how many answers there are and some of
them, `!` the answer given, `>` an entry of the log, `*` what happened. The board stands before the first question and
at the end; in between before each round's first question, or before every eighth one if the game counts no rounds. If
it does, its set-up has fewer boards; a round that is long to tell has more.

Long turns are told in short. While the same seat goes on with the same sort of question and nothing has happened that
anybody would tell (a truck on its way, cell by cell), the answers are listed under the first of these questions:
`? 12-19`. So are those of a seat that is asked the same again and again (what else it buys), with whatever details are
asked in between (where it goes). Entries of one kind with nothing to tell between them (licences dealt one by one)
share a line that lists their parameters:
`{"n": [31, 34], "by": "chance", "do": "licence", "value": [2, 1, 1, 2]}`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby, pairwise, zip_longest
from math import ceil
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
from tools import kept, settings

Chapter = tuple[str, int]

FOLDER = "playthroughs"
LANGUAGE = "en"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SEED = 2013
OWN_SEED = "seed.txt"  # in the folder of a game whose random players seldom come to what it is about
BOARD_EVERY = 8  # questions from one board to the next, in a game without rounds
SETUP_BOARD_EVERY = 24  # the same before the first round of a game with rounds
LONG = 200  # lines of a round that is told on several pages, with a board each
PAGE = 150  # lines of such a page at most, but for its last story
SAMPLE = 4  # answers quoted of those there are
FEW = 10  # settings of a game that are all recorded


@dataclass(frozen=True)
class Asked:
    """A question, the answer in words, and the places of the steps that it led to."""

    number: int
    seat: int
    scene: Scene
    answer: str
    first: int
    end: int


@dataclass(frozen=True)
class Story:
    """What is told under one question, and the chapter that it belongs to."""

    asked: Asked
    chapter: Chapter
    lines: list[str]

    @property
    def length(self) -> int:
        return sum(line.count("\n") + 1 for line in self.lines)


class Record:
    """One random game, told line by line."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.seed = seed(game)
        secret = chance.seeded_secret("playthrough", self.seed, game.name, settings.name(seats, options))
        self.match = Match(game, seats, options, NAMES[:seats], secret)
        self.words: Catalogue = catalogue(LANGUAGE, game)

    def lines(self) -> Iterator[str]:
        yield json.dumps(log.header(self.match))
        yield from (f"* {self.say(effect.say())}" for effect in self.match.opening)
        yield from self.entries(0, len(self.match.steps))
        for _, chapter in groupby(self.stories(self.played()), key=lambda story: story.chapter):
            for page in pages(list(chapter)):
                yield from self.board(page[0].asked.scene)
                for story in page:
                    yield from story.lines
        yield from self.end()

    def stories(self, questions: list[Asked]) -> Iterator[Story]:
        """The game cut into stories, each with what it belongs to: a round, or the next few questions."""
        counts_rounds = any(round_of(asked) is not None for asked in questions)
        board_every = SETUP_BOARD_EVERY if counts_rounds else BOARD_EVERY
        while questions:
            together, asked, number = self.together(questions), questions[0], round_of(questions[0])
            chapter = ("questions", (asked.number - 1) // board_every) if number is None else ("round", number)
            yield Story(asked, chapter, list(self.told(questions[:together])))
            del questions[:together]

    def played(self) -> list[Asked]:
        """Plays the game to its end, giving any of the answers each time."""
        rng, questions = Rng(self.seed), list[Asked]()
        while not self.match.over:
            seat, first = int(self.match.state.seat), len(self.match.steps)
            scene = self.scene(seat)
            choice = scene.choices[rng.below(len(scene.choices))]
            answer = self.say(choice.text)
            self.match.answer_number(seat, choice.action)
            questions.append(Asked(len(questions) + 1, seat, scene, answer, first, len(self.match.steps)))
        return questions

    def scene(self, viewer: int) -> Scene:
        return self.match.game.scene(self.match.view(viewer), viewer)

    def say(self, what: Say) -> str:
        return self.words.say(what, self.match.names)

    def together(self, questions: list[Asked]) -> int:
        """How many of the questions to come are told as one, from the first on."""
        asked, quiet, together = questions[0], True, 1
        for number, (before, after) in enumerate(pairwise(questions), start=2):
            if after.seat != asked.seat or before.end - before.first > 1:  # another seat is asked, or there was a draw
                break
            quiet = quiet and not self.match.steps[before.first].effects and bool(self.kinds(asked) & self.kinds(after))
            if quiet or is_same(asked.scene.prompt, after.scene.prompt):
                together = number
        return together

    def kinds(self, asked: Asked) -> set[object]:
        return {self.match.game.actions.words(int(choice.action))["do"] for choice in asked.scene.choices}

    def told(self, questions: list[Asked]) -> Iterator[str]:
        """A question, its answer and what came of it; or several of them if the seat goes on with its turn."""
        asked, last = questions[0], questions[-1]
        numbers = str(asked.number) if len(questions) == 1 else f"{asked.number}-{last.number}"
        yield f"\n? {numbers} {self.match.names[asked.seat]}: {self.say(asked.scene.prompt)} [{asked.scene.clause}]"
        yield self.sample(asked.scene)
        yield f"! {' | '.join(question.answer for question in questions)}"
        yield from self.entries(asked.first, last.end)

    def board(self, scene: Scene) -> Iterator[str]:
        yield ""
        yield from text(scene, self.words, self.match.names).rstrip().splitlines()

    def sample(self, scene: Scene) -> str:
        """How many answers there are, and some of them, spread over the sorted list."""
        said = sorted(self.say(choice.text) for choice in scene.choices)
        places = sorted({round(i * (len(said) - 1) / (SAMPLE - 1)) for i in range(SAMPLE)})
        return f"= {len(said)}: " + " | ".join(said[place] for place in places)

    def entries(self, first: int, end: int) -> Iterator[str]:
        """The entries of these steps and what they led to."""
        for run in runs(self.match.steps[first:end], self.kind):
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


def pages(chapter: list[Story]) -> list[list[Story]]:
    """A chapter, or if it is long its pages, about equally long: each begins with a board."""
    total = sum(story.length for story in chapter)
    length = total if total <= LONG else total / ceil(total / PAGE)
    found: list[list[Story]] = []
    room = 0.0
    for story in chapter:
        if not found or room <= 0:
            found.append([])
            room = length
        found[-1].append(story)
        room -= story.length
    return found


def round_of(asked: Asked) -> int | None:
    """The round that the title counts; None at set-up, and in a game without rounds."""
    number = asked.scene.title.args.get("round")
    return number if isinstance(number, int) else None


def is_same(first: Say, again: Say) -> bool:
    """Is it the same question, of the same thing? Numbers in it, such as the cash at hand, may have changed."""
    things, those = ({n: v for n, v in what.args.items() if not isinstance(v, int)} for what in (first, again))
    return first.key == again.key and things == those


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


def selected(game: Game) -> list[settings.Setting]:
    """Those that are recorded: all if they are few, else so many that any two choices meet."""
    every = list(game.settings())
    return every if len(every) <= FEW else settings.covering(game, together=2)


def places() -> dict[str, tuple[Game, int, Options]]:
    """Every record there should be: its game and file, and what is played."""
    return {
        f"{game.name}/{settings.name(seats, options)}.txt": (game, seats, options)
        for game in kept.games()
        for seats, options in selected(game)
    }


def path(name: str) -> Path:
    """Where the record of that name lies."""
    game, file = name.split("/")
    return kept.folder(registry.find(game)) / FOLDER / file


def found() -> set[str]:
    """Every record there is."""
    records = {game.name: (kept.folder(game) / FOLDER).glob("*-*.txt") for game in kept.games()}
    return {f"{game}/{record.name}" for game in records for record in records[game]}


def seed(game: Game) -> int:
    own = kept.folder(game) / FOLDER / OWN_SEED
    return int(own.read_text(encoding="utf-8")) if own.exists() else SEED


def recorded(game: Game, seats: int, options: Options) -> str:
    return "\n".join(Record(game, seats, options).lines()) + "\n"


def difference() -> str | None:
    """The first file and line, as `game/file:line`, where the records differ from the games; None if they agree."""
    expected, there = places(), found()
    for name in sorted(expected.keys() | there):
        if name not in expected or name not in there:
            return f"{name}:1"
        written = path(name).read_text(encoding="utf-8")
        lines = zip_longest(written.split("\n"), recorded(*expected[name]).split("\n"))
        for number, (old, new) in enumerate(lines, start=1):
            if old != new:
                return f"{name}:{number}"
    return None


def write() -> None:
    """Writes all records and removes those of settings that are gone."""
    expected = places()
    for name in found() - expected.keys():
        path(name).unlink()
    for name, played in expected.items():
        path(name).parent.mkdir(parents=True, exist_ok=True)
        path(name).write_text(recorded(*played), encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args(arguments).check:
        write()
        return 0
    place = difference()
    if place is not None:
        print(place)
    return 0 if place is None else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
