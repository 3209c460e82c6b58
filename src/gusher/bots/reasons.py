"""Reasons: why one answer is better than another, out of the futures that a search has compared.

What is said must be beyond noise, and worth saying. Hints use this, and whatever else wants to explain a decision.
"""

from gusher.bots.futures import Difference, Futures, Item
from gusher.kernel.features import features_of
from gusher.kernel.reasons import Reason, rounded

MOST = 3  # reasons for one answer
CLEARLY = 3.0  # standard errors for anything else than the own points: of twenty things one is beyond two by luck
WORTH_SAYING = 0.01  # of a clear lead (`Policy.margin`): less than that explains nothing


def reasons(futures: Futures, one: int, other: int) -> list[Reason]:
    """Why the first branch is better, or worse, than the other: the points that its seat ends with, then what weighs
    most of that which came and went and was there when the futures stopped, then the rival whose loss or gain speaks
    for that, too. The rival comes before all but the points if these alone would speak for the other branch."""
    better = futures.apart(one, other).amount
    clear = [_reason(item, found) for item, found in _clear(futures, one, other)]
    own = [reason for reason in clear if reason.kind == "outlook" and reason.seat == futures.seat]
    others = [reason for reason in clear if reason.kind == "outlook" and reason.seat != futures.seat]
    rivals = [reason for reason in others if reason.amount * better < 0]
    goods = _once(futures, _by_size(futures, [reason for reason in clear if reason.kind != "outlook"]))
    rival = _by_size(futures, rivals)[:1]
    if any(reason.amount * better < 0 for reason in own):
        return [*own, *rival, *goods][:MOST]
    return [*own, *goods, *rival][:MOST]


def _clear(futures: Futures, one: int, other: int) -> list[tuple[Item, Difference]]:
    least = WORTH_SAYING * futures.game.policy.margin()
    found = [(item, futures.difference(one, other, item)) for item in futures.items(one, other)]
    return [
        (item, apart)
        for item, apart in found
        if _is_clear(futures, item, apart)
        and rounded(apart.amount) >= 1  # half a licence more is nothing that one could tell anybody
        and abs(apart.amount) * _worth(futures, item) >= least
    ]


def _is_clear(futures: Futures, item: Item, apart: Difference) -> bool:
    own = item.kind == "outlook" and item.seat == futures.seat
    return apart.beyond_noise if own else abs(apart.amount) > CLEARLY * apart.error


def _reason(item: Item, apart: Difference) -> Reason:
    return Reason(*item, apart.amount, apart.error, apart.here, apart.there)


def _by_size(futures: Futures, found: list[Reason]) -> list[Reason]:
    """What is worth most comes first; of equals what was first."""
    weights = features_of(futures.game).worths
    return sorted(found, key=lambda reason: -abs(reason.amount) * weights.get(reason.good, 1.0))


def _worth(futures: Futures, item: Item) -> float:
    """In points, one of it; points are worth themselves."""
    return features_of(futures.game).worths.get(item.good, 1.0)


def _once(futures: Futures, found: list[Reason]) -> list[Reason]:
    """One reason of each source, and what is left of a good says nothing more where it was said how it came and
    went."""
    flows = [reason for reason in found if reason.kind == "flow"]
    moved = {reason.good for reason in flows}
    sources = list(dict.fromkeys(reason.source for reason in flows))
    told = [_speaking(futures, [reason for reason in flows if reason.source == source]) for source in sources]
    return [reason for reason in found if (reason in told if reason.kind == "flow" else reason.good not in moved)]


def _speaking(futures: Futures, flows: list[Reason]) -> Reason:
    """Of all that one source moved what weighs most; but a sale or a purchase is told by its price: more money for
    barrels, not fewer barrels."""
    heaviest, ledger = flows[0], futures.game.ledger
    money = ledger.GOODS[:1] if ledger is not None else ()
    prices = (reason for reason in flows if reason.good in money and reason.amount * heaviest.amount < 0)
    return next(prices, heaviest)
