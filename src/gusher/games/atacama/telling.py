"""A position of Atacama in sentences: what is asked, what can be answered, who has what and why."""

from gusher.games.atacama import score
from gusher.games.atacama.actions import BUY, LAY, PLACE, RIG, USE
from gusher.games.atacama.data import (
    ALL_TURNS,
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
    VALUE,
)
from gusher.games.atacama.rules import sale
from gusher.games.atacama.state import Atacama
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Player
from gusher.kernel.state import OVER


def signed(points: int) -> str:
    """A number with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


# --- things by their names ---


def field_said(state: Atacama, field: int) -> Say:
    printed = score.printed(state, field)
    metal = METAL_NAMES[METAL[printed]]
    return say("atacama-field", row=field // SIDE + 1, column=field % SIDE + 1, metal=metal, value=int(VALUE[printed]))


def line_said(line: int) -> Say:
    return say("atacama-line", direction=DIRECTIONS[line // SIDE], number=line % SIDE + 1)


def role_said(role: int) -> Say:
    return say("atacama-role", concession=CONCESSIONS[role // 2], direction=DIRECTIONS[role % 2])


def results_said(state: Atacama, line: int, roles: list[int]) -> Say:
    """What a line brings, or would bring, to the roles that score it."""
    results = []
    for role in roles:
        points = signed(state.points[role // 2 * LINES + line])
        results.append(say("atacama-result", concession=CONCESSIONS[role // 2], points=points))
    return listed(results)


def action_said(state: Atacama, action: int) -> Say:
    """An answer as it reads in the list of choices."""
    if action < BUY:
        return field_said(state, action - PLACE)
    if action < USE:
        role = action - BUY
        return say("atacama-buy", concession=CONCESSIONS[role // 2], direction=DIRECTIONS[role % 2])
    return say("atacama-use" if state.pending < BUY else "atacama-pay", rig=COLOURS[action - USE])


# --- the question ---


def prompt(state: Atacama, viewer: int) -> Say:
    if state.seat == OVER:
        return _outcome(state)
    if state.step == LAY:
        return say("atacama-wait-tiles")
    question = _question(state)
    return say(f"atacama-ask-{question}") if state.seat == viewer else _waiting(state, question)


def _question(state: Atacama) -> str:
    if state.step == RIG:
        return "rig" if state.pending < BUY else "payment"
    if not sale.may_buy(state):
        return "place"
    return "place-or-buy" if sale.may_place(state) and state.legal_fields else "buy"


def _waiting(state: Atacama, question: str) -> Say:
    return say(f"atacama-wait-{question}", seat=Seat(state.seat))


def _outcome(state: Atacama) -> Say:
    """A33: equal highest totals share the win."""
    points = state.scores()
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    best = points[winners[0]]
    key = "atacama-won" if len(winners) == 1 else "atacama-shared"
    return say(key, winners=listed([say("player", seat=Seat(seat)) for seat in winners]), points=points_said(best))


def points_said(points: int) -> Say:
    return say("points", points=points, shown=signed(points))


def clause(state: Atacama) -> str:
    """The rule behind the question."""
    if state.seat == OVER:
        return "A20" if state.reason == ALL_TURNS else "A21"
    if state.step == LAY:
        return "A49"
    asked = {"rig": "A38", "payment": "A66", "place": "A11", "place-or-buy": "A51"}
    last = "A60" if state.turn == TURNS else "A59"
    return asked.get(_question(state), last)


# --- the position as a whole ---


def title(state: Atacama) -> Say:
    rigs = sum(rig != NOTHING for rig in state.rigs)
    if state.seat == OVER:
        return say("atacama-title-over", rigs=rigs, scores=_scores_said(state))
    if any(role == UNASSIGNED for role in state.roles):
        return say("atacama-title-unsold", turn=int(state.turn), turns=int(TURNS), rigs=rigs)
    return say("atacama-title", turn=int(state.turn), turns=int(TURNS), rigs=rigs, scores=_scores_said(state))


def _scores_said(state: Atacama) -> Say:
    return listed(
        [say("atacama-score", seat=Seat(seat), points=signed(points)) for seat, points in enumerate(state.scores())]
    )


def players(state: Atacama) -> list[Player]:
    points = state.scores()
    cards = []
    for seat, role in enumerate(state.roles):
        known = role != UNASSIGNED
        holding = role_said(role) if known else say("atacama-role-none")
        cards.append(Player(seat, points[seat] if known else None, (holding, _reserve_said(state, seat))))
    return cards


def _reserve_said(state: Atacama, seat: int) -> Say:
    base, double = int(state.reserve[seat * 2 + BASE]), int(state.reserve[seat * 2 + DOUBLE])
    if state.way.tactical:
        return say("atacama-reserve-tactical", base=base, double=double)
    return say("atacama-reserve", base=base)


# --- the scores explained ---


def breakdown(state: Atacama) -> list[Say]:
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


def _seat_breakdown(state: Atacama, seat: int, role: int) -> list[Say]:
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


def _term(state: Atacama, field: int, concession: int) -> Say:
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
