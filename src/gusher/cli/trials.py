"""Trial games: checks of the contract on random games of a game, with a bar for who waits."""

from collections.abc import Sequence
from dataclasses import dataclass

from gusher.cli.progress import progress
from gusher.contract import Check, ContractBroken
from gusher.kernel.game import Game, Options


@dataclass(frozen=True)
class Broken:
    """A check that failed, in which setting, and why."""

    setting: str
    check: str
    reason: str


def broken(game: Game, checks: Sequence[Check], games: int, doing: str) -> Broken | None:
    """So many random games for each check in each setting. The first that fails is enough."""
    rounds = [(seats, options, check) for seats, options in game.settings() for check in checks]
    with progress(doing, len(rounds)) as advance:
        for seats, options, check in rounds:
            reason = _fails(game, seats, options, check, games)
            if reason:
                setting = ", ".join([str(seats), *(f"{name}={value}" for name, value in options.items())])
                return Broken(setting, check.__name__, reason)
            advance(1)
    return None


def _fails(game: Game, seats: int, options: Options, check: Check, games: int) -> str:
    try:
        for seed in range(games):
            check(game, seats, options, seed)
    except ContractBroken as error:
        return str(error)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        return f"{type(error).__name__}: {error}"  # a number that the engine's tables have no place for
    return ""
