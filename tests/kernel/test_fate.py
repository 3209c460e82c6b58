"""What chance decides follows from the entries in force: the same after the same, and nothing told of the rest."""

import hashlib
import hmac
import json
from typing import Any

import pytest

from gusher.bots.playout import random_answer
from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import BY_NUMBER, BY_PAST, Match
from gusher.kernel.rng import Rng
from tests.kernel.matches import played

GAMES = registry.games()
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
both_formats = pytest.mark.parametrize("version", [BY_NUMBER, BY_PAST])


def with_draws(game: Game) -> tuple[int, dict[str, Any]]:
    """The first setting in which chance has something to decide once the game is under way."""
    for seats, options in game.settings():
        match = played(game, seats, options, seed=3)
        answered = [entry.by for entry in match.entries if entry.n > 20]
        if "chance" in answered:
            return seats, options
    raise AssertionError(game.name)


def told(match: Match, since: int) -> list[tuple[object, int]]:
    return [(entry.by, entry.action) for entry in match.entries[since:]]


def go_on(match: Match, rng: Rng, answers: int) -> None:
    for _ in range(answers):
        if not match.over:
            match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))


@every_game
def test_what_is_done_again_ends_the_same(game: Game) -> None:
    """Taking back, and giving the same answers again, is no second throw of the dice."""
    match = played(game, *with_draws(game), seed=3, answers=8)
    here, rng, answers = match.steps[-1].entry.n, Rng(11), 0
    while "chance" not in [by for by, _ in told(match, here)]:
        go_on(match, rng, 1)
        answers += 1
    first = told(match, here)
    for _ in range(2):
        match.rewind(0, here, agreed=True)
        since = match.n
        go_on(match, Rng(11), answers)
        assert told(match, since) == first


@every_game
def test_another_way_meets_another_fate(game: Game) -> None:
    """Whatever was done differently before a draw, the draw comes from other bits."""
    match = played(game, *with_draws(game), seed=3, answers=8)
    here = match.steps[-1].entry.n
    pasts = set()
    for number in match.state.legal():
        match.answer_number(int(match.state.seat), int(number))
        pasts.add(match.steps[-1].past)
        if match.over:
            break
        match.rewind(0, here, agreed=True)
    assert len(pasts) > 1


def referee(lines: list[str], game: Game) -> None:
    """Recomputes every draw as docs/log.md says, from the log alone but for the outcomes and weights."""
    header, *rest = [json.loads(line) for line in lines]
    secret = bytes.fromhex(rest.pop()["secret"])
    in_force: list[dict[str, Any]] = []
    match = Match(game, header["seats"], header["options"])
    draws = 0
    for line, entry in enumerate(rest, start=1):
        if entry["do"] == "rewind":
            in_force = [kept for kept in in_force if kept["n"] <= entry["to"]]
        if entry["by"] == "chance":
            past = bytes(32)
            for kept in in_force:
                values = [str(value) for key, value in kept.items() if key not in ("n", "joined")]
                past = hashlib.sha256(past + " ".join(values).encode()).digest()
            left = int.from_bytes(hmac.digest(secret, past, "sha256"), "big") % sum(match.state.weights())
            weighed = zip(match.state.legal(), match.state.weights(), strict=True)
            expected = next(int(outcome) for outcome, weight in weighed if (left := left - weight) < 0)
            assert match.game.actions.words(expected).items() <= entry.items()
            draws += 1
        match = log.read(lines, listen=False, to=line)
        if entry["do"] != "rewind":
            in_force.append(entry)
    assert draws > 3


def test_the_page_about_the_log_says_how() -> None:
    """A game of Atacama, with take-backs beyond the barrier."""
    game = registry.find("atacama")
    match = played(game, *with_draws(game), seed=5, answers=12)
    for steps in (4, 7, 2):
        match.rewind(1, match.steps[-steps].entry.n, agreed=True)
        go_on(match, Rng(steps), 5)
    go_on(match, Rng(1), 1000)
    lines = list(log.write(match))
    referee(lines, game)
    assert log.verify(lines).honest


@both_formats
@every_game
def test_a_log_is_verified_by_its_own_format(game: Game, version: int) -> None:
    match = Match(game, *with_draws(game), secret=seeded_secret(game.name, 4), format=version)
    go_on(match, Rng(4), 12)
    match.rewind(0, match.steps[-3].entry.n, agreed=True)
    again = log.read(log.write(match))  # interrupted, and taken up again
    assert again.format == version
    again.draw_from(seeded_secret(game.name, 4))
    go_on(again, Rng(5), 100_000)
    lines = list(log.write(again))
    assert json.loads(lines[0])["gusher"] == version
    assert log.verify(lines).honest
    other = json.dumps({**json.loads(lines[0]), "gusher": BY_NUMBER + BY_PAST - version})
    assert not log.verify([other, *lines[1:]]).honest
