"""Where the game stands: the position in a sentence, who has what, and every dollar explained."""

from gusher.games.giganten import score
from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import COMPANY_COUNT, END_CRUDE, END_DERRICK, HOLE, NOTHING, PRICE, SITES, STAR
from gusher.games.giganten.effects.names import card_said, cell_said, company_said
from gusher.games.giganten.position import Position
from gusher.games.giganten.words import choices
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


def _price_said(state: Position, company: int) -> Say:
    return say("giganten-price", company=company_said(company), price=int(PRICE[state.prices[company]]))


def _money_said(state: Position) -> Say:
    sums = state.scores() if state.seat == OVER else [int(cash) for cash in state.cash]
    return listed([say("giganten-purse", seat=Seat(seat), money=money) for seat, money in enumerate(sums)])


# --- the players ---


def players(state: Position) -> list[Player]:
    """The points are the cash, as the board shows it; after the end, the final account."""
    totals = state.scores()
    points = totals if state.seat == OVER else [int(cash) for cash in state.cash]
    return [Player(seat, points[seat], tuple(_facts(state, seat, totals[seat]))) for seat in range(state.setting.seats)]


def _facts(state: Position, seat: int, total: int) -> list[Say]:
    """What a seat has, and what all of it would be worth if the game ended now."""
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
    if state.seat != OVER:
        facts.append(say("giganten-if-over", money=total))
    return facts


def _licences_said(state: Position, seat: int) -> Say:
    """G32: the number of cards is known to all, their values to the seat alone (and to all when the game is over)."""
    ones, twos, held = int(state.ones[seat]), int(state.twos[seat]), int(state.held[seat])
    if held == 0 or ones == HOLE:
        return say("giganten-licences", cards=held)
    return say("giganten-licences-known", cards=held, total=ones + 2 * twos, which=choices.cards_said(ones, twos))


def _derricks_said(state: Position, seat: int) -> Say:
    wells = [site for site in range(SITES) if state.owners[site] == seat]
    markers = sum(int(state.markers[site]) for site in wells)
    return say("giganten-derricks", built=len(wells), markers=markers, stock=int(state.stock[seat]))


def _tanks_said(state: Position, seat: int) -> Say:
    tanks = [
        say("giganten-tank", company=company_said(company), count=int(state.tanks[seat * COMPANY_COUNT + company]))
        for company in range(COMPANY_COUNT)
    ]
    return say("giganten-tanks", tanks=listed(tanks))


def _whereabouts_said(state: Position, seat: int) -> Say:
    column, truck = int(state.locos[seat]), int(state.trucks[seat])
    if truck == NOTHING:
        return say("giganten-train", column=column)
    return say("giganten-truck-and-train", cell=cell_said(truck), column=column)


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
