"""Which judgement a search uses: the game's own, or a learned value where one comes with the game."""

import logging
from collections.abc import Mapping
from functools import lru_cache

from gusher.bots.judge import OWN, Judge, Value
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.values import BadValue, weights_of

_log = logging.getLogger(__name__)


def judge_of(game: Game, seats: int, chosen: Mapping[str, int]) -> Judge:
    """As a bot's name says: `value=1` is the learned one, where there is one, and with `advice=1` the policy the
    practised one; `patience` and `rethinks` say how it is played on before judging, `wide=1` that everything is looked
    at."""
    value = value_of(game, seats) if chosen.get("value") else None
    policy = game.policy.practised() if chosen.get("advice") else game.policy
    rethinks, wide = chosen.get("rethinks", 0), bool(chosen.get("wide"))
    return Judge(policy, value, chosen.get("patience", OWN), rethinks=rethinks, wide=wide)


@lru_cache(maxsize=64)
def value_of(game: Game, seats: int) -> Value | None:
    """The learned judgement; None where there is none, or where it is damaged: a bot must not fail at the table for
    that, so it judges by hand, and the server's log has the reason."""
    try:
        weights = weights_of(game, seats)
    except BadValue as error:
        _log.warning("%s for %s: %s; judged by hand", game.name, seats, error)
        return None
    return None if weights is None else Value(weights.net(), features_of(game).numbers)
