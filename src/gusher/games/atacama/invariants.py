"""What must hold in every position of Atacama (spec section 9), checked the slow way.

Everything is counted anew from the rigs and the tiles: nothing here trusts the sums that the rules keep up to date.
The descriptions are for developers.
"""

from collections.abc import Callable, Iterator
from typing import Final

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import (
    ALL_TURNS,
    BASE_FACTOR,
    BLOCKED,
    COLOURS,
    COLUMNS,
    CONCESSIONS,
    DIRECTIONS,
    DOUBLE,
    DOUBLE_FACTOR,
    FIELDS,
    LAYING,
    LINE_MINIMUM,
    METAL,
    NOTHING,
    ORANGE,
    PIECES,
    PLACES,
    ROWS,
    SALE_DEADLINE,
    SIDE,
    SIGN,
    STAGE_TURNS,
    TAKEN,
    TURNS,
    TURQUOISE,
    UNASSIGNED,
    UNLAID,
    VALUE,
    fixed_roles,
    rigs_per_seat,
)
from gusher.games.atacama.position import Position
from gusher.games.atacama.score import role_score
from gusher.kernel.state import CHANCE, OVER

# What an owner's board may change is read from it; what follows from the shape of the board stands here.
LAST_TURN: Final = int(TURNS)
LAYING_ORDER: Final = [int(place) for place in LAYING]  # A50, place = row of tiles * 3 + column of tiles
STAGE_STARTS: Final = [int(turn) for turn in STAGE_TURNS]  # A49
HIGHEST: Final = max(int(value) for value in VALUE)
MOST_IN_LINE: Final = 5  # nine fields, no two rigs side by side
FEWEST_TO_BLOCK: Final = 21  # proven minimum for the whole board
Check = Callable[[Position], Iterator[str]]


def broken(state: Position) -> list[str]:
    """The invariants that do not hold, in words for developers; empty when all is well."""
    return [fault for check in CHECKS for fault in check(state)]


# --- the slow recount ---


def standing(state: Position) -> list[int]:
    return [field for field in range(FIELDS) if state.rigs[field] != NOTHING]


def beside(field: int) -> list[int]:
    """The fields that share a side (A13, A15)."""
    row, column = divmod(field, SIDE)
    sides = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * SIDE + c for r, c in sides if r in range(SIDE) and c in range(SIDE)]


