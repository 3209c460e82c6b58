"""A transport as a journey: the barrel in question is marked, every end that it can come to is lit with what the whole
way costs, and one click takes it there, or from the desk all barrels of its owner."""

from collections.abc import Iterator

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import NOTHING, STRETCHES, ZONES
from gusher.games.wildcatters.effects.names import tanker_said, zone_said
from gusher.games.wildcatters.picture.harbours import berth, deck
from gusher.games.wildcatters.picture.layout import PLACES, REFINERY_WIDTH, SHIP_WIDTH
from gusher.games.wildcatters.picture.lines import LINES
from gusher.games.wildcatters.picture.refineries import delivery, frame
from gusher.games.wildcatters.picture.routes import Journey, journeys
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.tags import bill, chip
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import disc, group, path
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    if state.step != ask.WAY:
        return
    if said:
        for journey in journeys(state):
            yield from _end(state, journey)
    x, y = PLACES[ZONES[state.place]].harbour
    barrel = [disc("pending", x, y - 3, 19), copy(f"barrel-{int(state.seat) + 1}", x, y - 3, "", 1.5)]
    label = say("wildcatters-board-under-way", seat=Seat(int(state.seat)), zone=zone_said(int(state.place)))
    yield Shape("g", "", {"data-motion": "glide", "data-subject": "barrel"}, barrel, id="journey", label=label)


def _end(state: Position, journey: Journey) -> Iterator[Shape]:
    """What lies in the harbour itself has its target already; an end further on gets one. Pointing at it shows the way,
    and who is paid how much. If all but the first step happens by itself, that is the answer."""
    if journey.zone == state.place:
        return
    hit = frame(journey.zone) if journey.delivers else deck(state, journey.ship)
    yield Shape(
        "g",
        "target framed",
        {},
        [hit],
        id=f"way-{journey.zone}-{journey.ship}",
        label=way_said(journey, 1),
        answer=journey.answers[0] if len(journey.answers) == 1 else None,
        answers=journey.answers if len(journey.answers) > 1 else (),
    )
    yield trip(state, journey)
    yield group(_price(state, journey), "over")


def trip(state: Position, journey: Journey) -> Shape:
    """The way along the rails and its bill, shown while its target is pointed at."""
    x, y = PLACES[ZONES[journey.zone]].harbour
    trail = path("trail", "".join(LINES[STRETCHES[link]].d for link in journey.links))
    return group([trail, *bill(int(state.seat), journey.owed, x, y - 28)], "trip")


def _price(state: Position, journey: Journey) -> list[Shape]:
    """The fees of the whole way; at a refinery also what it pays."""
    fees = sum(journey.owed.values())
    if journey.delivers:
        x, y = PLACES[ZONES[journey.zone]].refinery
        return [*chip(fees, x + REFINERY_WIDTH / 2 - 9, y - 17), *delivery(state, journey.zone)]
    x, y = berth(state, journey.ship)
    return chip(fees, x + SHIP_WIDTH / 2, y - 6)


def way_said(journey: Journey, barrels: int) -> Say:
    """Where so many barrels go, and what that costs."""
    fees = [
        say("wildcatters-board-fee", shares=shares * barrels, seat=Seat(owner))
        for owner, shares in journey.owed.items()
        if shares
    ]
    key = "wildcatters-board-way" if journey.ship == NOTHING else "wildcatters-board-way-ship"
    end: dict[str, int | str | Seat | Say] = {"zone": zone_said(journey.zone), "barrels": barrels}
    if journey.ship != NOTHING:
        end["tanker"] = tanker_said(journey.ship)
    end["fees"] = listed(fees) if fees else say("wildcatters-board-no-fees")
    return Say(key, end)
