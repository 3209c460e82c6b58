"""A position of Giganten in sentences: what is asked, what can be answered, who has what and why.

Everything is said of the position that the viewer is given, which holds no secrets of others.
"""

from collections.abc import Callable

from gusher.games.giganten import answers, score
from gusher.games.giganten.actions import (
    BEIGE,
    BID,
    BUILD,
    DEAL,
    ENDED,
    HAUL,
    LOCO,
    LOOK,
    MOVE,
    PAY,
    PEEK,
    PENALTY,
    PICK,
    PLACE,
    RED,
    REVEAL,
    ROLL,
    SELL,
    SPECIAL,
    START,
)
from gusher.games.giganten.data import (
    CARD_PRICE,
    COMPANY_COUNT,
    END_CRUDE,
    END_DERRICK,
    FEE,
    HOLE,
    MOST_ADVANCED,
    NOTHING,
    PRICE,
    SITE_COLUMN,
    SITES,
    STAR,
)
from gusher.games.giganten.naming import card_said, cell_said, company_said, players_said, site_said
from gusher.games.giganten.state import Giganten
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Choice, Player
from gusher.kernel.state import CHANCE, OVER

# The questions by the names that their sentences have.
NAMES = {
    START: "first",
    ROLL: "roll",
    RED: "red",
    BEIGE: "beige",
    PICK: "pick",
    DEAL: "deal",
    PLACE: "place",
    MOVE: "move",
    LOOK: "look",
    SPECIAL: "special",
    BUILD: "build",
    REVEAL: "reveal",
    HAUL: "haul",
    BID: "bid",
    PENALTY: "penalty",
    PAY: "pay",
    SELL: "sell",
}

# Which of the nine actions of a round a question belongs to (G13). Actions 8 and 9 ask nothing.
ACTION_OF = {
    **dict.fromkeys((START, ROLL), 1),
    **dict.fromkeys((RED, BEIGE, PICK), 2),
    DEAL: 3,
    **dict.fromkeys((PLACE, MOVE, LOOK, SPECIAL), 4),
    **dict.fromkeys((BUILD, REVEAL), 5),
    HAUL: 6,
    **dict.fromkeys((BID, PENALTY, PAY, SELL), 7),
}


# --- the question ---


def prompt(state: Giganten, viewer: int) -> Say:
    if state.seat == OVER:
        return _outcome(state)
    if state.seat == CHANCE:
        return _drawing(state)
    return _ASKED[state.step](state) if state.seat == viewer else _waiting(state)


def _outcome(state: Giganten) -> Say:
    """G94: equal money shares the win."""
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    key = "giganten-won" if len(winners) == 1 else "giganten-shared"
    return say(key, winners=players_said(winners), money=state.scores()[winners[0]])


def _drawing(state: Giganten) -> Say:
    """Something is being drawn: mostly over before anybody reads it."""
    key = f"giganten-draw-{NAMES[state.step]}"
    if state.step == ROLL:
        return say(key, company=company_said(state.company))
    if state.step == PENALTY:
        return say(key, seat=Seat(state.bidder))
    return say(key)


def _waiting(state: Giganten) -> Say:
    """What another seat is asked. At an auction it matters which company it is, and what bid stands."""
    key, seat = f"giganten-wait-{NAMES[state.step]}", Seat(state.seat)
    if state.step in (PAY, SELL):
        return say(key, seat=seat, company=company_said(state.company))
    if state.step == BID:
        return say(key, seat=seat, company=company_said(state.company), bid=int(state.bid))
    return say(key, seat=seat)


def _ask_pick(_state: Giganten) -> Say:
    return say("giganten-ask-pick")


def _ask_place(_state: Giganten) -> Say:
    return say("giganten-ask-place")


def _ask_move(state: Giganten) -> Say:
    if not may_stop(state):
        return say("giganten-ask-move-on", points=int(state.points))
    looks = any(PEEK <= answer < LOCO for answer in state.legal())
    return say("giganten-ask-move", points=int(state.points), look="yes" if looks else "no")


def may_stop(state: Giganten) -> bool:
    """At MOVE: whether the truck stands on an open cell (G40, G42)."""
    return state.leave[state.trucks[state.seat]] == 0


