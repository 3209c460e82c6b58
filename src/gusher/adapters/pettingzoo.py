"""The games for PettingZoo: `gusher.adapters.pettingzoo.env("atacama", seed=1, advanced=True)`.

One agent for each seat, `seat_0`, `seat_1`, …, asked one after the other as the rules want it. Observations are those
of PettingZoo's classic games: a row of numbers (gusher/adapters/observation.py) and a mask of the answers. Rewards come
at the end: 1 for the first place, -1 for the last.
"""

from typing import Any

from gusher.adapters.extra import demand

demand("numpy", "gymnasium", "pettingzoo")

from gymnasium import spaces  # noqa: E402 (what is missing is said before)
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper  # noqa: E402

from gusher.adapters.episode import Episode, Observation  # noqa: E402
from gusher.adapters.picture import RENDER_MODES, picture  # noqa: E402
from gusher.adapters.spaces import action_space, observation_space  # noqa: E402
from gusher.kernel.game import OptionValue  # noqa: E402

LOSE, REPLACE = "lose", "replace"
ILLEGAL = (LOSE, REPLACE)
ILLEGAL_REWARD = -1.0


def env(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    illegal: str = LOSE,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> "Env":
    """A game, one agent after the other (AEC). Whoever gives an answer that is not possible loses and ends the game; or
    another one is drawn in its place (`illegal="replace"`). After `max_cycles` answers an agent is truncated, and its
    seat plays on at random until the others are done."""
    return Env(Episode(game, seats, seed, options), illegal, max_cycles, render_mode)


def parallel_env(game: str, seats: int | None = None, seed: int | None = None, **wishes: Any) -> "ParallelEnv":
    """The same for libraries that step all agents at once: of their actions that of the agent who is asked counts.
    After `max_cycles` steps all are truncated."""
    max_cycles = wishes.pop("max_cycles", None)
    return ParallelEnv(env(game, seats, seed, **wishes), max_cycles)


class Env(AECEnv):  # type: ignore[misc] # (the library says nothing of its types)
    """One table."""

    def __init__(self, episode: Episode, illegal: str, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__()
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal must be one of {ILLEGAL}, not {illegal!r}")
        self.episode = episode
        self.metadata = {
            "name": f"gusher_{episode.game.name}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(episode.seats)]
        self._illegal = illegal
        self._max_cycles = max_cycles
        self._observations = {agent: observation_space(episode) for agent in self.possible_agents}
        self._actions = {agent: action_space(episode) for agent in self.possible_agents}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._answers = dict.fromkeys(self.agents, 0)
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.episode.asked]

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._play(agent, action)
        self._accumulate_rewards()
        self._deads_step_first()

    def _play(self, agent: str, action: int | None) -> None:
        episode = self.episode
        if action is not None and episode.is_legal(int(action)):
            episode.answer(int(action))
        elif self._illegal == REPLACE:
            episode.answer_at_random()
        else:
            self.rewards[agent] = ILLEGAL_REWARD
            self.terminations = dict.fromkeys(self.agents, True)
            return
        self._answers[agent] += 1
        if self._answers[agent] == self._max_cycles:
            self.truncations[agent] = True
        self._go_on()

    def _go_on(self) -> None:
        """To the next agent who is asked and still plays, or to the end."""
        episode = self.episode
        playing = [agent for agent in self.agents if not self.truncations[agent]]
        while playing and not episode.over and self.possible_agents[episode.asked] not in playing:
            episode.answer_at_random()
        if episode.over:
            gained = dict(zip(self.possible_agents, episode.payoffs(), strict=True))
            for agent in self.agents:
                self.rewards[agent] = gained[agent]
                self.terminations[agent] = True
        elif playing:
            self.agent_selection = self.possible_agents[episode.asked]

    def render(self) -> str | None:
        """The board in characters with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return picture(self.episode.game, self.episode.state, self.episode.seats)

    def close(self) -> None:
        """Nothing is open."""


class ParallelEnv(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc]
    """One table at which all are asked in every step."""

    def __init__(self, table: Env, max_cycles: int | None) -> None:
        super().__init__(table)
        self._max_cycles = max_cycles
        self._cycles = 0

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        self._cycles = 0
        return super().reset(seed, options)

    def step(self, actions: dict[str, int]) -> Any:
        observations, rewards, terminations, truncations, infos = super().step(actions)
        self._cycles += 1
        if self._cycles == self._max_cycles:
            truncations = dict.fromkeys(truncations, True)
            self.agents: list[str] = []
        return observations, rewards, terminations, truncations, infos
