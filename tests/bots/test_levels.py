"""Levels and characters: named everywhere, bounded in what a taste may cost, weaker where they are meant to be."""

from dataclasses import replace
from math import exp
from typing import Any

import pytest

from gusher.bots.bot import BadBot, Budget, read_bot
from gusher.bots.builtin import FirstSearchBot
from gusher.bots.choosing import (
    MOST_TASTE,
    SLANT,
    Candidate,
    Manner,
    alike,
    chosen,
    glanced,
    grown,
    leanings,
    led_by,
    liking_of,
    tasted,
    weighed,
)
from gusher.bots.greedy import Greedy
from gusher.bots.judge import Judge, Liking
from gusher.bots.levels import LEVELS, LevelBot, character_of, level_of, stable, with_characters
from gusher.bots.quick import QuickSearch
from gusher.bots.search import Search
from gusher.bots.weighing import FEWEST_WORLDS, MOST_LIKED, Weighing
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, State
from tests.bots import pit
from tests.bots.pit import DEEP, REST, SHALLOW, Advice, Pit
from tests.contract.toys import dice_hands

ATACAMA = registry.find("atacama")
OPENINGS = {"atacama": 14, "giganten": 100, "mcmulti": 240, "wildcatters": 30}  # answers
FOUND = [Candidate(1, 0.50, 1), Candidate(2, 0.48, 2), Candidate(3, 0.20, 3)]


def made(name: str, game: Game = ATACAMA) -> LevelBot:
    bot = read_bot(name).make(game)
    assert isinstance(bot, LevelBot)
    return bot


def shares(manner: Manner, found: list[Candidate]) -> dict[int, float]:
    rng = Rng(5)
    given = [chosen(found, manner, rng) for _ in range(2000)]
    return {answer: given.count(answer) / len(given) for answer in (1, 2, 3)}


# --- names ---


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_game_has_all_levels_and_tastes_for_what_it_counts(game: Game) -> None:
    bots = stable(game)
    assert tuple(bots.levels) == LEVELS
    assert len(bots.characters) >= 2 or not game.package.startswith("gusher.games.")  # others may do without
    for taste in bots.characters.values():
        assert taste
        assert set(taste) <= set(features_of(game).names(0, game.usual_seats))
    assert 0 < bots.levels["expert"].budget.cpu <= 1000
    assert all(bots.levels[name].budget.cpu == 0 for name in LEVELS[:-1] if game.package.startswith("gusher.games."))


def test_a_game_without_levels_of_its_own_has_the_usual_ones() -> None:
    for game in (dice_hands.GAME, replace(ATACAMA, package="tests.bots.rungs")):
        assert tuple(stable(game).levels) == LEVELS
    assert stable(dice_hands.GAME).characters == {}
    assert with_characters(dice_hands.GAME, ["easy", "easy"], 3) == ["easy", "easy"]


def test_names_of_levels() -> None:
    assert made("hard:character=surveyor").taste == stable(ATACAMA).characters["surveyor"]
    assert made("expert").taste == {}
    assert level_of("easy:character=gambler") == "easy"
    assert character_of("easy:character=gambler") == "gambler"
    assert level_of("search:cpu=300") == level_of("easygoing") == character_of("greedy:character=x") == ""


@pytest.mark.parametrize(
    ("name", "key"),
    [("easy:character=nobody", "character"), ("easy:character=A1", "word"), ("easy:softness=3", "parameter")],
)
def test_a_character_that_nobody_has_is_refused(name: str, key: str) -> None:
    with pytest.raises(BadBot) as refused:
        read_bot(name).suited(ATACAMA)
    assert refused.value.key == f"bot-{key}"


def test_a_table_of_three_gets_three_characters() -> None:
    names = list(stable(ATACAMA).characters)
    found = with_characters(ATACAMA, ["hard"] * 3, first=7)
    assert sorted(map(character_of, found)) == sorted(names)
    assert found != with_characters(ATACAMA, ["hard"] * 3, first=8)
    mixed = with_characters(ATACAMA, [f"hard:character={names[0]}", "greedy", "easy", "easy"], 0)
    assert mixed[:2] == [f"hard:character={names[0]}", "greedy"]
    assert {character_of(bot) for bot in mixed[2:]} == set(names[1:])


