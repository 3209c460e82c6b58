"""A table at which others move while one looks on: what they will answer is known beforehand, and what the log will say
of it."""

from dataclasses import dataclass, field

import httpx

from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.actions import Words
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.words.catalogue import catalogue
from tests.browser.people import Kept, keep
from tests.kernel.matches import played
from tests.served import Servers

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
BEGUN = 10  # answers before one looks on
SEED = 5


@dataclass
class Others:
    """Who is asked before seat 0 is: their answers in turn, and the sentences that each leads to."""

    begun: Match
    table: Kept
    server: Servers
    answers: list[tuple[int, Words]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def move(self) -> None:
        """All of it, one answer after the other, as fast as the server takes them."""
        n = self.begun.n
        for seat, answer in self.answers:
            reply = httpx.post(
                f"{self.server.url}/api/v1/tables/{self.table.id}/answers",
                json={"n": n, "key": f"others-{n}", "answer": answer},
                headers={"X-Gusher": "1", "Authorization": f"Bearer {self.table.tokens[seat]}"},
            )
            assert reply.status_code == 200, reply.text
            n = reply.json()["n"]


def others_at(server: Servers, game: str, sentences: int) -> Others:
    """A match at which others give answers with so many sentences, or a few more, before seat 0 is asked."""
    match = played(registry.find(game), registry.find(game).seats[-1], {}, SEED, answers=BEGUN)
    rng = Rng(SEED)
    while True:
        ahead = _ahead(match, sentences)
        if ahead is not None:
            break
        assert not match.over
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    found = Others(match, keep(server.database, match, *("human",) * match.seats), server)
    found.answers, found.told = ahead
    return found


def _ahead(match: Match, sentences: int) -> tuple[list[tuple[int, Words]], list[str]] | None:
    """What others will do from here; None if seat 0 is asked before enough was told."""
    trial = Match(match.game, match.seats, match.options, NAMES[: match.seats], secret=match.secret)
    for entry in match.entries:
        if entry.by != "chance":
            trial.answer_number(int(entry.by), entry.action)
    rng, words = Rng(SEED), catalogue("en", match.game)
    answers: list[tuple[int, Words]] = []
    told: list[str] = []
    while len(told) < sentences and not trial.over:
        seat = int(trial.state.seat)
        if seat == 0:
            return None
        before = len(trial.steps)
        action = int(random_answer(trial.state, rng))
        answers.append((seat, match.game.actions.words(action)))
        trial.answer_number(seat, action)
        effects = [effect for step in trial.steps[before:] for effect in step.effects]
        told += [words.say(trial.seen(effect, 0).say(), trial.names) for effect in effects]
    return (answers, told) if told and not trial.over else None
