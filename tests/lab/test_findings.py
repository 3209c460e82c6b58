"""A report finds what was planted, and raises no alarm where nothing was."""

from dataclasses import replace

import pytest

from gusher.arena.game import Failure
from gusher.kernel.rng import Rng
from gusher.lab import sentences
from gusher.lab.findings import findings
from gusher.lab.sampling import Difference, Mean, beyond_noise, chi_squared, evenness, likeness
from gusher.lab.study import Table, Variant
from gusher.words.catalogue import catalogue
from tests.lab.games import FAIR, study, table

A, B = Variant("A"), Variant("B")
GAMES, RUNS = 200, 100
PACE = {"seconds": 10.0, "source": "given"}


def alarms(seed: int) -> list[str]:
    """Of two equal variants of a fair game, with chances of their own."""
    of = study(A, B, games=GAMES)
    made = findings(of, [table(A, GAMES, 2 * seed + 1), table(B, GAMES, 2 * seed + 2)])
    return [finding["kind"] for finding in made if finding["beyond"]]


def test_a_fair_game_is_left_in_peace_in_95_of_100_reports() -> None:
    assert sum(bool(alarms(seed)) for seed in range(RUNS)) <= RUNS // 20


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_thumb_on_the_scales_is_found(seat: int) -> None:
    weights = tuple(1.6 if other == seat else 1.0 for other in range(3))
    made = findings(study(A, games=600), [table(A, 600, 7, weights)])
    (found,) = [finding for finding in made if finding["beyond"]]
    assert (found["kind"], found["seat"]) == ("seats", seat)
    assert found["share"] == pytest.approx(1.6 / 3.6, abs=0.06)


def with_first_turns(made: Table, seed: int, share: int) -> Table:
    """The same games of three; so many of a hundred are won by whoever had the first turn."""
    rng = Rng(seed)
    results = []
    for result in made.results:
        winner = result.ranks.index(1)
        first = winner if rng.below(100) < share else (winner + 1 + rng.below(2)) % 3
        order = [first, (first + 1) % 3, (first + 2) % 3]
        results.append(replace(result, notes={**result.notes, "order": order}))
    return Table(made.variant, made.seats, results)


def test_whoever_begins_is_looked_at_where_that_is_drawn() -> None:
    ahead = with_first_turns(table(A, 600, 7), 1, 45)
    made = findings(study(A, games=600), [ahead])
    (found,) = [finding for finding in made if finding["beyond"]]
    assert (found["kind"], found["place"]) == ("order", 0)
    assert found["share"] == pytest.approx(0.45, abs=0.05)
    words = catalogue("en")
    (sentence,) = sentences.found({"findings": made, "seats": [3], "pace": PACE}, words)
    assert sentence.startswith("The order of turns matters (A): who has the first turn wins 4")
    fair = with_first_turns(table(A, 600, 7), 1, 33)
    assert not any(finding["beyond"] for finding in findings(study(A, games=600), [fair]))
    assert [finding["kind"] for finding in findings(study(A, games=600), [table(A, 600, 7)])] == ["seats"]


def test_what_these_games_do_not_tell_is_said_by_its_direction() -> None:
    about = {"variant": "B", "base": "A", "seats": 3, "beyond": False}
    made = {
        "findings": [
            {"kind": "measure", "measure": "turns", "before": 44.71, "after": 44.68, **about},
            {"kind": "luck", "before": 12.0, "after": 14.0, **about},
            {"kind": "fairness", "before": 9.0, "after": 6.0, **about},
        ],
        "variants": [{"name": "A"}, {"name": "B"}],
        "seats": [3],
        "luck": 20,
    }
    (sentence,) = sentences.undecided(made, catalogue("en"))
    assert sentence == (
        "With 3 players, these games do not tell whether B makes the game longer or shorter (44.7 turns with both),"
        " fairer (6.0 points of the wins between the best and the worst seat instead of 9.0)"
        " or more a matter of luck (the draws explain 14.0% of the winning instead of 12.0%)."
    )


def test_what_differs_is_found_and_nothing_else() -> None:
    of = study(A, B, games=400)
    made = findings(of, [table(A, 400, 3, turns=30), table(B, 400, 3, turns=33)])
    (found,) = [finding for finding in made if finding["beyond"]]
    assert (found["kind"], found["measure"], found["variant"], found["base"]) == ("measure", "turns", "B", "A")
    assert found["by"] == pytest.approx(3.0)
    assert found["low"] == found["high"] == pytest.approx(3.0)  # the same chances: the difference has no noise


def test_unequal_seats_are_found_between_variants() -> None:
    of = study(A, B, games=600)
    made = findings(of, [table(A, 600, 3, FAIR), table(B, 600, 4, (2.0, 1.0, 1.0))])
    fairness = next(finding for finding in made if finding["kind"] == "fairness")
    assert fairness["beyond"]
    assert fairness["after"] > fairness["before"]


def test_games_that_a_failure_ended_are_left_out() -> None:
    whole = table(A, 50, 1)
    broken = replace(whole.results[0], failure=Failure(0, "crash", ""), notes={})
    other = table(B, 50, 1)
    cut = type(whole)(A, 3, [broken, *whole.results[1:]])
    assert not any(finding["beyond"] for finding in findings(study(A, B, games=50), [cut, other]))


@pytest.mark.parametrize(
    ("value", "freedom", "beyond"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (9.488, 4, 0.05), (11.345, 3, 0.01), (0.0, 3, 1.0)],
)
def test_chi_squared_as_the_tables_have_it(value: float, freedom: int, beyond: float) -> None:
    assert chi_squared(value, freedom) == pytest.approx(beyond, abs=2e-5)


def test_evenness_and_likeness() -> None:
    assert evenness([100, 100, 100]) == 1.0
    assert evenness([160, 100, 40]) < 1e-6
    assert evenness([0, 0]) == 1.0
    assert likeness([10, 20, 30], [20, 40, 60]) == pytest.approx(1.0)
    assert likeness([50, 10], [10, 50]) < 1e-6


def test_holms_method() -> None:
    assert beyond_noise([0.01, 0.04, 0.03]) == [True, False, False]
    assert beyond_noise([0.01, 0.02, 0.04]) == [True, True, True]
    assert beyond_noise([]) == []


def test_means_and_differences() -> None:
    mean = Mean.of([1.0, 2.0, 3.0])
    assert (mean.mean, mean.spread) == (2.0, 1.0)
    assert mean.low < 2.0 < mean.high
    assert Mean.of([]).mean == 0.0
    assert Difference.of([1.0, 1.0], [1.0, 1.0]).chance == 1.0
    assert Difference.of([1.0] * 2, [2.0] * 2).chance == 0.5  # two pairs tell nothing, however alike they are
    assert Difference.of([1.0] * 21, [2.0] * 21).chance == 2.0**-20
    assert Difference.of([1.0] * 21, [1.0] * 19 + [2.0] * 2).chance == 0.5
