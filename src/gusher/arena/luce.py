"""How strong the players of many games are, from who has won them: the model of Luce (of Bradley and Terry, for two).

The chance to win is in proportion to a player's strength, against whomever: 400 points of Elo are odds of ten to one.
Only the first place counts, because that is what bots play for: one that risks the last place for the first is strong,
and looks weak by its places. Strengths are fitted by Newton's method. Each player also wins half a game and loses half
a game against somebody of average strength, so that who wins or loses all is far away, but not infinitely far. The
errors are those of rotations, not of games (the sandwich formula).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from gusher.arena.rotations import student

Vector = list[float]
Matrix = list[Vector]
PER_UNIT = 400 / log(10)  # points of Elo for each unit of the logarithm of the odds
ROUNDS = 100  # of Newton's method at most; a handful are enough
LARGEST_STEP = 2.0
CLOSE = 1e-9


@dataclass(frozen=True)
class Played:
    """A game: who played, and the share of the win that each has."""

    names: Sequence[str]
    shares: Sequence[float]


@dataclass(frozen=True)
class Gap:
    """How many points of Elo one is ahead of another, with its 95 % interval."""

    elo: float
    low: float
    high: float


class Strengths:
    """Of all who played in these rotations."""

    def __init__(self, groups: Sequence[Sequence[Played]]) -> None:
        names = dict.fromkeys(name for group in groups for game in group for name in game.names)
        self._index: Mapping[str, int] = {name: place for place, name in enumerate(names)}
        self._logs, bread = self._fitted(groups)
        meat = zeros(len(names))
        for group in groups:
            score, _ = self._slopes(group, self._logs)
            add_square(meat, score)
        for place, own in enumerate(self._logs):
            ahead = logistic(own)
            meat[place][place] += ((1 - ahead) ** 2 + ahead**2) / 4  # the two half games
        inverse = inverted(bread)
        self._errors = product(product(inverse, meat), inverse)
        self._reach = student(max(len(groups) - 1, 1))

    def gap(self, one: str, other: str) -> Gap:
        i, j = self._index[one], self._index[other]
        elo = PER_UNIT * (self._logs[i] - self._logs[j])
        spread = self._errors[i][i] + self._errors[j][j] - 2 * self._errors[i][j]
        half = PER_UNIT * self._reach * sqrt(max(spread, 0.0))
        return Gap(elo, elo - half, elo + half)

    def _fitted(self, groups: Sequence[Sequence[Played]]) -> tuple[Vector, Matrix]:
        """The logarithms of the strengths, and the curvature there."""
        games = [game for group in groups for game in group]
        logs = [0.0] * len(self._index)
        for _ in range(ROUNDS):
            score, curve = self._slopes(games, logs)
            for place, own in enumerate(logs):
                ahead = logistic(own)
                score[place] += (1 - 2 * ahead) / 2
                curve[place][place] += ahead * (1 - ahead)
            step = times(inverted(curve), score)
            largest = max(map(abs, step), default=0.0)
            shrink = min(1.0, LARGEST_STEP / largest) if largest else 1.0
            logs = [own + shrink * by for own, by in zip(logs, step, strict=True)]
            if largest < CLOSE:
                break
        return logs, curve

    def _slopes(self, games: Sequence[Played], logs: Vector) -> tuple[Vector, Matrix]:
        """The first derivatives of the logarithm of the likelihood, and the second ones with the other sign."""
        score, curve = [0.0] * len(logs), zeros(len(logs))
        for game in games:
            places = [self._index[name] for name in game.names]
            powers = [exp(logs[place]) for place in places]
            chances: dict[int, float] = {}
            for place, power, share in zip(places, powers, game.shares, strict=True):
                chances[place] = chances.get(place, 0.0) + power / sum(powers)
                score[place] += share
            for one, chance in chances.items():
                score[one] -= chance
                curve[one][one] += chance
                for two, theirs in chances.items():
                    curve[one][two] -= chance * theirs
        return score, curve


# --- a little algebra ---


def logistic(x: float) -> float:
    return 1 / (1 + exp(-x))


def zeros(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def add_square(matrix: Matrix, vector: Vector) -> None:
    for i, one in enumerate(vector):
        for j, two in enumerate(vector):
            matrix[i][j] += one * two


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def inverted(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan; the curvature is positive definite, so that no row has to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * lead for value, lead in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
