"""The games for Gymnasium: `gusher.adapters.gymnasium.env("atacama", bots="greedy")`, one seat, bots in the others.

Importing this module also registers them: `gymnasium.make("gusher/atacama-v1", bots="greedy")`. Observations and
rewards are those of gusher/adapters/pettingzoo.py; `action_masks()` is what sb3-contrib's MaskablePPO asks for.
"""

from collections.abc import Sequence
from typing import Any

from gusher.adapters.extra import demand

demand("numpy", "gymnasium")

import gymnasium  # noqa: E402 (what is missing is said before)
import numpy as np  # noqa: E402

from gusher.adapters.episode import Episode, Mask, Observation  # noqa: E402
from gusher.adapters.picture import RENDER_MODES, picture  # noqa: E402
from gusher.adapters.spaces import action_space, observation_space  # noqa: E402
from gusher.bots.bot import IllegalAnswer, read_bot  # noqa: E402
from gusher.kernel import registry  # noqa: E402
from gusher.kernel.game import OptionValue  # noqa: E402

ILLEGAL_REWARD = -1.0
NAMESPACE = "gusher"


def env(
    game: str,
    bots: str | Sequence[str] = "random",
    *,
    seat: int | None = None,
    seats: int | None = None,
    seed: int | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> "Env":
    """One seat of a game. `bots` is a bot's name for all others, or one for each in turn; without `seat` every game is
    played from another one, by lot. An answer that is not possible ends the game with a reward of -1."""
    return Env(Episode(game, seats, seed, options), bots, seat, render_mode)


class Env(gymnasium.Env[Observation, np.int64]):
    """A seat at a table."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as the library declares it)

    def __init__(self, episode: Episode, bots: str | Sequence[str], seat: int | None, render_mode: str | None) -> None:
        self.episode = episode
        self.render_mode = render_mode
        self.observation_space = observation_space(episode)
        self.action_space = action_space(episode)
        others = episode.seats - 1
        names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(names) != others:
            raise ValueError(f"{others} bots are needed, one for each other seat; given: {len(names)}")
        if seat is not None and not 0 <= seat < episode.seats:
            raise ValueError(f"seat must be from 0 to {others}, not {seat}")
        self._bots = [read_bot(name, commands=True).make(episode.game) for name in names]
        self._wished = seat
        self.seat = seat or 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.episode.reset(seed)
        self.seat = int(self.episode.rng.below(self.episode.seats)) if self._wished is None else self._wished
        self._others_play()
        return self.episode.observe(self.seat), {}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self.episode.asked != self.seat or not self.episode.is_legal(int(action)):
            return self.episode.observe(self.seat), ILLEGAL_REWARD, True, False, {}
        self.episode.answer(int(action))
        self._others_play()
        reward = self.episode.payoffs()[self.seat]
        return self.episode.observe(self.seat), reward, self.episode.over, False, {}

    def action_masks(self) -> Mask:
        """Which answers are possible now."""
        return self.episode.mask(self.seat)

    def render(self) -> str | None:
        """The board in characters with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return picture(self.episode.game, self.episode.state, self.episode.seats)

    def close(self) -> None:
        """Programs that play as bots end."""
        for bot in self._bots:
            bot.close()

    def _others_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.asked != self.seat:
            bot = self._bots[(episode.asked - self.seat) % episode.seats - 1]
            view = episode.state.redact(episode.asked)
            answer = bot.answer(view, view.legal(), bot.budget, episode.rng)
            if not episode.is_legal(answer):
                raise IllegalAnswer(repr(answer))
            episode.answer(answer)


for _game in registry.games():
    gymnasium.register(f"{NAMESPACE}/{_game.name}-v{_game.rules}", f"{__name__}:env", kwargs={"game": _game.name})