def _ask_special(state: Giganten) -> Say:
    spaces = int(CARD_PRICE[state.cards[state.seat]])
    return say("giganten-ask-price", spaces=spaces) if spaces else say("giganten-ask-tank")


def _ask_build(state: Giganten) -> Say:
    return say("giganten-ask-build", cash=int(state.cash[state.seat]))


def _ask_haul(state: Giganten) -> Say:
    key = "giganten-ask-haul" if own_serves(state) else "giganten-ask-haul-hired"
    return say(key, cell=site_said(state.site), fee=int(FEE), cash=int(state.cash[state.seat]))


def own_serves(state: Giganten) -> bool:
    """At HAUL: whether the asked seat's own loco has come to the derrick's column (G64, G65)."""
    return state.locos[state.seat] >= SITE_COLUMN[state.site]


def _ask_bid(state: Giganten) -> Say:
    seat = state.seat
    known: dict[str, int | Say] = {
        "company": company_said(state.company),
        "price": int(PRICE[state.prices[state.company]]),
        "count": int(state.tanks[seat * COMPANY_COUNT + state.company]),
        "total": int(state.ones[seat] + 2 * state.twos[seat]),
    }
    if state.bid == 0:
        return say("giganten-ask-bid-first", **known)
    return say("giganten-ask-bid", bidder=Seat(state.bidder), bid=int(state.bid), **known)


def _ask_pay(state: Giganten) -> Say:
    return say("giganten-ask-pay", company=company_said(state.company), bid=int(state.bid))


def _ask_sell(state: Giganten) -> Say:
    return say("giganten-ask-sell", company=company_said(state.company), price=int(PRICE[state.prices[state.company]]))


_ASKED: dict[int, Callable[[Giganten], Say]] = {
    PICK: _ask_pick,
    PLACE: _ask_place,
    MOVE: _ask_move,
    SPECIAL: _ask_special,
    BUILD: _ask_build,
    HAUL: _ask_haul,
    BID: _ask_bid,
    PAY: _ask_pay,
    SELL: _ask_sell,
}

# The rule behind each question, where it is always the same.
_CLAUSES = {
    START: "G12",
    ROLL: "G14",
    RED: "G21",
    BEIGE: "G24",
    PICK: "G26",
    DEAL: "G28",
    PLACE: "G35",
    LOOK: "G45",
    BUILD: "G56",
    REVEAL: "G59",
    BID: "G75",
    PENALTY: "G82",
    PAY: "G80",
    SELL: "G86",
    ENDED: "G94",
}


def clause(state: Giganten) -> str:
    """The rule behind the question."""
    if state.step == MOVE:
        return "G34" if may_stop(state) else "G42"
    if state.step == SPECIAL:
        return "G51" if CARD_PRICE[state.cards[state.seat]] else "G53"
    if state.step == HAUL:
        hired = "G67" if state.way.carrier == MOST_ADVANCED else "G66"
        return "G65" if own_serves(state) else hired
    return _CLAUSES[state.step]


def choices(state: Giganten, viewer: int) -> list[Choice]:
    """Every answer of the seat that is asked; nobody else has any."""
    if state.seat != viewer:
        return []
    return [Choice(int(action), answers.said(state, int(action))) for action in state.legal()]


# --- the position as a whole ---


def title(state: Giganten, _viewer: int) -> Say:
    if state.seat == OVER:
        return say("giganten-title-over", round=int(state.round), money=_money_said(state))
    return say(
        "giganten-title",
        round=int(state.round),
        action=ACTION_OF[state.step],
        prices=listed([_price_said(state, company) for company in range(COMPANY_COUNT)]),
        black=int(state.black),
        star=int(STAR),
        money=_money_said(state),
    )


def _price_said(state: Giganten, company: int) -> Say:
    return say("giganten-price", company=company_said(company), price=int(PRICE[state.prices[company]]))


def _money_said(state: Giganten) -> Say:
    sums = state.scores() if state.seat == OVER else [int(cash) for cash in state.cash]
    return listed([say("giganten-purse", seat=Seat(seat), money=money) for seat, money in enumerate(sums)])


# --- the players ---


