"""Which time counts. Whoever watches the clocks says so every few seconds, and the store keeps the last heartbeat: what
lies between two that are far from each other, nobody watched, and it is left out. So clocks stand still while the
server is down or asleep, and a clock of the machine that goes backwards takes nothing away from anybody. Counted time
never goes back, and marks in it stay what they are."""

from gusher.store.clocks import Beat

GAP_SECONDS = 15.0  # that count at most between two heartbeats: longer than another process takes to take over


def counted(beat: Beat, now: float) -> float:
    """The counted time of a moment after the heartbeat."""
    return min(max(now, beat.at), beat.at + GAP_SECONDS) - beat.lost


def beaten(beat: Beat, now: float) -> Beat:
    """The next heartbeat: counted time goes on from where it stands."""
    return Beat(now, now - counted(beat, now))
