"""Logs of what seldom happens, of whichever game has some: each is replayed with all checks and looked at as a whole.

What happens in them is told by the games' own tests. A log that ends is a whole game; the others stop where their story
ends.
"""

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from gusher.contract.words import said, shapes
from gusher.kernel import log
from gusher.kernel.game import LANGUAGES
from gusher.kernel.history import History
from gusher.kernel.ledger import opened, postings
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.state import PUBLIC
from gusher.words.catalogue import catalogue
from tests.cli.commands import gusher
from tools import kept

FILES = {file: game for game in kept.games() for file in sorted((kept.folder(game) / "fixtures").glob("*.jsonl"))}
FILL_EVERY = 12  # entries from one look at filled worlds to the next

# Printing every board of a log takes longer than all that is checked of it: one of each game is printed.
PRINTED = {game.name: file for file, game in FILES.items()}

every_log = pytest.mark.parametrize("file", FILES, ids=[f"{game.name}-{file.stem}" for file, game in FILES.items()])


@cache
def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


@cache
def replayed(file: Path) -> Match:
    return log.read(lines(file))


def is_whole(file: Path) -> bool:
    return "end" in json.loads(lines(file)[-1])


@every_log
def test_a_log_replays_with_all_invariants_after_every_entry(file: Path) -> None:
    rng = Rng(7)

    def watch(match: Match) -> None:
        game, state = match.game, match.state
        assert game.broken(state) == []
        assert game.load(state.dump()).dump() == state.dump()
        if match.n % FILL_EVERY == 0 and state.has_secrets():
            for viewer in (*range(match.seats), PUBLIC):
                assert game.broken(state.redact(viewer).fill(rng)) == []

    match = log.read(lines(file), watch=watch)
    assert match.game is FILES[file]
    assert list(log.write(match)) == lines(file)
    assert match.over == is_whole(file)


@pytest.mark.parametrize("file", PRINTED.values(), ids=PRINTED)
def test_a_log_is_shown(file: Path) -> None:
    shown = gusher("replay", file)
    assert shown.code == 0
    assert f"{replayed(file).n} entries replayed, every step checked." in shown.all


@every_log
def test_a_log_is_verified(file: Path) -> None:
    verdict = gusher("verify", file, "--json")
    assert verdict.code == (0 if is_whole(file) else 2)
    assert json.loads(verdict.out)["honest"] is (True if is_whole(file) else None)


@every_log
def test_the_board_offers_every_answer_and_all_is_said_in_both_languages(file: Path) -> None:
    """Random games, and so the contract, seldom come to what these logs are about."""
    seen = set[frozenset[str]]()

    def watch(match: Match) -> None:
        if match.state.seat >= 0 and (sort := kinds(match)) not in seen:
            seen.add(sort)
            look(match, int(match.state.seat))

    match = log.read(lines(file), watch=watch)
    look(match, PUBLIC)
    say_all(match, [effect.say() for step in match.steps for effect in step.effects])


def kinds(match: Match) -> frozenset[str]:
    """What sort of question is open: the sorts of answers there are."""
    return frozenset(match.game.actions.kind(int(number)).name for number in match.state.legal())


def look(match: Match, viewer: int) -> None:
    """What the picture offers is what can be answered, in the list and on the board; and all its words are there."""
    scene = match.game.scene(match.view(viewer), viewer)
    possible = {int(number) for number in match.state.legal()} if match.state.seat == viewer else set()
    assert {choice.action for choice in scene.choices} == possible
    drawn = list(shapes([*scene.art.shapes, *scene.shapes]))
    assert {shape.answer for shape in drawn if shape.answer is not None} == possible
    say_all(match, said(scene))


def say_all(match: Match, things: Iterable[Say]) -> None:
    for what in things:
        for language in LANGUAGES:
            assert catalogue(language, match.game).say(what, match.names).strip()


@every_log
def test_the_ledger_of_a_log_ends_with_what_the_hands_hold(file: Path) -> None:
    match = replayed(file)
    opening = opened(match.game, match.seats, match.options)
    ledger = list(postings(opening, History(match).at(match.n).happenings, lambda effect: effect))
    balances = {(line.seat, moved.good): moved.balance for line in ledger for moved in line.movements}
    for good in match.game.ledger.GOODS:
        held = match.game.ledger.holdings(match.state, good)
        assert [balances[seat, good] for seat in range(match.seats)] == list(held)
