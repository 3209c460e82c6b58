"""What a game says of itself without loading its rules, and how its parts are found when they are needed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from itertools import product
from typing import Any

from gusher.kernel.actions import ActionTable
from gusher.kernel.errors import BadOptions
from gusher.kernel.orders import Order
from gusher.kernel.policy import Policy
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene, Shape
from gusher.kernel.state import PUBLIC, State

OptionValue = bool | int | str
Options = dict[str, OptionValue]
LANGUAGES = ("en", "fr")
WEIGHTS = ("light", "medium", "heavy")


@dataclass(frozen=True)
class Option:
    """One choice made before the match. `clause` is the rule behind it; the sentences are in the game's catalogue."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    seats: tuple[int, ...] = ()  # with other numbers of players only the default is possible; empty: no limit
    # Without these the option has no meaning. Left out of the hash (a mapping has none): catalogues are kept by game.
    needs: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    # What is chosen where nobody chooses and no person plays (arena, bench): a game that people end when they have had
    # enough may need a limit there. None: the default.
    unattended: OptionValue | None = None
    # Where the usual value depends on the number of players: what it is with these, in place of the default.
    usual_with: Mapping[int, OptionValue] = field(default_factory=dict, hash=False)
    # The values that `settings` goes through in place of all, when trying each would take too long; empty: all.
    tried: tuple[OptionValue, ...] = ()

    def usual(self, seats: int) -> OptionValue:
        """What is meant if nothing is said."""
        return self.usual_with.get(seats, self.default)


