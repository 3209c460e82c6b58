"""What one plays for, and what every kind of thing on the sheet is, costs and brings."""

from collections.abc import Mapping
from functools import cache

from gusher.games.atacama.data import DOUBLE_FACTOR, LINE_MINIMUM, TURNS
from gusher.games.atacama.position import Position
from gusher.kernel.say import Say, say


def goal(_state: Position) -> Say:
    return say("atacama-goal", needed=int(LINE_MINIMUM))


def kinds(state: Position) -> Mapping[str, Say]:
    return _kinds(bool(state.setting.tactical))


@cache
def _kinds(tactical: bool) -> Mapping[str, Say]:
    needed, turns = int(LINE_MINIMUM), int(TURNS)
    rigs = "yes" if tactical else "no"
    return {
        "turn": say("atacama-place-turn", turns=turns),
        "field": say("atacama-place-field"),
        "unlaid": say("atacama-place-unlaid"),
        "rig": say("atacama-place-rig", tactical=rigs, factor=int(DOUBLE_FACTOR)),
        "line": say("atacama-place-line", needed=needed),
        "deed": say("atacama-place-deed"),
        "offer": say("atacama-place-offer"),
        "reserve": say("atacama-place-reserve", tactical=rigs, factor=int(DOUBLE_FACTOR)),
        "others": say("atacama-place-others"),
    }


def risk(_state: Position, _action: int) -> Say | None:
    """Nothing here is a gamble: all lies open."""
    return None
