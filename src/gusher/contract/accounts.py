"""A check on analyses: luck and skill explain the result, whatever game and setting it is."""

from gusher.analysis.analysis import analysis
from gusher.analysis.depth import Depth
from gusher.analysis.judge import judge_of
from gusher.analysis.tasks import Analyst, Task, task_of
from gusher.contract.trial import Trial, check

FEW = 3  # steps of a match that are looked at, and iterations of a search: it adds up however many there are
ROUNDING = 1e-9


@check
def accounts_add_up(trial: Trial) -> None:
    """Start, luck and skill of each seat are its result, and luck and skill are zero over all seats."""
    match = trial.match()
    for number in trial.questions(match):
        match.answer_number(int(match.state.seat), number)
    if not match.over or not match.steps:
        return
    analyst, last = Analyst(match, judge_of(trial.game, match.seats, FEW), Depth(1)), len(match.steps)
    steps = [task_of(match, last * place // FEW) for place in range(FEW)]
    found = map(analyst.do, [Task("moment", 0), *steps, Task("moment", last)])
    seats = analysis(match, Depth(1), found).seats
    for seat, account in enumerate(seats):
        reached = account.start + account.luck + account.skill
        explained = f"seat {seat} reaches {reached}, but its result is {account.result}"
        trial.demand(abs(reached - account.result) < ROUNDING, explained)
    for name, amounts in (("luck", [one.luck for one in seats]), ("skill", [one.skill for one in seats])):
        trial.demand(abs(sum(amounts)) < ROUNDING, f"the {name} of all seats is {sum(amounts)}, not zero")