def test_the_first_search_stays_what_it_was() -> None:
    bot = read_bot("search@1:iterations=30").make(ATACAMA)
    assert isinstance(bot, FirstSearchBot)
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    search = Search(state, ATACAMA.policy, Rng(3))
    search.run(32)  # sixteen between two looks
    assert bot.answer(state, state.legal(), bot.budget, Rng(3)) == search.best()


# --- choosing ---


def test_without_softness_the_best_is_taken() -> None:
    assert shares(Manner(), FOUND) == {1: 1.0, 2: 0.0, 3: 0.0}


def test_a_soft_choice_takes_what_is_nearly_as_good_and_hardly_ever_what_is_bad() -> None:
    found = shares(Manner(softness=0.04), FOUND)
    assert 0.5 < found[1] < 0.7
    assert 0.3 < found[2] < 0.5
    assert found[3] < 0.01


def test_what_is_overlooked_is_not_taken_unless_all_is() -> None:
    found = shares(Manner(overlooks=0.3), FOUND)
    assert 0.65 < found[1] < 0.78
    assert found[2] > found[3] > 0
    assert shares(Manner(overlooks=1.0), FOUND)[1] == 1.0


def test_nobody_stands_above_the_answer_that_the_search_prefers() -> None:
    led = led_by(FOUND, 2)
    assert led[0] == FOUND[1]
    assert [one.worth for one in led] == [0.48, 0.48, 0.20]


def test_as_good_as_the_best_is_what_is_known_as_well_and_worth_hardly_less() -> None:
    near = [Candidate(1, 0.50, 1), Candidate(2, 0.495, 2, known=True)]
    assert alike([*near, Candidate(3, 0.499, 3), Candidate(4, 0.48, 4, known=True)], 0.01) == near
    assert alike(near, 0.0) == near[:1]


# --- what was found ---


def test_a_glance_sees_every_answer() -> None:
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    found = glanced(state, ATACAMA.policy, Rng(1))
    assert [one.answer for one in found] == list(state.legal())
    assert len({one.worth for one in found}) > 1


def test_ideas_and_branches_are_led_by_what_the_search_would_answer() -> None:
    game = pit.game(Advice())
    policy: Any = game.policy
    weighing = Weighing(Pit(), policy, Rng(1))
    weighing.run(20)
    assert weighed(weighing)[0].answer == weighing.best()
    search = Search(ATACAMA.start(2, ATACAMA.settle(2, {})), ATACAMA.policy, Rng(2))
    search.run(600)
    found = grown(search)
    assert found[0].answer == search.best()
    assert all(one.worth <= found[0].worth for one in found)


def test_an_answer_is_known_as_well_as_the_best_if_it_was_tried_half_as_often() -> None:
    search = Search(ATACAMA.start(2, ATACAMA.settle(2, {})), ATACAMA.policy, Rng(2))
    search.run(600)
    visits = search.tried()
    known = {one.answer: one.known for one in grown(search)}
    assert known == {answer: visits[answer] >= max(visits.values()) / 2 for answer in known}
    assert set(known.values()) == {True, False}
    search.proven = search.best()
    assert not any(one.known for one in grown(search))  # beside what is proven nothing is as good


# --- taste ---


def test_a_taste_moves_what_brings_what_it_likes_and_no_further_than_it_may() -> None:
    game = pit.game(Advice())
    found = [Candidate(DEEP, 0.5, DEEP), Candidate(SHALLOW, 0.49, SHALLOW), Candidate(REST, 0.5, REST)]
    helmets = tasted(found, {"helmets": 0.004}, game, Pit(), Rng(1))
    assert [one.worth for one in helmets] == pytest.approx([0.504, 0.49, 0.5 - MOST_TASTE])
    coins = tasted(found, {"coins": 1.0}, game, Pit(), Rng(1))
    assert [one.worth for one in coins] == pytest.approx([0.5 + MOST_TASTE, 0.49 + MOST_TASTE, 0.5 - MOST_TASTE])


def test_a_search_weighs_by_taste_what_ideas_lead_to_and_no_further_than_it_may() -> None:
    mcmulti = registry.find("mcmulti")
    policy: Any = mcmulti.policy
    state = mcmulti.start(4, mcmulti.unattended(4, {}))
    while state.seat == CHANCE:
        state.play(state.legal()[0])

    def means(liking: Liking | None) -> list[float]:
        search = Weighing(state.redact(state.seat), policy, Rng(1), judge=Judge(policy, liking=liking))
        search.run(FEWEST_WORLDS - 1)
        return [search.mean(idea) for idea in range(search.number)]

    rich = means(liking_of({"cash": 9.0}, mcmulti, 0, 4))
    more = [liked - plain for liked, plain in zip(rich, means(None), strict=True)]
    assert more[0] == 0.0
    assert 0.01 < max(map(abs, more)) <= MOST_LIKED
    assert means(liking_of({}, mcmulti, 0, 4)) == means(None)


