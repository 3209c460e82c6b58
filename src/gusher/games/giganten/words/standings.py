"""Where the game stands: the position in a sentence, who has what, and every dollar explained."""

from typing import NamedTuple

from gusher.games.giganten import score
from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import COMPANY_COUNT, END_CRUDE, END_DERRICK, HOLE, NOTHING, PRICE, STAR
from gusher.games.giganten.effects.names import card_said, cell_said, company_said
from gusher.games.giganten.position import Position
from gusher.games.giganten.words import choices
from gusher.kernel.drawing import kept
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Player
from gusher.kernel.state import OVER

# Which of the nine actions of a round a question belongs to (G13). Actions 8 and 9 ask nothing.
ACTION_OF = {
    **dict.fromkeys((ask.START, ask.ROLL), 1),
    **dict.fromkeys((ask.RED, ask.BEIGE, ask.PICK), 2),
    ask.DEAL: 3,
    **dict.fromkeys((ask.PLACE, ask.MOVE, ask.LOOK, ask.SPECIAL), 4),
    **dict.fromkeys((ask.BUILD, ask.REVEAL), 5),
    ask.HAUL: 6,
    **dict.fromkeys((ask.BID, ask.PENALTY, ask.PAY, ask.SELL), 7),
}


# --- the position as a whole ---


def title(state: Position) -> Say:
    sums = state.scores() if state.seat == OVER else [int(cash) for cash in state.cash]
    if state.seat == OVER:
        return say("giganten-title-over", round=int(state.round), money=_money_said(tuple(sums)))
    levels = tuple([int(level) for level in state.prices])
    return _title(int(state.round), ACTION_OF[state.step], levels, int(state.black), tuple(sums))


@kept
def _title(number: int, action: int, levels: tuple[int, ...], black: int, sums: tuple[int, ...]) -> Say:
    return say(
        "giganten-title",
        round=number,
        action=action,
        prices=listed([_price_said(company, level) for company, level in enumerate(levels)]),
        black=black,
        star=int(STAR),
        money=_money_said(sums),
    )


def _price_said(company: int, level: int) -> Say:
    return say("giganten-price", company=company_said(company), price=int(PRICE[level]))


def _money_said(sums: tuple[int, ...]) -> Say:
    return listed([say("giganten-purse", seat=Seat(seat), money=money) for seat, money in enumerate(sums)])


# --- the players ---


class Belongings(NamedTuple):
    """What a seat has, as the viewer knows it."""

    cash: int
    held: int  # licences
    ones: int
    twos: int
    built: int
    markers: int
    stock: int
    tanks: tuple[int, ...]
    column: int
    truck: int
    card: int
    first: bool


def players(state: Position) -> list[Player]:
    """The points are the cash, as the board shows it; after the end, the final account."""
    totals = state.scores()
    over = bool(state.seat == OVER)
    return [_player(seat, _belongings(state, seat), totals[seat], over) for seat in range(int(state.setting.seats))]


def _belongings(state: Position, seat: int) -> Belongings:
    built, markers = 0, 0
    for site, owner in enumerate(state.owners):
        if owner == seat:
            built += 1
            markers += int(state.markers[site])
    first = seat * COMPANY_COUNT
    return Belongings(
        int(state.cash[seat]),
        int(state.held[seat]),
        int(state.ones[seat]),
        int(state.twos[seat]),
        built,
        markers,
        int(state.stock[seat]),
        tuple([int(count) for count in state.tanks[first : first + COMPANY_COUNT]]),
        int(state.locos[seat]),
        int(state.trucks[seat]),
        int(state.cards[seat]),
        bool(state.first == seat),
    )


@kept
def _player(seat: int, has: Belongings, total: int, over: bool) -> Player:
    """What a seat has, and what all of it would be worth if the game ended now."""
    facts = [
        say("giganten-cash", cash=has.cash),
        _licences_said(has),
        say("giganten-derricks", built=has.built, markers=has.markers, stock=has.stock),
        _tanks_said(has),
        _whereabouts_said(has),
    ]
    if has.card != NOTHING:
        facts.append(say("giganten-card-before", card=card_said(has.card)))
    if has.first:
        facts.append(say("giganten-first-player"))
    if not over:
        facts.append(say("giganten-if-over", money=total))
    return Player(seat, total if over else has.cash, tuple(facts))


def _licences_said(has: Belongings) -> Say:
    """G32: the number of cards is known to all, their values to the seat alone (and to all when the game is over)."""
    if has.held == 0 or has.ones == HOLE:
        return say("giganten-licences", cards=has.held)
    which = choices.cards_said(has.ones, has.twos)
    return say("giganten-licences-known", cards=has.held, total=has.ones + 2 * has.twos, which=which)


def _tanks_said(has: Belongings) -> Say:
    tanks = [
        say("giganten-tank", company=company_said(company), count=count) for company, count in enumerate(has.tanks)
    ]
    return say("giganten-tanks", tanks=listed(tanks))


def _whereabouts_said(has: Belongings) -> Say:
    if has.truck == NOTHING:
        return say("giganten-train", column=has.column)
    return say("giganten-truck-and-train", cell=cell_said(has.truck), column=has.column)


# --- the money explained ---


def breakdown(state: Position) -> list[Say]:
    """The ranking of the locos, and every dollar of every seat: at the end, or as if it were now (G90 to G93)."""
    seats = range(state.setting.seats)
    ranking = sorted(seats, key=lambda seat: score.place(state, seat))
    opening = [] if state.seat == OVER else [say("giganten-sum-now")]
    order = listed([say("giganten-sum-train", seat=Seat(seat), column=int(state.locos[seat])) for seat in ranking])
    trains = [say("giganten-sum-trains", trains=order), *_ties_said(state, ranking)]
    return [*opening, *trains, *(_account_said(state, seat) for seat in seats)]


def _ties_said(state: Position, ranking: list[int]) -> list[Say]:
    """How locos on one space were put in order (G91, G92). Before the end the hands are closed and do not count."""
    ties = [
        tied
        for column in sorted({int(column) for column in state.locos}, reverse=True)
        if len(tied := [seat for seat in ranking if state.locos[seat] == column]) > 1
    ]
    if state.seat != OVER:
        return [say("giganten-sum-level")] if ties else []
    return [_tie_said(state, tied) for tied in ties]


def _tie_said(state: Position, tied: list[int]) -> Say:
    values = [int(score.licence_value(state, seat)) for seat in tied]
    hands = [say("giganten-sum-hand", seat=Seat(seat), total=values[place]) for place, seat in enumerate(tied)]
    key = "giganten-sum-tie" if len(set(values)) == len(values) else "giganten-sum-tie-order"
    return say(key, column=int(state.locos[tied[0]]), hands=listed(hands), first=Seat(state.first))


def _account_said(state: Position, seat: int) -> Say:
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
