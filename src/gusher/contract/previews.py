"""Checks on previews: what a seat is told beforehand comes true, and rests on nothing that it cannot see."""

from gusher.contract.trial import Trial, check
from gusher.kernel.preview import Preview, preview
from gusher.kernel.state import State


@check
def previews_come_true(trial: Trial) -> None:
    """What a preview tells is what the seat hears first once it has given the answer, and what the hands hold then. In
    a world that is alike for the seat it tells the same."""
    match = trial.match()
    for number in trial.questions(match):
        seat, steps = int(match.state.seat), len(match.steps)
        view = match.view(seat)
        foretold = preview(trial.game, view, number)
        alike = preview(trial.game, view.fill(trial.rng).redact(seat), number)
        words = trial.game.actions.words(number)
        trial.demand(foretold == alike, f"the preview of {words} tells seat {seat} what it cannot see")
        _demand_balances(trial, match.state, foretold)
        match.answer_number(seat, number)
        heard = [effect.seen_by(seat) for step in match.steps[steps:] for effect in step.effects]
        told = list(foretold.effects)
        trial.demand(heard[: len(told)] == told, f"the preview of {words} told {told}, but seat {seat} heard {heard}")


def _demand_balances(trial: Trial, before: State, foretold: Preview) -> None:
    for moved in foretold.moved:
        held = trial.game.ledger.holdings(before, moved.good)[moved.seat] + moved.amount
        trial.demand(
            moved.balance == held, f"a preview leaves {moved.balance} of {moved.good}, but {held} will be left"
        )
