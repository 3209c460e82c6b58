"""Positions of McMulti for the tests: laid out by hand, then played with the words of the log.

Cells are written as on the board, `3/5` for row 3 (blue 3) and column 5 (red 5); pieces as `"well 3/5, rig 1/1"`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.actions import ACTIONS, ask
from gusher.games.mcmulti.data import ALL_NEWS, BONUS, BONUS_PAID, ECONOMY_CARDS, NEWS_CARDS, PIECES
from gusher.games.mcmulti.effects.facts import Fact
from gusher.games.mcmulti.invariants import broken
from gusher.games.mcmulti.rules import ground, turns
from gusher.games.mcmulti.state import McMulti, start
from gusher.kernel import sets
from gusher.kernel.state import OVER
from gusher.kernel.tables import flat
from tests.games.walks import random_walk

SETTINGS = list(GAME.settings())
FOREIGN_CRUDE, FOREIGN_GAS, DOMESTIC_CRUDE, DOMESTIC_GAS = range(4)
# As most tests want it. By rules 1 matches were played otherwise (`Game.readings`).
PLAIN = {"reroll": False, "counter_die": False, "turn_limit": 0, "islands": "dealt", "announce": "any_turn"}
RULES_1 = GAME.readings[1]
QUIET = "gas-tax"  # the open news card where a test does not care


def setting_name(setting: tuple[int, dict[str, Any]]) -> str:
    """How a way of playing reads in the list of tests."""
    seats, options = setting
    said = [name for name in ("reroll", "counter_die") if options[name]]
    return "-".join([str(seats), *said, options["islands"], options["announce"]])


# --- laying out ---


def bare(seats: int = 4, **options: Any) -> McMulti:
    """The position before the first question: islands are dealt, and the first player is about to be drawn."""
    return start(seats, {**PLAIN, **options})


def opening(seats: int = 4, first: int = 0, card: str = QUIET, **options: Any) -> McMulti:
    """The starting round, before its first purchase."""
    state = bare(seats, **options)
    act(state, "first", seat=first)
    act(state, "news", card=card)
    return state


def turn(
    island: int = 0,
    pieces: Mapping[int, str] | None = None,
    *,
    seats: int = 4,
    number: int = 1,
    cash: Sequence[int] | int | None = None,
    crude: Sequence[int] | int = 0,
    gas: Sequence[int] | int = 0,
    markets: Mapping[int, int] | None = None,
    economy: str = "recovery",
    price: int = 27,
    card: str = QUIET,
    force: Sequence[str] = (),
    parked: Mapping[int, int] | None = None,
    counter: int = 6,
    left: int = 0,
    owner: Sequence[int] | None = None,
    **options: Any,
) -> McMulti:
    """The turn of an island, before its first question; it is the `number`th of the game."""
    state = bare(seats, **options)
    if owner is not None:
        state.owner = flat(list(owner))
    state.island = island
    state.first = (island - number + 1) % 4
    state.turn = number - 1
    for place, text in (pieces or {}).items():
        lay(state, place, text)
    state.cash = hands(seats, 100 if cash is None else cash)
    state.crude = hands(seats, crude)
    state.gas = hands(seats, gas)
    state.economy = ECONOMY_CARDS.index(economy)
    state.price = price
    for market, barrels in (markets or {}).items():
        state.markets[market] = barrels
    lay_news(state, card, force)
    state.parked = flat([(parked or {}).get(place, 0) for place in range(4)])
    state.counter = counter
    if left:
        state.left = left
        state.announcer = 0
    turns.begin(state, None)
    assert broken(state) == []
    return state


def hands(seats: int, amounts: Sequence[int] | int) -> Any:
    return flat([amounts] * seats if isinstance(amounts, int) else list(amounts))


def lay(state: McMulti, island: int, text: str) -> None:
    """Pieces on an island: `"well 3/5, refinery 1/1"`."""
    for word in text.split(", "):
        piece, place = word.split()
        ground.put(state, island, PIECES.index(piece), cell(place))


def lay_news(state: McMulti, card: str, force: Sequence[str]) -> None:
    """One card open, some in force, the others face down. The premium in force is being paid."""
    state.news_open = NEWS_CARDS.index(card)
    state.news_force = sum(1 << NEWS_CARDS.index(name) for name in force)
    state.news_down = ALL_NEWS & ~state.news_force & ~(1 << state.news_open)
    if state.news_force >> BONUS & 1:
        state.bonus = BONUS_PAID


def cell(place: str) -> int:
    """`3/5` -> its number."""
    row, column = place.split("/")
    return (int(row) - 1) * 6 + int(column) - 1


# --- playing ---


def act(state: McMulti, do: str, **parameters: Any) -> list[Fact]:
    """Plays an answer or outcome in words, which must be legal; returns what happened. The invariants hold after it."""
    number = ACTIONS.number({"do": do, **parameters})
    assert number in numbers(state), f"{do} {parameters} is refused by {state.why_not(number)}"
    told: list[Fact] = []
    state.play(number, told.append)
    assert broken(state) == []
    return told


def roll(state: McMulti, red: int, blue: int, card: str | None = None) -> list[Fact]:
    """Leaves phase I and rolls these dice, which stand; a news card that is turned up is the one named, or any."""
    if state.step == ask.MARKET:
        act(state, "market", pair="none")
    elif state.step == ask.TRADE:
        act(state, "done")
    assert state.step == ask.ROLL
    told = act(state, "roll", red=red, blue=blue)
    if state.step == ask.REROLL and state.rolls == 1:
        told += act(state, "keep")
    if state.step == ask.NEWS:
        told += act(state, "news", card=card or NEWS_CARDS[next(iter(outcomes(state)))])
    return told


def place(state: McMulti, piece: str, where: str) -> list[Fact]:
    """Buys a piece and places it."""
    act(state, "buy", piece=piece)
    row, column = where.split("/")
    return act(state, "place", row=int(row), column=int(column))


def sell(state: McMulti, where: str, island: int | None = None) -> list[Fact]:
    row, column = where.split("/")
    there = int(state.island) if island is None else island
    return act(state, "sell", island=there, row=int(row), column=int(column))


def end_turn(state: McMulti) -> None:
    """Answers what is left of a turn with as little as possible, and begins the next one."""
    number = state.turn
    idle = {"none", "keep", "decline", "done", "wait"}
    while state.turn == number and state.seat != OVER:
        answers = [ACTIONS.words(answer) for answer in numbers(state)]
        words = next((a for a in answers if a["do"] in idle or a.get("pair") == "none"), answers[0])
        act(state, **words)


def idle_turn(state: McMulti, red: int = 1, blue: int = 2) -> None:
    """One whole turn with these dice and nothing else done."""
    number = state.turn
    roll(state, red, blue)
    if state.turn == number:
        end_turn(state)


def skip_start(state: McMulti) -> McMulti:
    """Nobody buys anything in the starting round."""
    while state.step == ask.START_SHOP:
        act(state, "done")
    return state


# --- looking ---


def numbers(state: McMulti) -> list[int]:
    return [int(number) for number in state.legal()]


def answers(state: McMulti) -> list[dict[str, Any]]:
    """The possible answers in words."""
    return [ACTIONS.words(number) for number in numbers(state)]


def kinds(state: McMulti) -> set[str]:
    return {words["do"] for words in answers(state)}


def buyable(state: McMulti) -> set[str]:
    return {words["piece"] for words in answers(state) if words["do"] == "buy"}


def trades(state: McMulti) -> set[str]:
    """What may be traded now: `"buy crude"`."""
    return {f"{words['way']} {words['product']}" for words in answers(state) if words["do"] == "trade"}


def places(state: McMulti, do: str) -> set[str]:
    """The cells that answers of a kind name."""
    return {f"{words['row']}/{words['column']}" for words in answers(state) if words["do"] == do}


def barrels(state: McMulti) -> list[int]:
    """How many barrels may be refined or pumped."""
    return [words["barrels"] for words in answers(state)]


def outcomes(state: McMulti) -> set[int]:
    """The news cards that may be turned up."""
    return {NEWS_CARDS.index(words["card"]) for words in answers(state) if words["do"] == "news"}


def refusal(state: McMulti, do: str, **parameters: Any) -> str:
    """The clause with which an answer is refused; empty if it is possible."""
    return state.why_not(ACTIONS.number({"do": do, **parameters}))


def standing(state: McMulti, island: int) -> set[str]:
    """The pieces of an island, as `lay` writes them."""
    return {
        f"{name} {int(number) // 6 + 1}/{int(number) % 6 + 1}"
        for piece, name in enumerate(PIECES)
        for number in sets.members(ground.standing(state, island, piece))
    }


def economy(state: McMulti) -> str:
    return ECONOMY_CARDS[state.economy]


def cards(cards_set: int) -> set[str]:
    """A set of news cards by their names."""
    return {name for card, name in enumerate(NEWS_CARDS) if cards_set >> card & 1}


def told(facts: list[Fact], kind: type[Fact]) -> list[Fact]:
    return [fact for fact in facts if isinstance(fact, kind)]


def random_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[McMulti]:
    return random_walk(start(seats, options), seed)