def test_a_taste_counts_nothing_when_the_game_is_over() -> None:
    game = pit.game(Advice())
    policy: Any = game.policy
    liking = liking_of({"helmets": 1.0}, game, 0, 2)
    found = []
    for judge in (Judge(policy), Judge(policy, liking=liking)):
        weighing = Weighing(Pit(), policy, Rng(1), judge=judge)
        weighing.run(4)
        found.append([weighing.mean(idea) for idea in range(weighing.number)])
    assert found[0] == found[1]


def test_a_taste_sees_what_follows_without_a_thought() -> None:
    """A rig that is bought is not there until it is placed, which McMulti asks of its own."""
    mcmulti = registry.find("mcmulti")
    state = mcmulti.start(4, mcmulti.unattended(4, {}))
    while state.seat == CHANCE:
        state.play(state.legal()[0])
    found = glanced(state, mcmulti.policy, Rng(1))
    words = mcmulti.actions.words
    rigs = {words(one.answer).get("piece"): one.worth for one in tasted(found, {"rig": 0.004}, mcmulti, state, Rng(1))}
    plain = {words(one.answer).get("piece"): one.worth for one in found}
    assert rigs["rig"] == pytest.approx(plain["rig"] + 0.004)
    assert rigs["station"] == plain["station"]


def test_what_a_character_looks_for_is_overlooked_less_often() -> None:
    game = pit.game(Advice())
    found = [Candidate(DEEP, 0.5, DEEP), Candidate(SHALLOW, 0.5, SHALLOW), Candidate(REST, 0.5, REST)]
    leaning = leanings(found, {"helmets": 0.004}, game, Pit(), Rng(1))
    assert leaning == pytest.approx([1.0, -0.5, -0.5])
    rng, manner = Rng(5), Manner(overlooks=0.5)
    given = [chosen(found, manner, rng, leaning) for _ in range(2000)]
    assert given.count(DEEP) / len(given) == pytest.approx(1 - 0.5 * (1 - SLANT) * (1 - 0.7 * 0.7), abs=0.03)
    soft = [chosen(found, Manner(softness=0.04), rng, leaning) for _ in range(2000)]
    assert soft.count(DEEP) / soft.count(REST) == pytest.approx(exp(1.5), rel=0.15)
    assert leanings(found, {}, game, Pit(), Rng(1)) == [0.0, 0.0, 0.0]


# --- openings ---

EARLY = Budget(iterations=3000)  # of a tree; of ideas no more than a dozen worlds are needed


def begun(game: Game) -> State:
    """The first position in which somebody is asked."""
    seats = game.usual_seats
    state = game.start(seats, game.unattended(seats, {}))
    while state.seat == CHANCE:
        state.play(state.legal()[0])
    return state


def opened(game: Game) -> State:
    """The first position after the opening in which somebody has a choice."""
    state, greedy = begun(game), Greedy(game.policy)
    while game.policy.is_opening(state) or state.seat == CHANCE or len(state.legal()) == 1:
        state.play(state.legal()[0] if state.seat == CHANCE else greedy.best(state, Rng(1)))
    return state


def test_an_expert_that_would_open_every_game_alike_draws_from_what_is_as_good() -> None:
    """By its own generator alone, and never what is clearly worse."""
    bot, state = made("expert"), begun(ATACAMA)
    given, others = [], 0
    for seed in range(12):
        search = bot.searched(state, EARLY, Rng(seed))
        assert isinstance(search, QuickSearch)
        found = grown(search)
        near = {one.answer for one in alike(found, bot.plays.variety)}
        assert len(near) < len(found)
        given.append(bot.answer(state, state.legal(), EARLY, Rng(seed)))
        assert given[-1] in near
        assert given[-1] == bot.answer(state, state.legal(), EARLY, Rng(seed))
        others += given[-1] != found[0].answer
    assert len(set(given)) > 1
    assert others > 1


