"""What a double does to the news: cards take effect, are covered, are turned up, or end (M80 to M102)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    APPLYING,
    BONUS,
    BONUS_ANNOUNCED,
    BONUS_ENDING,
    BONUS_PAID,
    CRUDE,
    DOMESTIC,
    EMBARGO,
    ENDS,
    FOREIGN,
    GAS,
    MIDEAST,
    MIDEAST_BARRELS,
    MIDEAST_REDS,
    NEWS_COUNT,
    NOTHING,
    SPIRAL_FLOOR,
    TURNING,
    WINTER,
    WINTER_BARRELS,
)
from gusher.games.mcmulti.effects.dice import PriceFell
from gusher.games.mcmulti.effects.news import (
    MarketFilled,
    NewsCovered,
    NewsEnded,
    NewsOpened,
    NewsReshuffled,
    NewsStruck,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import market, pile, start_round, strike
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import even, holds


def on_roll(state: Position, tell: Listener | None) -> None:
    """Real doubles, and only they, work the news (M144)."""
    if state.red != state.blue:
        strike.begin(state, tell)
        return
    double: i64 = state.red
    end_lasting(state, double, tell)
    if APPLYING[double] == 1:
        take_effect(state, tell)
        turn_up(state, tell)  # M87
    elif TURNING[double] == 1:
        cover(state, tell)
        turn_up(state, tell)
    else:
        strike.begin(state, tell)  # M82, M83


# --- cards that are over ---


def end_lasting(state: Position, double: i64, tell: Listener | None) -> None:
    if double == ENDS[BONUS] and state.bonus == BONUS_PAID:
        state.bonus = BONUS_ENDING  # M92: this turn is still paid
    if double == ENDS[EMBARGO] and pile.is_in_force(state, EMBARGO):
        pile.discard(state, EMBARGO, tell)  # M94: nobody trades before the next turn anyway
    if double == ENDS[WINTER] and pile.is_in_force(state, WINTER):
        moved: i64 = market.fill(state, DOMESTIC, GAS, WINTER_BARRELS)  # M100, M101
        if tell is not None:
            tell(MarketFilled(WINTER, DOMESTIC, GAS, moved, state.markets[DOMESTIC * 2 + GAS]))
        pile.discard(state, WINTER, tell)


# --- the open card ---


def take_effect(state: Position, tell: Listener | None) -> None:
    """At once, unless the card names another time (M85)."""
    card: i64 = state.news_open
    if tell is not None:
        tell(NewsStruck(card))
    if card == MIDEAST:
        conflict(state, tell)
        state.news_leaving = card
    elif card in (BONUS, EMBARGO):
        pile.put_in_force(state, card)
        if card == BONUS:
            state.bonus = BONUS_ANNOUNCED  # M90: paid from the next turn on
    else:
        state.news_due = card


def conflict(state: Position, tell: Listener | None) -> None:
    """Foreign crude comes onto the market (M95) and the consumer price drops (M96, M97)."""
    moved: i64 = market.fill(state, FOREIGN, CRUDE, MIDEAST_BARRELS)
    before: i64 = state.price
    state.price = fallen(before, MIDEAST_REDS)
    if tell is not None:
        tell(MarketFilled(MIDEAST, FOREIGN, CRUDE, moved, state.markets[FOREIGN * 2 + CRUDE]))
        tell(PriceFell(MIDEAST, MIDEAST_REDS, before, state.price))
        tell(NewsEnded(MIDEAST))


def fallen(price: i64, reds: i64) -> i64:
    """So many red (odd) spaces down: the first step from an even space is half as long. It stops at 1 (M97)."""
    to: i64 = price - 2 * reds + (1 - price % 2)
    return to if to > SPIRAL_FLOOR else SPIRAL_FLOOR


def cover(state: Position, tell: Listener | None) -> None:
    state.news_leaving = state.news_open
    if tell is not None:
        tell(NewsCovered(state.news_open))


# --- the next card ---


def turn_up(state: Position, tell: Listener | None) -> None:
    """One card is always open (M87). A pile that is used up is made anew of the discards, without the card that is
    just leaving (M89)."""
    state.news_open = NOTHING
    if state.news_down == 0:
        state.news_down = state.news_used
        state.news_used = 0
        if tell is not None:
            tell(NewsReshuffled(sets.count(state.news_down)))
    state.step = ask.NEWS
    state.seat = CHANCE


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=NEWS_COUNT), do.NEWS, state.news_down)


def weights(state: Position) -> vec[i64]:
    """Each card of the face-down pile is as likely to be on top."""
    return even(sets.count(state.news_down))


def why_not(state: Position, action: i64) -> str:
    if action < do.NEWS or action >= do.ROLL:
        return "M87"
    return "" if holds(legal(state), action) else "M88"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    card: i64 = action - do.NEWS
    state.news_open = card
    state.news_down &= ~BIT[card]
    if state.news_leaving != NOTHING:
        state.news_used |= BIT[state.news_leaving]
        state.news_leaving = NOTHING
    if tell is not None:
        tell(NewsOpened(card))
    if state.turn == 0:
        start_round.begin(state, tell)  # M4: the set-up is complete
    else:
        strike.begin(state, tell)
