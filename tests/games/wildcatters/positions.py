"""Positions of Wildcatters for the tests, and the short hand of the rules: `card:L05`, `link:SA_W,blue`, `bid:7`.

A board starts bare (`table`), gets its pieces by hand, and is then given to the rules at the step in question
(`turn`, `building`, `oil`, `fleet`). Answers are played as at the table: what has only one possible answer happens by
itself. Every position keeps all invariants. Barrels are written by their colours: `rryg`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.actions import ACTIONS, ask
from gusher.games.wildcatters.data import (
    A_PUMP,
    A_RIG,
    ALL_CARDS,
    BOXES,
    CARD_REGION,
    CARDS,
    CIRCLES,
    COLOURS,
    CONTINENTS,
    DARK_CARDS,
    EMPTY,
    END_A,
    END_B,
    FIRST_LINK,
    LIGHT_CARDS,
    NEUTRAL,
    NOTHING,
    PIECES,
    REFINERY_ROOM,
    STRETCHES,
    WILDCATTER,
    WON,
    ZONES,
)
from gusher.games.wildcatters.invariants import broken
from gusher.games.wildcatters.rules import flow, turns
from gusher.games.wildcatters.state import Wildcatters, start
from gusher.kernel.effects import Effect
from gusher.kernel.state import CHANCE, OVER
from gusher.kernel.tables import changed, flat
from gusher.kernel.trail import only_answer
from tests.games.shorthand import Shorthand
from tests.games.walks import random_walk
from tests.games.wildcatters.looking import LETTERS, display, names

SETTINGS = list(GAME.settings())
RED, YELLOW, GREEN, BLUE = range(4)
ONE_OF_EACH = "L01 L05 L09 L13 L17 L21 L25 L29"  # a card of every region
MENUS = (ask.BUILD, ask.OIL, ask.MOVE)


def setting_name(setting: tuple[int, dict[str, Any]]) -> str:
    """How a way of playing reads in the list of tests."""
    seats, options = setting
    loan = "loan-at-zero" if options["zero_loan"] else "loan-in-need"
    bids = "credit" if options["credit_bids"] else "no-credit"
    return f"{seats}-{loan}-{bids}-{options['australia']}"


# --- answers in short hand ---


_HAND = Shorthand(ACTIONS)
words, number, short = _HAND.words, _HAND.number, _HAND.short


def numbers_of(state: Wildcatters) -> list[int]:
    return [int(action) for action in state.legal()]


def offered(state: Wildcatters, kind: str = "") -> list[str]:
    """The possible answers, in the order of the table; of one kind only, if one is named."""
    answers = [short(action) for action in numbers_of(state)]
    return [answer for answer in answers if not kind or answer.partition(":")[0] == kind]


def kinds(state: Wildcatters) -> set[str]:
    return {answer.partition(":")[0] for answer in offered(state)}


def odds(state: Wildcatters) -> dict[str, int]:
    """At chance: outcomes and their weights."""
    assert state.seat == CHANCE
    return dict(zip(offered(state), map(int, state.weights()), strict=True))


def refusal(state: Wildcatters, answer: str) -> str:
    """The clause with which an answer is refused; empty if it is possible."""
    return state.why_not(number(answer))


# --- playing ---


def play(state: Wildcatters, script: str) -> list[Effect]:
    """Plays the answers one after the other, each of which must be legal; returns what happened.

    A bare `draw` opens a card of the region that is shown least. What has only one possible answer happens by itself.
    """
    effects: list[Effect] = []
    for word in script.split():
        answer = harmless(state) if word == "draw" else word
        assert answer in offered(state), f"{answer} is refused by {refusal(state, answer)}: {offered(state)}"
        state.play(number(answer), effects.append)
        sound(state)
        while (only := only_answer(state)) is not None:
            state.play(only, effects.append)
            sound(state)
    return effects


def harmless(state: Wildcatters) -> str:
    """A draw that brings no four alike, if there is one."""
    shown = [CARD_REGION[CARDS.index(card)] for card in display(state)]
    return min(offered(state), key=lambda answer: shown.count(CARD_REGION[CARDS.index(answer[5:])]))


def sound(state: Wildcatters) -> Wildcatters:
    faults = broken(state)
    assert not faults, faults
    return state


def end_menus(state: Wildcatters) -> None:
    """Nothing more is done in this turn; full refineries deliver what they can and the rest is taken in red shares."""
    turn_, round_ = int(state.turn), int(state.round)
    while state.seat >= 0 and (state.step in MENUS or kinds(state) in ({"deliver"}, {"take"})):
        if (int(state.turn), int(state.round)) != (turn_, round_):
            break
        play(state, "done" if state.step in MENUS else offered(state)[-1])


def end_turn(state: Wildcatters, draw: str = "draw") -> None:
    """The turn ends; the first card opened is the one named, and the next player is asked."""
    end_menus(state)
    if state.seat == CHANCE:
        play(state, draw if draw == "draw" else f"draw:{draw}")
    while state.seat == CHANCE:
        play(state, "draw")


# --- laying out ---


def fresh(seats: int = 4, **options: Any) -> Wildcatters:
    """The position before the first draw."""
    return start(seats, GAME.settle(seats, options))


def table(
    seats: int = 4,
    *,
    round_: int = 2,
    active: int = 0,
    order: Sequence[int] | None = None,
    display: str = ONE_OF_EACH,
    padded: bool = True,
    light: str | None = None,
    dark: str | None = None,
    pile: str = "",
    left: int | None = None,
    **options: Any,
) -> Wildcatters:
    """A bare board between two turns: the active player is about to begin.

    Open cards are padded to eight. The deck holds all other cards; or these light and dark ones; or, with those of the
    pile, so many as are `left`. What is nowhere else is out of the game.
    """
    state = fresh(seats, **options)
    state.round = round_
    state.order = flat(list(order or range(seats)))
    state.first = 0
    state.turn = list(state.order).index(active)
    state.display = cards_set(eight(display) if padded else display.split())
    state.discard = cards_set(pile.split())
    rest = ALL_CARDS & ~state.display & ~state.discard
    state.deck = rest
    if light is not None:
        state.deck = state.deck & ~LIGHT_CARDS | cards_set(light.split())
    if dark is not None:
        state.deck = state.deck & ~DARK_CARDS | cards_set(dark.split())
    if left is not None:
        state.deck = cards_set(sorted(names(rest))[: left - len(pile.split())])
    state.boxed = rest & ~state.deck
    return state


def eight(cards: str) -> list[str]:
    """The cards, filled up to eight with one of each region."""
    named = cards.split()
    spare = [card for card in (*ONE_OF_EACH.split(), *CARDS) if card not in named]
    return named + spare[: 8 - len(named)]


def cards_set(cards: Iterable[str]) -> int:
    return sum(1 << CARDS.index(card) for card in cards)


def give(state: Wildcatters, seat: int, **amounts: Any) -> None:
    """Sets what a seat has: cash, score, loans, taken (wildcatters), cards, or shares by their company."""
    for what, amount in amounts.items():
        if what == "cash":
            state.cash[seat] = amount
        elif what in COLOURS:
            state.shares[seat * 4 + COLOURS.index(what)] = amount
        elif what == "score":
            state.score = changed(state.score, seat, amount)
        elif what == "loans":
            owe(state, seat, amount)
        elif what == "cards":
            hand_over(state, seat, amount.split())
        else:
            assert what == "taken"
            state.wildcatters = changed(state.wildcatters, seat, amount)


def owe(state: Wildcatters, seat: int, count: int) -> None:
    """So many loans, each with a barrel at the bank."""
    state.supply[seat] -= count - state.pledged[seat]
    state.loans = changed(state.loans, seat, count)
    state.pledged = changed(state.pledged, seat, count)


def hand_over(state: Wildcatters, seat: int, cards: list[str]) -> None:
    """Cards of the deck come to lie before a seat."""
    chosen = cards_set(cards)
    assert chosen & ~(state.deck | state.boxed) == 0
    state.deck &= ~chosen
    state.boxed &= ~chosen
    state.cards = changed(state.cards, seat, chosen)


def limit_supply(state: Wildcatters, seat: int, left: int) -> None:
    """All but so many of a seat's barrels have been delivered to Australia."""
    place = CONTINENTS.index("AU") * 4 + seat
    state.boxes = changed(state.boxes, place, state.boxes[place] + state.supply[seat] - left)
    state.supply[seat] = left


