"""What is asked in a position of Wildcatters, as the seat that answers reads it: with prices, fees and what one has."""

from collections.abc import Callable

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    COLOURS,
    EMPTYING_SHARES,
    JOIN_FEE,
    LEAST_BID,
    MOVE_PRICE,
    NOTHING,
    PIECES,
    PUMP_BARRELS,
    REFINERY_ROOM,
    RIG,
    TANKER,
    TRAIN,
    WILDCATTER_STEP,
    WON,
    ZONE_CONTINENT,
    ZONES,
)
from gusher.games.wildcatters.effects.names import cargo_said, continent_said, tanker_said
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import auction, last_order, loans, placing, turns
from gusher.games.wildcatters.words.choices import deed_of
from gusher.games.wildcatters.words.holdings import (
    field_fee,
    field_owners,
    refinery_card,
    riding,
    shares_of,
    waiting_behind,
)
from gusher.kernel.say import Say, Seat, listed, players_said, say


def question(state: Position) -> Say:
    question = _ASKED[state.step](state)
    if state.mix:
        return say("wildcatters-with-mix", question=question, mixing=say("wildcatters-mixing"))
    return question


def _purse(state: Position) -> dict[str, int]:
    seat = int(state.seat)
    own = loans.own(state, seat)
    return {"cash": int(state.cash[seat]), "own": own, "others": sum(shares_of(state, seat)) - own}


def _active(state: Position) -> Seat:
    return Seat(turns.active(state))


def _region(state: Position) -> str:
    return ZONES[state.region]


# --- set-up ---


def _found(_state: Position) -> Say:
    return say("wildcatters-ask-found")


def _reveal(state: Position) -> Say:
    """W13: the start tiles that the seat still has."""
    tiles = [
        say("wildcatters-left-tiles", piece=PIECES[piece], count=left)
        for piece in (RIG, TRAIN, TANKER)
        if (left := placing.remaining(state, state.seat, piece))
    ]
    return say("wildcatters-ask-reveal", tiles=listed(tiles))


def _place(state: Position) -> Say:
    return say("wildcatters-ask-place", zone=_region(state))


# --- the menus of a turn, and paying ---


def _card(_state: Position) -> Say:
    return say("wildcatters-ask-card")


def _build(state: Position) -> Say:
    """W50: the white continent is settled by what was first built there."""
    white = "none" if state.white == NOTHING else continent_said(state.white)
    return say("wildcatters-ask-build", zone=_region(state), white=white, **_purse(state))


def _oil(state: Position) -> Say:
    return say("wildcatters-ask-oil", zone=_region(state), **_purse(state))


def _move(state: Position) -> Say:
    return say("wildcatters-ask-move", moves=int(state.moves), price=int(MOVE_PRICE))


def _destination(state: Position) -> Say:
    return say("wildcatters-ask-destination", zone=ZONES[state.zone])


def _pay(state: Position) -> Say:
    return say("wildcatters-ask-pay", deed=deed_of(state.pending), price=int(state.price), **_purse(state))


def _give(state: Position) -> Say:
    return say(
        "wildcatters-ask-give",
        deed=deed_of(state.pending),
        covered=int(state.covered),
        rest=int(state.rest),
        **_company(state),
    )


def _company(state: Position) -> dict[str, int | str]:
    """The company whose shares are being named, and how many of them the seat has."""
    return {"company": COLOURS[state.colour], "held": shares_of(state, state.seat)[state.colour]}


# --- drilling and auctions ---


def _join_drill(state: Position) -> Say:
    """W93: the fee goes to the active player; W92: fewer than three barrels if the supply is short."""
    return say(
        "wildcatters-ask-join-drill",
        active=_active(state),
        zone=_region(state),
        fee=int(JOIN_FEE),
        number=min(int(PUMP_BARRELS), int(state.supply[state.seat])),
        own=loans.own(state, state.seat),
    )


def _bid(state: Position) -> Say:
    """W196: the n-th wildcatter is worth 2n; those bought but not yet taken count as well, they will come."""
    seat = int(state.seat)
    sold = sum(1 for circle in state.circles if circle == WON + seat)
    place = int(state.wildcatters[seat]) + sold + 1
    stakes: dict[str, int | str] = {"place": place, "points": place * int(WILDCATTER_STEP), **_debt(state)}
    if state.bid == 0:
        return say("wildcatters-ask-bid-first", zone=_region(state), least=int(LEAST_BID), **stakes)
    return say("wildcatters-ask-bid", zone=_region(state), bidder=Seat(state.bidder), bid=int(state.bid), **stakes)


