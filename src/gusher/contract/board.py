"""What an owner's board could break, in one quick look at one random game: for who waits for the answer.

The suite has a check of its own for each of these and takes its time; this one is not part of it.
"""

from gusher.contract.pictures import demand_prints
from gusher.contract.trial import Trial, check
from gusher.kernel import log
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import digest

EVERY = 32  # so many answers apart the invariants are recounted
PICTURED = 24  # the answer before which the board is printed: something stands on it


@check
def plays_to_the_end(trial: Trial) -> None:
    """The game never sticks, ends in time, keeps its invariants, can be printed and replayed."""
    match = trial.match()
    names = [str(seat) for seat in range(trial.seats)]
    for number in trial.questions(match):
        if trial.step % EVERY == 0:
            _demand_sound(trial, match.game.broken(match.state))
        if trial.step == PICTURED:
            demand_prints(trial, match, int(match.state.seat), names, LANGUAGES[:1])  # a board has no words
        match.answer_number(int(match.state.seat), number)
    trial.demand(match.over, f"not over after {trial.step} answers")
    _demand_sound(trial, match.game.broken(match.state))
    with trial.at_the_table():
        again = log.read(log.write(match), listen=False)
    trial.demand(digest(again.state) == digest(match.state), "the replayed log ends in another position")


def _demand_sound(trial: Trial, broken: list[str]) -> None:
    trial.demand(not broken, f"an invariant is broken: {broken}")
