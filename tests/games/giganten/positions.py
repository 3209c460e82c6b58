"""Positions for Giganten's tests, and the short hand of the rules: `step:E`, `bid:7`, `pay:3,1`, `price:H,up`.

The builders put pieces on a fresh board and let the rules take over at the action in question; every position that
they hand out keeps all invariants.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ACTIONS
from gusher.games.giganten.data import (
    CARDS,
    CLEARED,
    COLUMNS,
    COMPANIES,
    NOTHING,
    PRICE,
    SITE_AT,
    SITES_PER_KIND,
    UNDRAWN,
)
from gusher.games.giganten.invariants import broken
from gusher.games.giganten.rules import auction, build, haul, tiles, turns
from gusher.games.giganten.state import Giganten, start
from gusher.kernel.effects import Effect
from gusher.kernel.errors import Refused
from gusher.kernel.match import Entry, Match
from gusher.kernel.state import CHANCE
from gusher.kernel.tables import flat
from tests.games.shorthand import Shorthand
from tests.games.walks import random_walk

Cell = tuple[int, int]
Hand = tuple[int, int]  # ones and twos

SETTINGS = list(GAME.settings())
DEFAULT = GAME.settle(4, {})
PARKING = [(11, 0), (10, 0), (9, 0), (8, 0)]  # where trucks wait that a test does not care about
VALUES = ((2, 3, 4), (2, 5), (4, 5, 6))  # of each kind
KEPT_CARD = "B03"  # six copies: enough for every seat that a test does not care about


def setting_name(setting: tuple[int, dict[str, Any]]) -> str:
    return "-".join(map(str, (setting[0], *setting[1].values())))


# --- answers in short hand ---


_HAND = Shorthand(ACTIONS)
words, number, short = _HAND.words, _HAND.number, _HAND.short


def offered(state: Giganten, kind: str = "") -> list[str]:
    """The possible answers, in the order of the table; of one kind only, if one is named."""
    answers = [short(int(action)) for action in state.legal()]
    return [answer for answer in answers if not kind or answer.partition(":")[0] == kind]


def odds(state: Giganten) -> dict[str, int]:
    """At chance: outcomes and their weights."""
    assert state.seat == CHANCE
    return dict(zip(offered(state), map(int, state.weights()), strict=True))


def refusal(state: Giganten, answer: str) -> str:
    return state.why_not(number(answer))


def play(state: Giganten, script: str) -> list[Effect]:
    """Plays the answers one after the other, each of which must be legal; returns what happened."""
    effects: list[Effect] = []
    for answer in script.split():
        assert answer in offered(state), f"{answer} is refused by {refusal(state, answer)}: {offered(state)}"
        state.play(number(answer), effects.append)
        assert broken(state) == []
    return effects


def after(state: Giganten, script: str) -> Giganten:
    """The position after a script; the original stays as it was."""
    copy = state.clone()
    play(copy, script)
    return copy


# --- building positions ---


def fresh(seats: int = 4, **options: Any) -> Giganten:
    return start(seats, GAME.settle(seats, options))


def midgame(seats: int = 4, first: int = 0, **options: Any) -> Giganten:
    """Round 2, nothing built, trucks parked in column 0: to be completed and handed to the rules."""
    state = fresh(seats, **options)
    state.first = first
    state.round = 2
    for seat in range(seats):
        state.trucks[seat] = cell(PARKING[seat])
    return state


def cell(place: Cell) -> int:
    return place[0] * COLUMNS + place[1]


def site(place: Cell) -> int:
    found = int(SITE_AT[cell(place)])
    assert found != NOTHING
    return found


def put(shared: Any, index: int, value: int) -> Any:
    """A shared vector with one entry changed."""
    changed = shared[:]
    changed[index] = value
    return changed


def truck(state: Giganten, seat: int, place: Cell) -> None:
    state.trucks[seat] = cell(place)


def derrick(state: Giganten, seat: int, place: Cell, markers: int) -> None:
    """A derrick with so many markers left, on the smallest tile left that can hold them."""
    where = site(place)
    kind = where // SITES_PER_KIND
    value = next(value for value in VALUES[kind] if value >= markers and tiles.left(state, kind, value) > 0)
    state.owners = put(state.owners, where, seat)
    state.tiles = put(state.tiles, where, value)
    state.stock = put(state.stock, seat, int(state.stock[seat]) - 1)
    state.markers[where] = markers
    state.supply -= markers


def dry(state: Giganten, place: Cell) -> None:
    """A well that has given all it had."""
    where = site(place)
    state.owners = put(state.owners, where, CLEARED)
    state.tiles = put(state.tiles, where, VALUES[where // SITES_PER_KIND][0])


def seen(state: Giganten, seat: int, place: Cell, value: int) -> None:
    """A tile that the seat has looked at."""
    where = site(place)
    assert state.tiles[where] in (UNDRAWN, value)
    state.tiles = put(state.tiles, where, value)
    state.viewers = put(state.viewers, where, int(state.viewers[where]) | 1 << seat)


def hand(state: Giganten, seat: int, ones: int, twos: int) -> None:
    state.ones[seat], state.twos[seat] = ones, twos
    state.held[seat] = state.twos_most[seat] = ones + twos


def tank(state: Giganten, seat: int, company: str, markers: int) -> None:
    place = seat * 3 + COMPANIES.index(company)
    state.supply -= markers - state.tanks[place]
    state.tanks[place] = markers


def price(state: Giganten, company: str, dollars: int) -> None:
    state.prices = put(state.prices, COMPANIES.index(company), [int(amount) for amount in PRICE].index(dollars))


def dollars(state: Giganten, company: str) -> int:
    return int(PRICE[state.prices[COMPANIES.index(company)]])


def sound(state: Giganten) -> Giganten:
    assert broken(state) == []
    return state


def deal_cards(state: Giganten, seat: int, card: str) -> None:
    """Cards before all seats: this one before the seat in question."""
    faces = [CARDS.index(card if other == seat else KEPT_CARD) for other in range(state.setting.seats)]
    state.cards = flat(faces)
    pile = state.pile[:]
    for face in faces:
        pile[face] -= 1
    state.pile = pile


def moving(state: Giganten, card: str = "B02", points: int | None = None) -> Giganten:
    """The first player's move begins, with this card; with fewer points if so many are named."""
    deal_cards(state, int(state.first), card)
    turns.start_turn(state)
    if points is not None:
        state.points = points
    return sound(state)


