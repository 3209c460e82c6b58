"""Journeys: the cheapest way of the barrel in question to every refinery and tanker that it can reach, as one chain of
answers, and the same way for the barrels after it (W126 to W138)."""

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import COLOUR_COUNT, LINK, NOTHING, SHIPS_EACH, TANKER_FEE, TRAIN_FEE, ZONE_COUNT
from gusher.games.wildcatters.position import Position

Owed = dict[int, int]  # seat -> own shares for the use of its trains and its tanker


@dataclass(frozen=True, slots=True)
class Journey:
    """A way to its end. `actions` are all steps, `answers` those that have to be given: a step without an alternative
    happens by itself."""

    actions: tuple[int, ...]
    answers: tuple[int, ...]
    links: tuple[int, ...]  # the stretches that it takes
    zone: int
    owed: Owed
    delivers: bool  # it ends in a refinery

    @property
    def ship(self) -> int:
        """The tanker where it ends, or NOTHING: in the zone's refinery."""
        return NOTHING if self.delivers else self.actions[-1] - do.LOAD


def journeys(state: Position) -> list[Journey]:
    """For the seat at WAY: every end that its barrel can come to, each by the cheapest way, then the shortest."""
    best: dict[tuple[int, int], Journey] = {}
    for arrival in _arrivals(state):
        for journey in _ends(arrival):
            end = (journey.zone, journey.ship)
            best.setdefault(end, journey)
    return list(best.values())


def repeated(state: Position, journey: Journey) -> tuple[int, tuple[int, ...]]:
    """How many barrels of the seat can go this way one after the other, this one included, and the answers for that."""
    walk, seat, barrels = state.clone(), int(state.seat), 0
    given: list[int] = []
    complete: tuple[int, ...] = ()
    while all(_step(walk, seat, action, given) for action in journey.actions):
        barrels += 1
        complete = tuple(given)
    return barrels, complete


def _step(walk: Position, seat: int, action: int, given: list[int]) -> bool:
    """Takes a step of a journey once more, if that is possible; it need not be given if nothing else is."""
    if walk.step != ask.WAY or walk.seat != seat:
        return False
    possible = [int(answer) for answer in walk.legal()]
    if action not in possible:
        return False
    if len(possible) > 1:
        given.append(action)
    walk.play(action)
    return True


# --- the search ---


@dataclass(frozen=True, slots=True)
class _Arrival:
    """The barrel in a harbour on its way."""

    state: Position
    actions: tuple[int, ...]
    answers: tuple[int, ...]
    links: tuple[int, ...]
    owed: Owed


def _arrivals(state: Position) -> Iterator[_Arrival]:
    """Every harbour that the barrel can come to by rail, the cheapest way first."""
    number = count()  # keeps the order of equal ones
    queue = [(0, 0, next(number), _Arrival(state, (), (), (), {}))]
    reached: set[int] = set()
    while queue:
        cost, far, _, here = heappop(queue)
        if int(here.state.place) in reached:
            continue
        reached.add(int(here.state.place))
        yield here
        possible = [int(answer) for answer in here.state.legal()]
        for action in possible:
            zone, owner = divmod(action - do.LINK, COLOUR_COUNT)
            if do.LINK <= action < do.DISPATCH and zone not in reached:
                fee = 0 if owner == state.seat else int(TRAIN_FEE)
                heappush(queue, (cost + fee, far + 1, next(number), _taken(here, action, zone, owner, fee)))


def _taken(here: _Arrival, action: int, zone: int, owner: int, fee: int) -> _Arrival:
    there = here.state.clone()
    link = int(LINK[here.state.place * ZONE_COUNT + zone])
    answers = _given(here, action)
    there.play(action)
    owed = {**here.owed, owner: here.owed.get(owner, 0) + fee} if fee else here.owed
    return _Arrival(there, (*here.actions, action), answers, (*here.links, link), owed)


def _given(here: _Arrival, action: int) -> tuple[int, ...]:
    alone = len(here.state.legal()) == 1
    return here.answers if alone else (*here.answers, action)


def _ends(here: _Arrival) -> Iterator[Journey]:
    state, zone = here.state, int(here.state.place)
    for action in [int(answer) for answer in state.legal()]:
        if action == do.REFINE or do.LOAD <= action < do.LINK:
            owed = here.owed if action == do.REFINE else _loaded(state, here.owed, action - do.LOAD)
            actions = (*here.actions, action)
            yield Journey(actions, _given(here, action), here.links, zone, owed, action == do.REFINE)


def _loaded(state: Position, owed: Owed, ship: int) -> Owed:
    owner = ship // SHIPS_EACH
    return owed if owner == state.seat else {**owed, owner: owed.get(owner, 0) + int(TANKER_FEE)}
