"""What the bots know of Giganten: sensible, honest about what they cannot see, and right where things are sure."""

from itertools import pairwise

import pytest

from gusher.arena.game import play as play_arena
from gusher.arena.game import win_shares
from gusher.arena.plan import Plan
from gusher.bots.judge import worth
from gusher.games.giganten.actions import ask
from gusher.games.giganten.advice import drive
from gusher.games.giganten.advice.outlooks import MOST_ROUNDS, Prospect
from gusher.games.giganten.data import CARD_BLACK, CARD_COPIES, RED_FACES, SITES, STAR
from gusher.games.giganten.policy import POLICY
from gusher.games.giganten.state import Giganten
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER
from tests.games.giganten.advised import advised_game
from tests.games.giganten.positions import (
    DEFAULT,
    SETTINGS,
    cell,
    derrick,
    hand,
    midgame,
    offered,
    put,
    random_game,
    seen,
    setting_name,
    site,
    tank,
)
from tests.games.walks import sampled

ALL_SETTINGS = pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)


# --- advice is possible, and honest ---


@ALL_SETTINGS
def test_every_advice_and_every_idea_is_a_possible_answer(setting: tuple[int, dict[str, str | bool | int]]) -> None:
    for state in [*sampled(advised_game(*setting, seed=1), 3), *sampled(random_game(*setting, seed=2), 3)]:
        legal = list(state.legal())
        assert POLICY.advise(state, Rng(3)) in legal
        ideas = list(POLICY.ideas(state))
        assert ideas
        assert len(set(ideas)) == len(ideas)
        for idea in ideas:
            assert POLICY.follow(state, idea, 0) in legal


def test_advice_does_not_change_with_what_the_seat_cannot_see() -> None:
    rng = Rng(5)
    differing = 0
    for seed in range(2):
        for state in sampled(advised_game(4, DEFAULT, seed), 4):
            other = state.redact(state.seat).fill(rng)
            differing += other.dump() != state.dump()
            assert POLICY.advise(other, Rng(9)) == POLICY.advise(state, Rng(9))
            assert list(POLICY.ideas(other)) == list(POLICY.ideas(state))
    assert differing > 100


def test_the_same_generator_gives_the_same_advice() -> None:
    for state in sampled(advised_game(4, DEFAULT, 3), 9):
        before = state.dump()
        assert len({int(POLICY.advise(state, Rng(4))) for _ in range(3)}) == 1
        assert state.dump() == before


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random(seats: int) -> None:
    bots = ("greedy", *["random"] * (seats - 1))
    plan = Plan("giganten", bots, {}, 4, seed=2).checked()
    assert sum(win_shares(play_arena(plan, game, lambda *_: None))[0] for game in range(4)) == 4


# --- what to expect ---


def chance_of_rounds(steps: int, more: int) -> float:
    """The chance that so many further red cards leave the black loco short of the star, drawn with replacement."""
    if steps <= 0:
        return 0.0
    if more == 0:
        return 1.0
    total = sum(int(CARD_COPIES[face]) for face in range(RED_FACES))
    return sum(
        int(CARD_COPIES[face]) / total * chance_of_rounds(steps - int(CARD_BLACK[face]), more - 1)
        for face in range(RED_FACES)
    )


@pytest.mark.parametrize("black", [0, 11, 16, 19])
def test_rounds_are_as_likely_as_the_red_cards_make_them(black: int) -> None:
    state = midgame()
    state.black = black
    state.step = ask.BID
    prospect = Prospect(state, 0)
    for more in range(5):
        assert prospect.played(more) == pytest.approx(chance_of_rounds(int(STAR) - black, more))
    assert prospect.played(MOST_ROUNDS + 1) == 0.0
    assert prospect.rounds_left() >= 1.0


def test_before_the_red_card_even_the_current_round_is_uncertain() -> None:
    state = midgame()
    state.black = 18
    assert Prospect(state, 0).played(0) == pytest.approx(chance_of_rounds(2, 1))
    state.step = ask.BID
    assert Prospect(state, 0).played(0) == 1.0


def test_a_tile_is_worth_what_its_seat_has_seen() -> None:
    state = midgame()
    seen(state, 0, (3, 2), 4)
    seen(state, 0, (6, 2), 4)
    where, unseen = site((3, 2)), site((10, 2))
    assert Prospect(state, 0).content(where) == 4.0
    assert Prospect(state, 0).content(unseen) == pytest.approx((4 * 2 + 4 * 3 + 2 * 4) / 10)
    assert Prospect(state, 1).content(where) == Prospect(state, 1).content(unseen) == pytest.approx(3.0)
    derrick(state, 2, (10, 2), 2)
    assert Prospect(state, 1).content(where) == pytest.approx((3 * 2 + 4 * 3 + 4 * 4) / 11)


def test_a_well_is_worth_more_with_markers_with_time_and_with_a_train() -> None:
    state = midgame()
    state.step = ask.BID
    prospect = Prospect(state, 0)
    richer = [prospect.well(5, float(markers), 0, 5) for markers in range(1, 7)]
    assert all(less < more for less, more in pairwise(richer))
    assert prospect.well(12, 4.0, 0, 12) > prospect.well(12, 4.0, 0, 6) > prospect.well(12, 4.0, 0, 0)
    assert prospect.well(5, 4.0, 0, 5) > prospect.well(5, 4.0, 4, 5)


# --- judging ---


def test_a_finished_game_is_judged_by_its_scores() -> None:
    *_, state = advised_game(3, DEFAULT, 1)
    assert list(POLICY.outlook(state)) == state.scores()


def test_worths_are_shares_of_one_whole() -> None:
    for state in sampled(random_game(4, DEFAULT, 3), 7):
        worths = list(worth(state, POLICY))
        assert sum(worths) == pytest.approx(1.0)
        assert all(0 <= share <= 1 for share in worths)


def test_more_of_anything_is_never_a_worse_outlook() -> None:
    state = midgame()
    state.round = 4
    state.black = 6
    before = POLICY.outlook(state)[0]
    richer = state.clone()
    richer.cash[0] += 5000
    stocked = state.clone()
    tank(stocked, 0, "H", 2)
    licensed = state.clone()
    hand(licensed, 0, 2, 2)
    drilled = state.clone()
    derrick(drilled, 0, (3, 2), 4)
    for better in (richer, stocked, licensed, drilled):
        assert POLICY.outlook(better)[0] > before
    assert POLICY.outlook(richer)[1] == POLICY.outlook(state)[1]


def test_the_spread_shrinks_as_the_black_loco_advances() -> None:
    state = midgame()
    spreads = []
    for black in range(20):
        state.black = black
        spreads.append(POLICY.spread(state))
    assert all(later < earlier for earlier, later in pairwise(spreads))
    assert spreads[-1] > 0


def test_the_search_judges_between_rounds_only() -> None:
    quiet = [state.company == 0 and offered(state)[0].startswith("roll") for state in random_quiet()]
    assert all(quiet)
    assert len(quiet) >= 8


def random_quiet() -> list[Giganten]:
    game = random_game(4, DEFAULT, 1)
    return [state.clone() for state in game if state.seat != OVER and POLICY.is_quiet(state)]


def test_a_board_without_tiles_holds_no_hope() -> None:
    """A site without a tile is no goal."""
    state = midgame()
    for where in range(SITES):
        state.owners = put(state.owners, where, -2)
    ground = drive.Ground(Prospect(state, 0))
    assert list(ground.goals) == []
    assert ground.spot(cell((5, 5))) == 0.0
