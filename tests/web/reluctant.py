"""`gusher`, whose processes are started anew at once when they die, but only twice: whoever waited for the third would
wait for ever."""

import runpy
from unittest import mock

from gusher.web.processes import Place
from tests.fixed import OVERDUE_SECONDS

TWICE = 2


def died(place: Place, now: float) -> None:
    place.deaths += 1
    place.pid, place.due = 0, now + (0.0 if place.deaths <= TWICE else OVERDUE_SECONDS)


if __name__ == "__main__":
    with mock.patch.object(Place, "died", died):
        runpy.run_module("gusher", run_name="__main__")
