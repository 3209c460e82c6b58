"""What a seat may expect of rounds, tiles and wells: the numbers on which all advice rests.

Everything here is counted from what the seat knows (spec section 6): a tile that only others have looked at is as
unknown to it as one that nobody has seen.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import (
    BUILD_COST,
    CARD_BLACK,
    CARD_COPIES,
    END_CRUDE,
    FACE_DOWN,
    FEE,
    KINDS,
    LEAST_VALUE,
    RED_FACES,
    SITE_COLUMN,
    SITES,
    SITES_PER_KIND,
    STAR,
    TILE_COPIES,
    VALUES,
)
from gusher.games.giganten.position import Position
from gusher.kernel import sets

# Dollars, as measured in games of the greedy bot against itself (docs/results.md).
MARKER: Final = 5200.0  # what a marker in a tank brings on average, licences paid
DERRICK: Final = 3500.0  # what a derrick brings at the end: the mean of the four places (G90)
PACE: Final = 2.0  # columns that a player's loco advances in a round
BLACK_PACE: Final = 2.2  # the same for the black one
MOST_ROUNDS: Final = 12  # more than any game has
LEAST_CHANCE: Final = 0.02  # rounds less likely than this are not looked at


def _round_chances() -> vec[float]:
    """The chance that at least k more red cards leave the black loco short of the star. Index = steps left * 13 + k."""
    reds = list(range(RED_FACES))
    total = sum(int(CARD_COPIES[face]) for face in reds)
    short = [[0.0] * (MOST_ROUNDS + 1) for _ in range(int(STAR) + 1)]
    for steps in range(1, int(STAR) + 1):
        short[steps][0] = 1.0
    for k in range(1, MOST_ROUNDS + 1):
        for steps in range(1, int(STAR) + 1):
            for face in reds:
                rest = steps - int(CARD_BLACK[face])
                if rest > 0:
                    short[steps][k] += int(CARD_COPIES[face]) / total * short[rest][k - 1]
    table: vec[float] = vec[float](capacity=(int(STAR) + 1) * (MOST_ROUNDS + 1))
    for row in short:
        for chance in row:
            table = append(table, chance)
    return table


ROUND_CHANCES: Final[vec[float]] = _round_chances()


class Prospect:
    """A seat's expectations in one position. Made for one question and thrown away."""

    def __init__(self, state: Position, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        # Before the red card of a round is turned even that round is not certain (G23).
        self.coming: i64 = 1 if state.step in (ask.START, ask.ROLL, ask.RED) else 0
        self.steps: i64 = STAR - state.black
        self.means: vec[float] = means(state, seat)
        self.leader: i64 = foremost(state, seat)

    def played(self, k: i64) -> float:
        """How likely the k-th round from now is played; 0 is the current one."""
        if k + self.coming > MOST_ROUNDS:
            return 0.0
        return ROUND_CHANCES[self.steps * (MOST_ROUNDS + 1) + k + self.coming]

    def rounds_left(self) -> float:
        """The rounds to be expected, the current one included; at least one."""
        number: float = 1.0
        k: i64 = 1
        while k < MOST_ROUNDS and self.played(k) > LEAST_CHANCE:
            number += self.played(k)
            k += 1
        return number

    def content(self, site: i64) -> float:
        """The markers of a face-down tile, as far as the seat knows."""
        if sets.has(self.state.viewers[site], self.seat):
            return float(self.state.tiles[site])
        return self.means[site // SITES_PER_KIND]

    def well(self, column: i64, markers: float, delay: i64, loco: i64) -> float:
        """What a well will bring that yields its first marker after `delay` rounds, with the own loco where it is."""
        worth: float = 0.0
        left: float = markers
        k: i64 = delay
        played: float = self.played(k)
        while left > 0.0 and played > LEAST_CHANCE:
            part: float = min(left, 1.0)
            left -= part
            next_played: float = self.played(k + 1)
            worth += played * part * self.carried(column, k, loco)
            if left > 0.0:  # the game may end here, with the derrick still standing (G90, G93)
                worth += (played - next_played) * (left * float(END_CRUDE) + DERRICK)
            played = next_played
            k += 1
        return worth

    def carried(self, column: i64, k: i64, loco: i64) -> float:
        """What a marker brings that the well in this column yields in the k-th round from now (G64 to G69)."""
        target: float = float(column)
        rounds: float = float(k)
        if float(loco) + PACE * rounds >= target:
            return MARKER
        if float(self.state.black) + BLACK_PACE * rounds >= target or float(self.leader) + PACE * rounds >= target:
            return MARKER - float(FEE)
        return 0.0

    def drilling(self, site: i64, delay: i64, loco: i64) -> float:
        """What building on a tile brings, its price paid, if it happens after `delay` rounds."""
        cost: float = float(BUILD_COST[site // SITES_PER_KIND])
        return self.well(SITE_COLUMN[site], self.content(site), delay, loco) - self.played(delay) * cost

    def wells(self, delay: i64, loco: i64) -> float:
        """What the seat's own wells will still bring, with its loco on this column."""
        worth: float = 0.0
        site: i64 = 0
        while site < SITES:
            if self.state.owners[site] == self.seat:
                worth += self.well(SITE_COLUMN[site], float(self.state.markers[site]), delay, loco)
            site += 1
        return worth


def means(state: Position, seat: i64) -> vec[float]:
    """The mean content of the tiles of each kind that the seat has not seen."""
    counts: vec[float] = vec[float](capacity=KINDS)
    kind: i64 = 0
    while kind < KINDS:
        number: i64 = 0
        total: i64 = 0
        value: i64 = LEAST_VALUE
        while value < LEAST_VALUE + VALUES:
            copies: i64 = TILE_COPIES[kind * VALUES + value - LEAST_VALUE]
            number += copies
            total += copies * value
            value += 1
        site: i64 = kind * SITES_PER_KIND
        while site < (kind + 1) * SITES_PER_KIND:
            if state.tiles[site] > 0 and (state.owners[site] != FACE_DOWN or sets.has(state.viewers[site], seat)):
                number -= 1
                total -= state.tiles[site]
            site += 1
        counts = append(counts, float(total) / float(number) if number > 0 else 0.0)
        kind += 1
    return counts


def foremost(state: Position, seat: i64) -> i64:
    """The column of the most advanced opponent's loco."""
    most: i64 = 0
    other: i64 = 0
    while other < state.setting.seats:
        if other != seat and state.locos[other] > most:
            most = state.locos[other]
        other += 1
    return most
