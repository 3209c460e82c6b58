"""Checks on features: named numbers that keep to their bounds and rest on what a seat can see."""

from gusher.contract.trial import Trial, check
from gusher.kernel.features import Features, features_of
from gusher.kernel.state import State

EVERY = 3  # steps from one position that is looked at to the next


@check
def features_are_sound(trial: Trial) -> None:
    """As many numbers as there are names, each within its bounds; the same in the truth, in what the seat is shown of
    it, and in a world that is alike for the seat."""
    counted = features_of(trial.game)
    for state, _ in trial.positions():
        if trial.step % EVERY == 0:
            seat = trial.pick(list(range(trial.seats)))
            view = state.redact(seat)
            known = list(counted.numbers(view, seat))
            _demand_bounds(trial, counted, seat, known)
            for other in (state, view.fill(trial.rng)):
                _demand_same(trial, counted, seat, known, other)


def _demand_bounds(trial: Trial, counted: Features, seat: int, known: list[float]) -> None:
    names, bounds = counted.names(seat, trial.seats), counted.bounds(trial.seats)
    trial.demand(len(known) == len(names) == len(bounds), f"{len(known)} numbers of {len(names)} features")
    for name, number, (least, most) in zip(names, known, bounds, strict=True):
        trial.demand(least <= number <= most, f"{name} is {number}, but should lie from {least} to {most}")


def _demand_same(trial: Trial, counted: Features, seat: int, known: list[float], other: State) -> None:
    told = list(counted.numbers(other, seat))
    trial.demand(told == known, f"features tell seat {seat} what it cannot see: {told}, not {known}")
