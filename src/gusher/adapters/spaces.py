"""The spaces of observations and answers, the same for PettingZoo and Gymnasium."""

import numpy as np
from gymnasium import spaces

from gusher.adapters.episode import Episode
from gusher.adapters.observation import MOST


def observation_space(episode: Episode) -> spaces.Dict:
    row = spaces.Box(-MOST, MOST, (episode.row.length,), np.float32)
    mask = spaces.Box(0, 1, (episode.actions,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


def action_space(episode: Episode) -> spaces.Discrete:
    """The numbers of the game's action table; outcomes of chance are among them, and never legal."""
    return spaces.Discrete(episode.actions)
