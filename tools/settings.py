"""The settings of a game: how one is called, and which few of them show all that can be chosen."""

from itertools import combinations

from gusher.kernel.game import Game, Options

Setting = tuple[int, Options]


def name(seats: int, options: Options) -> str:
    """A name for files and tests, such as `2-advanced_true-tactical_false`."""
    return "-".join([str(seats), *(f"{option}_{str(value).lower()}" for option, value in options.items())])


def choices(of: Setting, together: int) -> set[tuple[tuple[str, object], ...]]:
    """Every so many choices that a setting makes together: the number of players and each option's value."""
    seats, options = of
    return set(combinations([("", seats), *options.items()], together))


def covering(game: Game, together: int) -> list[Setting]:
    """Settings in which every so many choices meet at least once: always the one next that brings most of them.

    Between equals the usual number of players comes first.
    """
    settings = sorted(game.settings(), key=lambda each: each[0] != game.usual_seats)
    missing = set[tuple[tuple[str, object], ...]]().union(*(choices(each, together) for each in settings))
    chosen: list[Setting] = []
    while missing:
        best = max(settings, key=lambda each: len(choices(each, together) & missing))
        chosen.append(best)
        missing -= choices(best, together)
    return chosen
