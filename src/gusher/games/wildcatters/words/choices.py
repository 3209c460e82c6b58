"""Every answer as it reads in the list of choices, with what it costs or brings, and whom."""

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    COLOURS,
    DELIVERY_PAY,
    EMPTYING_SHARES,
    JOIN_FEE,
    LEAST_BID,
    NEUTRAL,
    PIECE_KINDS,
    REFINERY,
    REFINERY_POINTS,
    REFINERY_ROOM,
    REGION_CARDS,
    RENEW_POINTS,
    SHARES_PER_DOLLAR,
    SHIPS_EACH,
    STOCK,
    TANKER_FEE,
    TRAIN_FEE,
    ZONE_CONTINENT,
    ZONES,
)
from gusher.games.wildcatters.effects.names import (
    barrels_said,
    card_said,
    cargo_said,
    continent_said,
    stretch_said,
    tanker_said,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import cargo, deeds, loans
from gusher.games.wildcatters.words.holdings import field_fee, refinery_card, riding
from gusher.kernel import sets
from gusher.kernel.say import Say, Seat, grouped, say
from gusher.kernel.scene import said_by_kind

# What a price is paid for, by the first number of its kind in the action table, the highest first.
_DEEDS = (
    (do.MOVE, "move"),
    (do.TRANSPORT, "transport"),
    (do.SWAP, "swap"),
    (do.DRILL, "drill"),
    (do.REFINERY, "refinery"),
    (do.TRAIN, "train"),
    (do.TANKER, "tanker"),
    (do.RIG, "rig"),
)


def deed_of(action: int) -> str:
    """The word for what is bought with this answer."""
    return next(deed for first, deed in _DEEDS if action >= first)


# --- set-up, and step D ---


def _show(state: Position, region: int) -> Say:
    held = int(sets.count(state.hands[state.seat] & REGION_CARDS[region]))
    return say("wildcatters-choice-reveal", zone=ZONES[region], count=held)


def _rig(state: Position, _: int) -> Say:
    if state.step == ask.PLACE:
        return say("wildcatters-choice-place-rig")
    return say("wildcatters-choice-rig", cost=cost_said(state, do.RIG))


def _tanker(state: Position, zone: int) -> Say:
    if state.step == ask.PLACE:
        return say("wildcatters-choice-place-tanker")
    built = say("wildcatters-choice-tanker", cost=cost_said(state, do.TANKER + zone))
    return grouped(built, say("wildcatters-in-zone", zone=ZONES[zone]))


def _train(state: Position, stretch: int) -> Say:
    if state.step == ask.PLACE:
        return say("wildcatters-choice-place-train", stretch=stretch_said(stretch))
    built = say("wildcatters-choice-train", cost=cost_said(state, do.TRAIN + stretch))
    return grouped(built, say("wildcatters-on-stretch", stretch=stretch_said(stretch)))


def _refinery(state: Position, zone: int) -> Say:
    """W75: the VP depend on how many of them the seat has built, the one of the set-up included."""
    if state.step == ask.FOUND:
        continent = continent_said(ZONE_CONTINENT[zone])
        return say("wildcatters-choice-found", zone=ZONES[zone], continent=continent)
    built = int(STOCK[REFINERY] - state.stock[state.seat * PIECE_KINDS + REFINERY])
    cost = cost_said(state, do.REFINERY + zone)
    answer = say("wildcatters-choice-refinery", cost=cost, points=int(REFINERY_POINTS[built]))
    return grouped(answer, say("wildcatters-in-zone", zone=ZONES[zone]))


# --- menus ---


def _card(_state: Position, card: int) -> Say:
    return say("wildcatters-choice-card", card=card_said(card))


def _renew(state: Position, _: int) -> Say:
    left = int(state.score[state.seat] - RENEW_POINTS)
    return say("wildcatters-choice-renew", points=int(RENEW_POINTS), left=left)


def _empty(state: Position, _: int) -> Say:
    return say("wildcatters-choice-empty", card=refinery_card(state, state.seat))


def _drill(state: Position, _: int) -> Say:
    return say("wildcatters-choice-drill", cost=cost_said(state, do.DRILL))


def _swap(state: Position, _: int) -> Say:
    return say("wildcatters-choice-swap", cost=cost_said(state, do.SWAP))


def _transport(state: Position, _: int) -> Say:
    return say("wildcatters-choice-transport", cost=cost_said(state, do.TRANSPORT))


def _move(state: Position, zone: int) -> Say:
    free = "no" if state.moves else "yes"  # W163
    return say("wildcatters-choice-move", zone=ZONES[zone], free=free, cost=cost_said(state, do.MOVE + zone))


def _mix(_state: Position, _: int) -> Say:
    return say("wildcatters-choice-mix")


def _done(state: Position, _: int) -> Say:
    if state.step == ask.MOVE:
        return say("wildcatters-choice-done-move", moves=int(state.moves))
    return say("wildcatters-choice-done-oil" if state.step == ask.OIL else "wildcatters-choice-done-build")


# --- paying ---


def cost_said(state: Position, action: int) -> Say:
    """A price, and how the table would take it: cash first, shares for what is missing (W33)."""
    price, cash = int(deeds.price(state, action)), int(state.cash[state.seat])
    if state.mix:
        return say("wildcatters-price-mixed", price=price)
    missing = max(0, price - cash)
    return say("wildcatters-price", price=price, cash=price - missing, given=missing * int(SHARES_PER_DOLLAR))


def _cover(state: Position, dollars: int) -> Say:
    return say("wildcatters-choice-cover", cash=int(state.price) - dollars, shares=dollars * int(SHARES_PER_DOLLAR))


def _give(state: Position, shares: int) -> Say:
    emptied = state.colour == state.seat and forces_loan(state, shares)
    key = "wildcatters-choice-give-loan" if emptied else "wildcatters-choice-give"
    return say(key, company=COLOURS[state.colour], count=shares)


def forces_loan(state: Position, shares: int) -> bool:
    """W173, W174: does the asked seat have to borrow if it pays so many own shares?"""
    left = loans.own(state, state.seat) - shares
    return left < 0 or (left == 0 and shares > 0 and state.setting.zero_loan)


# --- joining and bidding ---


def _join(state: Position, _: int) -> Say:
    if state.step != ask.JOIN_DRILL:
        return say("wildcatters-choice-join-transport", fee=field_fee(state, state.seat))
    fee = int(JOIN_FEE)
    if forces_loan(state, fee):
        return say("wildcatters-choice-join-drill-loan", fee=fee)
    return say("wildcatters-choice-join-drill", fee=fee, left=loans.own(state, state.seat) - fee)


def _decline(state: Position, _: int) -> Say:
    drilling = state.step == ask.JOIN_DRILL
    return say("wildcatters-choice-decline-drill" if drilling else "wildcatters-choice-decline-transport")


def _offer(state: Position, number: int) -> Say:
    bid = number + int(LEAST_BID)
    if forces_loan(state, bid):
        missing = max(0, bid - loans.own(state, state.seat))
        return say("wildcatters-choice-bid-loan", bid=bid, missing=missing)
    return say("wildcatters-choice-bid", bid=bid, left=loans.own(state, state.seat) - bid)


def _pass(state: Position, _: int) -> Say:
    return say("wildcatters-choice-no-card" if state.step == ask.END_CARD else "wildcatters-choice-pass")


# --- transport ---


def _ride(state: Position, owner: int) -> Say:
    return say("wildcatters-choice-ride", owner=Seat(owner), fee=riding(state, state.seat) * int(TRAIN_FEE))


def _refine(state: Position, _: int) -> Say:
    """W139 to W141: who pays for the delivery."""
    zone, owner = int(state.place), int(state.refineries[state.place])
    known: dict[str, int | str] = {"zone": ZONES[zone], "pay": int(DELIVERY_PAY)}
    if is_neutral(state, owner):
        if not state.setting.bank_pays:
            return say("wildcatters-choice-refine-neutral", **known)
        return say("wildcatters-choice-refine-neutral-paid", company=COLOURS[NEUTRAL], **known)
    filled = {"held": int(state.filled[zone]) + 1, "room": int(REFINERY_ROOM)}
    if owner == state.seat:
        return say("wildcatters-choice-refine-own", zone=ZONES[zone], **filled)
    return say("wildcatters-choice-refine", owner=Seat(owner), company=COLOURS[owner], **known, **filled)


def is_neutral(state: Position, owner: int) -> bool:
    """W5: with three players the fourth colour is nobody's."""
    return owner >= state.setting.seats


def _load(state: Position, tanker: int) -> Say:
    owner = tanker // SHIPS_EACH
    known = {"tanker": tanker_said(tanker), "cargo": cargo_said(state.cargo[tanker])}
    if owner == state.seat:
        return say("wildcatters-choice-load-own", **known)
    return say("wildcatters-choice-load", owner=Seat(owner), fee=int(TANKER_FEE), **known)


def _link(state: Position, number: int) -> Say:
    zone, owner = ZONES[number // COLOUR_COUNT], number % COLOUR_COUNT
    if owner == state.seat:
        return say("wildcatters-choice-link-own", zone=zone)
    return say("wildcatters-choice-link", zone=zone, owner=Seat(owner), fee=int(TRAIN_FEE))


def _dispatch(state: Position, tanker: int) -> Say:
    return say(
        "wildcatters-choice-dispatch",
        tanker=tanker_said(tanker),
        zone=ZONES[state.ships[tanker]],
        cargo=cargo_said(state.cargo[tanker]),
        captain=Seat(cargo.captain(state, tanker)),
    )


def _sail(state: Position, zone: int) -> Say:
    if state.step == ask.DESTINATION:
        return say("wildcatters-choice-sail-idle", zone=ZONES[zone])
    owner, known = int(state.refineries[zone]), {"free": int(REFINERY_ROOM - state.filled[zone])}
    if owner == state.seat:
        return say("wildcatters-choice-port-own", zone=ZONES[zone], **known)
    known["pay"] = int(DELIVERY_PAY)
    if not is_neutral(state, owner):
        return say("wildcatters-choice-port", zone=ZONES[zone], owner=Seat(owner), **known)
    if state.setting.bank_pays:
        return say("wildcatters-choice-port-neutral-paid", zone=ZONES[zone], company=COLOURS[NEUTRAL], **known)
    return say("wildcatters-choice-port-neutral", zone=ZONES[zone], **known)


def _unload(_state: Position, owner: int) -> Say:
    return say("wildcatters-choice-unload", owner=Seat(owner))


# --- emptying ---


def _drain(state: Position, zone: int) -> Say:
    owner = int(state.refineries[zone])
    barrels = barrels_said(list(state.tanks[zone * COLOUR_COUNT : (zone + 1) * COLOUR_COUNT]))
    if is_neutral(state, owner):
        return say("wildcatters-choice-drain-neutral", zone=ZONES[zone], barrels=barrels)
    if owner == state.seat:
        return say("wildcatters-choice-drain-own", zone=ZONES[zone], barrels=barrels)
    return say("wildcatters-choice-drain", zone=ZONES[zone], owner=Seat(owner), barrels=barrels)


def _deliver(state: Position, barrels: int) -> Say:
    """W157, W158: shares come for the others' barrels, gone by now, and for the own ones that are not delivered."""
    kept = int(state.tanks[state.zone * COLOUR_COUNT + state.seat]) - barrels
    shares = (int(state.rest) + kept) * int(EMPTYING_SHARES)
    return say("wildcatters-choice-deliver", delivered=barrels, kept=kept, shares=shares)


def _take(state: Position, shares: int) -> Say:
    return say("wildcatters-choice-take", company=COLOURS[state.colour], count=shares)


# --- ends of rounds ---


def _repay(state: Position, number: int) -> Say:
    amount = number * int(state.setting.loan_prices[state.round])
    left = loans.own(state, state.seat) - amount
    return say("wildcatters-choice-repay", loans=number, amount=amount, left=left)


def _order(_state: Position, place: int) -> Say:
    return say("wildcatters-choice-order", place=place + 1)


# By the first number of each kind, the highest first.
said = said_by_kind(
    [
        (do.PASS, _pass),
        (do.ORDER, _order),
        (do.REPAY, _repay),
        (do.TAKE, _take),
        (do.DELIVER, _deliver),
        (do.DRAIN, _drain),
        (do.UNLOAD, _unload),
        (do.SAIL, _sail),
        (do.DISPATCH, _dispatch),
        (do.LINK, _link),
        (do.LOAD, _load),
        (do.REFINE, _refine),
        (do.RIDE, _ride),
        (do.BID, _offer),
        (do.DECLINE, _decline),
        (do.JOIN, _join),
        (do.GIVE, _give),
        (do.COVER, _cover),
        (do.DONE, _done),
        (do.EMPTY, _empty),
        (do.MIX, _mix),
        (do.MOVE, _move),
        (do.TRANSPORT, _transport),
        (do.SWAP, _swap),
        (do.DRILL, _drill),
        (do.REFINERY, _refinery),
        (do.TRAIN, _train),
        (do.TANKER, _tanker),
        (do.RIG, _rig),
        (do.RENEW, _renew),
        (do.CARD, _card),
        (do.REVEAL, _show),
    ]
)
