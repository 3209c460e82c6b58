"""What an effect tells a viewer: its sentence, what it moved at which seats, and whether it is about the viewer. For
the log, the recap and the frames in which a page shows it."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from gusher.kernel.effects import Effect
from gusher.kernel.match import Step
from gusher.kernel.say import Say, Seat
from gusher.kernel.state import PUBLIC
from gusher.web.goods import held_said
from gusher.web.viewers import Viewer


class Told(NamedTuple):
    text: str
    flows: str = ""  # what came to seats or left them, as JSON: [[seat, "+500"], …]
    mine: bool = False  # it names the viewer, or moves what is theirs
    sheet: bool = False  # it is the first line of a scoring that has a sheet
    sound: str = ""  # what it may sound like


def told(viewer: Viewer, effect: Effect) -> Told:
    """As the viewer may know it."""
    seen = viewer.match.seen(effect, viewer.seat)
    said = seen.say()
    seats = {flow.seat for flow in seen.flows()}
    mine = viewer.seat != PUBLIC and (viewer.seat in seats or names(said, viewer.seat))
    return Told(viewer.says(said), _flows(viewer, seen), mine, sound=seen.sound)


def names(said: Say, seat: int) -> bool:
    """Does the sentence speak of the player on this seat?"""
    return any(
        (isinstance(value, Seat) and value == seat) or (isinstance(value, Say) and names(value, seat))
        for value in said.args.values()
    )


def _flows(viewer: Viewer, effect: Effect) -> str:
    if viewer.match.game.ledger is None:
        return ""
    moved = [[flow.seat, held_said(viewer, flow.good, flow.amount, signed=True)] for flow in effect.flows()]
    return json.dumps(moved, ensure_ascii=False, separators=(",", ":")) if moved else ""


def entry_told(viewer: Viewer, effects: Sequence[Effect]) -> list[Told]:
    """All lines of an entry; the first that belongs to a scoring says so."""
    lines = [told(viewer, effect) for effect in effects]
    scoring = viewer.match.game.scoring
    if scoring is not None:
        first = next((place for place, effect in enumerate(effects) if isinstance(effect, scoring.EFFECTS)), None)
        if first is not None:
            lines[first] = lines[first]._replace(sheet=True)
    return lines


def lost(won: Effect, seat: int, steps: Sequence[Step], n: int) -> bool:
    """Did somebody else win with this entry what the seat wanted, too?"""
    if not won.rivals or getattr(won, "seat", seat) == seat:
        return False
    for step in reversed(steps):
        for earlier in reversed(step.effects if step.entry.n < n else ()):
            if isinstance(earlier, won.rivals) and getattr(earlier, "seat", None) == seat:
                return True
            if type(earlier) is type(won):
                return False
    return False
