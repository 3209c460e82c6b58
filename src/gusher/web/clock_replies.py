"""Clocks and paces as the API takes and gives them."""

from dataclasses import asdict

from gusher.store.clocks import NOBODY, Clock, Pace
from gusher.table import clocks
from gusher.table.paces import live, slow
from gusher.web import models


def pace_given(body: models.LiveBody | models.SlowBody | None) -> Pace | None:
    if body is None:
        return None
    return live(body.minutes, body.seconds) if isinstance(body, models.LiveBody) else slow(body.days, body.holiday)


def pace_reply(pace: Pace) -> models.PaceReply:
    return models.PaceReply(**asdict(pace))


def clock_reply(clock: Clock | None, time: float) -> models.ClockReply | None:
    if clock is None:
        return None
    return models.ClockReply(
        pace=pace_reply(clock.pace),
        time=time,
        seat=clock.seat if clocks.runs(clock) else None,
        left=[clocks.left(clock, seat, time) for seat in range(len(clock.reserves))],
        paused=clock.paused,
        pause_by=None if clock.pause_by == NOBODY else clock.pause_by,
        pause_waiting=list(clock.pause_needed),
        up=clock.up is not None,
        votes=dict(clock.votes),
        ended=clock.ended,
    )
