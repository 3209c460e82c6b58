"""The games for OpenSpiel: `gusher.adapters.openspiel.load("atacama", seats=2, advanced=True)`.

Importing this module registers them, `gusher_atacama` and so on, so that `pyspiel.load_game` finds them, too. Every
answer and every draw is a move of its own. The utilities are those of gusher/adapters/episode.py. A state knows
everything: searches that are not to look into others' hands take `resample_from_infostate`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from gusher.adapters.extra import demand

demand("numpy", "pyspiel")

import numpy as np  # noqa: E402 (what is missing is said before)
import pyspiel  # noqa: E402

from gusher.adapters.episode import payoffs  # noqa: E402
from gusher.adapters.observation import Row  # noqa: E402
from gusher.adapters.position import Position  # noqa: E402
from gusher.kernel import registry  # noqa: E402
from gusher.kernel.game import Game, Option, OptionValue  # noqa: E402
from gusher.kernel.rng import Rng  # noqa: E402

PREFIX = "gusher_"
SEATS = "seats"
TERMINAL, CHANCE = int(pyspiel.PlayerId.TERMINAL), int(pyspiel.PlayerId.CHANCE)


def load(game: str, seats: int | None = None, **options: OptionValue) -> Any:
    """The game of OpenSpiel, a `pyspiel.Game`."""
    found = registry.find(game)
    playing = seats or found.usual_seats
    return pyspiel.load_game(PREFIX + game, {SEATS: playing, **found.unattended(playing, options)})


class SpielGame(pyspiel.Game):  # type: ignore[misc] # (the library says nothing of its types)
    """One of our games, with its number of seats and its options: a class for each, as OpenSpiel keeps them."""

    description: ClassVar[Game]
    kind: ClassVar[Any]  # a pyspiel.GameType

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        description = self.description
        wished = dict(given or {})
        self.seats = wished.pop(SEATS, description.usual_seats)
        # OpenSpiel gives every parameter a value, also those that mean nothing with the others.
        pointless = {option.name for option in description.options if not option.needs.items() <= wished.items()}
        self.settled = description.unattended(
            self.seats, {name: value for name, value in wished.items() if name not in pointless}
        )
        self.row = Row(description, self.seats, self.settled)
        self.first = Position(description.name, description.start(self.seats, self.settled))
        info = pyspiel.GameInfo(
            num_distinct_actions=description.actions.size,
            max_chance_outcomes=description.actions.size,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=description.bound,
        )
        super().__init__(self.kind, info, {SEATS: self.seats, **self.settled})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.row)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of ours as OpenSpiel asks about it.

    The library asks in C++ for `_legal_actions` and `_apply_action`, and its Python names for them (`legal_actions`)
    would go there and come back several times. Those that need nothing of the library are answered here at once.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.first.clone()

    def current_player(self) -> int:
        seat = self.position.state.seat
        if seat >= 0:
            return seat
        return TERMINAL if self.position.is_over() else CHANCE

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def is_chance_node(self) -> bool:
        return self.position.is_chance()

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or self.position.may_answer(player):
            return self.position.answers()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.answers()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return json.dumps(registry.find(self.position.game).actions.words(action))

    def returns(self) -> list[float]:
        position = self.position
        return payoffs(position.state.ranks()) if position.is_over() else [0.0] * self.num_players()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that the player cannot tell from this one, with its holes filled by lot."""
        other: SpielState = self.clone()
        other.position.state = self.position.state.redact(player).fill(Rng(int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.state.dump())


class Observer:
    """What a player knows, as a row of numbers or as JSON."""

    def __init__(self, row: Row) -> None:
        self._row = row
        self.tensor = np.zeros(row.length, np.float32)
        self.dict = {"row": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self._row.scaled(state.position.state.redact(player), player)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.position.state.redact(player).dump())


def _usual(option: Option) -> OptionValue:
    return option.default if option.unattended is None else option.unattended


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={SEATS: game.usual_seats, **{option.name: _usual(option) for option in game.options}},
    )
    # A class and no function: the library lets go of it when Python has ended, and a class is not freed by that.
    pyspiel.register_game(kind, type(kind.short_name, (SpielGame,), {"description": game, "kind": kind}))


for _game in registry.games():
    _register(_game)
