"""Places that are still open: the points a seat may expect in a contest, by how far apart the holdings are."""

from math import sqrt

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import COLOUR_COUNT, INTERIM_FIRST, INTERIM_SECOND, OWN_COMPANY_POINTS
from gusher.games.wildcatters.position import Setting


def ahead(lead: float, drift: float) -> float:
    """The chance that a lead holds, if holdings may still drift apart by about so much."""
    steps: float = lead / drift
    return 0.5 + 0.5 * steps / sqrt(1.0 + steps * steps)


def presence(amount: float, drift: float) -> float:
    """Nothing has no place (W206): how surely there is something in the end."""
    return amount / (amount + 0.12 * drift) if amount > 0.0 else 0.0


def expect(setting: Setting, totals: vec[float], contest: i64, amounts: vec[float], drift: float) -> None:
    """Adds what each seat may expect of a contest at the end (W198 to W202)."""
    seat: i64 = 0
    while seat < setting.seats:
        totals[seat] += expected(setting, contest, amounts, drift, seat)
        seat += 1


def expected(setting: Setting, contest: i64, amounts: vec[float], drift: float, seat: i64) -> float:
    """What one seat may expect of it."""
    place: float = 0.0
    first: float = 1.0
    other: i64 = 0
    while other < setting.seats:
        if other != seat:
            behind: float = ahead(amounts[other] - amounts[seat], drift)
            place += behind
            first *= 1.0 - behind
        other += 1
    points: float = between(setting.places, contest * COLOUR_COUNT, place)
    if contest == seat:  # W199
        points += float(OWN_COMPANY_POINTS) * first
    return points * presence(amounts[seat], drift)


def between(places: vec[i64], first: i64, place: float) -> float:
    """The points of a place that lies between two, counted from 0."""
    if place <= 1.0:
        return mixed(places, first, place)
    if place <= 2.0:
        return mixed(places, first + 1, place - 1.0)
    return mixed(places, first + 2, min(place - 2.0, 1.0))


def mixed(places: vec[i64], better: i64, share: float) -> float:
    best: float = float(places[better])
    return best + (float(places[better + 1]) - best) * share


def expect_interim(setting: Setting, totals: vec[float], amounts: vec[float], drift: float) -> None:
    """The same at the interim scoring (W185): there are points for two places only."""
    best: float = float(INTERIM_FIRST[1])
    second: float = float(INTERIM_SECOND[1])
    seat: i64 = 0
    while seat < setting.seats:
        place: float = 0.0
        other: i64 = 0
        while other < setting.seats:
            if other != seat:
                place += ahead(amounts[other] - amounts[seat], drift)
            other += 1
        points: float = best + (second - best) * place if place <= 1.0 else second * max(0.0, 2.0 - place)
        totals[seat] += points * presence(amounts[seat], drift)
        seat += 1
