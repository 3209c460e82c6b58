"""What a game lets be charted: readings of a position, as plain data.

A game that has something to chart has a module `charts.py` with two functions: `beat(state)`, a public number that
rises whenever a new point is due (with its turns or rounds), and `reading(state)`, what is charted of a position. That
one only ever gets a position as its viewer knows it, so that no line can tell a secret.
"""

from dataclasses import dataclass

from gusher.kernel.say import Say, Seat, say


@dataclass(frozen=True, slots=True)
class Series:
    """One line of a chart and where it stands in this position. A player's line has the seat's colour and numeral."""

    id: str
    name: Say
    value: int | None  # None: there is none, or the viewer cannot know it
    seat: int | None = None
    mark: Say | None = None  # a letter or two at the line's end, for lines that are no player's
    tone: str = "ink"  # their colour: a token of the theme
    dashed: bool = False
    margin: int = 0  # how uncertain the value is: a band so far above and below it


def seat_series(amounts: list[int]) -> tuple[Series, ...]:
    """A line for each player."""
    names = [say("player", seat=Seat(seat)) for seat in range(len(amounts))]
    return tuple(Series(f"seat-{seat}", names[seat], amount, seat) for seat, amount in enumerate(amounts))


@dataclass(frozen=True, slots=True)
class Chart:
    """Lines over one scale, which begins at nothing, or below it if a value is. `unit` is the key of a sentence that
    writes an $amount with its $sign, as in the ledger; the last `decimals` digits of a value are its decimals."""

    id: str
    title: Say
    unit: str
    series: tuple[Series, ...]
    decimals: int = 0


@dataclass(frozen=True, slots=True)
class Reading:
    """All that is charted of one position. Every reading of a match has the same charts with the same series."""

    beat: int
    said: Say  # when this is, in words
    tick: int  # the number that stands below the axis here; 0: none
    axis: Say  # what the ticks count
    charts: tuple[Chart, ...]
    flag: str = ""  # a letter or two over this moment, if it is worth pointing out
