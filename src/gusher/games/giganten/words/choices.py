"""Every answer as it reads in the list of choices, with what it costs or brings."""

from gusher.games.giganten.actions import PAY_WIDTH, do
from gusher.games.giganten.data import (
    BUILD_COST,
    CARD_PRICE,
    COLUMNS,
    COMPANY_COUNT,
    COST,
    DIRECTIONS,
    FACE_DOWN,
    FEE,
    LAST_PRICE,
    LEAST_VALUE,
    NEIGHBOUR,
    NOTHING,
    PRICE,
    SITE_AT,
    TERRAIN,
    TERRAINS,
    TRACK_COST,
    UP,
    WAYS,
)
from gusher.games.giganten.effects.names import card_said, cell_said, company_said, kind_of, site_said
from gusher.games.giganten.position import Position
from gusher.kernel.say import Say, players_said, say
from gusher.kernel.scene import said_by_kind


def leaders(state: Position, seat: int) -> list[int]:
    """The opponents whose locos are furthest along: who carries for a fee shares it (G66, G68)."""
    others = [other for other in range(state.setting.seats) if other != seat]
    furthest = max(state.locos[other] for other in others)
    return [other for other in others if state.locos[other] == furthest]


# --- actions 2 and 4: cards, movement, specials ---


def _take(_state: Position, card: int) -> Say:
    return say("giganten-choice-pick", card=card_said(card))


def _put(_state: Position, row: int) -> Say:
    return say("giganten-choice-place", cell=cell_said(row * COLUMNS))


def _step(state: Position, direction: int) -> Say:
    cell = _beside(state, direction)
    return say(
        "giganten-choice-step",
        to=DIRECTIONS[direction],
        cell=cell_said(cell),
        terrain=TERRAINS[TERRAIN[cell]],
        cost=int(COST[cell]),
        over=_crossed(state, cell),
    )


def _beside(state: Position, direction: int) -> int:
    return int(NEIGHBOUR[state.trucks[state.seat] * 4 + direction])


def _site_beside(state: Position, direction: int) -> int:
    return int(SITE_AT[_beside(state, direction)])


def _crossed(state: Position, cell: int) -> str:
    """What lies on a cell where the truck may not stop (G40)."""
    if state.leave[cell] == 0:
        return "nothing"
    site = SITE_AT[cell]
    return "tile" if site != NOTHING and state.owners[site] == FACE_DOWN else "truck"


def _look(state: Position, direction: int) -> Say:
    site = _site_beside(state, direction)
    return say("giganten-choice-look", cell=site_said(site), kind=kind_of(site))


def _loco(state: Position, _: int) -> Say:
    column = int(state.locos[state.seat]) + 1
    return say("giganten-choice-loco", column=column, cost=int(TRACK_COST[column]))


def _end(state: Position, _: int) -> Say:
    return say("giganten-choice-end", points=int(state.points))


def _price(state: Position, number: int) -> Say:
    company, way = number // 2, number % 2
    place, spaces = state.prices[company], CARD_PRICE[state.cards[state.seat]]
    target = min(place + spaces, LAST_PRICE) if way == UP else max(place - spaces, 0)
    return say(
        "giganten-choice-price",
        company=company_said(company),
        way=WAYS[way],
        before=int(PRICE[place]),
        price=int(PRICE[target]),
    )


def _tank(state: Position, company: int) -> Say:
    return _into("giganten-choice-tank", state, company)


def _into(key: str, state: Position, company: int, **more: int | str | Say) -> Say:
    """A marker's way into a tank: what is in it already, and what the company pays."""
    count = int(state.tanks[state.seat * COMPANY_COUNT + company])
    return say(key, company=company_said(company), count=count, price=int(PRICE[state.prices[company]]), **more)


# --- actions 5 and 6: building and transport ---


def _build(state: Position, direction: int) -> Say:
    """The value is added if the asked seat has looked at the tile: its view holds no other values."""
    site = _site_beside(state, direction)
    kind, value = kind_of(site), int(state.tiles[site])
    cost = int(BUILD_COST[kind - 1])
    if value >= LEAST_VALUE:
        return say("giganten-choice-build-known", cell=site_said(site), kind=kind, cost=cost, value=value)
    return say("giganten-choice-build", cell=site_said(site), kind=kind, cost=cost)


def _skip(_state: Position, _: int) -> Say:
    return say("giganten-choice-skip")


def _own(state: Position, company: int) -> Say:
    return _into("giganten-choice-own", state, company)


def _black(state: Position, company: int) -> Say:
    return _into("giganten-choice-black", state, company, fee=int(FEE))


def _rival(state: Position, company: int) -> Say:
    owners = players_said(leaders(state, state.seat))
    return _into("giganten-choice-rival", state, company, fee=int(FEE), owners=owners)


def _drop(_state: Position, _: int) -> Say:
    return say("giganten-choice-drop")


# --- action 7: auctions and sales ---


def _offer(state: Position, number: int) -> Say:
    """A bid above what the asked seat holds is a bluff, and says so to it alone (G78)."""
    value = number + 1
    total = state.ones[state.seat] + 2 * state.twos[state.seat]
    return say("giganten-choice-bluff" if value > total else "giganten-choice-bid", value=value)


def _pass(_state: Position, _: int) -> Say:
    return say("giganten-choice-pass")


def _cover(state: Position, number: int) -> Say:
    ones, twos = number // PAY_WIDTH, number % PAY_WIDTH
    wasted = ones + 2 * twos - int(state.bid)
    return say("giganten-choice-pay", cards=cards_said(ones, twos), wasted=wasted)


def cards_said(ones: int, twos: int) -> Say:
    """Licences by value; both numbers are named only where there are both."""
    if twos == 0:
        return say("giganten-ones", ones=ones)
    if ones == 0:
        return say("giganten-twos", twos=twos)
    return say("giganten-ones-and-twos", ones=ones, twos=twos)


def _sell(state: Position, count: int) -> Say:
    return say("giganten-choice-sell", count=count, total=count * int(PRICE[state.prices[state.company]]))


# The kinds a seat answers with, last ones first.
said = said_by_kind(
    [
        (do.SELL, _sell),
        (do.PAY, _cover),
        (do.PASS, _pass),
        (do.BID, _offer),
        (do.DROP, _drop),
        (do.RIVAL, _rival),
        (do.BLACK, _black),
        (do.OWN, _own),
        (do.SKIP, _skip),
        (do.BUILD, _build),
        (do.TANK, _tank),
        (do.PRICE, _price),
        (do.END, _end),
        (do.LOCO, _loco),
        (do.LOOK, _look),
        (do.STEP, _step),
        (do.PLACE, _put),
        (do.PICK, _take),
    ]
)