def deliver(state: Wildcatters, continent: str, barrels: str) -> None:
    """Barrels in the box of a continent."""
    for letter in barrels:
        colour = LETTERS.index(letter)
        place = CONTINENTS.index(continent) * 4 + colour
        state.boxes = changed(state.boxes, place, state.boxes[place] + 1)
        state.supply[colour] -= 1


def from_stock(state: Wildcatters, colour: int, piece: str) -> None:
    place = colour * len(PIECES) + PIECES.index(piece)
    state.stock = changed(state.stock, place, state.stock[place] - 1)


def occupy(state: Wildcatters, zone: str, content: int) -> None:
    """The first free circle of a region."""
    region = ZONES.index(zone)
    circle = next(
        place for place in range(region * CIRCLES, region * CIRCLES + CIRCLES) if state.circles[place] == EMPTY
    )
    state.circles = changed(state.circles, circle, content)


def rig(state: Wildcatters, colour: int, zone: str, count: int = 1) -> None:
    place = ZONES.index(zone) * 4 + colour
    for _ in range(count):
        occupy(state, zone, A_RIG + colour)
        from_stock(state, colour, "rig")
        state.rigs = changed(state.rigs, place, state.rigs[place] + 1)


def neutral_rig(state: Wildcatters, zone: str, count: int = 1) -> None:
    rig(state, NEUTRAL, zone, count)


