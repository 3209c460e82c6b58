"""What must hold in every position of Giganten (spec section 9), checked the slow way.

Everything is counted anew: nothing here trusts the numbers that the rules keep up to date. The descriptions are for
developers.
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from math import gcd
from typing import Final

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import (
    BUILD_COST,
    CARD_BLACK,
    CARD_COPIES,
    CARD_CRUDE,
    CARD_LICENCES,
    CARD_MOVE,
    CARDS,
    CELLS,
    CLEARED,
    COLUMNS,
    COMPANIES,
    COST,
    CRUDE,
    DERRICKS,
    END_CRUDE,
    END_DERRICK,
    FACE_DOWN,
    FACES,
    FEE,
    KINDS,
    LEAST_VALUE,
    LOOKABLE,
    NOT_WITH_THREE,
    NOTHING,
    ONES,
    OUT,
    OVERFLOW,
    PRICE,
    RED_FACES,
    ROWS,
    SITE_CELL,
    SITES,
    SITES_PER_KIND,
    STAR,
    START_CASH,
    TANK_LIMIT,
    TILE_COPIES,
    TWOS,
    UNDRAWN,
    VALUES,
)
from gusher.games.giganten.position import Position
from gusher.games.giganten.score import account, scores
from gusher.kernel.state import CHANCE, OVER

# What an owner's board may change is read from it.
NOTE: Final = gcd(*(int(paid) for paid in (START_CASH, FEE, OVERFLOW, *BUILD_COST, *PRICE))) or 1  # the smallest: $500
FREE: Final = max(int(crude) for crude in CARD_CRUDE)  # markers that a card brings at most (G53)
MOST_IN_TANK: Final = int(TANK_LIMIT + DERRICKS) + FREE  # what it kept, a marker from every derrick, the free one
FAR: Final = 99


def most_rounds() -> int:
    """As many as there would be with the slowest red cards first; the last one ends with its red card (G23)."""
    steps = sorted(int(CARD_BLACK[face]) for face in range(RED_FACES) for _ in range(CARD_COPIES[face]))
    black = rounds = 0
    while black < STAR:
        black += steps[rounds % len(steps)]
        rounds += 1
    return rounds


MOST_ROUNDS: Final = most_rounds()
CHANCE_STEPS: Final = (ask.START, ask.ROLL, ask.RED, ask.BEIGE, ask.DEAL, ask.LOOK, ask.REVEAL, ask.PENALTY)
AUCTION_STEPS: Final = (ask.BID, ask.PENALTY, ask.PAY, ask.SELL)
Check = Callable[[Position], Iterator[str]]


def broken(state: Position) -> list[str]:
    """The invariants that do not hold, in words for developers; empty when all is well."""
    return [fault for check in CHECKS for fault in check(state)]


# --- the slow recount ---


def seats(state: Position) -> range:
    return range(state.setting.seats)


def standing(state: Position, seat: int) -> list[int]:
    """The sites of a seat's derricks."""
    return [site for site in range(SITES) if state.owners[site] == seat]


def in_turn(state: Position) -> int:
    return int(state.first + state.turn) % int(state.setting.seats)


def beside(cell: int) -> list[int]:
    """The cells that share a side (G37)."""
    row, column = divmod(cell, COLUMNS)
    sides = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * COLUMNS + c for r, c in sides if r in range(ROWS) and c in range(COLUMNS)]


def closed_cells(state: Position) -> set[int]:
    """G39: derricks, whoever owns them."""
    return {int(SITE_CELL[site]) for site in range(SITES) if state.owners[site] >= 0}


def pass_only_cells(state: Position, mover: int) -> set[int]:
    """G40: face-down tiles and the trucks of others."""
    tiles = {int(SITE_CELL[site]) for site in range(SITES) if state.owners[site] == FACE_DOWN}
    trucks = {int(state.trucks[seat]) for seat in seats(state) if seat != mover and state.trucks[seat] != NOTHING}
    return tiles | trucks


def ways_out(state: Position, mover: int) -> list[int]:
    """G41, by a search from all open cells at once."""
    closed, pass_only = closed_cells(state), pass_only_cells(state, mover)
    found = [FAR] * CELLS
    queue: list[tuple[int, int]] = []
    for cell in range(CELLS):
        if cell not in closed | pass_only:
            heappush(queue, (0, cell))
    while queue:
        points, cell = heappop(queue)
        if points < found[cell]:
            found[cell] = points
            for before in beside(cell):
                if before in pass_only:
                    heappush(queue, (points + int(COST[cell]), before))
    return found


