"""What must hold for the question that is open in a position of Wildcatters: who is asked, what lies ready for it, and
that its answers are those of a slow look at the board. The descriptions are for developers.
"""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    BOXES,
    CONTINENT_COUNT,
    END_A,
    END_B,
    FIRST_LINK,
    FIRST_WHITE,
    FIRST_WHITE_LINK,
    LEAST_BID,
    MOST_BID,
    MOST_BOXES,
    MOST_REPAID,
    REFINERY_ROOM,
    REGION_STRETCHES,
    STRETCH_COUNT,
    STRETCH_DATA,
    ZONE_COUNT,
    ZONES,
)
from gusher.games.wildcatters.invariants.recount import Check, is_interrupted
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import CHANCE, OVER

CHANCE_STEPS: Final = (ask.NEUTRAL, ask.FIRST, ask.DEAL, ask.DISPLAY, ask.RENEWAL, ask.REFILL)
ACTIVE_STEPS: Final = (ask.CARD, ask.BUILD, ask.OIL, ask.MOVE, ask.DESTINATION, ask.PAY, ask.GIVE, ask.SHIP, ask.DRAIN)
START_STEPS: Final = (ask.FOUND, ask.REVEAL, ask.PLACE)
JOINING: Final = (ask.JOIN_DRILL, ask.JOIN_TRANSPORT)
PAYING: Final = (ask.PAY, ask.GIVE)
EMPTYING: Final = (ask.OWN_BARRELS, ask.TAKE)
RIDING: Final = (ask.JOIN_TRANSPORT, ask.TRAIN, ask.WAY)
SAILING: Final = (ask.PORT, ask.UNLOAD)
WITH_CARD: Final = (
    ask.PLACE,
    ask.BUILD,
    ask.OIL,
    ask.MOVE,
    ask.DESTINATION,
    *PAYING,
    ask.BID,
    *JOINING,
    *RIDING,
    ask.SHIP,
    *SAILING,
    ask.REFILL,
)
# A refinery may be emptied before the card is taken; after the last turn the region stays.
EITHER_WAY: Final = (ask.DRAIN, *EMPTYING, ask.REPAY, ask.ORDER, ask.END_CARD, ask.ENDED)


def rails_around(zone: int) -> int:
    """Train boxes on the links of a zone."""
    links = range(FIRST_LINK, int(STRETCH_COUNT))
    return sum(int(BOXES[link]) for link in links if zone in (END_A[link], END_B[link]))


# The most answers that a question can have; what is not named here has at most 14.
OPEN_STRETCHES: Final = max(bin(stretches).count("1") for stretches in map(int, REGION_STRETCHES))
MOST: Final = {
    ask.BID: int(MOST_BID - LEAST_BID) + 2,
    ask.REPAY: int(MOST_REPAID) + 1,
    ask.GIVE: 37,
    # a rig, tankers and refineries here or in any white zone, trains, and what else a menu has
    ask.BUILD: 18 + OPEN_STRETCHES + int(STRETCH_COUNT - FIRST_WHITE_LINK),
    # a refinery, sixteen tankers, any train, a refinery card
    ask.WAY: 18 + max(rails_around(zone) for zone in range(ZONE_COUNT)),
    ask.TAKE: 21,
    ask.SHIP: 17,
    ask.END_CARD: 15,
}


def at(state: Position, places: int) -> int:
    """The seat so many places after the active one."""
    return int(state.order[(state.turn + places) % state.setting.seats])


# --- who is asked ---


def check_seat(state: Position) -> Iterator[str]:
    step = state.step
    if not ask.NEUTRAL <= step <= ask.ENDED:
        yield f"left at station {step}"
    elif state.seat not in asked(state):
        yield f"question {step} asks seat {state.seat}"