@dataclass(frozen=True)
class Game:
    """A game's description. `package` is where its files are, under the same names in every game."""

    name: str
    rules: int  # version of the rules; a change of behaviour raises it
    seats: tuple[int, ...]
    usual_seats: int  # what the table offers first, and what is measured
    options: tuple[Option, ...]
    package: str
    bound: int  # no match takes more answers and outcomes than this
    designer: str
    publisher: str
    year: int
    minutes: tuple[int, int] = (0, 0)  # how long it takes at a table with a board, from to; 0: nobody knows
    weight: str = ""  # how much there is to think about: one of WEIGHTS, or nothing
    # Older versions of the rules that are still played, each with what its matches mean and their logs do not say: the
    # values of options that it did not have, and settings that are no options, with which no match is opened any more.
    readings: Mapping[int, Mapping[str, OptionValue]] = field(default_factory=dict, hash=False)

    def __hash__(self) -> int:
        """Much is kept by games: their names tell them apart as well as all the rest, and sooner."""
        return hash(self.name)

    def settle(self, seats: int, given: Mapping[str, Any], rules: int | None = None) -> Options:
        """The options in force: the given ones checked, defaults filled in, those without a meaning left out. Of an
        older version of the rules: with its readings filled in, and its settings besides."""
        if seats not in self.seats or isinstance(seats, bool):
            raise BadOptions("seats", game=self.name, given=seats, known=list(self.seats))
        unsaid = self.unsaid(rules)
        known = [option.name for option in self.options if option.name not in unsaid]
        for name in given:
            if name not in known:
                raise BadOptions("unknown", game=self.name, option=name, known=sorted(known))
        settled: Options = {}
        for option in self.options:
            if self._means_something(option, given, settled):
                settled[option.name] = self._value(option, seats, given, unsaid)
        return {**settled, **{name: value for name, value in unsaid.items() if name not in self._option_names}}

    def reads(self, rules: object) -> bool:
        """Can matches of this version of the rules be replayed and played on?"""
        return type(rules) is int and (rules == self.rules or rules in self.readings)

    def unsaid(self, rules: int | None) -> Mapping[str, OptionValue]:
        """What a version of the rules that this game `reads` means without saying so; the present one says it all."""
        return {} if rules is None or rules == self.rules else self.readings[rules]

    def _means_something(self, option: Option, given: Mapping[str, Any], settled: Options) -> bool:
        for other, value in option.needs.items():
            if settled.get(other) != value:
                if option.name in given:
                    raise BadOptions(
                        "pointless", game=self.name, option=option.name, needs=other, value=value, clause=option.clause
                    )
                return False
        return True

    def _value(
        self, option: Option, seats: int, given: Mapping[str, Any], unsaid: Mapping[str, OptionValue]
    ) -> OptionValue:
        possible = not option.seats or seats in option.seats
        value = given.get(option.name, unsaid.get(option.name, option.usual(seats)) if possible else option.default)
        if not any(type(value) is type(known) and value == known for known in option.values):
            raise BadOptions("value", game=self.name, option=option.name, given=value, known=list(option.values))
        if not possible and value != option.default:
            raise BadOptions(
                "seats-option", game=self.name, option=option.name, seats=list(option.seats), clause=option.clause
            )
        chosen: OptionValue = value
        return chosen

    def unattended(self, seats: int, given: Mapping[str, Any]) -> Options:
        """The options in force among bots alone: as `settle`, but what was left open is set for them."""
        set_for_bots = {option.name: option.unattended for option in self.options if option.unattended is not None}
        return self.settle(seats, {**set_for_bots, **given})

    def settings(self) -> Iterator[tuple[int, Options]]:
        """Every number of players with every combination of options that the game offers (or has `tried`)."""
        for seats in self.seats:
            seen: list[Options] = []
            for values in product(*(option.tried or option.values for option in self.options)):
                settled = self._settled_or_none(seats, dict(zip(self._option_names, values, strict=True)))
                if settled is not None and settled not in seen:
                    seen.append(settled)
                    yield seats, settled

    @property
    def _option_names(self) -> list[str]:
        return [option.name for option in self.options]

    def _settled_or_none(self, seats: int, given: Options) -> Options | None:
        """The options in force when those without a meaning are left out; None if the rest does not go together."""
        pointless = [option.name for option in self.options if not option.needs.items() <= given.items()]
        try:
            return self.settle(seats, {name: value for name, value in given.items() if name not in pointless})
        except BadOptions:
            return None

    # --- the parts, loaded on first use ---

    def part(self, name: str) -> Any:
        """One of the game's modules."""
        return _part(self.package, name)

    @property
    def actions(self) -> ActionTable:
        table: ActionTable = self.part("actions").ACTIONS
        return table

    def start(self, seats: int, options: Options) -> State:
        """The first position, for options that `settle` gave."""
        state: State = self.part("state").start(seats, options)
        return state

    def load(self, data: Mapping[str, Any]) -> State:
        """A position from its `dump`, which holds the seats and the options too."""
        state = self.start(data["seats"], dict(data))
        state.restore(data)
        return state

    @property
    def policy(self) -> Policy[State]:
        policy: Policy[State] = self.part("policy").POLICY
        return policy

    @property
    def scene(self) -> Callable[[State, int], Scene]:
        """scene(state, viewer): the picture as data."""
        function: Callable[[State, int], Scene] = self.part("scene").scene
        return function

    @property
    def bare(self) -> Callable[[State, int], Sequence[Shape]]:
        """bare(state, viewer): the board alone, with nothing on it to click. A game that does not draw it apart from
        the rest is drawn for nobody in particular."""
        function: Callable[[State, int], Sequence[Shape]] = getattr(self.part("scene"), "bare", self._for_nobody)
        return function

    def _for_nobody(self, state: State, _viewer: int) -> Sequence[Shape]:
        return self.scene(state, PUBLIC).shapes

    @property
    def broken(self) -> Callable[[State], list[str]]:
        """broken(state): the invariants that do not hold, in words for developers; empty when all is well."""
        function: Callable[[State], list[str]] = self.part("invariants").broken
        return function

    def _optional(self, name: str) -> Any:
        return self.part(name) if _has(self.package, name) else None

    @property
    def ledger(self) -> Any:
        """What its ledger holds (see kernel/ledger.py); None if the game keeps none."""
        return self._optional("ledger")

    @property
    def charts(self) -> Any:
        """What can be charted of a position (see kernel/charts.py); None if nothing can."""
        return self._optional("charts")

    @property
    def legend(self) -> Any:
        """Its symbols, each drawn by itself (see kernel/legend.py); None if it has none."""
        return self.part("picture.legend").LEGEND if _has(self.package, "picture.legend") else None

    @property
    def scoring(self) -> Any:
        """What its scorings come to (see kernel/sheets.py); None if no table shows it better than the log."""
        return self._optional("scoring")

    @property
    def features(self) -> Any:
        """What can be counted of a position (see kernel/features.py); None if the game names nothing."""
        return self._optional("features")

    @property
    def orders(self) -> tuple[Order, ...]:
        """The standing orders that a seat may give (see kernel/orders.py); none if no question comes up that often."""
        room = self._optional("orders")
        return () if room is None else room.ORDERS

    @property
    def note(self) -> Say | None:
        """What players should know of the board in use when a game starts: that parts of it are reconstructed."""
        return self.part("origins").note() if _has(self.package, "origins") else None

    @property
    def mark(self) -> Say | None:
        """The same in a few words, for a board's legend."""
        return self.part("origins").mark() if _has(self.package, "origins") else None

    def text(self, file: str) -> str:
        """One of the game's text files: `rulebook/fr.md`, `words/en.ftl`, `rulebook/figures/start.jsonl`."""
        return _text(self.package, file)


@cache
def _part(package: str, name: str) -> Any:
    """Looked for once: every view asks for dozens."""
    return import_module(f"{package}.{name}")


@cache
def _has(package: str, part: str) -> bool:
    return find_spec(f"{package}.{part}") is not None


@cache
def _text(package: str, file: str) -> str:
    return files(package).joinpath(file).read_text(encoding="utf-8")
