"""The strip above the map: the rounds as stations with what a loan costs to repay there, the interim scoring, and the
order of play; and on the track around the map everybody's score."""

from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import INTERIM_ROUND, NOTHING
from gusher.games.wildcatters.picture.layout import MARGIN, STRIP, WIDTH
from gusher.games.wildcatters.picture.stamp import copy
from gusher.games.wildcatters.picture.track import LAPS, spot
from gusher.games.wildcatters.position import Position
from gusher.kernel.drawing import badge, box, disc, path, write
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Shape

_FIRST, _LAST = 200, 640  # the stations lie between
_ORDER: Final = 735
_STEP: Final = 54  # short of the corner, where the page has its buttons
_FAN: Final = 7  # so far apart are markers that share a space of the track


def shapes(state: Position) -> Iterator[Shape]:
    yield write(_title(state), MARGIN + 4, STRIP + 29, 25, "slab ink")
    yield from _stations(state)
    yield from _order(state)
    yield from _markers(state)


def _title(state: Position) -> Say:
    if state.step == ask.ENDED:
        return say("wildcatters-board-over")
    if state.round == 0:
        return say("wildcatters-board-setup")
    return say("wildcatters-board-round", round=int(state.round))


def _stations(state: Position) -> Iterator[Shape]:
    """W180, W185: where loans can be repaid and majorities are scored in between."""
    rounds = int(state.setting.rounds)
    y, step = STRIP + 16, (_LAST - _FIRST) / (rounds - 1)
    yield path("rail", f"M{_FIRST - 20} {y - 2.5}H{_LAST + 20}M{_FIRST - 20} {y + 2.5}H{_LAST + 20}")
    for number in range(1, rounds + 1):
        x = _FIRST + (number - 1) * step
        here = number == state.round
        dress = "fill-brass edge" if here else "wood edge" if number < state.round else "plaque edge"
        figure = "on-light" if here else "on-dark" if number < state.round else "soft"
        inside = [disc(dress, x, y, 14 if here else 11)]
        inside.append(write(str(number), x, y + 6, 18 if here else 15, f"slab middle {figure}"))
        price = int(state.setting.loan_prices[number])
        if number == INTERIM_ROUND:
            inside.append(copy("medal", x + 21, y + 19, "", 0.62))
        if price:
            inside.append(copy("loan", x - 18, y + 18, "", 0.62))
            inside.append(write(str(price), x - 2, y + 28.5, 15, "slab middle ink haloed"))
        label = say("wildcatters-board-station", round=number, price=price, interim=_yes(number == INTERIM_ROUND))
        yield Shape("g", "", {}, inside, label=label)


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def _order(state: Position) -> Iterator[Shape]:
    """W27, W29: who plays when in this round; whose turn it is stands out."""
    seats = [int(seat) for seat in state.order if seat != NOTHING]
    if state.first == NOTHING or not seats:
        return
    y, step = STRIP + 20, _STEP
    for place, seat in enumerate(seats):
        x = _ORDER + place * step
        active = place == state.turn and state.step != ask.ENDED
        inside = [box("asked" if active else "idle", x - 22, STRIP, 44, 40, 8), badge(seat, x, y, 0.85)]
        if place:
            inside.append(path("thread", f"M{x - 30:g} {y}h5m-3-3l3 3-3 3"))
        yield Shape("g", "", {"data-motion": "glide"}, inside, id=f"order-{seat}")
    label = say("wildcatters-board-order", order=listed([say("player", seat=Seat(seat)) for seat in seats]))
    yield Shape("g", "", {}, [], label=label)


def _markers(state: Position) -> Iterator[Shape]:
    """The score so far (W3); who has gone round the track once wears a second ring."""
    seats = range(int(state.setting.seats))
    points = state.scores() if state.step == ask.ENDED else [int(state.score[seat]) for seat in seats]
    for seat in seats:
        x, y = spot(points[seat])
        same = [other for other in seats if spot(points[other]) == (x, y)]
        shift = (same.index(seat) - (len(same) - 1) / 2) * _FAN
        upright = x < MARGIN + 22 or x > WIDTH - MARGIN - 22
        x, y = (x, y + shift) if upright else (x + shift, y)
        inside = [badge(seat, x, y, 0.56)]
        if points[seat] >= LAPS:
            inside.insert(0, disc("fill-brass edge", x, y, 13.5))
        label = say("wildcatters-board-score", seat=Seat(seat), points=points[seat])
        yield Shape("g", "", {}, inside, id=f"score-{seat}", label=label)
