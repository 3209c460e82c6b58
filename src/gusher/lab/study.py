"""A study: which variants of a game are played, with how many players, by which bot, how often."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gusher.arena.game import Result, win_shares
from gusher.arena.hands import Hands
from gusher.arena.notes import Notes
from gusher.arena.plan import DEFAULT_LIMIT, Plan
from gusher.arena.run import run_with
from gusher.bots.builtin import ITERATIONS_PER_LOOK
from gusher.kernel import registry
from gusher.kernel.boards import Change
from gusher.kernel.game import Game, Options
from gusher.kernel.policy import Adviser

STEPS = (8, 32, 128)  # worlds in which a bot weighs its ideas; of a tree search so many looks at the clock
WEAKEST = "random"
USUAL = "greedy"
Done = Callable[[int], None]


@dataclass(frozen=True)
class Variant:
    """One way to play the game. `board` is the text of an owner's file; empty: the board in use."""

    name: str
    options: Options = field(default_factory=dict)
    board: str = ""
    changes: tuple[Change, ...] = ()  # what that board says in place of the built-in one


@dataclass(frozen=True)
class Study:
    """What is played. Every variant meets the same chances."""

    game: str
    variants: tuple[Variant, ...]
    seats: tuple[int, ...]
    games: int  # of each variant with each number of players
    luck: int = 0  # of them, those in which each seat's luck is reckoned
    skill: int = 0  # games for each step of the ladder by budget; 0: there is none
    bot: str = USUAL
    seed: int = 0
    pace: float | None = None  # seconds for a decision at a table; None: as the box has it (lab/minutes.py)
    limit: float = DEFAULT_LIMIT

    def description(self) -> Game:
        return registry.find(self.game)

    def tables(self) -> Iterator[tuple[Variant, int]]:
        for variant in self.variants:
            for seats in self.seats:
                yield variant, seats

    def total(self) -> int:
        """All games."""
        steps = len(budgets(self.description())) if self.skill else 0
        rotations = sum(rounded(self.skill, seats) for _, seats in self.tables())
        return len(list(self.tables())) * self.games + steps * rotations


@dataclass(frozen=True)
class Table:
    """The games of one variant with one number of players."""

    variant: Variant
    seats: int
    results: Sequence[Result]

    def notes(self, result: Result) -> Notes:
        return Notes(**result.notes)

    def played(self) -> list[Result]:
        """The games that ended as they should."""
        return [result for result in self.results if result.failure is None]

    def wins(self) -> list[float]:
        """Of each seat."""
        return self._sums([win_shares(result) for result in self.played()])

    def wins_in_order(self) -> list[float]:
        """Of whoever had the first turn, the second, and so on; nothing where the first seat always begins."""
        orders = [self.notes(result).order for result in self.played()]
        if all(order == sorted(order) for order in orders):
            return []
        shares = [win_shares(result) for result in self.played()]
        return self._sums([[won[seat] for seat in order] for won, order in zip(shares, orders, strict=True)])

    def _sums(self, shares: list[list[float]]) -> list[float]:
        return [sum(won[place] for won in shares) for place in range(self.seats)]


@dataclass(frozen=True)
class Step:
    """A rung of the ladder: one bot against as many of the usual one as there are other seats."""

    variant: Variant
    seats: int
    bot: str
    results: Sequence[Result]


def play(study: Study, hands: Hands, done: Done | None = None) -> tuple[list[Table], list[Step]]:
    tables = [
        Table(variant, seats, _observed(study, _plan(study, variant, seats), hands, done))
        for variant, seats in study.tables()
    ]
    steps: list[Step] = []
    for variant, seats in study.tables() if study.skill else ():
        for bot in budgets(study.description()):
            plan = _ladder(study, variant, seats, bot)
            steps.append(Step(variant, seats, bot, run_with(hands, plan, range(plan.games), done)))
    return tables, steps


def _observed(study: Study, plan: Plan, hands: Hands, done: Done | None) -> list[Result]:
    """Luck is dear: it is reckoned in the first games only."""
    numbers = range(0, plan.games, plan.seats)  # the first game of each rotation: bots sit in their order
    lucky = min(study.luck, study.games)
    results = run_with(hands, replace(plan, luck=True), numbers[:lucky], done) if lucky else []
    return results + (run_with(hands, plan, numbers[lucky:], done) if lucky < study.games else [])


def rounded(games: int, seats: int) -> int:
    """Whole rotations: each bot in each seat as often."""
    return max(1, round(games / seats)) * seats


def usual_bot(game: Game) -> str:
    """Greedy bots play one and the same game where nothing is drawn; there it takes some that try different things."""
    return USUAL if isinstance(game.policy, Adviser) else f"search:iterations={STEPS[0] * ITERATIONS_PER_LOOK}"


def budgets(game: Game) -> list[str]:
    """From the weakest bot to the one that thinks most."""
    worlds = 1 if isinstance(game.policy, Adviser) else ITERATIONS_PER_LOOK
    return [WEAKEST, USUAL, *(f"search:iterations={step * worlds}" for step in STEPS)]


def _plan(study: Study, variant: Variant, seats: int) -> Plan:
    """All bots are alike, so nobody needs to change seats: each game has a chance of its own."""
    return Plan(
        study.game,
        (study.bot,) * seats,
        variant.options,
        study.games * seats,
        study.seed,
        study.limit,
        board=variant.board,
        notes=True,
    )


def _ladder(study: Study, variant: Variant, seats: int, bot: str) -> Plan:
    bots = (bot, *(USUAL,) * (seats - 1))
    games = rounded(study.skill, seats)
    return Plan(study.game, bots, variant.options, games, study.seed, study.limit, board=variant.board)


def described(study: Study) -> dict[str, Any]:
    """For the record."""
    return {
        "game": study.game,
        "rules": study.description().rules,
        "bot": study.bot,
        "games": study.games,
        "luck": study.luck,
        "skill": study.skill,
        "seed": study.seed,
        "seats": list(study.seats),
    }