def pump(state: Wildcatters, seat: int, zone: str, barrels: int) -> None:
    """One pump with so many barrels."""
    place = ZONES.index(zone) * 4 + seat
    occupy(state, zone, A_PUMP + seat * 4 + barrels)
    from_stock(state, seat, "pump")
    state.pumps = changed(state.pumps, place, state.pumps[place] + 1)
    state.ready[place] += int(barrels > 0)
    state.supply[seat] -= barrels


def token(state: Wildcatters, zone: str, owner: int | None = None) -> None:
    """A wildcatter, still to be auctioned or with a barrel of its owner."""
    occupy(state, zone, WILDCATTER if owner is None else WON + owner)
    if owner is not None:
        state.ready[ZONES.index(zone) * 4 + owner] += 1
        state.supply[owner] -= 1


def train(state: Wildcatters, seat: int, stretch: str, count: int = 1) -> None:
    place = STRETCHES.index(stretch)
    for _ in range(count):
        box_ = next(number for number in range(place * 2, place * 2 + BOXES[place]) if state.trains[number] == NOTHING)
        state.trains = changed(state.trains, box_, seat)
        from_stock(state, seat, "train")
    if place >= FIRST_LINK:
        one, two = END_A[place], END_B[place]
        state.rails = changed(state.rails, one, state.rails[one] | 1 << two)
        state.rails = changed(state.rails, two, state.rails[two] | 1 << one)
    survey(state)


def tanker(state: Wildcatters, seat: int, zone: str, count: int = 1) -> None:
    for _ in range(count):
        ship = next(number for number in range(seat * 4, seat * 4 + 4) if state.ships[number] == NOTHING)
        state.ships[ship] = ZONES.index(zone)
        from_stock(state, seat, "tanker")


def refinery(state: Wildcatters, owner: int, zone: str, barrels: str = "") -> None:
    """A refinery that holds these barrels; the neutral one stands already and is only filled."""
    place = ZONES.index(zone)
    if state.refineries[place] == NOTHING:
        state.refineries = changed(state.refineries, place, owner)
        from_stock(state, owner, "refinery")
    assert state.refineries[place] == owner
    for letter in barrels:
        colour = LETTERS.index(letter)
        state.tanks[place * 4 + colour] += 1
        state.supply[colour] -= 1
    state.filled[place] += len(barrels)
    survey(state)


