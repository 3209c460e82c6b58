"""What Giganten says: questions, answers, facts about players, and every dollar at the end."""

from collections.abc import Iterator
from itertools import chain

import pytest

from gusher.bots.playout import random_answer
from gusher.games.giganten import GAME
from gusher.games.giganten.actions import ACTIONS, do
from gusher.games.giganten.effects.auction import BluffCaught, Paid, Sold
from gusher.games.giganten.effects.cards import Dealt
from gusher.games.giganten.effects.movement import Looked, SetBack
from gusher.games.giganten.effects.oil import Dropped
from gusher.games.giganten.scene import scene
from gusher.games.giganten.state import Giganten, start
from gusher.games.giganten.words import prompts, standings
from gusher.kernel import log
from gusher.kernel.effects import Effect
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from gusher.kernel.state import OVER, PUBLIC
from gusher.words.catalogue import catalogue

NAMES = ["Ada", "Ben", "Clara", "Dan"]
ADA, BEN, CLARA, DAN = range(4)
EAST = do.STEP + 3
DRAWN = {"first", "roll", "red", "beige", "licence", "tile", "penalty"}  # what chance answers
NARROW, WIDE = "\u202f", "\xa0"  # the spaces of French: between thousands, and before the dollar sign


def figure(name: str) -> Match:
    return log.read(GAME.text(f"rulebook/figures/{name}.jsonl").splitlines())


def view(name: str, viewer: int) -> Giganten:
    position = figure(name).view(viewer)
    assert isinstance(position, Giganten)
    return position


def said(what: Say, language: str = "en") -> str:
    return catalogue(language, GAME).say(what, NAMES)


def choices(state: Giganten, viewer: int) -> list[str]:
    return [said(choice.text) for choice in scene(state, viewer).choices]


# --- questions and answers ---


@pytest.mark.clause("G75", "G78", "G79")
def test_an_auction_tells_the_asked_seat_what_is_bid_and_what_would_be_a_bluff() -> None:
    state = view("auction", ADA)
    state.ones[ADA], state.twos[ADA], held = 8, 6, 20  # fourteen cards, as in the figure
    assert said(prompts.prompt(state, ADA)) == (
        f"Clara bids 16 for Jet. Go higher, or pass? Your licences are worth {held}; "
        "you have 4 markers there at $8,000 each."
    )
    expected = [f"Bid {value}" if value <= held else f"Bid {value} (bluff)" for value in range(17, 24)]
    assert choices(state, ADA) == [*expected, "Pass"]


def test_others_are_told_whose_bid_it_is_and_have_no_answers() -> None:
    for viewer in (BEN, CLARA, DAN, PUBLIC):
        state = view("auction", viewer)
        assert said(prompts.prompt(state, viewer)) == "Jet stands at 16. Ada may go higher or pass."
        assert choices(state, viewer) == []


@pytest.mark.clause("G40", "G42")
def test_a_truck_that_cannot_stop_is_told_to_drive_on() -> None:
    state = view("crossing", ADA)
    assert said(prompts.prompt(state, ADA)).startswith("3 movement points: drive")
    assert prompts.clause(state) == "G34"
    assert "East to r4c2: across a tile, 1 point" in choices(state, ADA)
    assert "Look at the one-derrick tile on r4c2" in choices(state, ADA)
    state.play(EAST)
    assert said(prompts.prompt(state, ADA)) == "Your truck cannot stop here: drive on. 2 movement points left."
    assert prompts.clause(state) == "G42"
    assert choices(state, ADA) == [
        "North to r3c2: past a truck, 1 point",
        "West to r4c1: hill, 2 points",
        "East to r4c3: past a truck, 1 point",
    ]


def test_money_is_written_as_each_language_writes_it() -> None:
    sold = Sold(ADA, 1, 4, 8000).say()
    assert said(sold) == "Ada sells 4 markers to Jet at $8,000 each: $32,000."
    assert said(sold, "fr") == (f"Ada vend 4 marqueurs à Jet à 8{NARROW}000{WIDE}$ pièce, soit 32{NARROW}000{WIDE}$.")


# --- players ---


@pytest.mark.clause("G32")
def test_only_the_own_licences_are_told_by_value() -> None:
    for viewer in (ADA, BEN, CLARA, DAN, PUBLIC):
        for player in scene(view("auction", viewer), viewer).players:
            keys = [fact.key for fact in player.facts]
            assert ("giganten-licences-known" in keys) == (player.seat == viewer)
            assert ("giganten-licences" in keys) == (player.seat != viewer)


def test_a_players_facts() -> None:
    clara = scene(view("auction", BEN), BEN).players[CLARA]
    assert [said(fact) for fact in clara.facts] == [
        "$15,000 in cash",
        "11 licences",
        "3 derricks over 5 markers, 2 in stock",
        "tanks: Hudson 0, Jet 5 and Standard 0",
        "truck on r10c4, locomotive on space 12",
        "$40,000 if it ended now",  # three derricks of the first locomotive, ten markers
    ]
    assert clara.points == 15000  # what the board shows: an estimate is no result


