"""Giganten in the middle of an auction, always the same one: there a standing order has something to do."""

import json
import math
from functools import cache

from gusher.games.giganten.actions import ask
from gusher.games.giganten.rules import auction
from gusher.games.giganten.state import Giganten
from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.store.port import Store
from tests.web.stored import record

ADA, BEN, CLEO = range(3)


def position(match: Match) -> Giganten:
    state = match.state
    assert isinstance(state, Giganten)
    return state


def auction_of_two() -> Match:
    """Three players, of whom two take part: Ada, and before her Cleo is asked. No bid stands yet."""
    deal, answers = _course()
    match = _opened(deal)
    for answer in answers:
        match.answer_number(int(match.state.seat), answer)
    return match


def _opened(deal: int) -> Match:
    return Match(registry.find("giganten"), 3, {}, ["Ada", "Ben", "Cleo"], secret=seeded_secret("auction", deal))


@cache
def _course() -> tuple[int, tuple[int, ...]]:
    """The first deal that leads there, if everybody plays as advised; and the answers."""
    policy = registry.find("giganten").policy
    assert isinstance(policy, Adviser)
    for deal in range(100):
        match, rng, answers = _opened(deal), Rng(1), list[int]()
        while not match.over:
            if _fits(position(match)):
                return deal, tuple(answers)
            answers.append(int(policy.advise(match.state, rng)))
            match.answer_number(int(match.state.seat), answers[-1])
    raise AssertionError("no such auction")


def _fits(state: Giganten) -> bool:
    if state.step != ask.BID or state.bid or state.seat != CLEO:
        return False
    taking_part = [seat for seat in range(3) if auction.is_in(state, seat)]
    return taking_part == [ADA, CLEO] and min(int(state.held[ADA]), int(state.held[CLEO])) >= 4


def keep(store: Store, match: Match) -> str:
    """As if it had been played at a table of that store, by three people, for all to see. Its id."""
    kept = record(match.game.name, match, ("human", "human", "human"), listed=True)
    store.create(kept, [json.dumps(log.entry_words(match, entry)) for entry in match.entries])
    return kept.id


class Pauses:
    """For how long somebody thinks, as the test wants it: for ever, until it says otherwise."""

    def __init__(self, seconds: float = math.inf) -> None:
        self.seconds = seconds

    def __call__(self, secret: str, n: int) -> float:
        return self.seconds
