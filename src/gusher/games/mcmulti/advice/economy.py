"""The odds of the economy: where the cards lead, how far demand will lift the price, what holding a piece is worth."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.data import DEMAND, FACES, NEXT, PIECE_KINDS, REFINERY, RIG, ROUND_TURNS, SALE

CARDS: Final = 7
CHANGE: Final = 1 / 6  # a double (M75); the counter die of variant 2 changes the economy about as often
TOUCHED: Final = 11 / 36  # the chance that a roll touches a cell of the active island …
SQUARE_TOUCHED: Final = 20 / 36  # … and a refinery's square

# The table of worths: own turns to come, and steps of the yield a round. A rig earns little but costs little.
MOST_TURNS: Final = 8
ROWS: Final = 9  # turns from none on
YIELDS: Final = 26
STEP_OF_YIELD: Final = 4.0
STEP_OF_RIG: Final = 0.5


def _one_roll() -> list[list[float]]:
    """The chance of each card after one roll, card by card."""
    chances = []
    for card in range(CARDS):
        row = [0.0] * CARDS
        row[card] = 1 - CHANGE
        for double in range(FACES):
            row[int(NEXT[card * FACES + double])] += CHANGE / FACES
        chances.append(row)
    return chances


def _then(chances: list[float], steps: list[list[float]]) -> list[float]:
    """The chances of the cards one step later."""
    return [sum(chances[now] * steps[now][card] for now in range(CARDS)) for card in range(CARDS)]


def _one_round() -> list[list[float]]:
    roll = _one_roll()
    chances = roll
    for _ in range(int(ROUND_TURNS) - 1):
        chances = [_then(row, roll) for row in chances]
    return chances


def _rise(card: int) -> float:
    """The spaces that the price may be expected to rise at the next roll: two for each red space (M76)."""
    return sum(CHANGE / FACES * 2 * int(DEMAND[NEXT[card * FACES + double]]) for double in range(FACES))


def _lifts() -> vec[float]:
    """The same for the coming round, card by card."""
    roll = _one_roll()
    table: vec[float] = vec[float](capacity=CARDS)
    for card in range(CARDS):
        chances = [float(other == card) for other in range(CARDS)]
        spaces = 0.0
        for _ in range(int(ROUND_TURNS)):
            spaces += sum(chances[now] * _rise(now) for now in range(CARDS))
            chances = _then(chances, roll)
        table = append(table, spaces)
    return table


LIFT: Final[vec[float]] = _lifts()


def _worths() -> vec[float]:
    """What a piece is worth that is sold when it pays best. Index = ((piece * 26 + yield) * 9 + turns) * 7 + card.

    In each own turn to come the dice touch it or not (M68); if they do, it is sold where the card pays more than
    keeping it would bring.
    """
    table: vec[float] = vec[float](capacity=PIECE_KINDS * YIELDS * ROWS * CARDS)
    rounds = _one_round()
    for piece in range(PIECE_KINDS):
        touched = SQUARE_TOUCHED if piece == REFINERY else TOUCHED
        sale = [int(SALE[card * PIECE_KINDS + piece]) for card in range(CARDS)]
        for steps in range(YIELDS):
            gain = steps * (STEP_OF_RIG if piece == RIG else STEP_OF_YIELD)
            worths = [0.0] * CARDS
            for _ in range(ROWS):
                for worth in worths:
                    table = append(table, worth)
                after = [keep + touched * max(0.0, sale[card] - keep) for card, keep in enumerate(worths)]
                worths = [gain + sum(rounds[card][k] * after[k] for k in range(CARDS)) for card in range(CARDS)]
    return table


WORTHS: Final[vec[float]] = _worths()


def piece_worth(piece: i64, card: i64, gain: float, turns: float) -> float:
    """What a piece is worth that brings `gain` a round, with so many own turns to come (at most 8)."""
    low: i64 = min(i64(turns), MOST_TURNS - 1)
    part: float = turns - float(low)
    return (1.0 - part) * worth_after(piece, card, gain, low) + part * worth_after(piece, card, gain, low + 1)


def worth_after(piece: i64, card: i64, gain: float, turns: i64) -> float:
    """The same for a whole number of turns; between two steps of the table, and beyond its last one, by a line."""
    steps: float = gain / STEP_OF_RIG if piece == RIG else gain / STEP_OF_YIELD
    low: i64 = min(i64(steps), YIELDS - 2)
    part: float = steps - float(low)
    at: i64 = ((piece * YIELDS + low) * ROWS + turns) * CARDS + card
    return (1.0 - part) * WORTHS[at] + part * WORTHS[at + ROWS * CARDS]
