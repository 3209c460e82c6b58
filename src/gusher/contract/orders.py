"""Checks on standing orders: they answer as a person could, from what the seat knows, and end when they say."""

from gusher.contract.trial import Trial, check, listed
from gusher.contract.words import demand_words
from gusher.kernel.match import digest
from gusher.kernel.orders import MOST_ORDERS, QUESTION, ROUND, Order, Scope, given, offered, term
from gusher.kernel.state import PUBLIC, State


@check
def orders_have_words(trial: Trial) -> None:
    """Each has a name of its own, and sentences for being offered and for having been given."""
    game, orders = trial.game, trial.game.orders
    names = [order.name for order in orders]
    trial.demand(len(set(names)) == len(names) <= MOST_ORDERS, f"names must differ, {MOST_ORDERS} at most: {names}")
    sayings = [says(game.name, order) for order in orders for says in (offered, term)]
    sayings += [given(game.name, order, limit) for order in orders for limit in (0, 1, 2, 21)]
    demand_words(trial, sayings)


@check
def orders_answer_legally(trial: Trial) -> None:
    """Whenever a seat is asked, each order, with the least limit, the highest and one between, answers something legal
    or nothing; the same in the truth, in the seat's view and in a world that looks like it; and changes nothing."""
    if not trial.game.orders:
        return
    for state, _ in trial.positions():
        if not trial.asked(state):
            continue
        seat = int(state.seat)
        view = state.redact(seat)
        worlds = (state, view.fill(trial.rng))
        for order in trial.game.orders:
            if order.scope(view, seat) is not None:
                _demand_answers(trial, order, view, worlds)


def _demand_answers(trial: Trial, order: Order, view: State, worlds: tuple[State, ...]) -> None:
    seat = int(view.seat)
    limits = order.limits(view, seat)
    mark = digest(view)
    for limit in {*limits[:1], *limits[-1:], *([trial.pick([*limits])] if limits else [])}:
        found = order.answers(view, limit)
        words = None if found is None else trial.game.actions.words(found)
        trial.demand(found is None or found in listed(view), f"the order {order.name} ({limit}) answers {words}")
        for world in worlds:
            same = order.answers(world, limit) == found and order.limits(world, seat) == limits
            trial.demand(same, f"the order {order.name} ({limit}) tells what seat {seat} cannot see")
    trial.demand(digest(view) == mark, f"the order {order.name} changes the position")


@check
def orders_end_when_they_say(trial: Trial) -> None:
    """One that lasts while its question is open is about nothing at any other; one that lasts a round is about the
    round that the title names. What an order was about never comes back, and is no secret."""
    orders = trial.game.orders
    for order in orders:
        trial.demand(order.until in (QUESTION, ROUND), f"{order.name} ends with {order.until!r}")
    lives = {(order.name, seat): _Life() for order in orders for seat in range(trial.seats)}
    for state, _ in trial.positions() if orders else ():
        titled = trial.game.scene(state.redact(PUBLIC), PUBLIC).title.args.get("round")
        for seat in range(trial.seats):
            view = state.redact(seat)
            for order in orders:
                scope = order.scope(view, seat)
                trial.demand(scope == order.scope(state, seat), f"what {order.name} is about tells seat {seat} secrets")
                said = scope in (None, (titled,)) if order.until == ROUND else scope is None or order.is_about(view)
                trial.demand(said, f"{order.name} is about {scope} in round {titled}, and ends with the {order.until}")
                trial.demand(lives[order.name, seat].goes_on(scope), f"{order.name} is about {scope} once more")


class _Life:
    """What an order of a seat is about, and has been about before."""

    def __init__(self) -> None:
        self._now: Scope | None = None
        self._ended: set[Scope] = set()

    def goes_on(self, scope: Scope | None) -> bool:
        if self._now not in (None, scope):
            self._ended.add(self._now)
        self._now = scope
        return scope not in self._ended