# --- the checks ---


def crude_kept(state: Position) -> Iterator[str]:
    """The marker that HAUL asks about is on its way and belongs to the 60."""
    travelling = 1 if state.step == ask.HAUL else 0
    total = int(state.supply) + sum(state.markers) + sum(state.tanks) + travelling
    if total != CRUDE:
        yield f"{total} crude markers"
    if min(int(state.supply), *state.markers, *state.tanks) < 0:
        yield "a negative number of crude markers"


def licences_kept(state: Position) -> Iterator[str]:
    """By value, hands and discards leave a pile, and it is a part of what was last shuffled."""
    for value, cards, hands, used, batch in (
        (1, ONES, state.ones, state.used_ones, state.batch_ones),
        (2, TWOS, state.twos, state.used_twos, state.batch_twos),
    ):
        pile = int(cards) - sum(hands) - int(used)
        if min(hands) < 0 or used < 0 or not 0 <= pile <= batch:
            yield f"licences of {value}: {list(hands)} in hand, {used} discarded, {pile} of {batch} in the pile"


def hands_known(state: Position) -> Iterator[str]:
    """What all know of a hand is true of it: its size, and how many twos it holds at most."""
    for seat in seats(state):
        ones, twos = int(state.ones[seat]), int(state.twos[seat])
        if ones + twos != state.held[seat]:
            yield f"seat {seat} holds {ones} + {twos} licences, but {state.held[seat]} are known"
        if not twos <= state.twos_most[seat] <= state.held[seat]:
            yield f"seat {seat} holds {twos} twos of at most {state.twos_most[seat]}, in {state.held[seat]} cards"


def action_cards_kept(state: Position) -> Iterator[str]:
    for face in range(FACES):
        seen = list(state.open).count(face) + list(state.cards).count(face)
        if state.pile[face] < 0 or seen + state.pile[face] > CARD_COPIES[face]:
            yield f"{CARDS[face]}: {state.pile[face]} in the pile, {seen} open or before seats"
    if any(card in range(RED_FACES) for card in list(state.open)[1:]) or state.open[0] >= RED_FACES:
        yield f"open cards out of place: {list(state.open)}"


def card_count(state: Position) -> Iterator[str]:
    """G24 to G27, G55: how many cards lie open and before the seats at each question."""
    lying = sum(card != NOTHING for card in state.open)
    taken = sum(card != NOTHING for card in state.cards)
    players = int(state.setting.seats)
    expected = {ask.BEIGE: (1 + state.turn, 0), ask.PICK: (players + 1 - state.turn, state.turn), ask.ENDED: (1, 0)}
    expected.update({ask.DEAL: (0, players)})
    expected.update(dict.fromkeys((ask.PLACE, ask.MOVE, ask.LOOK, ask.SPECIAL), (0, players - state.turn)))
    if (lying, taken) != expected.get(int(state.step), (0, 0)):
        yield f"step {state.step}, turn {state.turn}: {lying} cards open, {taken} before seats"


def tiles_kept(state: Position) -> Iterator[str]:
    """Per kind, the values that are fixed are among its twelve."""
    for kind in range(KINDS):
        sites = range(kind * SITES_PER_KIND, (kind + 1) * SITES_PER_KIND)
        values = [int(state.tiles[site]) for site in sites if state.tiles[site] != UNDRAWN]
        for value in set(values):
            if values.count(value) > TILE_COPIES[kind * VALUES + value - LEAST_VALUE]:
                yield f"kind {kind + 1}: {values.count(value)} tiles of {value}"
        if state.setting.seats == 3 and len(values) > sum(not _unused(state, site) for site in sites):
            yield f"kind {kind + 1}: {len(values)} tiles seen with three players"


