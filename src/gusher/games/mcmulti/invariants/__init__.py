"""What must hold in every position of McMulti, compared with a slow recount (recount.py). The descriptions are for
developers."""

from collections.abc import Callable, Iterator
from typing import Final

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    BONUS,
    BONUS_ENDING,
    COUNTER_START,
    EMBARGO,
    FACES,
    FEE,
    FOREIGN,
    GOAL,
    IS_TAX,
    LAST_TURNS,
    NO_BONUS,
    NOTHING,
    PARKED,
    POLLUTION,
    PURCHASE,
    REFINERY,
    RIG,
    ROUND_TURNS,
    SALE,
    SPACES,
    SPIRAL_CEILING,
    SPIRAL_FLOOR,
    STATION,
    STATION_TAX,
    WELL,
    WELL_YIELD,
    WINTER,
)
from gusher.games.mcmulti.invariants.recount import (
    Piece,
    answers,
    cell_of,
    covered_on,
    hits,
    in_force,
    members,
    own,
    pieces,
    rooms_on,
    total_hits,
)
from gusher.games.mcmulti.position import Position, asking_order
from gusher.games.mcmulti.rules.ground import noted
from gusher.kernel.state import CHANCE, OVER

Check = Callable[[Position], Iterator[str]]

MOST_ANSWERS: Final = 72
SET_UP_STEPS: Final = (ask.PICKER, ask.ISLAND, ask.FIRST)  # before the first news card is turned up
# Between a double and the end of the dice phase.
DICE_STEPS: Final = (ask.STRIKE, ask.REFINE, ask.PUMP, ask.FORCED_SALE, ask.PARK)
ROLLED_STEPS: Final = (ask.REROLL, ask.COUNTER, *DICE_STEPS, ask.SHOP, ask.ANNOUNCE)


def broken(state: Position) -> list[str]:
    """The invariants that do not hold, in words for developers; empty when all is well."""
    return [fault for check in CHECKS for fault in check(state)]


def amounts_fit(state: Position) -> Iterator[str]:
    """M24, and the sizes of the board."""
    if min(*state.cash, *state.crude, *state.gas, state.debt) < 0:
        yield f"cash {list(state.cash)}, crude {list(state.crude)}, gas {list(state.gas)}, debt {state.debt}"
    if any(n not in range(SPACES + 1) for n in state.markets):
        yield f"markets {list(state.markets)}"
    if not SPIRAL_FLOOR <= state.price <= SPIRAL_CEILING:
        yield f"consumer price {state.price}"
    if state.counter not in range(1, 7) or (state.counter != COUNTER_START and not state.setting.counter_die):
        yield f"counter die {state.counter}"


def pieces_fit(state: Position) -> Iterator[str]:
    """M13 to M15, M132: no cell with two pieces, all within their island, none on nobody's."""
    for island in range(4):
        places = covered_on(state, island)
        if len(set(places)) != len(places):
            yield f"island {island}: two pieces on one cell"
        if any(row not in range(1, 7) or column not in range(1, 7) for row, column in places):
            yield f"island {island}: a piece beyond the edge"
        if places and state.owner[island] == NOTHING:
            yield f"island {island}: a piece, but no owner"


