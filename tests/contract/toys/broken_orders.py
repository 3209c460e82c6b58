"""The toy with standing orders: sound ones, and such as no seat should be able to give."""

from types import SimpleNamespace

from gusher.kernel.game import LANGUAGES
from gusher.kernel.orders import QUESTION, ROUND, Order, Scope, highest
from tests.contract.toys.dice_hands import GAME as SOUND
from tests.contract.toys.dice_hands.actions import BET, BETTING, LAY, LAYING
from tests.contract.toys.dice_hands.state import DiceHands
from tests.contract.toys.variant import Variant, variant

WORDS = """
dice_hands-order-stake = Stake at most:
dice_hands-order-stake-given = Stake { $limit }
dice_hands-order-lay = Lay the highest card
dice_hands-order-until-question = until it is settled
dice_hands-order-until-round = until the end of the round
"""


def bets(state: DiceHands, seat: int) -> Scope | None:
    """A seat's own stake: the others have their turns in between."""
    return (state.round,) if state.step == BETTING and state.seat == seat else None


def rounds(state: DiceHands, _seat: int) -> Scope | None:
    return (state.round,)


def stakes(_state: DiceHands, _seat: int) -> range:
    return range(1, 3)


def stake(state: DiceHands, limit: int) -> int | None:
    """H5: in the last round less is not enough."""
    return BET + limit - 1 if BET + limit - 1 in state.answers() else None


def careless(_state: DiceHands, limit: int) -> int:
    return BET + limit - 1


def lay(state: DiceHands, _limit: int) -> int:
    return max(LAY + card - 1 for card in state.hand())


def prying(state: DiceHands, _limit: int) -> int | None:
    """Does what others hold make it worth while?"""
    others = [card for seat, hand in enumerate(state.hands) if seat != state.seat for card in hand]
    return lay(state, 0) if sum(others) % 2 else None


def busy(state: DiceHands, _limit: int) -> int:
    state.points[state.seat] += 1
    return lay(state, 0)


def for_ever(_state: DiceHands, _seat: int) -> Scope | None:
    return (0,)


def now_and_then(state: DiceHands, seat: int) -> Scope | None:
    return (state.round % 2,) if state.step == BETTING and state.seat == seat else None


def with_orders(name: str, *orders: Order, words: str = WORDS) -> Variant:
    texts = {f"words/{language}.ftl": SOUND.text(f"words/{language}.ftl") + words for language in LANGUAGES}
    return variant(name=name, rooms={"orders": SimpleNamespace(ORDERS=orders)}, texts=texts)


STAKING, LAYING_DOWN = frozenset({BETTING}), frozenset({LAYING})
STAKE = Order("stake", STAKING, QUESTION, bets, stake, stakes)
OBEDIENT = with_orders("Obedient", STAKE, Order("lay", LAYING_DOWN, ROUND, rounds, lay))
CARELESS = with_orders("Careless", Order("stake", STAKING, QUESTION, bets, careless, stakes))
PRYING = with_orders("Prying", Order("lay", LAYING_DOWN, ROUND, rounds, prying))
BUSY = with_orders("Busy", Order("lay", LAYING_DOWN, ROUND, rounds, busy))
ENDLESS = with_orders("Endless", Order("lay", LAYING_DOWN, ROUND, for_ever, lay))
STUBBORN = with_orders("Stubborn", Order("lay", LAYING_DOWN, QUESTION, rounds, lay))
RETURNING = with_orders("Returning", Order("stake", STAKING, QUESTION, now_and_then, highest))
UNSPOKEN = with_orders("Unspoken", STAKE, words="")