# --- the end ---


@pytest.mark.clause("G90", "G91", "G93", "G94")
def test_every_dollar_is_explained() -> None:
    state = view("end", PUBLIC)
    assert [said(line) for line in standings.breakdown(state)] == [
        "Locomotives in order: Ada (space 15), Clara (space 15), Dan (space 14) and Ben (space 13).",
        "Level on space 15: licences decide, Ada with 20 and Clara with 12.",
        (
            "Ada: $89,000 in cash + 1 derrick at $5,000 (first locomotive) "
            "+ 1 marker in the ground and 2 in tanks at $1,000 = $97,000"
        ),
        (
            "Ben: $86,000 in cash + 2 derricks at $2,000 (fourth locomotive) "
            "+ 6 markers in the ground and 0 in tanks at $1,000 = $96,000"
        ),
        (
            "Clara: $89,000 in cash + 0 derricks at $4,000 (second locomotive) "
            "+ 0 markers in the ground and 2 in tanks at $1,000 = $91,000"
        ),
        (
            "Dan: $76,000 in cash + 3 derricks at $3,000 (third locomotive) "
            "+ 5 markers in the ground and 0 in tanks at $1,000 = $90,000"
        ),
    ]
    assert said(prompts.prompt(state, PUBLIC)) == "Ada wins with $97,000."
    assert [player.points for player in scene(state, PUBLIC).players] == [97000, 96000, 91000, 90000]


@pytest.mark.clause("G92")
def test_level_locomotives_and_equal_licences_are_put_in_turn_order() -> None:
    state = view("end", PUBLIC)
    state.ones[CLARA] = state.ones[ADA]
    state.twos[CLARA] = state.twos[ADA]
    tie = said(standings.breakdown(state)[1])
    assert (
        tie == "Level on space 15: licences first, Clara with 20 and Ada with 20; then turn order, starting with Ben."
    )


@pytest.mark.clause("G94")
def test_a_shared_win_names_all_winners() -> None:
    state = view("end", PUBLIC)
    state.cash[BEN] += 1000
    assert said(prompts.prompt(state, PUBLIC)) == "Ada and Ben share the win with $97,000 each."


def test_before_the_end_the_sums_are_what_the_scores_say() -> None:
    state = view("auction", PUBLIC)
    first, *_, ben, clara, dan = standings.breakdown(state)
    assert said(first) == "If the game ended now:"
    assert [line.args["total"] for line in (ben, clara, dan)] == state.scores()[1:]


# --- what happened ---


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (Looked(ADA, 0, 3), "On the move, Ada looks at the one-derrick tile on r4c2: it holds 3.", "cache 3."),
        (
            Looked(ADA, 0, 3).seen_by(BEN),
            "On the move, Ada looks at the one-derrick tile on r4c2.",
            "un derrick en r4c2.",
        ),
        (Dealt(ADA, 3, 5, 3, 2, 0), "Ada is dealt 3 licences and now holds 5: 3 ones and 2 twos.", "de 2."),
        (Dealt(ADA, 3, 5, 3, 2, 0).seen_by(BEN), "Ada is dealt 3 licences and now holds 5.", "maintenant 5."),
        (Dealt(ADA, 1, 5, 5, 0, 2).seen_by(ADA), "Ada is dealt 1 licence and now holds 5: 5 ones. 2 could", "2"),
        (BluffCaught(ADA, 0, 9, 3), "Ada bid 9 for Hudson and cannot pay: a bluff! 3 licences are lost.", "perdues."),
        (Paid(ADA, 0, 3, 0, 2), "Ada pays 3 with 2 twos.", "2 licences de 2."),
        (Dropped(ADA, 0, "loco"), "No train reaches r4c2: Ada loses the marker.", "perd le marqueur."),
        (SetBack(ADA, BEN, 0, 0), "Ben’s locomotive is still on space 0 and cannot go back.", "case 0."),
    ],
)
def test_effects_in_words(effect: Effect, english: str, french: str) -> None:
    assert said(effect.say()).startswith(english)
    assert french in said(effect.say(), "fr")


# --- why not? ---


def positions(seats: int, seed: int) -> Iterator[Giganten]:
    state, rng = start(seats, GAME.settle(seats, {})), Rng(seed)
    while state.seat != OVER:
        yield state
        state.play(random_answer(state, rng))
    yield state


def test_every_kind_of_answer_is_said() -> None:
    kinds: set[str] = set()
    for state in chain(positions(4, seed=11), positions(3, seed=12), positions(4, seed=13)):
        if state.seat >= 0:
            for choice in scene(state.redact(state.seat), int(state.seat)).choices:
                kinds.add(ACTIONS.kind(choice.action).name)
                assert all(catalogue(language, GAME).say(choice.text, NAMES) for language in LANGUAGES)
    assert kinds == {kind.name for kind in ACTIONS.kinds} - DRAWN