def tiles_seen(state: Position) -> Iterator[str]:
    """A tile has a value exactly if it was turned up or looked at; kind 2 is never looked at (G44)."""
    for site in range(SITES):
        built = state.owners[site] >= 0 or (state.owners[site] == CLEARED and not _unused(state, site))
        fixed = state.tiles[site] != UNDRAWN
        if fixed != (built or state.viewers[site] != 0):
            yield f"site {site}: value {state.tiles[site]}, seen by {state.viewers[site]:b}"
        if state.viewers[site] and (_unused(state, site) or not LOOKABLE[site // SITES_PER_KIND]):
            yield f"site {site} was looked at"


def _unused(state: Position, site: int) -> bool:
    return state.setting.seats == 3 and NOT_WITH_THREE[site] == 1


def derricks_kept(state: Position) -> Iterator[str]:
    for seat in seats(state):
        if len(standing(state, seat)) + state.stock[seat] != DERRICKS or state.stock[seat] < 0:
            yield f"seat {seat}: {len(standing(state, seat))} derricks on the board, {state.stock[seat]} in stock"


def wells_fit(state: Position) -> Iterator[str]:
    """A derrick stands on markers, on a used site; nothing else does. The well in question may be running dry."""
    for site in range(SITES):
        owner, markers = int(state.owners[site]), int(state.markers[site])
        if owner not in {FACE_DOWN, CLEARED, *seats(state)} or (_unused(state, site) and owner != CLEARED):
            yield f"site {site} belongs to {owner}"
        if (owner >= 0) != (markers > 0) or markers > max(0, int(state.tiles[site])):
            yield f"site {site} of {owner}: {markers} markers, value {state.tiles[site]}"


def money_sound(state: Position) -> Iterator[str]:
    for seat in seats(state):
        if state.cash[seat] < 0 or state.cash[seat] % NOTE:
            yield f"seat {seat} has ${state.cash[seat]}"


def scales_bounded(state: Position) -> Iterator[str]:
    if any(place not in range(len(PRICE)) for place in state.prices):
        yield f"prices {list(state.prices)}"
    if any(column not in range(COLUMNS) for column in state.locos):
        yield f"locos {list(state.locos)}"
    if state.black not in range(STAR + 1) or (state.black == STAR) != (state.step == ask.ENDED):
        yield f"black loco on {state.black}, step {state.step}"
    if state.round not in range(1, MOST_ROUNDS + 1):
        yield f"round {state.round}"


def trucks_stand(state: Position) -> Iterator[str]:
    """G36, G40: outside its own move a truck is on an open cell, and no two are on one."""
    cells = [int(cell) for cell in state.trucks if cell != NOTHING]
    moving = int(state.trucks[state.seat]) if state.step == ask.MOVE else NOTHING
    still = [cell for cell in cells if cell != moving]
    if len(set(still)) != len(still):
        yield f"two trucks on one cell: {cells}"
    covered = {int(SITE_CELL[site]) for site in range(SITES) if state.owners[site] != CLEARED}
    if covered & set(still):
        yield f"a truck on a tile or a derrick: {cells}"
    if any(cell not in range(CELLS) for cell in cells):
        yield f"trucks {cells}"
    placed = state.setting.seats if state.round > 1 or state.step >= ask.BUILD else _placed(state)
    if len(cells) != placed and state.step != ask.ENDED:
        yield f"{len(cells)} trucks on the board, not {placed}"


def _placed(state: Position) -> int:
    """G35: how many trucks are on the board during round 1."""
    moving = state.step in (ask.PLACE, ask.MOVE, ask.LOOK, ask.SPECIAL)
    return int(state.turn) + (state.step != ask.PLACE) if moving else 0


def way_out_kept(state: Position) -> Iterator[str]:
    """G41: the mover can always still end on an open cell, and the table of ways out is right."""
    if state.step not in (ask.MOVE, ask.LOOK):
        return
    mover = in_turn(state)
    found = ways_out(state, mover)
    if list(state.leave) != found:
        yield "the ways out differ from the recount"
    if found[state.trucks[mover]] > state.points:
        yield f"{state.points} points, but the way out takes {found[state.trucks[mover]]}"
    if state.points not in range(CARD_MOVE[state.cards[mover]] + 1):
        yield f"{state.points} points left of {CARD_MOVE[state.cards[mover]]}"


def tanks_bounded(state: Position) -> Iterator[str]:
    """G87: two at most from round to round; a free marker comes in action 4, the wells' in action 6."""
    most = TANK_LIMIT if state.step < ask.PLACE else TANK_LIMIT + FREE if state.step < ask.HAUL else MOST_IN_TANK
    if state.step == ask.ENDED:
        most = TANK_LIMIT
    if max(state.tanks) > most:
        yield f"step {state.step}: tanks {list(state.tanks)}"


def question_fits(state: Position) -> Iterator[str]:
    """Whom the open question asks; nobody is ever stuck."""
    expected = [CHANCE] if state.step in CHANCE_STEPS else [in_turn(state)]
    if state.step in (ask.BID, ask.PAY, ask.SELL):
        expected = [int(state.bidder)] if state.step != ask.BID else list(seats(state))
    if state.step == ask.ENDED:
        expected = [OVER]
    if state.seat not in expected:
        yield f"step {state.step} asks seat {state.seat}"
    if state.turn not in range(state.setting.seats) and state.step not in AUCTION_STEPS:
        yield f"step {state.step}: turn {state.turn}"
    if (state.site != NOTHING) != (state.step in (ask.LOOK, ask.REVEAL, ask.HAUL)):
        yield f"step {state.step} about site {state.site}"
    if (len(state.legal()) == 0) != (state.step == ask.ENDED):
        yield f"step {state.step} with {len(state.legal())} answers"


def dealing_fits(state: Position) -> Iterator[str]:
    """Cards are due only while licences are dealt or lost."""
    most = {
        ask.DEAL: lambda: int(CARD_LICENCES[state.cards[in_turn(state)]]),
        ask.PENALTY: lambda: int(state.held[state.bidder]),
    }
    limit = most.get(int(state.step))
    if limit is None and state.due != 0:
        yield f"step {state.step}: {state.due} cards due"
    if limit is not None and state.due not in range(1, limit() + 1):
        yield f"step {state.step}: {state.due} cards due of {limit()}"


def auction_fits(state: Position) -> Iterator[str]:
    """G73 to G80, G85: who bids, what stands, and whether the winner can pay."""
    if state.step not in AUCTION_STEPS:
        if (state.bid, state.bidder, state.passed, state.caught) != (0, NOTHING, 0, 0) or any(state.offers):
            yield f"step {state.step} with a bid of {state.bid} by {state.bidder}"
        return
    if (state.bid > 0) != (state.bidder != NOTHING):
        yield f"a bid of {state.bid} by {state.bidder}"
    if max(state.offers) != state.bid:
        yield f"offers {list(state.offers)}, but {state.bid} stands"
    gone = state.passed | (state.caught if state.setting.bluffer == OUT else 0)  # G85
    for seat in [int(seat) for seat in (state.seat, state.bidder) if seat >= 0]:
        if gone >> seat & 1 or state.tanks[seat * 3 + state.company] == 0:
            yield f"seat {seat} takes part for {COMPANIES[state.company]}"


def winner_fits(state: Position) -> Iterator[str]:
    """G80, G82: who is asked to pay can; who loses cards could not, whatever has gone already."""
    if state.step not in (ask.PAY, ask.PENALTY):
        return
    worth = int(state.ones[state.bidder]) + 2 * int(state.twos[state.bidder])
    if (worth >= state.bid) != (state.step == ask.PAY):
        yield f"step {state.step}: a bid of {state.bid} by a hand worth {worth}"


def money_explained(state: Position) -> Iterator[str]:
    """Section 7: cash, derricks by the place of the loco, markers."""
    places = sorted(account(state, seat).place for seat in seats(state))
    if places != [seat + 1 for seat in seats(state)]:
        yield f"places {places}"
    for seat in seats(state):
        wells = standing(state, seat)
        crude = sum(state.markers[site] for site in wells) + sum(list(state.tanks)[seat * 3 : seat * 3 + 3])
        bonus = int(END_DERRICK[account(state, seat).place - 1])
        if scores(state)[seat] != state.cash[seat] + bonus * len(wells) + int(END_CRUDE) * crude:
            yield f"seat {seat} scores {scores(state)[seat]}"


CHECKS: Final[tuple[Check, ...]] = (
    crude_kept,
    licences_kept,
    hands_known,
    action_cards_kept,
    card_count,
    tiles_kept,
    tiles_seen,
    derricks_kept,
    wells_fit,
    money_sound,
    scales_bounded,
    trucks_stand,
    way_out_kept,
    tanks_bounded,
    question_fits,
    dealing_fits,
    auction_fits,
    winner_fits,
    money_explained,
)