def asked(state: Position) -> list[int]:
    """The seats of which one is asked."""
    step = int(state.step)
    if step in CHANCE_STEPS or step == ask.ENDED:
        return [CHANCE if step != ask.ENDED else OVER]
    if step in ACTIVE_STEPS or step in START_STEPS:
        return [at(state, 0)]
    if step in {ask.JOIN_DRILL, ask.BID, *RIDING}:
        return [at(state, int(state.asked))]
    if step in EMPTYING:
        return [int(state.refineries[state.zone])]
    if step in (ask.REPAY, ask.END_CARD):
        return [int(state.order[state.asked])]
    return [seat for seat in range(state.setting.seats) if step in SAILING or seat not in list(state.tokens)]


def check_answers(state: Position) -> Iterator[str]:
    answers = [int(answer) for answer in state.legal()]
    most = 32 if state.seat == CHANCE else MOST.get(int(state.step), 14)
    least = 0 if state.seat == OVER else 1
    if not least <= len(answers) <= most:
        yield f"{len(answers)} answers at question {state.step}"
    if answers != sorted(set(answers)):
        yield f"answers {answers}"


# --- what lies ready ---


def idle(state: Position) -> dict[str, bool]:
    """What is only in use at some questions: does it belong to this one?"""
    step = int(state.step)
    caller = step in EMPTYING or step == ask.DRAIN
    riding = step in RIDING or state.caller == station.JOURNEYS
    return {
        "pending": step in PAYING,
        "price": step in PAYING,
        "covered": step in PAYING,
        "rest": step in {ask.GIVE, *EMPTYING},
        "colour": step in (ask.GIVE, ask.TAKE),
        "chosen": step in (ask.GIVE, ask.TAKE),
        "caller": caller,
        "zone": step in EMPTYING or step == ask.DESTINATION,
        "asked": step in {ask.BID, ask.REPAY, ask.END_CARD, *JOINING, *EMPTYING} or riding,
        "bid": step == ask.BID,
        "bidder": step == ask.BID,
        "out": step == ask.BID,
        "riders": riding,
        "place": step == ask.WAY,
        "visited": step == ask.WAY,
        "ship": step in SAILING or step == ask.DESTINATION,
        "origin": step in SAILING,
        "mix": step in (ask.BUILD, ask.OIL, ask.MOVE),
    }


def check_registers(state: Position) -> Iterator[str]:
    for name, in_use in idle(state).items():
        value = int(getattr(state, name))
        if not in_use and value not in (0, -1):
            yield f"{name} is {value} at question {state.step}"
    if any(state.fees) and not (state.step in {*RIDING, ask.SHIP, *SAILING} or is_interrupted(state)):
        yield f"fees {list(state.fees)} outside of a transport"
    if any(seat >= 0 for seat in state.tokens) and state.step != ask.ORDER:
        yield f"order tokens {list(state.tokens)} at question {state.step}"


def check_turn(state: Position) -> Iterator[str]:
    """The turn's own numbers agree with each other."""
    if state.step not in EITHER_WAY and (state.region >= 0) != (state.step in WITH_CARD):
        yield f"region {state.region} at question {state.step}"
    if state.built and state.region < 0:
        yield "a refinery was built without a card"
    if state.white != -1 and not FIRST_WHITE <= state.white < CONTINENT_COUNT:
        yield f"white continent {state.white}"
    if state.moves != sum(int(state.moved) >> ship & 1 for ship in range(16)):
        yield f"{state.moves} moves of tankers {state.moved}"
    if state.used and not state.transported:
        yield "tankers carried oil without a transport"


# --- the slow look at the board ---


def links(state: Position) -> dict[str, dict[str, list[int]]]:
    """Zone by zone where a link with trains leads, and whose trains these are."""
    found: dict[str, dict[str, list[int]]] = {zone: {} for zone in ZONES}
    for stretch, data in enumerate(STRETCH_DATA):
        trains = [int(state.trains[stretch * MOST_BOXES + box]) for box in range(MOST_BOXES)]
        owners = [owner for owner in trains if owner >= 0]
        if len(data["zones"]) == 2 and owners:
            one, two = data["zones"]
            found[one][two] = found[two][one] = sorted(set(owners))
    return found


