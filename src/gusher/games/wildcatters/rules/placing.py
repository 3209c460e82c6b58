"""Set-up: the start pieces and, when all are placed, the wildcatters (W13 to W21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    ALL_CARDS,
    NOTHING,
    PIECE_KINDS,
    REGION_CARDS,
    REGION_COUNT,
    REGION_STRETCHES,
    RIG,
    SECOND_WILDCATTER,
    START_KIT,
    STOCK,
    TANKER,
    TRAIN,
    WILDCATTERS,
)
from gusher.games.wildcatters.effects.setup import StartPiecePlaced, StartTrainPlaced, WildcattersPlaced
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import build, display, fields, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat, holds


def remaining(state: Position, seat: i64, piece: i64) -> i64:
    """Start pieces of a kind that the seat has still to place: nothing else leaves the stock before."""
    return START_KIT[piece] - STOCK[piece] + state.stock[seat * PIECE_KINDS + piece]


def tracks(state: Position, region: i64) -> i64:
    """The stretches where a start train fits: no white links (W15)."""
    return state.tracks & REGION_STRETCHES[region]


def fits(state: Position, seat: i64, region: i64) -> bool:
    """Does some start piece fit the region (W16)? A rig or a tanker always does: a field has room for every start rig
    that the cards of its region can bring (data_check.py sees to it)."""
    if remaining(state, seat, RIG) > 0 or remaining(state, seat, TANKER) > 0:
        return True
    return tracks(state, region) != 0


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=5)
    if remaining(state, state.seat, RIG) > 0:
        answers = append(answers, do.RIG)
    if remaining(state, state.seat, TANKER) > 0:
        answers = append(answers, do.TANKER + state.region)
    if remaining(state, state.seat, TRAIN) > 0:
        answers = sets.extend(answers, do.TRAIN, tracks(state, state.region))
    return answers


def why_not(state: Position, action: i64) -> str:
    """A start piece that the seat still has, in the region shown (W13); trains in free boxes of its own stretches."""
    if holds(legal(state), action):
        return ""
    if action < do.TRAIN or action >= do.REFINERY or remaining(state, state.seat, TRAIN) == 0:
        return "W13"
    return "W35" if REGION_STRETCHES[state.region] & BIT[action - do.TRAIN] != 0 else "W15"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Start pieces cost nothing and give no points (W14)."""
    seat: i64 = state.seat
    if action >= do.TRAIN:
        build.put_train(state, seat, action - do.TRAIN)
        if tell is not None:
            tell(StartTrainPlaced(seat, action - do.TRAIN))
    else:
        piece: i64 = RIG if action == do.RIG else TANKER
        if action == do.RIG:
            fields.put_rig(state, state.region, seat)
        else:
            build.put_tanker(state, seat, state.region)
        if tell is not None:
            tell(StartPiecePlaced(seat, piece, state.region))
    go_on(state, tell)


def go_on(state: Position, tell: Listener | None) -> None:
    """Six laps in the same order (W13). On the built-in board everybody can always show a card (W16); where fewer boxes
    are printed, who has nothing but trains left and no room for them is passed over."""
    state.region = NOTHING
    state.step = ask.REVEAL
    while True:
        state.turn += 1
        if state.turn == state.setting.seats:
            state.turn = 0
            state.lap += 1
        if state.lap == START_KIT[RIG] + START_KIT[TRAIN] + START_KIT[TANKER]:
            finish(state, tell)
            return
        if can_show(state, turns.active(state)):
            state.seat = turns.active(state)
            return


def can_show(state: Position, seat: i64) -> bool:
    """Is there a card in hand whose region takes one of the seat's start pieces (W16)?"""
    region: i64 = 0
    while region < REGION_COUNT:
        if state.hands[seat] & REGION_CARDS[region] != 0 and fits(state, seat, region):
            return True
        region += 1
    return False


def finish(state: Position, tell: Listener | None) -> None:
    """The light cards, shown or not, are shuffled and laid on the dark ones (W17): nothing that anybody learnt of hands
    is worth anything from here on."""
    state.deck = ALL_CARDS
    state.discard = 0
    nothing: vec[i64] = flat([0] * state.setting.seats)
    state.hands = nothing
    state.held = nothing
    state.revealed = nothing
    place_wildcatters(state, tell)
    turns.begin_round(state, tell)
    display.begin(state, ask.DISPLAY)


def place_wildcatters(state: Position, tell: Listener | None) -> None:
    """One for each region, a second one where there is hardly a rig (W18, W19), neutral ones counted (W20)."""
    placed: i64 = 0
    doubles: vec[i64] = vec[i64](capacity=8)
    region: i64 = 0
    while region < REGION_COUNT:
        fields.put_wildcatter(state, region)
        placed += 1
        if fields.rigs(state, region) <= SECOND_WILDCATTER:
            fields.put_wildcatter(state, region)
            placed += 1
            doubles = append(doubles, region)
        region += 1
    if tell is not None:
        tell(WildcattersPlaced(tuple(doubles), placed, WILDCATTERS - placed))
