"""Set-up by the players: the first refineries, the start pieces, the wildcatters (W11 to W21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    ALL_CARDS,
    BIT,
    CONTINENT_ZONES,
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
    ZONE_CONTINENT,
    changed,
    extend,
    lowest_of,
)
from gusher.games.wildcatters.effects.setup import (
    Founded,
    Revealed,
    StartPiecePlaced,
    StartTrainPlaced,
    WildcattersPlaced,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import build, display, fields, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import flat


def legal(state: Position) -> vec[i64]:
    if state.step == ask.REVEAL:
        return regions(state)
    return pieces(state) if state.step == ask.PLACE else coloured(state)


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step == ask.REVEAL:
        reveal(state, action - do.REVEAL, tell)
    elif state.step == ask.PLACE:
        place(state, action, tell)
    else:
        found(state, action - do.REFINERY, tell)


# --- the first refineries ---


def coloured(state: Position) -> vec[i64]:
    """Either region of a continent that has no refinery yet (W11, W12)."""
    answers: vec[i64] = vec[i64](capacity=8)
    region: i64 = 0
    while region < REGION_COUNT:
        zones: i64 = CONTINENT_ZONES[ZONE_CONTINENT[region]]
        if state.sites & zones == zones:
            answers = append(answers, do.REFINERY + region)
        region += 1
    return answers


def found(state: Position, zone: i64, tell: Listener | None) -> None:
    build.put_refinery(state, state.seat, zone)
    if tell is not None:
        tell(Founded(state.seat, zone))
    state.turn += 1
    if state.turn == state.way.seats:
        state.turn = 0
        state.step = ask.REVEAL
    else:
        state.step = ask.FOUND
    state.seat = turns.active(state)


# --- start pieces ---


def remaining(state: Position, seat: i64, piece: i64) -> i64:
    """Start pieces of a kind that the seat has still to place: nothing else leaves the stock before."""
    return START_KIT[piece] - STOCK[piece] + state.stock[seat * PIECE_KINDS + piece]


def tracks(state: Position, region: i64) -> i64:
    """The stretches where a start train fits: no white links (W15)."""
    return state.tracks & REGION_STRETCHES[region]


def fits(state: Position, seat: i64, region: i64) -> bool:
    """Does some start piece fit the region (W16)? A rig or a tanker always does: a field has room for every start rig
    that the cards of its region can bring."""
    if remaining(state, seat, RIG) > 0 or remaining(state, seat, TANKER) > 0:
        return True
    return tracks(state, region) != 0


def regions(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=8)
    region: i64 = 0
    while region < REGION_COUNT:
        if state.hands[state.seat] & REGION_CARDS[region] != 0 and fits(state, state.seat, region):
            answers = append(answers, do.REVEAL + region)
        region += 1
    return answers


def reveal(state: Position, region: i64, tell: Listener | None) -> None:
    """All cards of a region are alike at set-up: the lowest is shown, and all see it (W13)."""
    seat: i64 = state.seat
    card: i64 = lowest_of(state.hands[seat] & REGION_CARDS[region])
    state.hands = changed(state.hands, seat, state.hands[seat] & ~BIT[card])
    state.held = changed(state.held, seat, state.held[seat] - 1)
    state.revealed = changed(state.revealed, seat, state.revealed[seat] | BIT[card])
    state.discard |= BIT[card]
    state.region = region
    state.step = ask.PLACE
    state.shown += 1
    if tell is not None:
        tell(Revealed(seat, card, region))


def pieces(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=5)
    if remaining(state, state.seat, RIG) > 0:
        answers = append(answers, do.RIG)
    if remaining(state, state.seat, TANKER) > 0:
        answers = append(answers, do.TANKER + state.region)
    if remaining(state, state.seat, TRAIN) > 0:
        answers = extend(answers, do.TRAIN, tracks(state, state.region))
    return answers


def place(state: Position, action: i64, tell: Listener | None) -> None:
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
    """Six laps in the same order (W13)."""
    state.region = NOTHING
    state.turn += 1
    if state.turn == state.way.seats:
        state.turn = 0
        state.lap += 1
    if state.lap == START_KIT[RIG] + START_KIT[TRAIN] + START_KIT[TANKER]:
        finish(state, tell)
    else:
        state.step = ask.REVEAL
        state.seat = turns.active(state)


def finish(state: Position, tell: Listener | None) -> None:
    """The light cards, shown or not, are shuffled and laid on the dark ones (W17): nothing that anybody learnt of hands
    is worth anything from here on."""
    state.deck = ALL_CARDS
    state.discard = 0
    nothing: vec[i64] = flat([0] * state.way.seats)
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