def has_room(state: Position, zone: str) -> bool:
    """An open refinery with room."""
    number = ZONES.index(zone)
    barrels = sum(int(state.tanks[number * 4 + colour]) for colour in range(4))
    return state.refineries[number] >= 0 and barrels < REFINERY_ROOM and not state.closed >> number & 1


def has_tanker(state: Position, zone: str) -> bool:
    """A tanker with room."""
    here = [ship for ship in range(16) if state.ships[ship] == ZONES.index(zone)]
    return any(state.cargo[ship] < 64 for ship in here)


def has_way_on(state: Position, zone: str, visited: list[str]) -> bool:
    """W128, word for word."""
    if has_room(state, zone) or has_tanker(state, zone):
        return True
    further = [other for other in links(state)[zone] if other not in visited]
    return any(has_way_on(state, other, [*visited, other]) for other in further)


def ways_by_rail(state: Position) -> list[int]:
    """The links that the barrel may take, as answers."""
    here = ZONES[state.place]
    visited = [zone for number, zone in enumerate(ZONES) if state.visited >> number & 1]
    found: list[int] = []
    for zone, owners in links(state)[here].items():
        if zone not in visited and has_way_on(state, zone, [*visited, zone]):
            usable = [int(state.seat)] if state.seat in owners else owners
            found += [do.LINK + ZONES.index(zone) * 4 + owner for owner in usable]
    return sorted(found)


def check_journey(state: Position) -> Iterator[str]:
    if state.step != ask.WAY:
        return
    answers = [int(answer) for answer in state.legal()]
    if [answer for answer in answers if answer >= do.LINK] != ways_by_rail(state):
        yield f"links {answers}, {ways_by_rail(state)} by the slow look"
    if (do.REFINE in answers) != has_room(state, ZONES[state.place]):
        yield f"refining in {ZONES[state.place]} is wrong"
    if any(do.LOAD <= answer < do.LINK for answer in answers) != has_tanker(state, ZONES[state.place]):
        yield f"loading in {ZONES[state.place]} is wrong"
    if not state.visited >> state.place & 1 or not state.visited >> state.region & 1:
        yield f"the barrel is in {ZONES[state.place]} without having come there"
    if not state.riders >> state.seat & 1 or state.waiting[state.region * 4 + state.seat] < 1:
        yield f"seat {state.seat} moves a barrel that it does not have"


def check_destination(state: Position) -> Iterator[str]:
    if state.step == ask.PORT:
        harbours = [do.SAIL + number for number, zone in enumerate(ZONES) if has_room(state, zone)]
        if [int(answer) for answer in state.legal()] != harbours:
            yield f"harbours {harbours} by the slow look"
    if state.step in SAILING and not state.used >> state.ship & 1:
        yield f"tanker {state.ship} sails without having been loaded"


def check_auction(state: Position) -> Iterator[str]:
    if state.step != ask.BID:
        return
    pumps = [int(state.pumps[state.region * 4 + seat]) for seat in range(state.setting.seats)]
    if any(not number and not state.out >> seat & 1 for seat, number in enumerate(pumps)):
        yield f"bidders {bin(state.out)}, but pumps {pumps}"
    if state.out >> state.seat & 1 or state.bidder == state.seat:
        yield f"seat {state.seat} is out, or bids against itself"
    if (state.bid == 0) != (state.bidder == -1) or (state.bid and not LEAST_BID <= state.bid < MOST_BID):
        yield f"bid {state.bid} of seat {state.bidder}"


CHECKS: Final[tuple[Check, ...]] = (
    check_seat,
    check_answers,
    check_registers,
    check_turn,
    check_journey,
    check_destination,
    check_auction,
)