def building(state: Giganten) -> Giganten:
    """Action 5 begins."""
    build.begin(state, None)
    return sound(state)


def hauling(state: Giganten) -> Giganten:
    """Action 6 begins."""
    haul.begin(state, None)
    return sound(state)


def bidding(hands: dict[int, Hand], tanks: dict[int, str], state: Giganten | None = None) -> Giganten:
    """Action 7 begins: licences by seat, and the companies where a seat has a marker (`HHJ`: two at H, one at J)."""
    state = state or midgame()
    for seat, (ones, twos) in hands.items():
        hand(state, seat, ones, twos)
    for seat, companies in tanks.items():
        for company in COMPANIES:
            tank(state, seat, company, companies.count(company))
    auction.begin(state, None)
    return sound(state)


# --- matches ---


def opened(seats: int = 4, secret: str | None = None, **options: Any) -> Match:
    return Match(GAME, seats, options, secret=secret)


def giganten(match: Match) -> Giganten:
    assert isinstance(match.state, Giganten)
    return match.state


def seated(state: Giganten) -> Match:
    """A match that has come to this position."""
    match = Match(GAME, int(state.setting.seats), {name: state.dump()[name] for name in DEFAULT})
    match.state = state
    return match


def follow(match: Match, script: str) -> list[Effect]:
    """Plays answers and outcomes as a log would; what has only one possibility happens by itself."""
    before = len(match.steps)
    for answer in script.split():
        by = "chance" if match.state.seat == CHANCE else int(match.state.seat)
        match.follow(Entry(match.n + 1, by, number(answer)))  # type: ignore[arg-type]
        assert GAME.broken(match.state) == []
    return [effect for step in match.steps[before:] for effect in step.effects]


def refused(match: Match, answer: str) -> str:
    """The clause with which the seat that is asked is refused this answer; the match stays as it was."""
    before = match.state.dump()
    with pytest.raises(Refused) as error:
        match.answer(int(match.state.seat), words(answer))
    assert match.state.dump() == before
    return error.value.clause


def random_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[Giganten]:
    return random_walk(start(seats, options), seed)


def all_games(seeds: range = range(3)) -> Iterator[Giganten]:
    """Random games in all settings, position after position."""
    for seats, options in SETTINGS:
        for seed in seeds:
            yield from random_game(seats, options, seed)
