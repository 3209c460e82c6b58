"""The pace of a table in the opening form: what can be chosen, and what was."""

from collections.abc import Mapping
from dataclasses import dataclass

from gusher.store.clocks import Pace
from gusher.table.errors import TableError
from gusher.table.paces import HOLIDAY, LIVE_PACES, MINUTES, SECONDS, SLOW_DAYS, USUAL_HOLIDAY, live, slow
from gusher.web.clocks import pace_said
from gusher.web.forms import ValueChoice
from gusher.words.catalogue import Catalogue

NONE, OWN = "none", "live-own"


@dataclass(frozen=True)
class Amount:
    """A number to type, within its bounds."""

    name: str
    value: str
    least: int
    most: int


@dataclass(frozen=True)
class PaceForm:
    chosen: str
    live: list[ValueChoice]
    slow: list[ValueChoice]
    minutes: Amount
    seconds: Amount
    holiday: Amount


def pace_form(words: Catalogue, given: Mapping[str, str]) -> PaceForm:
    chosen = given.get("pace", NONE)
    return PaceForm(
        chosen=chosen,
        live=[_choice(name, live(*numbers), chosen, words) for name, numbers in _LIVE.items()],
        slow=[_choice(name, slow(days), chosen, words) for name, days in _SLOW.items()],
        minutes=_amount("pace-minutes", MINUTES, 10, given),
        seconds=_amount("pace-seconds", SECONDS, 20, given),
        holiday=_amount("pace-holiday", HOLIDAY, USUAL_HOLIDAY, given),
    )


_LIVE = {f"live-{minutes}-{seconds}": (minutes, seconds) for minutes, seconds in LIVE_PACES}
_SLOW = {f"slow-{days}": days for days in SLOW_DAYS}


def _choice(name: str, pace: Pace, chosen: str, words: Catalogue) -> ValueChoice:
    return ValueChoice(name, pace_said(pace, words), chosen == name)


def _amount(name: str, bounds: tuple[int, int], usual: int, given: Mapping[str, str]) -> Amount:
    return Amount(name, given.get(name, str(usual))[:4], *bounds)


def pace_wished(given: Mapping[str, str]) -> Pace | None:
    """None: no clock. Raises TableError."""
    chosen = given.get("pace", NONE)
    if chosen == NONE:
        return None
    if chosen in _LIVE:
        return live(*_LIVE[chosen])
    if chosen == OWN:
        return live(_number(given, "pace-minutes"), _number(given, "pace-seconds"))
    if chosen in _SLOW:
        return slow(_SLOW[chosen], _number(given, "pace-holiday"))
    raise TableError("pace-kind", given=chosen)


def _number(given: Mapping[str, str], name: str) -> int:
    """What is no number is below all bounds."""
    text = given.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 5 else -1