def players(state: Giganten, _viewer: int) -> list[Player]:
    """A seat's points are what it would have if the game ended now."""
    points = state.scores()
    return [Player(seat, points[seat], tuple(_facts(state, seat))) for seat in range(state.way.seats)]


def _facts(state: Giganten, seat: int) -> list[Say]:
    facts = [
        say("giganten-cash", cash=int(state.cash[seat])),
        _licences_said(state, seat),
        _derricks_said(state, seat),
        _tanks_said(state, seat),
        _whereabouts_said(state, seat),
    ]
    if state.cards[seat] != NOTHING:
        facts.append(say("giganten-card-before", card=card_said(state.cards[seat])))
    if state.first == seat:
        facts.append(say("giganten-first-player"))
    return facts


def _licences_said(state: Giganten, seat: int) -> Say:
    """G32: the number of cards is known to all, their values to the seat alone (and to all when the game is over)."""
    ones, twos, held = int(state.ones[seat]), int(state.twos[seat]), int(state.held[seat])
    if held == 0 or ones == HOLE:
        return say("giganten-licences", cards=held)
    return say("giganten-licences-known", cards=held, total=ones + 2 * twos, which=answers.cards_said(ones, twos))


def _derricks_said(state: Giganten, seat: int) -> Say:
    wells = [site for site in range(SITES) if state.owners[site] == seat]
    markers = sum(int(state.markers[site]) for site in wells)
    return say("giganten-derricks", built=len(wells), markers=markers, stock=int(state.stock[seat]))


def _tanks_said(state: Giganten, seat: int) -> Say:
    tanks = [
        say("giganten-tank", company=company_said(company), count=int(state.tanks[seat * COMPANY_COUNT + company]))
        for company in range(COMPANY_COUNT)
    ]
    return say("giganten-tanks", tanks=listed(tanks))


def _whereabouts_said(state: Giganten, seat: int) -> Say:
    column, truck = int(state.locos[seat]), int(state.trucks[seat])
    if truck == NOTHING:
        return say("giganten-train", column=column)
    return say("giganten-truck-and-train", cell=cell_said(truck), column=column)


# --- the money explained ---


def breakdown(state: Giganten) -> list[Say]:
    """The ranking of the locos, and every dollar of every seat: at the end, or as if it were now (G90 to G93)."""
    seats = range(state.way.seats)
    ranking = sorted(seats, key=lambda seat: score.place(state, seat))
    opening = [] if state.seat == OVER else [say("giganten-sum-now")]
    order = listed([say("giganten-sum-train", seat=Seat(seat), column=int(state.locos[seat])) for seat in ranking])
    trains = [say("giganten-sum-trains", trains=order), *_ties_said(state, ranking)]
    return [*opening, *trains, *(_account_said(state, seat) for seat in seats)]


def _ties_said(state: Giganten, ranking: list[int]) -> list[Say]:
    """How locos on one space were put in order (G91, G92). Before the end the hands are closed and do not count."""
    ties = [
        tied
        for column in sorted({int(column) for column in state.locos}, reverse=True)
        if len(tied := [seat for seat in ranking if state.locos[seat] == column]) > 1
    ]
    if state.seat != OVER:
        return [say("giganten-sum-level")] if ties else []
    return [_tie_said(state, tied) for tied in ties]


def _tie_said(state: Giganten, tied: list[int]) -> Say:
    values = [int(score.licence_value(state, seat)) for seat in tied]
    hands = [say("giganten-sum-hand", seat=Seat(seat), total=values[place]) for place, seat in enumerate(tied)]
    key = "giganten-sum-tie" if len(set(values)) == len(values) else "giganten-sum-tie-order"
    return say(key, column=int(state.locos[tied[0]]), hands=listed(hands), first=Seat(state.first))


def _account_said(state: Giganten, seat: int) -> Say:
    account = score.account(state, seat)
    in_tanks = sum(int(state.tanks[seat * COMPANY_COUNT + company]) for company in range(COMPANY_COUNT))
    return say(
        "giganten-sum",
        seat=Seat(seat),
        cash=int(account.cash),
        derricks=int(account.derricks),
        each=int(END_DERRICK[account.place - 1]),
        place=int(account.place),
        below=int(account.markers) - in_tanks,
        tanks=in_tanks,
        marker=int(END_CRUDE),
        total=int(account.total),
    )
