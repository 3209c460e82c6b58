"""Where the game stands: the position in a sentence, what every player has, and the scores explained line by line."""

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    CASH_CONTEST,
    COLOUR_COUNT,
    COLOURS,
    CONTINENT_COUNT,
    FIRST_BOX,
    HOLE,
    NOTHING,
    PIECE_KINDS,
    PUMP,
    REFINERY,
    REFINERY_CARDS,
    RIG,
    STOCK,
    TANKER,
    TRAIN,
    ZONES,
)
from gusher.games.wildcatters.effects.names import continent_said, hand_said, score_said, shares_said
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import last_order, turns
from gusher.games.wildcatters.words.contests import Standing, standing_said, standings
from gusher.games.wildcatters.words.holdings import shares_of
from gusher.kernel import sets
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Player
from gusher.kernel.state import OVER

# The step of a turn that a question belongs to (W25). Steps B, C and, but for emptying, G and H ask nothing.
PHASES = {
    **dict.fromkeys((ask.NEUTRAL, ask.FIRST, ask.DEAL, ask.FOUND, ask.REVEAL, ask.PLACE, ask.DISPLAY), "setup"),
    **dict.fromkeys((ask.CARD, ask.RENEWAL, station.CHOOSING), "A"),
    **dict.fromkeys((ask.BUILD, station.BUILDING), "D"),
    **dict.fromkeys(
        (
            ask.OIL,
            station.OIL,
            ask.JOIN_DRILL,
            ask.BID,
            ask.JOIN_TRANSPORT,
            ask.TRAIN,
            ask.WAY,
            ask.SHIP,
            ask.PORT,
            ask.UNLOAD,
            station.JOURNEYS,
            station.TANKERS,
        ),
        "E",
    ),
    **dict.fromkeys((ask.MOVE, ask.DESTINATION, station.FLEET), "F"),
    station.FULL: "G",
    ask.REFILL: "H",
    ask.REPAY: "repay",
    ask.ORDER: "order",
    **dict.fromkeys((ask.END_CARD, station.LAST_CARDS, ask.ENDED), "end"),
}

# Whose turn it is says nothing there: the turns of a round are over.
BETWEEN = ("repay", "order", "end")

_EMPTYING = (ask.DRAIN, ask.OWN_BARRELS, ask.TAKE)
_PAYING = (ask.PAY, ask.GIVE)


def phase(state: Position) -> str:
    """setup, A, D, E, F, G, H, repay, order or end."""
    if state.step in _PAYING:
        return _paid_in(state.pending)
    return PHASES[state.caller if state.step in _EMPTYING else state.step]


def _paid_in(action: int) -> str:
    """The step in which this answer was given."""
    if action < do.DRILL:
        return "D"
    return "E" if action < do.MOVE else "F"


# --- the position as a whole ---


def title(state: Position) -> Say:
    points = listed(
        [
            say("wildcatters-purse", seat=Seat(seat), points=score_said(total))
            for seat, total in enumerate(state.scores())
        ]
    )
    rounds = int(state.setting.rounds)
    if state.seat == OVER:
        return say("wildcatters-title-over", rounds=rounds, points=points)
    step = phase(state)
    if step == "setup":
        return say("wildcatters-title-setup", points=points)
    known: dict[str, int | str | Say] = {"round": int(state.round), "rounds": rounds, "phase": step, "points": points}
    if step in BETWEEN:
        return say("wildcatters-title-between", **known)
    zone = "none" if state.region == NOTHING else ZONES[state.region]
    return say("wildcatters-title", seat=Seat(turns.active(state)), zone=zone, **known)


# --- the players ---


def players(state: Position) -> list[Player]:
    """The points are those on the track, as the board shows them; after the end, the final ones."""
    totals = state.scores()
    points = totals if state.seat == OVER else [int(points) for points in state.score]
    return [
        Player(seat, points[seat], tuple(_facts(state, seat) + _outlook(state, totals[seat])))
        for seat in range(state.setting.seats)
    ]