def tile_at(state: Position, field: int) -> int:
    row, column = divmod(field, SIDE)
    return int(state.laid[row // 3 * 3 + column // 3])


def printed_at(state: Position, field: int) -> tuple[int, int]:
    """Metal and value of an open field; the tile lies upright (A3)."""
    row, column = divmod(field, SIDE)
    entry = tile_at(state, field) * 9 + row % 3 * 3 + column % 3
    return int(METAL[entry]), int(VALUE[entry])


def line_of(field: int, direction: int) -> int:
    return field % SIDE if direction == COLUMNS else field // SIDE


def lines(state: Position, direction: int) -> list[list[int]]:
    """The fields with rigs, line by line."""
    found: list[list[int]] = [[] for _ in range(SIDE)]
    for field in standing(state):
        found[line_of(field, direction)].append(field)
    return found


def line_weight(state: Position, line: list[int]) -> int:
    """The rigs of a line as the test of 4 counts them (A24, A35)."""
    return sum(int(state.setting.double_weight) if state.rigs[field] == DOUBLE else 1 for field in line)


def line_points(state: Position, concession: int, line: list[int]) -> int:
    """The signed sum of a line's rigs (A26, A34)."""
    return sum(SIGN[concession][metal] * points for metal, points in _yields(state, line))


def _yields(state: Position, line: list[int]) -> Iterator[tuple[int, int]]:
    for field in line:
        metal, value = printed_at(state, field)
        yield metal, value * int(DOUBLE_FACTOR if state.rigs[field] == DOUBLE else BASE_FACTOR)


def counting(state: Position, direction: int) -> list[list[int]]:
    return [line for line in lines(state, direction) if line_weight(state, line) >= LINE_MINIMUM]


def recount(state: Position, concession: int, direction: int) -> int:
    """The score as section 7 defines it."""
    return sum(line_points(state, concession, line) for line in counting(state, direction))


def turns_completed(state: Position, seat: int) -> int:
    return len(range(seat, int(state.turn) - 1, int(state.setting.seats)))


def start_rigs(state: Position) -> list[int]:
    return rigs_per_seat(state.setting.seats, state.setting.tactical)


def seat_of_turn(state: Position) -> int:
    return (int(state.turn) - 1) % int(state.setting.seats)


# --- the checks ---


def rigs_apart(state: Position) -> Iterator[str]:
    """A12, A13, A63. That a field holds one rig at most is in the very shape of the table."""
    for field in standing(state):
        if any(state.rigs[other] != NOTHING for other in beside(field)):
            yield f"field {field}: a rig stands beside a rig"
        if tile_at(state, field) == NOTHING:
            yield f"field {field}: a rig stands where no tile lies"


def pieces_kept(state: Position) -> Iterator[str]:
    for colour, name in enumerate(COLOURS):
        box = PIECES[colour] - start_rigs(state)[colour] * int(state.setting.seats)
        reserves = sum(int(state.reserve[seat * 2 + colour]) for seat in range(state.setting.seats))
        board = sum(1 for field in standing(state) if state.rigs[field] == colour)
        paid = 1 if state.paid == colour else 0
        if box < 0 or reserves + board + paid + box != PIECES[colour]:
            yield f"{name} rigs: {reserves} in reserve, {board} on the board, {paid} paid, {box} in the box"


def reserves_fit_turns(state: Position) -> Iterator[str]:
    """Every turn takes one rig from the reserve, whether it is placed or paid."""
    if any(left < 0 for left in state.reserve):
        yield f"a negative reserve: {list(state.reserve)}"
    for seat in range(state.setting.seats):
        left = int(state.reserve[seat * 2]) + int(state.reserve[seat * 2 + 1])
        if left != sum(start_rigs(state)) - turns_completed(state, seat):
            yield f"seat {seat}: {left} rigs in reserve after {turns_completed(state, seat)} turns"


def turns_used(state: Position) -> Iterator[str]:
    """A11: each completed turn is a rig on the board or the one purchase."""
    purchases = 0 if state.buyer == NOTHING else 1
    if len(standing(state)) + purchases != state.turn - 1:
        yield f"turn {state.turn}: {len(standing(state))} rigs and {purchases} purchases"


def sale_fits(state: Position) -> Iterator[str]:
    """A48, A56 to A58: all roles or none, opposite in both respects, and no sale outside the advanced game."""
    roles = [int(role) for role in state.roles]
    if (state.buyer == NOTHING) != (state.paid == NOTHING):
        yield f"buyer {state.buyer}, but paid {state.paid}"
    if not state.setting.advanced:
        if roles != list(fixed_roles(state.setting.seats)) or state.buyer != NOTHING:
            yield f"roles {roles}, buyer {state.buyer} where nothing is sold"
    elif state.buyer == NOTHING:
        if roles != [UNASSIGNED, UNASSIGNED]:
            yield f"roles {roles} before the purchase"
    elif state.buyer not in (0, 1) or not _opposite(roles):
        yield f"roles {roles} after the purchase by {state.buyer}"


def _opposite(roles: list[int]) -> bool:
    one, two = (divmod(role, 2) for role in roles)
    return min(roles) >= 0 and max(roles) <= 3 and one[0] != two[0] and one[1] != two[1]


def tiles_fit(state: Position) -> Iterator[str]:
    """A2, A49, A50: whole stages when somebody is asked, in laying order, no letter twice."""
    laid = [int(tile) for tile in state.laid]
    present = [tile for tile in laid if tile != NOTHING]
    if len(set(present)) != len(present) or any(tile not in range(PLACES) for tile in present):
        yield f"tiles {laid}"
    if {place for place in range(PLACES) if laid[place] != NOTHING} != set(LAYING_ORDER[: state.tiles_laid]):
        yield f"{state.tiles_laid} tiles laid, but on the places of {laid}"
    if state.tiles_laid not in _tiles_expected(state):
        yield f"turn {state.turn}, step {state.step}: {state.tiles_laid} tiles laid"
    if not state.setting.advanced and laid != list(range(PLACES)):
        yield f"fixed layout {laid}"


def _tiles_expected(state: Position) -> range:
    if not state.setting.advanced:
        return range(PLACES, PLACES + 1)
    begun = 3 * sum(1 for first in STAGE_STARTS if state.turn >= first)
    if state.step == ask.LAY:
        return range(begun - 3, begun) if state.turn in STAGE_STARTS else range(0)
    return range(begun, begun + 1)


def lines_bounded(state: Position) -> Iterator[str]:
    base, double = start_rigs(state)
    weight = (base + double * int(state.setting.double_weight)) * int(state.setting.seats)
    most = weight // int(LINE_MINIMUM)
    for direction, name in enumerate(DIRECTIONS):
        longest = max(len(line) for line in lines(state, direction))
        if longest > MOST_IN_LINE:
            yield f"{name}: a line with {longest} rigs"
        if len(counting(state, direction)) > most:
            yield f"{name}: {len(counting(state, direction))} counting lines"


def gold_identity(state: Position) -> Iterator[str]:
    """Silver and copper cancel between the two concessions of a direction, gold counts for both."""
    together = [one + two for one, two in zip(SIGN[TURQUOISE], SIGN[ORANGE], strict=True)]  # as printed: 2, 0, 0
    for direction, name in enumerate(DIRECTIONS):
        yields = (found for line in counting(state, direction) for found in _yields(state, line))
        expected = sum(together[metal] * points for metal, points in yields)
        both = role_score(state, TURQUOISE * 2 + direction) + role_score(state, ORANGE * 2 + direction)
        if both != expected:
            yield f"{name}: both concessions {both}, not {expected}"


def scores_bounded(state: Position) -> Iterator[str]:
    base, double = start_rigs(state)
    most = HIGHEST * int(state.setting.seats) * (base * int(BASE_FACTOR) + double * int(DOUBLE_FACTOR))
    for role in range(4):
        if abs(int(role_score(state, role))) > most:
            yield f"role {role}: score {role_score(state, role)}"


def tables_current(state: Position) -> Iterator[str]:
    """What the rules keep up to date is what a recount gives."""
    closed = [_closed(state, field) for field in range(FIELDS)]
    if list(state.closed) != closed:
        yield "closed fields differ from the recount"
    if state.legal_fields != closed.count(0):
        yield f"{state.legal_fields} legal fields, {closed.count(0)} by the recount"
    ordered = lines(state, COLUMNS) + lines(state, ROWS)
    if list(state.weight) != [line_weight(state, line) for line in ordered]:
        yield "line weights differ from the recount"
    points = [line_points(state, concession, line) for concession in range(len(CONCESSIONS)) for line in ordered]
    if list(state.points) != points:
        yield "line points differ from the recount"


def _closed(state: Position, field: int) -> int:
    near = any(state.rigs[other] != NOTHING for other in (field, *beside(field)))
    return (TAKEN if near else 0) | (UNLAID if tile_at(state, field) == NOTHING else 0)


def scores_current(state: Position) -> Iterator[str]:
    for concession, direction in ((c, d) for c in range(2) for d in range(2)):
        told, counted = role_score(state, concession * 2 + direction), recount(state, concession, direction)
        if told != counted:
            yield f"{CONCESSIONS[concession]}/{DIRECTIONS[direction]}: {told}, recount {counted}"
    owed = [0 if role == UNASSIGNED else recount(state, role // 2, role % 2) for role in map(int, state.roles)]
    if state.scores() != owed:
        yield f"scores {state.scores()}, recount {owed}"


def step_fits(state: Position) -> Iterator[str]:
    """The open question, whom it is asked and the turn belong together; nobody is ever stuck."""
    expected = {ask.LAY: CHANCE, ask.TURN: seat_of_turn(state), ask.RIG: seat_of_turn(state), ask.ENDED: OVER}
    if state.seat != expected.get(int(state.step)):
        yield f"step {state.step} asks seat {state.seat} on turn {state.turn}"
    if state.turn not in range(1, LAST_TURN + 2) or (state.turn > LAST_TURN and state.step != ask.ENDED):
        yield f"step {state.step} on turn {state.turn}"
    if (state.pending != NOTHING) != (state.step == ask.RIG):
        yield f"step {state.step} with pending {state.pending}"
    if (len(state.legal()) == 0) != (state.step == ask.ENDED):
        yield f"step {state.step} with {len(state.legal())} answers"


def turn_can_be_taken(state: Position) -> Iterator[str]:
    """The seat asked has a rig for its turn; the colour is asked only of a seat that has both (A38)."""
    if state.step not in (ask.TURN, ask.RIG):
        return
    base, double = (int(state.reserve[state.seat * 2 + colour]) for colour in range(2))
    if base + double < 1 or (state.step == ask.RIG and min(base, double) < 1):
        yield f"step {state.step} asks seat {state.seat}, which has {base} + {double} rigs"
    if state.step == ask.RIG and not _may_pend(state):
        yield f"pending {state.pending} is not possible"


def _may_pend(state: Position) -> bool:
    unsold = bool(state.setting.advanced) and state.buyer == NOTHING
    if state.pending < do.BUY:
        return state.closed[state.pending] == 0 and not (unsold and state.turn >= SALE_DEADLINE)  # A60
    return unsold and state.pending < do.USE


def end_fits(state: Position) -> Iterator[str]:
    """A20, A21, A59, A60: why the game ended, and that it did not end too soon."""
    if (state.reason != 0) != (state.step == ask.ENDED):
        yield f"step {state.step} with reason {state.reason}"
    if state.step != ask.ENDED:
        return
    if state.reason == ALL_TURNS and state.turn != LAST_TURN + 1:
        yield f"all turns taken on turn {state.turn}"
    if state.reason == BLOCKED and (state.turn > LAST_TURN or state.legal_fields > 0):
        yield f"blocked on turn {state.turn} with {state.legal_fields} legal fields"
    if state.reason == BLOCKED and len(standing(state)) < FEWEST_TO_BLOCK:
        yield f"blocked by {len(standing(state))} rigs"
    if state.setting.advanced and state.buyer == NOTHING:
        yield "an advanced game ended without a purchase"


CHECKS: Final[tuple[Check, ...]] = (
    rigs_apart,
    pieces_kept,
    reserves_fit_turns,
    turns_used,
    sale_fits,
    tiles_fit,
    lines_bounded,
    gold_identity,
    scores_bounded,
    tables_current,
    scores_current,
    step_fits,
    turn_can_be_taken,
    end_fits,
)