def owners_fit(state: Position) -> Iterator[str]:
    """M1, M3, M123, M132: one island for each of three or four, two for each of two; who picks comes in drawn order."""
    seats = int(state.setting.seats)
    order = [int(seat) for seat in state.pickers]
    owned = [int(seat) for seat in state.owner if seat != NOTHING]
    if len(set(order)) != len(order) or not set(order) <= set(range(seats)) or (order and not state.setting.picked):
        yield f"islands are picked in the order {order}"
    expected = order[: len(owned)] if state.step in (ask.PICKER, ask.ISLAND) else list(range(seats)) * (4 // seats)
    if sorted(owned) != sorted(expected):
        yield f"islands belong to {list(state.owner)}"


def tables_current(state: Position) -> Iterator[str]:
    """What the rules keep up to date is what a recount gives."""
    for island in range(4):
        taken = sum(1 << cell_of(place) for place in set(covered_on(state, island)) if place[0] < 7 and place[1] < 7)
        if state.taken[island] != taken:
            yield f"island {island}: covered cells differ from the recount"
    wells = sum(1 for _, piece, _ in pieces(state) if piece == WELL)
    if state.wells != wells:
        yield f"{state.wells} wells, {wells} by the recount"


def news_fit(state: Position) -> Iterator[str]:
    """Every card lies in exactly one place; one is open but for the moment of a draw (M87)."""
    single = [int(card) for card in (state.news_open, state.news_due, state.news_leaving) if card != NOTHING]
    sets = (state.news_down, state.news_used, state.news_force)
    lying = single + [card for cards in sets for card in members(int(cards))]
    if sorted(lying) != list(range(9)):
        yield f"news cards {sorted(lying)}"
    if (state.news_open == NOTHING) != (state.step in {*SET_UP_STEPS, ask.NEWS}):
        yield f"step {state.step} with open card {state.news_open}"
    if state.news_leaving != NOTHING and state.step != ask.NEWS:
        yield f"step {state.step} with leaving card {state.news_leaving}"


def lasting_cards_fit(state: Position) -> Iterator[str]:
    """Only lasting cards are in force; what is due acts before the dice phase is over (M85)."""
    if not set(members(int(state.news_force))) <= {BONUS, EMBARGO, POLLUTION, WINTER}:
        yield f"in force: {members(int(state.news_force))}"
    if (state.bonus != NO_BONUS) != in_force(state, BONUS) or state.bonus not in range(BONUS_ENDING + 1):
        yield f"premium {state.bonus}, in force: {members(int(state.news_force))}"
    if state.news_due != NOTHING and state.step not in {ask.NEWS, *DICE_STEPS}:
        yield f"step {state.step} with card {state.news_due} due"
    if state.news_due != NOTHING and not (IS_TAX[state.news_due] or state.news_due in (POLLUTION, WINTER)):
        yield f"card {state.news_due} is due"


def parked_fit(state: Position) -> Iterator[str]:
    """M104, M112: a refinery is parked exactly while the card lies there."""
    parked = [int(number) for number in state.parked]
    if any(number not in range(10) for number in parked) or any(
        number and state.owner[island] == NOTHING for island, number in enumerate(parked)
    ):
        yield f"parked {parked}"
    if state.step != ask.PARK and any(parked) != in_force(state, POLLUTION):
        yield f"parked {parked}, in force: {members(int(state.news_force))}"


def trade_fits(state: Position) -> Iterator[str]:
    """M26, M27, M35: one pair a turn, and no product both ways."""
    traded = int(state.traded)
    if traded & 3 & traded >> 2:
        yield f"traded both ways: {traded}"
    if state.pair == NOTHING and (traded or state.step == ask.TRADE):
        yield f"step {state.step}, traded {traded} in no pair"
    if state.balance and not traded:
        yield f"a balance of {state.balance} without a trade"
    if state.step == ask.TRADE and state.pair == FOREIGN and in_force(state, EMBARGO):
        yield "foreign trade under the embargo"


def turn_fits(state: Position) -> Iterator[str]:
    """The active island goes clockwise from the first (M22); dice lie from the roll to the end of the turn."""
    if state.step in SET_UP_STEPS:
        return
    if state.turn > 0 and state.island != (state.first + state.turn - 1) % 4:
        yield f"island {state.island} on turn {state.turn} from island {state.first}"
    if (state.turn == 0) != (state.step == ask.START_SHOP) and state.step not in (ask.NEWS, ask.PLACE):
        yield f"step {state.step} on turn {state.turn}"
    rolled = state.rolls > 0
    if (rolled != (state.red > 0)) or (rolled != (state.blue > 0)) or max(state.red, state.blue) > 6:
        yield f"{state.rolls} rolls, dice {state.red} and {state.blue}"
    if state.rolls > (2 if state.setting.reroll else 1):
        yield f"{state.rolls} rolls"
    if (state.step in ROLLED_STEPS and not rolled) or (state.step in (ask.MARKET, ask.TRADE) and rolled):
        yield f"step {state.step} after {state.rolls} rolls"


def end_fits(state: Position) -> Iterator[str]:
    """M146, M148, M149, M154, M155."""
    if (state.reason != 0) != (state.step == ask.ENDED):
        yield f"step {state.step} with reason {state.reason}"
    limit = int(ROUND_TURNS) * int(state.setting.turn_limit)
    if limit and state.turn > limit:
        yield f"turn {state.turn} beyond the limit of {limit}"
    if state.left not in range(LAST_TURNS + 1) or (state.left > 0 and state.announcer == NOTHING):
        yield f"{state.left} turns left, announced by {state.announcer}"
    if state.step == ask.ANNOUNCE:  # by whom: step_fits
        fixed = limit and state.turn > limit - ROUND_TURNS
        if state.announcer != NOTHING or fixed or state.cash[state.seat] < GOAL:
            yield f"announcing on turn {state.turn} with {state.cash[state.seat]}, announced by {state.announcer}"


def step_fits(state: Position) -> Iterator[str]:
    """The open question goes to the right seat; nobody is ever stuck."""
    expected = expected_seat(state)
    if state.seat != expected or (expected == NOTHING and state.seat != CHANCE):
        yield f"step {state.step} on island {state.island} asks seat {state.seat}"
    number = len(state.legal())
    if (number == 0) != (state.step == ask.ENDED) or number > MOST_ANSWERS:
        yield f"step {state.step} with {number} answers"
    if (state.wanted != NOTHING) != (state.step == ask.PLACE):
        yield f"step {state.step} with piece {state.wanted} to place"
    if state.debt and state.step != ask.FORCED_SALE:
        yield f"step {state.step} with a debt of {state.debt}"


def expected_seat(state: Position) -> int:
    if state.step in (ask.PICKER, ask.FIRST, ask.NEWS, ask.ROLL, ask.COUNTER):
        return CHANCE
    if state.step == ask.ENDED:
        return OVER
    if state.step == ask.ISLAND:
        return int(state.pickers[sum(1 for seat in state.owner if seat != NOTHING)])
    clockwise = state.step == ask.ANNOUNCE and state.setting.any_turn  # M153
    if clockwise or state.step in (ask.REFINE, ask.PUMP, ask.FORCED_SALE, ask.PARK):
        return asking_order(state, int(state.island))[state.asked]
    return int(state.owner[state.island])


def barrels_asked_fit(state: Position) -> Iterator[str]:
    """M52, M53, M55, M57, M58, M62: as many answers as the slow count of hits and old barrels allows."""
    seat = int(state.seat)
    if state.step == ask.REFINE:
        most = min(total_hits(state, seat, REFINERY), int(state.old_crude[seat]))
    elif state.step == ask.PUMP:
        most = min(total_hits(state, seat, STATION), int(state.old_gas[seat]), int(state.price - SPIRAL_FLOOR))
    else:
        return
    if most < 1 or len(state.legal()) != most + 1:
        yield f"step {state.step}: {len(state.legal())} answers for {most} barrels"


def places_asked_fit(state: Position) -> Iterator[str]:
    """M14 to M16."""
    if state.step == ask.PLACE:
        kind = REFINERY if state.wanted == PARKED else int(state.wanted)
        rooms = {do.PLACE + cell_of(place) for place in rooms_on(state, int(state.island), kind)}
        if answers(state) != rooms:
            yield f"places {sorted(answers(state))}, recount {sorted(rooms)}"


def shop_fits(state: Position) -> Iterator[str]:
    """M64 to M73, M105, M109, M156, and M19 to M21 in the starting round."""
    if state.step not in (ask.SHOP, ask.START_SHOP):
        return
    island, seat = int(state.island), int(state.seat)
    expected = {do.DONE}
    for kind in (RIG, STATION, REFINERY):
        if rooms_on(state, island, kind) and state.cash[seat] >= PURCHASE[state.economy * 4 + kind]:
            expected.add(do.BUY + kind)
    if state.step == ask.SHOP:
        if state.parked[island] and state.cash[seat] >= FEE and rooms_on(state, island, REFINERY):
            expected.add(do.RETURN)
        here = [piece for piece in pieces(state) if piece[0] == island and hits(state, piece) >= needed(state, piece)]
        fresh = members(int(state.fresh))
        expected |= {do.SELL + island * 36 + cell_of(place) for _, _, place in here if cell_of(place) not in fresh}
    if answers(state) != expected:
        yield f"shop {sorted(answers(state))}, recount {sorted(expected)}"


def needed(state: Position, piece: Piece) -> int:
    """Hits that a piece needs to be sold: in the last turns a rig has to be on the crossing (M156)."""
    return 2 if state.left > 0 and piece[1] == RIG and not state.setting.rigs_on_line else 1


def new_pieces_fit(state: Position) -> Iterator[str]:
    """M49, M72: what came this turn is known; what was bought is part of it."""
    new = set(members(int(state.idle)))
    if not set(members(int(state.fresh))) <= new:
        yield f"bought {members(int(state.fresh))}, but new are {sorted(new)}"
    if state.step in (ask.MARKET, ask.TRADE, ask.ROLL, ask.REROLL, ask.COUNTER, ask.START_SHOP) and (
        new or state.given
    ):
        yield f"step {state.step} with new pieces {sorted(new)}, given {state.given}"


def past_fits(state: Position) -> Iterator[str]:
    """Two dice or none, and none before the second turn."""
    faces = (int(state.past_roll) & 7, int(state.past_roll) >> 3 & 7)
    known = min(faces) >= 1 and max(faces) <= FACES
    if known and state.turn < 2 and state.seat != OVER:
        yield f"turn {state.turn} after the dice {faces}"
    if not known and (state.past_roll or state.past_idle):
        yield f"no dice before, but {state.past_roll} and {state.past_idle} of them"


def given_fits(state: Position) -> Iterator[str]:
    """M52, M57: what is noted of a turn's barrels agrees with the stocks before and after it, as long as no piece
    has gone since the wells produced."""
    if state.step not in (ask.REFINE, ask.PUMP):
        return
    for seat in range(state.setting.seats):
        refined, sold = int(noted(state, seat, REFINERY)), int(noted(state, seat, STATION))
        working = [piece for piece in own(state, seat) if not is_new(state, piece)]
        produced = int(WELL_YIELD) * sum(hits(state, piece) for piece in working if piece[1] == WELL)
        if state.crude[seat] != state.old_crude[seat] + produced - refined:
            yield f"seat {seat} refined {refined} and has {state.crude[seat]} crude"
        if state.gas[seat] != state.old_gas[seat] + refined - sold:
            yield f"seat {seat} refined {refined}, sold {sold} and has {state.gas[seat]} gas"


def is_new(state: Position, piece: Piece) -> bool:
    return piece[0] == state.island and bool(state.idle >> cell_of(piece[2]) & 1)


def forced_fits(state: Position) -> Iterator[str]:
    """M117 to M119: asked while the cash is short and there is a choice."""
    if state.step != ask.FORCED_SALE:
        return
    seat = int(state.seat)
    sold = [piece for piece in own(state, seat) if piece[1] == STATION or state.news_due != STATION_TAX]
    missing = int(state.debt - state.cash[seat])
    if not 0 < missing < sum(int(SALE[state.economy * 4 + kind]) for _, kind, _ in sold):
        yield f"seat {seat} must sell for {missing} of {len(sold)} pieces"
    if answers(state) != {do.SELL + island * 36 + cell_of(place) for island, _, place in sold}:
        yield f"seat {seat} is offered other pieces than its own"


def parking_fits(state: Position) -> Iterator[str]:
    """M103, M106: asked while there are more refineries than fees."""
    if state.step != ask.PARK:
        return
    seat = int(state.seat)
    refineries = [piece for piece in own(state, seat) if piece[1] == REFINERY]
    if not 0 < state.cash[seat] // FEE < len(refineries):
        yield f"seat {seat} must park with {state.cash[seat]} for {len(refineries)} refineries"
    if answers(state) != {
        do.PARK + island * 25 + (row - 1) * 5 + column - 1 for island, _, (row, column) in refineries
    }:
        yield f"seat {seat} is offered other refineries than its own"


CHECKS: Final[tuple[Check, ...]] = (
    amounts_fit,
    pieces_fit,
    owners_fit,
    tables_current,
    news_fit,
    lasting_cards_fit,
    parked_fit,
    trade_fits,
    turn_fits,
    end_fits,
    step_fits,
    barrels_asked_fit,
    places_asked_fit,
    shop_fits,
    new_pieces_fit,
    past_fits,
    given_fits,
    forced_fits,
    parking_fits,
)