def _outlook(state: Position, total: int) -> list[Say]:
    """What the seat would have if the game ended now."""
    if state.round == 0 or state.seat == OVER:
        return []
    return [say("wildcatters-if-over", points=score_said(total))]


def _facts(state: Position, seat: int) -> list[Say]:
    facts = [
        say("wildcatters-runs", company=COLOURS[seat]),
        say("wildcatters-cash", cash=int(state.cash[seat])),
        say("wildcatters-holding", shares=shares_said(shares_of(state, seat))),
    ]
    if state.loans[seat]:
        facts.append(say("wildcatters-in-debt", loans=int(state.loans[seat])))
    facts.append(_tiles_said(state, seat))
    facts.append(_delivered_said(state, seat))
    if state.wildcatters[seat]:
        facts.append(say("wildcatters-tokens", number=int(state.wildcatters[seat])))
    if state.cards[seat]:
        ready = int(sets.count(state.cards[seat] & REFINERY_CARDS))
        facts.append(say("wildcatters-cards-before", drops=last_order.drops(state, seat), refineries=ready))
    if state.held[seat]:
        facts.append(_hand_said(state, seat))
    if state.first != NOTHING:
        facts.append(say("wildcatters-order-token", place=list(state.order).index(seat) + 1))
    return facts


def _tiles_said(state: Position, seat: int) -> Say:
    """What the seat has on the board: all that is not in its stock."""

    def built(piece: int) -> int:
        return int(STOCK[piece] - state.stock[seat * PIECE_KINDS + piece])

    return say(
        "wildcatters-tiles",
        rigs=built(RIG),
        pumps=built(PUMP),
        trains=built(TRAIN),
        tankers=built(TANKER),
        refineries=built(REFINERY),
    )


def _delivered_said(state: Position, seat: int) -> Say:
    counts = [int(state.boxes[continent * COLOUR_COUNT + seat]) for continent in range(CONTINENT_COUNT)]
    boxes = [
        say("wildcatters-box", continent=continent_said(continent), count=number)
        for continent, number in enumerate(counts)
        if number
    ]
    told = listed(boxes) if boxes else say("wildcatters-nothing")
    return say("wildcatters-delivered", count=sum(counts), boxes=told)


def _hand_said(state: Position, seat: int) -> Say:
    """Of a hand that the viewer may not see it is known how many cards it has (W10)."""
    if state.hands[seat] == HOLE:
        return say("wildcatters-in-hand", cards=int(state.held[seat]))
    return say("wildcatters-in-hand-known", hand=hand_said(sets.members(state.hands[seat])))


# --- the score explained ---


def breakdown(state: Position) -> list[Say]:
    """Every seat's VP by their sources, the best first; then the twelve contests with who scores what."""
    opening = say("wildcatters-sum-over" if state.seat == OVER else "wildcatters-sum-now")
    lines, ranks, scores = standings(state), state.ranks(), state.scores()
    seats = sorted(range(state.setting.seats), key=lambda seat: ranks[seat])
    sums = [_sum_said(state, seat, ranks[seat], lines) for seat in seats]
    tie = [say("wildcatters-sum-tie")] if len(set(scores)) < len(scores) else []
    return [opening, *sums, *tie, *map(standing_said, lines)]


def _sum_said(state: Position, seat: int, place: int, lines: list[Standing]) -> Say:
    """A seat's sources: the track, wildcatters, contests; before the end also what the last repayment would cost."""
    gains = [line.points[seat] for line in lines]
    missing = int(score.due(state, seat) - score.repayable(state, seat))
    tokens = int(score.wildcatter_points(state.wildcatters[seat]))
    bonus = lines[seat].bonus
    track = int(state.score[seat])
    return say(
        "wildcatters-sum",
        place=place,
        seat=Seat(seat),
        total=score_said(track - missing + tokens + bonus + sum(gains)),
        track=score_said(track),
        loans=missing,
        wildcatters=tokens,
        companies=sum(gains[:CASH_CONTEST]),
        bonus=bonus,
        cash=gains[CASH_CONTEST],
        continents=sum(gains[FIRST_BOX:]),
    )