def test_an_expert_puts_its_first_pieces_on_other_places_that_are_as_good() -> None:
    mcmulti = registry.find("mcmulti")
    bot, state = made("expert", mcmulti), begun(mcmulti)
    state.play(bot.answer(state, state.legal(), Budget(iterations=1), Rng(1)))  # a piece is bought
    policy: Any = mcmulti.policy
    twins = set(policy.twins(state, policy.advise(state, Rng(1))))
    assert len(twins) == 4  # the corners: elsewhere more would be lost to refineries
    assert {bot.answer(state, state.legal(), EARLY, Rng(seed)) for seed in range(20)} == twins
    others = set(state.legal()) - twins
    assert all(list(policy.twins(state, answer)) == [answer] for answer in others)


@pytest.mark.parametrize("name", ["atacama", "giganten", "mcmulti"])
def test_after_the_opening_the_best_answer_is_given(name: str) -> None:
    """In Giganten, which has none, at once."""
    game = registry.find(name)
    bot, state = made("expert", game), opened(game)
    bot.plays = replace(bot.plays, variety=1.0, manner=Manner())
    view = state.redact(state.seat)
    budget = EARLY if game is ATACAMA else Budget(iterations=2)
    for seed in range(4):
        best = bot.searched(view, budget, Rng(seed)).best()
        assert bot.answer(view, view.legal(), budget, Rng(seed)) == best


def test_of_what_is_as_good_a_character_takes_what_it_likes_more_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fencer closes few fields, the gleaner many; both look at the same tree."""
    state = begun(ATACAMA)
    search = made("expert").searched(state, EARLY, Rng(0))
    assert isinstance(search, QuickSearch)
    first, second = (one.answer for one in alike(grown(search), made("expert").plays.variety))
    taken = {}
    for name in ("fencer", "gleaner"):
        bot = made(f"expert:character={name}")
        monkeypatch.setattr(bot, "searched", lambda *_: search)
        taken[name] = [bot.answer(state, state.legal(), EARLY, Rng(seed)) for seed in range(200)]
    assert taken["fencer"].count(first) > 2 * taken["gleaner"].count(first) > 0
    assert taken["gleaner"].count(second) > 2 * taken["fencer"].count(second) > 0


def opening(game: Game, bot: str, answers: int, budget: Budget | None = None) -> list[int]:
    """What it answers first, in the first seat, where it has a choice; the others follow the advice."""
    seats = game.usual_seats
    secret = seeded_secret("opening", 1)
    match = Match(game, seats, game.unattended(seats, {}), [bot] * seats, secret=secret, listen=False)
    bots = [read_bot(bot if seat == 0 else "greedy").make(game) for seat in range(seats)]
    rngs = [Rng(seat) for seat in range(seats)]
    given: list[int] = []
    while len(given) < answers and not match.over:
        seat = int(match.state.seat)
        view = match.state.redact(seat)
        thinking = bots[seat].budget if budget is None or seat > 0 else budget
        answer = bots[seat].answer(view, view.legal(), thinking, rngs[seat])
        if seat == 0 and len(view.legal()) > 1:
            given.append(answer)
        match.answer_number(seat, answer)
    return given


@pytest.mark.compiled
@pytest.mark.parametrize("name", OPENINGS)
def test_characters_do_not_play_alike(name: str) -> None:
    """Whatever they draw is the same, so that it is their taste that differs."""
    game = registry.find(name)
    bots = [f"hard:character={character}" for character in stable(game).characters]
    assert len({str(opening(game, bot, OPENINGS[name])) for bot in bots}) == len(bots) == 3


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "answers", "budget"), [("atacama", 14, EARLY), ("giganten", 40, Budget(iterations=60))], ids=str
)
def test_characters_of_experts_do_not_play_alike_for_ever(name: str, answers: int, budget: Budget) -> None:
    """What is looked at so closely leaves a taste less to decide, so that it takes longer (docs/arena.md)."""
    game = registry.find(name)
    bots = [f"expert:character={character}" for character in stable(game).characters]
    assert len({str(opening(game, bot, answers, budget)) for bot in bots}) == len(bots) == 3


def test_a_bot_with_a_character_answers_what_is_possible() -> None:
    state = ATACAMA.start(2, ATACAMA.settle(2, {}))
    for name in ("easy:character=surveyor", "medium:character=gleaner", "hard:character=fencer"):
        bot = made(name)
        assert bot.answer(state, state.legal(), bot.budget, Rng(4)) in list(state.legal())