def waiting(state: Wildcatters, seat: int, zone: str, count: int) -> None:
    """Barrels of a seat in a harbour."""
    state.waiting[ZONES.index(zone) * 4 + seat] += count
    state.supply[seat] -= count


def shut(state: Wildcatters, zone: str) -> None:
    """As if a card had emptied this refinery in the turn that is being played."""
    state.closed |= 1 << ZONES.index(zone)


def survey(state: Wildcatters) -> None:
    """Counts anew what the rules keep up to date: free boxes and spaces, refineries with room and with barrels."""
    zones = range(len(ZONES))
    owned = [zone for zone in zones if state.refineries[zone] != NOTHING]
    free = [
        place // 2 for place, owner in enumerate(state.trains) if owner == NOTHING and place % 2 < BOXES[place // 2]
    ]
    state.tracks = members(free)
    state.sites = members(set(zones) - set(owned))
    state.roomy = members(zone for zone in owned if state.filled[zone] < REFINERY_ROOM)
    state.stocked = members(zone for zone in owned if state.filled[zone] > 0)


def members(numbers: Iterable[int]) -> int:
    """A set as one number."""
    return sum(1 << number for number in set(numbers))


# --- to the step in question ---


def turn(state: Wildcatters) -> Wildcatters:
    """The active player's turn begins: step A."""
    turns.begin(state, None)
    flow.proceed(state, None)
    assert state.step == ask.CARD
    return sound(state)


def building(state: Wildcatters, card: str, cash: int | None = None) -> Wildcatters:
    """The active player has taken the card, and has so much cash after his income: step D."""
    turn(state)
    play(state, f"card:{card}")
    assert state.step == ask.BUILD
    if cash is not None:
        state.cash[state.seat] = cash
    return state


def oil(
    state: Wildcatters,
    card: str,
    cash: int | None = None,
    keep_open: bool = False,
    full: Mapping[str, str] | None = None,
) -> Wildcatters:
    """Nothing is built: step E.

    A menu that offers nothing is skipped, unless the active player has refinery cards to keep it open: they could empty
    a refinery that is closed to all transports, but interrupt none. Full refineries are filled here, as if this turn
    had done it.
    """
    if keep_open:
        give(state, int(state.order[state.turn]), cards="D15 D16")
        refinery(state, YELLOW, "AU_W", "yyyy")
        state.setting.cards_interrupt = False
    building(state, card, cash)
    if keep_open:
        shut(state, "AU_W")
    for zone, barrels in (full or {}).items():
        refinery(state, int(state.refineries[ZONES.index(zone)]), zone, barrels)
    play(state, "done")
    return state


def fleet(state: Wildcatters, card: str, cash: int | None = None, full: Mapping[str, str] | None = None) -> Wildcatters:
    """Nothing is built and no oil moved: step F, or what comes after it for who has no tanker."""
    seat = oil(state, card, cash, full=full).seat
    if state.step == ask.OIL and state.seat == seat:
        play(state, "done")
    return state


# --- the end of the game ---


def last_turn(seats: int = 4, order: Sequence[int] | None = None, **options: Any) -> Wildcatters:
    """The last turn of the game is to come; nobody has a share, a dollar or a point, and zero forces no loan."""
    order = order or range(seats)
    options = {"zero_loan": False, **options}
    state = table(seats, round_=7 if seats == 4 else 8, order=order, active=order[-1], **options)
    for seat in range(seats):
        give(state, seat, cash=0, score=0, red=0, yellow=0, green=0, blue=0)
    return state


def finish(state: Wildcatters, cash: int = 0) -> Wildcatters:
    """The last player takes a card that gives dollars only, and does nothing; this is the cash that is left."""
    fleet(state, "L09", cash)
    end_menus(state)
    return state


def final(state: Wildcatters, cash: int = 0) -> list[int]:
    """The final scores."""
    assert finish(state, cash).seat == OVER
    return list(state.scores())


# --- whole games ---


def random_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[Wildcatters]:
    return random_walk(start(seats, options), seed)
