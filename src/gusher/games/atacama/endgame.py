"""The end of a game of two, worked out exactly: who can force a win, or a draw?

Late positions are few: what counts is which fields have rigs, not in which order they came (spec section 9). So every
set of rigs is looked at once. Each line belongs to one seat; the lead is the sum of all lines that count, those of
seat 0 with plus, those of seat 1 with minus. The question is always whether seat 0 can force a lead of at least so
much, which takes far fewer positions than the lead itself.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import (
    BASE_FACTOR,
    CLOSES,
    COLUMN_OF,
    DOUBLE,
    FIELDS,
    GAIN,
    LINE_MINIMUM,
    LINES,
    REACH,
    ROW_LINE_OF,
    SIDE,
    TURNS,
)
from gusher.games.atacama.playout import is_plain, open_fields
from gusher.games.atacama.position import Position
from gusher.games.atacama.score import printed
from gusher.kernel.endgame import NO, NO_ANSWER, UNCLEAR, YES, Endgame
from gusher.kernel.sets import BIT, MEMBER_OF, PRIME
from gusher.kernel.tables import flat

MOST_FIELDS: Final = 32  # legal fields; with more there is no hope
FIRST_SIZE: Final = 4096  # of the table of known positions, always a power of 2 …
MOST_ENTRIES: Final = 1 << 20  # beyond so many it gives up
EMPTY: Final = -1
PROBED: Final = 3  # turns left from which on it is looked first whether what follows is known
OFTEN: Final = 2048  # what always deciding weighs against 64ths of a point: it halves the positions looked at
FAR: Final = 8000  # beyond any lead, also with an owner's factors
UNKNOWN: Final = FAR + 1  # no bound: the allowance was used up before one was found
# What is known of a position, in one number: a field that decides, an upper and a lower bound, so many bits for each.
BITS: Final = 14
BOUND: Final = 16383

# How likely a line is to count at the end, in 64ths, by the turns left, with none, one, two and three of the four rigs
# that it needs: about what was measured in games of the search against itself. Far fewer lines count there than at
# random, since each side keeps the other's from their fourth rig.
SURE: Final = 64
MEASURED: Final = {
    28: [13, 13, 13, 22],
    16: [13, 13, 13, 22],
    10: [10, 10, 12, 16],
    6: [4, 6, 6, 13],
    4: [1, 3, 4, 9],
    2: [0, 1, 2, 7],
    0: [0, 0, 0, 0],
}
WEIGHTS: Final = 16  # more than any line can hold, doubles by their weight


def _likely(left: int, weight: int) -> int:
    """Between the turns that were measured it goes straight."""
    missing = int(LINE_MINIMUM) - weight
    if missing <= 0:
        return SURE
    above = min(turns for turns in MEASURED if turns >= left)
    below = max(turns for turns in MEASURED if turns <= left)
    low, high = (MEASURED[turns][max(0, 4 - missing)] for turns in (below, above))
    return low + (high - low) * (left - below) // max(1, above - below)


# Index = turns left * 16 + weight of the line.
LIKELY: Final[vec[i64]] = flat([_likely(left, weight) for left in range(29) for weight in range(WEIGHTS)])


def endgame(state: Position) -> "RigEndgame | None":
    """For two seats with base rigs alone, once few fields are left."""
    if state.setting.seats != 2 or not is_plain(state) or state.legal_fields > MOST_FIELDS:
        return None
    if state.reserve[DOUBLE] > 0 or state.reserve[2 + DOUBLE] > 0:
        return None
    return RigEndgame(state) if state.roles[0] % 2 != state.roles[1] % 2 else None  # an owner may give both the same


class RigEndgame(Endgame):
    """Fields are numbered anew, so that a set of them is one number with a bit for each."""

    def __init__(self, state: Position) -> None:
        self.fields: vec[i64] = open_fields(state)
        self.number: i64 = len(self.fields)
        self.near: vec[i64] = vec[i64](capacity=self.number)  # field -> the set of those that a rig there closes
        self.column: vec[i64] = vec[i64](capacity=self.number)  # field -> its column …
        self.row: vec[i64] = vec[i64](capacity=self.number)  # … and its row
        self.in_column: vec[i64] = vec[i64](capacity=self.number)  # field -> what it brings its column's owner …
        self.in_row: vec[i64] = vec[i64](capacity=self.number)  # … and its row's, seen from seat 0
        self.weight: vec[i64] = state.weight[:]
        self.sums: vec[i64] = vec[i64](capacity=LINES)  # line -> what it would bring its owner, seen from seat 0
        self.lead: i64 = 0  # of seat 0, over the lines that count
        self.left: i64 = TURNS + 1 - state.turn
        self.mover: i64 = state.seat
        self.keys: vec[i64] = filled(FIRST_SIZE, EMPTY)
        self.known: vec[i64] = filled(FIRST_SIZE, 0)
        self.entries: i64 = 0
        self.allowance: i64 = 0  # positions that may still be looked at
        self.positions: i64 = 0  # that were looked at
        self.answer: i64 = NO_ANSWER
        self.least: i64 = 1  # the lead that the seat to move is asked to force: a win first, then a draw
        self.settled = False
        self.lost = False
        self.drawn = False
        # Seat * number + field -> how often a rig there was tried, and how often it decided; early ones weigh more.
        self.tried: vec[i64] = filled(2 * self.number, 2)
        self.decided: vec[i64] = filled(2 * self.number, 1)
        self.take_lines(state)
        self.take_fields(state)

    def take_lines(self, state: Position) -> None:
        line: i64 = 0
        while line < LINES:
            owner: i64 = 0 if state.roles[0] % 2 == line // SIDE else 1
            points: i64 = state.points[state.roles[owner] // 2 * LINES + line]
            self.sums = append(self.sums, points if owner == 0 else -points)
            if self.weight[line] >= LINE_MINIMUM:
                self.lead += self.sums[line]
            line += 1

    def take_fields(self, state: Position) -> None:
        numbers: vec[i64] = filled(FIELDS, EMPTY)
        i: i64 = 0
        while i < self.number:
            numbers[self.fields[i]] = i
            i += 1
        column_owner: i64 = 0 if state.roles[0] % 2 == 0 else 1
        for field in self.fields:
            closes: i64 = 0
            k: i64
            for k in range(field * REACH, field * REACH + REACH):
                if numbers[CLOSES[k]] != EMPTY:
                    closes |= BIT[numbers[CLOSES[k]]]
            self.near = append(self.near, closes)
            self.column = append(self.column, COLUMN_OF[field])
            self.row = append(self.row, ROW_LINE_OF[field])
            base: i64 = BASE_FACTOR if column_owner == 0 else -BASE_FACTOR
            at: i64 = printed(state, field)
            self.in_column = append(self.in_column, base * GAIN[state.roles[column_owner] // 2 * FIELDS + at])
            self.in_row = append(self.in_row, -base * GAIN[state.roles[1 - column_owner] // 2 * FIELDS + at])

    # --- for the search ---

    def work(self, positions: i64) -> bool:
        self.allowance = positions
        everything: i64 = BIT[self.number] - 1
        while not self.settled and self.allowance > 0:
            target: i64 = self.target(self.least)
            lead: i64 = self.search(0, everything, self.left, self.mover, target)
            if lead == UNKNOWN:
                break
            if decides(lead, self.mover, target):
                self.answer = do.PLACE + self.fields[self.move_of(0)]
                self.drawn = self.least == 0
                self.settled = True
            elif self.least == 0:
                self.lost = True
                self.settled = True
            else:
                self.least = 0
        if self.entries > MOST_ENTRIES:
            self.settled = True
        return self.settled

    def target(self, least: i64) -> i64:
        """Of seat 0, if the seat to move is asked to force a lead of `least`: seat 1 does, if seat 0 cannot force one
        that is greater than -least."""
        return least if self.mover == 0 else 1 - least

    def best(self) -> i64:
        return self.answer

    def is_lost(self) -> bool:
        return self.lost

    def is_drawn(self) -> bool:
        return self.drawn

    def keeps(self, answer: i64, positions: i64) -> i64:
        if self.entries > MOST_ENTRIES:
            return UNCLEAR
        self.allowance = positions
        target: i64 = self.target(0)
        field: i64 = self.number_of(answer - do.PLACE)
        lead: i64 = self.after(field, 0, BIT[self.number] - 1, self.left, self.mover, target)
        if lead == UNKNOWN:
            return UNCLEAR
        return YES if decides(lead, self.mover, target) else NO

    def refutes(self, answer: i64, reply: i64, positions: i64) -> i64:
        if self.entries > MOST_ENTRIES:
            return UNCLEAR
        self.allowance = positions
        one: i64 = self.number_of(answer - do.PLACE)
        other: i64 = self.number_of(reply - do.PLACE)
        before: i64 = self.lead
        self.enter(one)
        between: i64 = self.lead
        self.enter(other)
        free: i64 = BIT[self.number] - 1 & ~self.near[one] & ~self.near[other]
        target: i64 = self.target(0 if self.lost else 1)  # is a draw to be had again, or a win?
        lead: i64 = self.search(BIT[one] | BIT[other], free, self.left - 2, self.mover, target)
        self.leave(other, between)
        self.leave(one, before)
        if lead == UNKNOWN:
            return UNCLEAR
        return NO if decides(lead, self.mover, target) else YES

    def number_of(self, field: i64) -> i64:
        number: i64 = 0
        while self.fields[number] != field:
            number += 1
        return number

    # --- looking at positions ---

    def search(self, rigs: i64, free: i64, left: i64, mover: i64, target: i64) -> i64:
        """A bound of the lead that seat 0 can force with these new rigs: at least `target`, or else below it."""
        if left == 0 or free == 0:  # A20, A21
            return self.lead
        bound: i64 = self.known_bound(rigs, target)
        if bound == UNKNOWN and left >= PROBED:
            bound = self.known_way(rigs, free, mover, target)
        if bound != UNKNOWN or self.allowance <= 0:
            return bound
        self.allowance -= 1
        self.positions += 1
        return self.try_fields(rigs, free, left, mover, target)

    def try_fields(self, rigs: i64, free: i64, left: i64, mover: i64, target: i64) -> i64:
        """One after the other, until one decides."""
        bound: i64 = UNKNOWN
        move: i64 = EMPTY
        rest: i64 = free
        while rest != 0:
            field: i64 = self.likeliest(rest, left, mover)
            rest ^= BIT[field]
            lead: i64 = self.after(field, rigs, free, left, mover, target)
            if lead == UNKNOWN:
                return UNKNOWN
            self.tried[mover * self.number + field] += left
            if bound == UNKNOWN or (lead > bound if mover == 0 else lead < bound):
                bound = lead
                move = field
                if decides(bound, mover, target):
                    self.decided[mover * self.number + field] += left
                    break
        self.learn(rigs, bound, target, move)
        return bound

    def known_bound(self, rigs: i64, target: i64) -> i64:
        """The bound that an earlier look has left, if it decides."""
        slot: i64 = self.slot_of(rigs)
        if self.keys[slot] != EMPTY:
            low: i64 = bound_of(self.known[slot], 0)
            if low >= target:
                return low
            high: i64 = bound_of(self.known[slot], 1)
            if high < target:
                return high
        return UNKNOWN

    def known_way(self, rigs: i64, free: i64, mover: i64, target: i64) -> i64:
        """The bound by a known position that the seat to move can reach, if it decides."""
        while free != 0:
            bit: i64 = free & -free
            free ^= bit
            slot: i64 = self.slot_of(rigs | bit)
            if self.keys[slot] != EMPTY:
                bound: i64 = bound_of(self.known[slot], mover)
                if decides(bound, mover, target):
                    self.learn(rigs, bound, target, MEMBER_OF[bit % PRIME])
                    return bound
        return UNKNOWN

    def after(self, field: i64, rigs: i64, free: i64, left: i64, mover: i64, target: i64) -> i64:
        """The bound once a rig stands there; the lines are put back as they were."""
        before: i64 = self.lead
        self.enter(field)
        lead: i64 = self.search(rigs | BIT[field], free & ~self.near[field], left - 1, 1 - mover, target)
        self.leave(field, before)
        return lead

    def enter(self, field: i64) -> None:
        gain: i64 = self.put(self.column[field], self.in_column[field])
        self.lead += gain + self.put(self.row[field], self.in_row[field])

    def leave(self, field: i64, lead: i64) -> None:
        """As it was before that rig, when the lead was this."""
        column: i64 = self.column[field]
        row: i64 = self.row[field]
        self.lead = lead
        self.weight[column] -= 1
        self.sums[column] -= self.in_column[field]
        self.weight[row] -= 1
        self.sums[row] -= self.in_row[field]

    def put(self, line: i64, gain: i64) -> i64:
        """One more rig in a line: by how much the lead rises (A24)."""
        self.weight[line] += 1
        self.sums[line] += gain
        if self.weight[line] > LINE_MINIMUM:
            return gain
        return self.sums[line] if self.weight[line] == LINE_MINIMUM else 0

    def likeliest(self, fields: i64, left: i64, mover: i64) -> i64:
        """The field that may decide: by what it does for the seat to move, roughly, and by how often it has decided."""
        chosen: i64 = EMPTY
        highest: i64 = 0
        after: i64 = (left - 1) * WEIGHTS
        while fields != 0:
            bit: i64 = fields & -fields
            fields ^= bit
            field: i64 = MEMBER_OF[bit % PRIME]
            gain: i64 = self.change(self.column[field], after, self.in_column[field])
            gain += self.change(self.row[field], after, self.in_row[field])
            if mover == 1:
                gain = -gain
            at: i64 = mover * self.number + field
            gain += OFTEN * self.decided[at] // self.tried[at]
            if chosen == EMPTY or gain > highest:
                chosen = field
                highest = gain
        return chosen

    def change(self, line: i64, after: i64, gain: i64) -> i64:
        """By how much a line's likely part of the lead changes, in 64ths of a point."""
        weight: i64 = after + self.weight[line]
        return LIKELY[weight + 1] * (self.sums[line] + gain) - LIKELY[weight] * self.sums[line]

    # --- known positions ---

    def slot_of(self, rigs: i64) -> i64:
        """Where a position stands in the table, or would stand."""
        mask: i64 = len(self.keys) - 1
        slot: i64 = (rigs ^ rigs >> 17 ^ rigs >> 29) * 40503 >> 4 & mask
        while self.keys[slot] != EMPTY and self.keys[slot] != rigs:
            slot = slot + 1 & mask
        return slot

    def learn(self, rigs: i64, bound: i64, target: i64, move: i64) -> None:
        slot: i64 = self.slot_of(rigs)
        low: i64 = -FAR
        high: i64 = FAR
        if self.keys[slot] == EMPTY:
            self.keys[slot] = rigs
            self.entries += 1
        else:
            low = bound_of(self.known[slot], 0)
            high = bound_of(self.known[slot], 1)
        if bound >= target:
            low = bound
        else:
            high = bound
        self.known[slot] = (move << BITS | high + FAR) << BITS | low + FAR
        if self.entries * 2 > len(self.keys):
            self.grow()

    def grow(self) -> None:
        keys: vec[i64] = self.keys
        known: vec[i64] = self.known
        self.keys = filled(2 * len(keys), EMPTY)
        self.known = filled(2 * len(keys), 0)
        i: i64 = 0
        while i < len(keys):
            if keys[i] != EMPTY:
                slot: i64 = self.slot_of(keys[i])
                self.keys[slot] = keys[i]
                self.known[slot] = known[i]
            i += 1

    def move_of(self, rigs: i64) -> i64:
        """The field that decides a known position."""
        return self.known[self.slot_of(rigs)] >> 2 * BITS


def decides(bound: i64, mover: i64, target: i64) -> bool:
    """Is this what the seat wants? Seat 0 a lead of at least the target, seat 1 one below it."""
    return bound >= target if mover == 0 else bound < target


def bound_of(known: i64, mover: i64) -> i64:
    """The lead that seat 0 gets at least; for seat 1 the one that it gets at most."""
    return (known & BOUND) - FAR if mover == 0 else (known >> BITS & BOUND) - FAR


def filled(size: i64, value: i64) -> vec[i64]:
    table: vec[i64] = vec[i64](capacity=size)
    for _ in range(size):
        table = append(table, value)
    return table
