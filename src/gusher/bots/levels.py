"""The levels, from easy to expert, and their characters: bots that one can choose without knowing what a search is.

What a level does at a game stands in its `levels.toml`: how much it looks at, how softly it chooses, how much it
overlooks; and which characters there are, each with its taste. A game without one has levels all the same, which nobody
has measured.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import count
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import BadBot, Budget, Parameter, Word
from gusher.bots.builtin import SearchBot, Thinker, quickest
from gusher.bots.choosing import (
    Candidate,
    Manner,
    Taste,
    alike,
    chosen,
    glanced,
    grown,
    leanings,
    liking_of,
    tasted,
    weighed,
)
from gusher.bots.judge import Judge
from gusher.bots.learned import judge_of
from gusher.bots.settings import PATIENT, QUICK, SHARP, Settings
from gusher.bots.weighing import Weighing
from gusher.kernel.game import Game
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

LEVELS = ("easy", "medium", "hard", "expert")
FILE = "levels.toml"
JUDGEMENT = ("value", "advice", "patience", "rethinks", "wide")  # keys that say how it judges
TREES = {"sharp": SHARP, "patient": PATIENT, "quick": QUICK}  # how a tree is grown, where a game has one


@dataclass(frozen=True)
class Level:
    """How a level plays: its budget (without one it glances at each idea, no more), and how it chooses. `variety`: one
    that searches draws in the opening from what is worth less than the best by no more than that."""

    budget: Budget
    manner: Manner
    variety: float
    judgement: Mapping[str, int]  # JUDGEMENT, as bots/learned.py takes it
    tree: Settings


@dataclass(frozen=True)
class Stable:
    """The bots of a game."""

    levels: Mapping[str, Level]
    characters: Mapping[str, Taste]


Rows = Mapping[str, Mapping[str, Any]]
USUAL: Rows = {
    "easy": {"softness": 0.05, "overlooks": 0.25},
    "medium": {},
    "hard": {"cpu": 30},
    "expert": {"cpu": 1000},
}


@cache
def stable(game: Game) -> Stable:
    """Read once."""
    found = files(game.package).joinpath(FILE)
    rows = tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else USUAL
    return Stable({name: _level(rows[name]) for name in LEVELS}, rows.get("characters", {}))


def _level(row: Mapping[str, Any]) -> Level:
    budget = Budget(iterations=row.get("iterations", 0), cpu=row.get("cpu", 0))
    judgement = {key: row[key] for key in JUDGEMENT if key in row}
    manner = Manner(row.get("softness", 0.0), row.get("overlooks", 0.0))
    return Level(budget, manner, row.get("variety", 0.0), judgement, TREES[row.get("tree", "sharp")])


def level_of(bot: str) -> str:
    """The level that a bot's name stands for, whatever its character; empty if it is none."""
    name = bot.partition(":")[0]
    return name if name in LEVELS else ""


def character_of(bot: str) -> str:
    """The character in a level's name; empty if it has none."""
    return bot.partition(":character=")[2] if level_of(bot) else ""


def with_characters(game: Game, bots: Sequence[str], first: int) -> list[str]:
    """The same bots; levels without a character get one each, as different as possible, beginning with this one."""
    characters = list(stable(game).characters)
    taken = {character_of(bot) for bot in bots}
    free = [name for name in characters if name not in taken] or characters
    turn = count(first)
    return [f"{bot}:character={free[next(turn) % len(free)]}" if free and bot in LEVELS else bot for bot in bots]


class LevelBot(SearchBot):
    """A bot of a level, with a character or without."""

    level: ClassVar[str]
    parameters: ClassVar[Mapping[str, Parameter | Word]] = {"character": Word()}

    def __init__(self, game: Game, chosen: Mapping[str, Any]) -> None:
        super().__init__(game, chosen)
        bots = stable(game)
        self.plays = bots.levels[self.level]
        self.taste: Taste = bots.characters.get(chosen["character"], {})

    @classmethod
    def fitting(cls, game: Game, chosen: Mapping[str, Any]) -> Mapping[str, Any]:
        known = list(stable(game).characters)
        if chosen["character"] and chosen["character"] not in known:
            raise BadBot("character", bot=cls.level, game=game.name, given=chosen["character"], known=known)
        return chosen

    @property
    def budget(self) -> Budget:
        return self.plays.budget

    def judge(self, view: State) -> Judge:
        seats = len(view.scores())
        judge = judge_of(self.game, seats, self.plays.judgement)
        judge.liking = liking_of(self.taste, self.game, int(view.seat), seats) if self.taste else None
        return judge

    def thinker(self, view: State, rng: Rng, judge: Judge) -> Thinker:
        return quickest(view, judge.policy, rng, self.plays.tree, judge)

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        if len(legal) == 1:
            return int(legal[0])
        manner = self.plays.manner
        if budget != Budget():
            return self.searched_for(state, budget, rng)
        found = glanced(state, self.game.policy, rng)
        return chosen(found, manner, rng, self.leanings(found, state, rng))

    def searched_for(self, view: State, budget: Budget, rng: Rng) -> int:
        """The best answer, as this character sees it. In the opening one of those that are as good, if it varies."""
        search = self.searched(view, budget, rng)
        found = weighed(search) if isinstance(search, Weighing) else grown(search)
        varies = self.plays.variety > 0.0 and self.game.policy.is_opening(view)
        if varies and len(near := alike(found, self.plays.variety)) > 1:
            return chosen(near, Manner(self.plays.variety), rng, self.leanings(near, view, rng))
        if self.taste and not isinstance(search, Weighing):  # which has weighed the taste
            found = tasted(found, self.taste, self.game, view, rng)
        best = chosen(found, self.plays.manner, rng)
        twins = self.game.policy.twins(view, best) if varies else ()
        return int(twins[rng.below(len(twins))]) if len(twins) > 1 else best

    def leanings(self, found: Sequence[Candidate], view: State, rng: Rng) -> Sequence[float]:
        """What this character takes more often than others of what looks nearly the same."""
        return leanings(found, self.taste, self.game, view, rng) if self.taste else ()


class Easy(LevelBot):
    level = "easy"


class Medium(LevelBot):
    level = "medium"


class Hard(LevelBot):
    level = "hard"


class Expert(LevelBot):
    level = "expert"
