"""What the checks share."""

from collections.abc import Callable, Iterator

from gusher.games.wildcatters.actions import station
from gusher.games.wildcatters.position import Position

Check = Callable[[Position], Iterator[str]]


def members(number: int) -> list[int]:
    """Of a set that is one number with a bit for each."""
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]


def is_interrupted(state: Position) -> bool:
    """A refinery card is used in mid-transport (W58)."""
    return state.caller in (station.JOURNEYS, station.TANKERS)
