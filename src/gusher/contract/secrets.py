"""Checks on secrets: what a viewer sees depends on nothing that it cannot see.

Two worlds are alike for a viewer if both redact to the same position for it: the truth, and the truth's redaction
filled at random. The checks hold such worlds side by side.
"""

from gusher.contract.trial import Trial, check, listed
from gusher.kernel.match import crosses, digest
from gusher.kernel.state import CHANCE, OVER, State
from gusher.kernel.trail import only_answer

TRIES = 3  # answers tried in each position and for each viewer
FILLS = 6  # worlds compared to see whether they vary
PLAYED_EVERY = 4  # steps from one filled world that is played to its end to the next


@check
def views_keep_the_question(trial: Trial) -> None:
    """A view is a position of its own: stable, with the same question, and the same answers for the seat asked."""
    for state, _ in trial.positions():
        mark = digest(state)
        for viewer in trial.some_viewers(state):
            view = state.redact(viewer)
            seen = digest(view)
            trial.demand(digest(view.redact(viewer)) == seen, f"redacting twice for {viewer} is not the same")
            trial.demand(view.seat == state.seat, f"viewer {viewer} takes another seat to be asked")
            trial.demand(view.disclosed == state.disclosed, f"viewer {viewer} counts other disclosures")
            trial.demand(view.on_turn() == state.on_turn(), f"viewer {viewer} takes it to be another seat's turn")
            if viewer == state.seat:
                trial.demand(listed(view) == listed(state), f"seat {viewer} sees other answers than it has")
                own = all(state.sees(number, viewer) for number in listed(state))
                trial.demand(own, f"seat {viewer} cannot read its own answer in the log")
            if not state.has_secrets():
                trial.demand(seen == mark, f"nothing is secret, but viewer {viewer} does not see all")
                trial.demand(digest(view.fill(trial.rng)) == mark, "nothing is secret, but filling changes something")
        trial.demand(digest(state) == mark, "redacting changed the truth")


@check
def fills_fit_the_view(trial: Trial) -> None:
    """A filled view is a sound position that looks to its viewer like the truth, and can be played to the end."""
    for state, _ in trial.positions():
        for viewer in trial.some_viewers(state):
            view = state.redact(viewer)
            mark = digest(view)
            world = view.fill(trial.rng)
            trial.demand(digest(view) == mark, f"filling changed the view of {viewer}")
            trial.demand(
                digest(world.redact(viewer)) == mark, f"a world filled for {viewer} does not look like the truth"
            )
            found = trial.game.broken(world) if state.has_secrets() else []
            trial.demand(not found, f"a world filled for {viewer} is not sound: {found}")
            if viewer == state.seat:
                trial.demand(listed(world) == listed(state), f"a world filled for {viewer} gives it other answers")
        if state.has_secrets() and trial.step % PLAYED_EVERY == 0:
            _demand_playable(trial, state.redact(trial.pick(trial.viewers())).fill(trial.rng))


def _demand_playable(trial: Trial, world: State) -> None:
    for _ in range(trial.game.bound):
        if world.seat == OVER:
            return
        answers = listed(world)
        trial.demand(bool(answers), "a filled world is stuck")
        world.play(trial.pick(answers))


@check
def fills_vary(trial: Trial) -> None:
    """Where there are secrets, filling gives different worlds: at least once in a game."""
    secrets = varied = False
    for state, _ in trial.positions():
        if state.has_secrets() and not varied:
            secrets = True
            view = state.redact(trial.pick(trial.viewers()))
            varied = len({digest(view.fill(trial.rng)) for _ in range(FILLS)}) > 1
    trial.demand(varied or not secrets, "there were secrets, but filling never gave two different worlds")


@check
def views_follow_from_views(trial: Trial) -> None:
    """What a viewer sees after an answer follows from what it saw before and from what it may read in the log.

    So nothing leaks: not by the position, not by effects, not by an entry that is missing from the log. The exception
    is a disclosure, which must raise `disclosed`; undo relies on that. (A draw that all may read can disclose something
    too; undo ends there anyway.)
    """
    for state, _ in trial.positions():
        for viewer in trial.some_viewers(state):
            world = state.redact(viewer).fill(trial.rng)
            for _ in range(TRIES):
                action = trial.pick(listed(state))
                twin = _twin(trial, state, action, world, viewer)
                if twin is not None:
                    _demand_alike(trial, viewer, state, action, world, twin)


def _twin(trial: Trial, state: State, action: int, world: State, viewer: int) -> int | None:
    """An answer in the other world that the viewer cannot tell from this one; None if there is none to compare."""
    by_itself = only_answer(state)
    trial.demand(
        (by_itself is None) == (only_answer(world) is None),
        f"whether something happens by itself tells viewer {viewer} what it cannot see: silent() must be False",
    )
    if by_itself is not None:
        return only_answer(world)
    if state.sees(action, viewer):
        if state.seat == CHANCE or action not in listed(world):
            return None
        trial.demand(world.sees(action, viewer), f"what viewer {viewer} may read depends on what it cannot see")
        return action
    kind = trial.game.actions.kind
    hidden = [other for other in listed(world) if kind(other) is kind(action) and not world.sees(other, viewer)]
    return trial.pick(hidden) if hidden else None


def _demand_alike(trial: Trial, viewer: int, state: State, action: int, world: State, twin: int) -> None:
    (here, heard_here), (there, heard_there) = _after(state, action, viewer), _after(world, twin, viewer)
    if here.disclosed != state.disclosed or there.disclosed != state.disclosed:
        return
    words = trial.game.actions.words
    what = f"viewer {viewer} could tell {words(action)} from {words(twin)} in a world like it"
    trial.demand(heard_here == heard_there, f"{what}: it hears {heard_here} or {heard_there}")
    if OVER not in (here.seat, there.seat):
        same = here.redact(viewer).dump() == there.redact(viewer).dump()
        trial.demand(same, f"{what}: the views differ, and `disclosed` was not raised")


@check
def draws_read_are_seen(trial: Trial) -> None:
    """A draw that a viewer may read in the log is also in its view: a private one must not be an open entry."""
    for state, action in trial.positions():
        other = trial.pick(listed(state))
        if state.seat != CHANCE or other == action:
            continue
        for viewer in trial.viewers():
            if state.sees(action, viewer) and state.sees(other, viewer):
                (here, _), (there, _) = _after(state, action, viewer), _after(state, other, viewer)
                same = digest(here.redact(viewer)) == digest(there.redact(viewer))
                matters = digest(here) != digest(there)
                trial.demand(
                    not (same and matters),
                    f"viewer {viewer} may read {trial.game.actions.words(action)}, but not see it",
                )


def _after(state: State, action: int, viewer: int) -> tuple[State, list[object]]:
    """The position after an answer, and the effects as the viewer hears of them."""
    effects: list[object] = []
    after = state.clone()
    after.play(action, lambda effect: effects.append(effect.seen_by(viewer)))
    return after, effects


@check
def warnings_tell_no_secrets(trial: Trial) -> None:
    """What a seat is told beforehand of an answer, that it cannot be taken back and why, is the same in worlds that are
    alike for it."""
    for state, _ in trial.positions():
        if not trial.asked(state) or not state.has_secrets():
            continue
        world = state.redact(state.seat).fill(trial.rng)
        for _ in range(TRIES):
            action = trial.pick(listed(state))
            here, there = crosses(state, action), crosses(world, action)
            words = trial.game.actions.words(action)
            trial.demand(here == there, f"the warning before {words} is {here!r} or, in a world alike, {there!r}")
