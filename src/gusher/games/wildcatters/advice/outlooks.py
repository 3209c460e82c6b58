"""Where the seats will end: what they have and what it will bring, summed up in points."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.advice.contests import expect, expect_interim
from gusher.games.wildcatters.advice.prospect import LEAST_DRIFT, Prospect, use_of_money, zeros
from gusher.games.wildcatters.data import (
    CARGO_BITS,
    CARGO_MASK,
    CASH_CONTEST,
    COLOUR_COUNT,
    CONTINENT_COUNT,
    END_A,
    FIRST_BOX,
    FIRST_LINK,
    INTERIM_ROUND,
    MOST_BOXES,
    NOTHING,
    PIECE_KINDS,
    REFINERY,
    REFINERY_CARDS,
    REFINERY_POINTS,
    REFINERY_ROOM,
    REGION_COUNT,
    SHIP_COUNT,
    SHIPS_EACH,
    STOCK,
    STRETCH_COUNT,
    ZONE_CONTINENT,
    ZONE_COUNT,
)
from gusher.games.wildcatters.rules import cargo, rails
from gusher.games.wildcatters.score import wildcatter_points
from gusher.kernel import sets

INCOME: Final = 3.0  # own shares that come in by a turn, roughly
PER_REFINERY: Final = 0.6  # refineries that a seat can build in a turn, as money goes
PER_ROUND: Final = 7.8  # points that a round before the interim scoring brings every seat
MOVING: Final = 0.8  # of the best landing: what a barrel under way may hope for …
PASSENGER: Final = 0.7  # … and one aboard, if somebody else is captain


def outlooks(prospect: Prospect) -> vec[float]:
    """The points that each seat may expect."""
    totals: vec[float] = vec[float](capacity=COLOUR_COUNT)
    seat: i64 = 0
    while seat < prospect.seats:
        totals = append(totals, holdings(prospect, seat) + to_come(prospect))
        seat += 1
    add_companies(prospect, totals)
    add_boxes(prospect, totals)
    add_refineries(prospect, totals)
    add_trains(prospect, totals)
    add_tankers(prospect, totals)
    return totals


def to_come(prospect: Prospect) -> float:
    """What all seats alike will earn in the rounds before the interim scoring; later on the rest sees it coming."""
    rounds: float = prospect.left / float(prospect.seats)
    after_interim: i64 = prospect.state.setting.rounds - INTERIM_ROUND
    return PER_ROUND * max(0.0, rounds - float(after_interim))


# --- seat by seat ---


def holdings(prospect: Prospect, seat: i64) -> float:
    """Points on the track, tokens, oil in the fields, money, cards."""
    state = prospect.state
    worth: float = float(state.score[seat] + wildcatter_points(state.wildcatters[seat]))
    turns: float = prospect.turns_of(seat)
    region: i64 = 0
    while region < REGION_COUNT:
        worth += prospect.barrels[region * COLOUR_COUNT + seat]
        region += 1
    cards: i64 = sets.count(state.cards[seat] & REFINERY_CARDS)
    worth += prospect.weights.card * float(cards) * min(1.0, 0.25 * prospect.left)
    return worth + money(prospect, seat, turns) + later_refineries(prospect, seat, turns)


def money(prospect: Prospect, seat: i64, turns: float) -> float:
    """Dollars and shares as means, the danger of loans, and loans."""
    state = prospect.state
    weights = prospect.weights
    first: i64 = seat * COLOUR_COUNT
    cash: float = float(state.cash[seat])
    worth: float = weights.dollar * min(cash, weights.rich) + weights.spare * max(0.0, cash - weights.rich)
    shares: i64 = state.shares[first] + state.shares[first + 1] + state.shares[first + 2] + state.shares[first + 3]
    worth += weights.share * float(shares)
    own: float = float(state.shares[first + seat])
    worth -= weights.danger * max(0.0, weights.safe - own)
    return worth * use_of_money(turns) - debt(prospect, seat, own, turns)


def debt(prospect: Prospect, seat: i64, own: float, turns: float) -> float:
    """Every loan must be repaid, at the latest in the end, and then a missing share costs a point (W192)."""
    loans: float = float(prospect.state.loans[seat])
    if loans == 0.0:
        return 0.0
    missing: float = max(0.0, per_loan(prospect) * loans - own - INCOME * turns)
    certain: float = 1.0 if turns == 0.0 else prospect.weights.shortage
    return prospect.weights.loan * loans * min(1.0, turns) + certain * missing


def per_loan(prospect: Prospect) -> float:
    """Own shares that each loan takes at the end (W192)."""
    way = prospect.state.setting
    return float(way.loan_prices[way.rounds])


def later_refineries(prospect: Prospect, seat: i64, turns: float) -> float:
    """The third, fourth and fifth refinery bring points (W75): what of it time allows."""
    built: i64 = STOCK[REFINERY] - prospect.state.stock[seat * PIECE_KINDS + REFINERY]
    time: float = PER_REFINERY * turns
    worth: float = 0.0
    while built < STOCK[REFINERY] and time > 0.0:
        worth += float(REFINERY_POINTS[built]) * min(1.0, time)
        time -= 1.0
        built += 1
    return prospect.weights.bonus * worth


# --- contests ---


def add_companies(prospect: Prospect, totals: vec[float]) -> None:
    """The four companies, after the last repayment (W195), and cash."""
    state = prospect.state
    drift: float = LEAST_DRIFT + prospect.weights.shares_drift * prospect.left
    amounts: vec[float] = zeros(prospect.seats)
    company: i64 = 0
    while company < COLOUR_COUNT:
        seat: i64 = 0
        while seat < prospect.seats:
            held: float = float(state.shares[seat * COLOUR_COUNT + company])
            if seat == company:
                held = max(0.0, held - per_loan(prospect) * float(state.loans[seat]))
            amounts[seat] = held
            seat += 1
        expect(state.setting, totals, company, amounts, drift)
        add_interim(prospect, totals, amounts, prospect.weights.shares_drift)
        company += 1
    seat = 0
    while seat < prospect.seats:
        amounts[seat] = float(state.cash[seat])
        seat += 1
    expect(state.setting, totals, CASH_CONTEST, amounts, LEAST_DRIFT + prospect.weights.cash_drift * prospect.left)


def add_interim(prospect: Prospect, totals: vec[float], amounts: vec[float], drift: float) -> None:
    """What the scoring after the fifth round will bring, as long as it is to come (W185)."""
    state = prospect.state
    if state.round <= INTERIM_ROUND:
        expect_interim(state.setting, totals, amounts, prospect.interim_drift(drift))


def add_boxes(prospect: Prospect, totals: vec[float]) -> None:
    """The seven boxes, with the barrels that wait in refineries."""
    continent: i64 = 0
    while continent < CONTINENT_COUNT:
        amounts: vec[float] = prospect.amounts(continent)
        expect(prospect.state.setting, totals, FIRST_BOX + continent, amounts, prospect.box_drift)
        add_interim(prospect, totals, amounts, prospect.weights.barrels_drift)
        continent += 1


# --- what stands on the board ---


def add_refineries(prospect: Prospect, totals: vec[float]) -> None:
    """Shares for the barrels of others (W157), and barrels in harbours and on tankers."""
    state = prospect.state
    zone: i64 = 0
    while zone < ZONE_COUNT:
        owner: i64 = state.refineries[zone]
        if owner != NOTHING and owner < prospect.seats:
            totals[owner] += refinery(prospect, zone, owner)
        add_waiting(prospect, totals, zone)
        zone += 1


def refinery(prospect: Prospect, zone: i64, owner: i64) -> float:
    state = prospect.state
    weights = prospect.weights
    own: i64 = state.tanks[zone * COLOUR_COUNT + owner]
    there: float = 2.0 * weights.slot  # what is there has been paid for already (W139)
    worth: float = there * float(state.filled[zone] - own) * prospect.emptied_for(zone, owner)
    coming: float = min(float(REFINERY_ROOM - state.filled[zone]), weights.flow * prospect.left)
    return worth + weights.slot * coming * prospect.emptied(zone)


def add_waiting(prospect: Prospect, totals: vec[float], zone: i64) -> None:
    """Barrels in a harbour: on their way at once, or in the next transport of the region (W152); never in a white
    half (W153)."""
    state = prospect.state
    seat: i64 = 0
    while seat < prospect.seats:
        barrels: i64 = state.waiting[zone * COLOUR_COUNT + seat]
        if barrels > 0 and zone < REGION_COUNT:
            totals[seat] += float(barrels) * waiting_barrel(prospect, zone, seat)
        seat += 1


def waiting_barrel(prospect: Prospect, zone: i64, seat: i64) -> float:
    if prospect.is_moving(seat):
        return MOVING * landing(prospect, seat)
    return prospect.oil[seat] * prospect.chance(zone, 1, 1.0)


def landing(prospect: Prospect, seat: i64) -> float:
    """What one more barrel of the seat brings in the refinery that suits it best."""
    best: float = 0.0
    zones: i64 = rails.open_refineries(prospect.state)
    while zones != 0:
        best = max(best, landing_at(prospect, sets.lowest(zones), seat))
        zones &= zones - 1
    return best


def landing_at(prospect: Prospect, zone: i64, seat: i64) -> float:
    """A place in the box if the refinery is emptied, and shares of its owner at once (W139)."""
    paid: float = 0.0 if prospect.state.refineries[zone] == seat else prospect.weights.landed
    return prospect.gain(ZONE_CONTINENT[zone], seat, prospect.emptied_for(zone, seat)) + paid


def add_trains(prospect: Prospect, totals: vec[float]) -> None:
    """Fees of the others, and the own ones that are saved (W121, W133)."""
    state = prospect.state
    stretch: i64 = 0
    while stretch < STRETCH_COUNT:
        one: i64 = state.trains[stretch * MOST_BOXES]  # a third one, on an owner's board, is not judged
        two: i64 = state.trains[stretch * MOST_BOXES + 1]
        if one != NOTHING and one < prospect.seats:
            totals[one] += train(prospect, stretch, one, two)
        if two not in (NOTHING, one):
            totals[two] += train(prospect, stretch, two, one)
        stretch += 1


def train(prospect: Prospect, stretch: i64, owner: i64, rival: i64) -> float:
    """One train: who has none there pays one of those who have."""
    region: i64 = END_A[stretch]
    paying: float = prospect.others_traffic(region, owner)
    if rival not in (NOTHING, owner):
        paying = 0.5 * (paying - prospect.traffic[region * COLOUR_COUNT + rival])
    saved: float = prospect.traffic[region * COLOUR_COUNT + owner]
    paying += prospect.weights.future * prospect.left
    share: float = 1.0 if stretch < FIRST_LINK else prospect.weights.link
    used: float = prospect.chance(region, 1, 1.0) if prospect.left > 0.0 else 0.0
    return prospect.weights.fee * share * used * (min(paying, 8.0) + saved)


def add_tankers(prospect: Prospect, totals: vec[float]) -> None:
    """Tankers where barrels come, and what is aboard."""
    state = prospect.state
    ship: i64 = 0
    while ship < SHIP_COUNT:
        zone: i64 = state.ships[ship]
        if zone != NOTHING:
            owner: i64 = ship // SHIPS_EACH
            totals[owner] += tanker(prospect, zone, owner)
            if state.cargo[ship] != 0:
                add_cargo(prospect, totals, ship)
        ship += 1


def add_cargo(prospect: Prospect, totals: vec[float], ship: i64) -> None:
    """Barrels aboard: the captain names the harbour (W145)."""
    captain: i64 = cargo.captain(prospect.state, ship)
    rest: i64 = prospect.state.cargo[ship]
    while rest != 0:
        seat: i64 = (rest & CARGO_MASK) - 1
        totals[seat] += (1.0 if seat == captain else PASSENGER) * landing(prospect, seat)
        rest >>= CARGO_BITS


def tanker(prospect: Prospect, zone: i64, owner: i64) -> float:
    """A tanker is worth the barrels that come to its harbour, less with each other one there."""
    if zone >= REGION_COUNT or prospect.left <= 0.0:
        return 0.0
    own: float = prospect.traffic[zone * COLOUR_COUNT + owner]
    coming: float = own + prospect.others_traffic(zone, owner)
    coming += prospect.weights.future * prospect.left
    crowd: float = float(prospect.tankers_at(zone))
    return prospect.weights.tanker * prospect.chance(zone, 1, 1.0) * min(coming + own, 8.0) / (1.0 + crowd)