def _debt(state: Position) -> dict[str, int | str]:
    """W103, W174: from which bid on the winner has to borrow, if such bids are possible."""
    own = int(loans.own(state, state.seat))
    debt = own if state.setting.zero_loan else own + 1
    if auction.most(state) < debt:
        return {"own": own, "loan": "none", "debt": debt}
    return {"own": own, "loan": "any" if auction.minimum(state) >= debt else "from", "debt": debt}


# --- transport ---


def _join_transport(state: Position) -> Say:
    """What would move, and what the first leg costs; from there on it depends on the ways one chooses."""
    seat = int(state.seat)
    return say(
        "wildcatters-ask-join-transport",
        active=_active(state),
        zone=_region(state),
        ready=riding(state, seat),
        waiting=int(state.waiting[state.region * COLOUR_COUNT + seat]),
        toll=toll_said(state, seat),
        own=loans.own(state, seat),
    )


def toll_said(state: Position, seat: int) -> Say:
    """The fee from field to harbour (W121, W122): none without barrels there, none on an own train."""
    fee, owners = field_fee(state, seat), field_owners(state)
    if riding(state, seat) == 0:
        return say("wildcatters-toll-none")
    if fee == 0:
        return say("wildcatters-toll-own")
    return say("wildcatters-toll", fee=fee, owners=players_said(owners), count=len(owners))


def _train(state: Position) -> Say:
    return say("wildcatters-ask-train", number=riding(state, state.seat), zone=_region(state))


def _way(state: Position) -> Say:
    return say(
        "wildcatters-ask-way",
        zone=ZONES[state.place],
        more=waiting_behind(state),
        own=loans.own(state, state.seat),
    )


def _ship(_state: Position) -> Say:
    return say("wildcatters-ask-ship")


def _port(state: Position) -> Say:
    return say("wildcatters-ask-port", zone=ZONES[state.ships[state.ship]], **_aboard(state))


def _unload(state: Position) -> Say:
    zone = int(state.ships[state.ship])
    return say(
        "wildcatters-ask-unload", zone=ZONES[zone], room=int(REFINERY_ROOM - state.filled[zone]), **_aboard(state)
    )


def _aboard(state: Position) -> dict[str, Say]:
    return {"tanker": tanker_said(state.ship), "cargo": cargo_said(state.cargo[state.ship])}


# --- emptying ---


def _drain(state: Position) -> Say:
    return say("wildcatters-ask-drain", card=refinery_card(state, state.seat))


def _own_barrels(state: Position) -> Say:
    return say(
        "wildcatters-ask-own-barrels",
        zone=ZONES[state.zone],
        number=int(state.tanks[state.zone * COLOUR_COUNT + state.seat]),
        continent=continent_said(ZONE_CONTINENT[state.zone]),
        each=int(EMPTYING_SHARES),
    )


def _take(state: Position) -> Say:
    return say("wildcatters-ask-take", zone=ZONES[state.zone], rest=int(state.rest), **_company(state))


# --- ends of rounds and of the game ---


def _repay(state: Position) -> Say:
    seat = int(state.seat)
    price = int(state.setting.loan_prices[state.round])
    return say("wildcatters-ask-repay", loans=int(state.loans[seat]), own=loans.own(state, seat), price=price)


def _order(state: Position) -> Say:
    return say("wildcatters-ask-order", drops=last_order.drops(state, state.seat))


def _end_card(state: Position) -> Say:
    return say("wildcatters-ask-end-card", card=refinery_card(state, state.seat))


_ASKED: dict[int, Callable[[Position], Say]] = {
    ask.FOUND: _found,
    ask.REVEAL: _reveal,
    ask.PLACE: _place,
    ask.CARD: _card,
    ask.BUILD: _build,
    ask.OIL: _oil,
    ask.MOVE: _move,
    ask.DESTINATION: _destination,
    ask.PAY: _pay,
    ask.GIVE: _give,
    ask.JOIN_DRILL: _join_drill,
    ask.BID: _bid,
    ask.JOIN_TRANSPORT: _join_transport,
    ask.TRAIN: _train,
    ask.WAY: _way,
    ask.SHIP: _ship,
    ask.PORT: _port,
    ask.UNLOAD: _unload,
    ask.DRAIN: _drain,
    ask.OWN_BARRELS: _own_barrels,
    ask.TAKE: _take,
    ask.REPAY: _repay,
    ask.ORDER: _order,
    ask.END_CARD: _end_card,
}
