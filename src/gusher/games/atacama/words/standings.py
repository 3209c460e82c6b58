"""Where the game stands: the position in a sentence, who has what, and why."""

from gusher.games.atacama import score
from gusher.games.atacama.data import (
    BASE,
    BASE_FACTOR,
    COLOURS,
    CONCESSIONS,
    DIRECTIONS,
    DOUBLE,
    DOUBLE_FACTOR,
    FIELDS,
    GAIN,
    LINES,
    METAL,
    METAL_NAMES,
    NOTHING,
    SIDE,
    TURNS,
    UNASSIGNED,
)
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import line_said, role_said, signed
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Player
from gusher.kernel.state import OVER

# --- the position as a whole ---


def title(state: Position) -> Say:
    rigs = len(state.rigs) - list(state.rigs).count(NOTHING)
    if state.seat == OVER:
        return say("atacama-title-over", rigs=rigs, scores=_scores_said(state))
    if any(role == UNASSIGNED for role in state.roles):
        return say("atacama-title-unsold", turn=int(state.turn), turns=int(TURNS), rigs=rigs)
    return say("atacama-title", turn=int(state.turn), turns=int(TURNS), rigs=rigs, scores=_scores_said(state))


def _scores_said(state: Position) -> Say:
    return listed(
        [say("atacama-score", seat=Seat(seat), points=signed(points)) for seat, points in enumerate(state.scores())]
    )


def players(state: Position) -> list[Player]:
    """A seat wears the colour of its concession; before it has one, none."""
    points = state.scores()
    cards = []
    for seat, role in enumerate(state.roles):
        known = role != UNASSIGNED
        holding = role_said(role) if known else say("atacama-role-none")
        colour = CONCESSIONS[role // 2] if known else "ink-soft"
        cards.append(Player(seat, points[seat] if known else None, (holding, _reserve_said(state, seat)), colour))
    return cards


def _reserve_said(state: Position, seat: int) -> Say:
    base, double = int(state.reserve[seat * 2 + BASE]), int(state.reserve[seat * 2 + DOUBLE])
    if state.setting.tactical:
        return say("atacama-reserve-tactical", base=base, double=double)
    return say("atacama-reserve", base=base)


# --- the scores explained ---


def breakdown(state: Position) -> list[Say]:
    """Which lines count and what each rig brings; before the purchase the four possible sums (A65)."""
    if any(role == UNASSIGNED for role in state.roles):
        return [
            say("atacama-sum-possible", role=role_said(role), points=signed(score.role_score(state, role)))
            for role in range(len(CONCESSIONS) * len(DIRECTIONS))
        ]
    lines: list[Say] = []
    for seat, role in enumerate(state.roles):
        lines.extend(_seat_breakdown(state, seat, role))
    return lines


def _seat_breakdown(state: Position, seat: int, role: int) -> list[Say]:
    total = signed(score.role_score(state, role))
    sayings = [say("atacama-sum-total", seat=Seat(seat), role=role_said(role), points=total)]
    first = role % 2 * SIDE
    counting = [line for line in range(first, first + SIDE) if score.counts(state, line)]
    for line in counting:
        terms = listed([_term(state, field, role // 2) for field in fields_of(line) if state.rigs[field] != NOTHING])
        points = signed(state.points[role // 2 * LINES + line])
        sayings.append(say("atacama-sum-line", line=line_said(line), terms=terms, points=points))
    if not counting:
        sayings.append(say("atacama-sum-none", direction=DIRECTIONS[role % 2]))
    return sayings


def _term(state: Position, field: int, concession: int) -> Say:
    """One rig in a counting line, with the sign of the concession (A26, A34)."""
    printed = score.printed(state, field)
    colour = state.rigs[field]
    gain = GAIN[concession * FIELDS + printed] * (DOUBLE_FACTOR if colour == DOUBLE else BASE_FACTOR)
    return say(
        "atacama-term",
        row=field // SIDE + 1,
        column=field % SIDE + 1,
        metal=METAL_NAMES[METAL[printed]],
        rig=COLOURS[colour],
        points=f"+{gain}" if gain > 0 else signed(gain),
    )


def fields_of(line: int) -> range:
    """The fields of a column, downwards, or of a row, from left to right."""
    return range(line, FIELDS, SIDE) if line < SIDE else range((line - SIDE) * SIDE, (line - SIDE + 1) * SIDE)
