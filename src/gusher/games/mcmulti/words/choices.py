"""Every answer as it reads in the list of choices, with what it costs or brings."""

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    BUYING,
    CELLS,
    CORNER_OF,
    CRUDE,
    FEE,
    GAS,
    PARKED,
    PIECE_KINDS,
    PRODUCTS,
    PURCHASE,
    REFINERY,
    SALE,
    SIZE,
    SPACES,
    SQUARES,
    WAYS,
)
from gusher.games.mcmulti.effects.names import island_said, pair_said, piece_said, spot_said, the_piece_said
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, market, strike
from gusher.kernel.say import Say, grouped, say
from gusher.kernel.scene import said_by_kind


def _cash(state: Position) -> int:
    return int(state.cash[state.seat])


# --- set-up ---


def _island(_state: Position, island: int) -> Say:
    return say("mcmulti-choice-island", island=island_said(island))


# --- equipment ---


def _buy(state: Position, piece: int) -> Say:
    price = int(PURCHASE[state.economy * PIECE_KINDS + piece])
    return say("mcmulti-choice-buy", piece=piece_said(piece), price=price, left=_cash(state) - price)


def _return(state: Position, _: int) -> Say:
    return say("mcmulti-choice-return", price=int(FEE), left=_cash(state) - int(FEE))


def _put(state: Position, cell: int) -> Say:
    """The two dice that point there (M2). A refinery is named by its top left cell and takes two rows and two columns
    (M14)."""
    row, column = cell // SIZE + 1, cell % SIZE + 1
    if state.wanted in (REFINERY, PARKED):
        rows = say("mcmulti-choice-rows", row=row, next_row=row + 1)
        return grouped(rows, say("mcmulti-choice-columns", column=column, next_column=column + 1))
    return grouped(say("mcmulti-choice-row", row=row), say("mcmulti-choice-column", column=column))


def _sell(state: Position, number: int) -> Say:
    island, cell = number // CELLS, number % CELLS
    piece = int(ground.piece_at(state, island, cell))
    return say(
        "mcmulti-choice-sell",
        piece=the_piece_said(piece),
        spot=spot_said(island, cell),
        price=int(SALE[state.economy * PIECE_KINDS + piece]),
    )


def _park(_state: Position, number: int) -> Say:
    return say("mcmulti-choice-park", spot=spot_said(number // SQUARES, int(CORNER_OF[number % SQUARES])))


def _done(state: Position, _: int) -> Say:
    if state.step == ask.TRADE:
        return say("mcmulti-choice-end-trade")
    return say("mcmulti-choice-end-start" if state.step == ask.START_SHOP else "mcmulti-choice-end-turn")


# --- barrels ---


def _go_to(state: Position, pair: int) -> Say:
    quotes = {PRODUCTS[product]: quoted(state, pair, product) for product in (CRUDE, GAS)}
    return say("mcmulti-choice-market", pair=pair_said(pair), **quotes)


def quoted(state: Position, pair: int, product: int) -> Say:
    """What the next barrel costs and brings on a market; 0 where there is none to buy, or no room (M28, M30)."""
    barrels = state.markets[pair * 2 + product]
    return say(
        "mcmulti-quote",
        product=PRODUCTS[product],
        buy=int(market.buy_price(state, pair, product)) if barrels > 0 else 0,
        sell=int(market.sell_price(state, pair, product)) if barrels < SPACES else 0,
    )


def _no_market(_state: Position, _: int) -> Say:
    return say("mcmulti-choice-no-market")


def _barrel(state: Position, number: int) -> Say:
    way, product = number // 2, number % 2
    buys = way == BUYING
    price = int(market.buy_price(state, state.pair, product) if buys else market.sell_price(state, state.pair, product))
    return say(
        "mcmulti-choice-trade",
        way=WAYS[way],
        product=PRODUCTS[product],
        price=price,
        left=_cash(state) - price if buys else _cash(state) + price,
    )


# --- dice ---


def _keep(state: Position, _: int) -> Say:
    return say("mcmulti-choice-keep", red=int(state.red), blue=int(state.blue))


def _roll_again(_state: Position, _: int) -> Say:
    return say("mcmulti-choice-reroll")


def _build(state: Position, _: int) -> Say:
    cost = int(strike.cost(state))
    return say("mcmulti-choice-build", cost=cost, left=_cash(state) - cost)


def _decline(_state: Position, _: int) -> Say:
    return say("mcmulti-choice-decline")


def _refine(state: Position, barrels: int) -> Say:
    crude, gas = int(state.crude[state.seat]), int(state.gas[state.seat])
    return say("mcmulti-choice-refine", barrels=barrels, crude=crude - barrels, gas=gas + barrels)


def _pump(state: Position, barrels: int) -> Say:
    """M61: the first barrel brings one less than the space of the lowest one, each further barrel one less again."""
    price = int(state.price)
    return say(
        "mcmulti-choice-pump",
        barrels=barrels,
        amount=sum(price - sold for sold in range(1, barrels + 1)),
        dearest=price - 1,
        cheapest=price - barrels,
    )


# --- the end ---


def _announce(state: Position, _: int) -> Say:
    return say("mcmulti-choice-announce", cash=_cash(state))


def _wait(_state: Position, _: int) -> Say:
    return say("mcmulti-choice-wait")


# The kinds a seat answers with, last ones first.
said = said_by_kind(
    [
        (do.ISLAND, _island),
        (do.WAIT, _wait),
        (do.ANNOUNCE, _announce),
        (do.DONE, _done),
        (do.PARK, _park),
        (do.SELL, _sell),
        (do.PUMP, _pump),
        (do.REFINE, _refine),
        (do.DECLINE, _decline),
        (do.BUILD, _build),
        (do.REROLL, _roll_again),
        (do.KEEP, _keep),
        (do.TRADE, _barrel),
        (do.NO_MARKET, _no_market),
        (do.MARKET, _go_to),
        (do.PLACE, _put),
        (do.RETURN, _return),
        (do.BUY, _buy),
    ]
)
