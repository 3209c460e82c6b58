"""The courses of the matches whose ledger or charts somebody reads, kept between requests: each only goes on."""

from collections import OrderedDict

from fastapi import Request

from gusher.kernel.effects import Effect
from gusher.kernel.history import History
from gusher.kernel.match import Match
from gusher.kernel.state import State

MOST_KEPT = 32


class Histories:
    def __init__(self) -> None:
        self._kept: OrderedDict[str, History] = OrderedDict()

    def of(self, match_id: str, match: Match) -> History:
        known = self._kept.pop(match_id, None)
        history = known if known is not None and known.is_of(match) else History(match)
        self._kept[match_id] = history
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return history


def histories(request: Request) -> Histories:
    """Those of the house that the request has come to."""
    state = request.app.state
    if not hasattr(state, "histories"):
        state.histories = Histories()
    found: Histories = state.histories
    return found


# --- with the reader's eyes; after the end of a match everything is open ---


def seen_effect(match: Match, effect: Effect, sight: int) -> Effect:
    return effect if match.over else effect.seen_by(sight)


def seen_state(match: Match, state: State, sight: int) -> State:
    return state if match.over else state.redact(sight)
