"""Reasons: what differs beyond noise between the futures of two answers, in the game's own goods."""

import pytest

from gusher.bots.bot import Budget
from gusher.bots.futures import FEWEST, Futures, Item
from gusher.bots.hint import hint
from gusher.bots.reasons import MOST, reasons
from gusher.kernel.policy import Policy
from gusher.kernel.reasons import Hint, Reason, read_hint, rounded
from gusher.kernel.rng import Rng
from gusher.kernel.say import Say
from tests.bots import pit
from tests.bots.clock import TICK_MS, wound
from tests.bots.pit import DEEP, REST, SHALLOW, Advice, Judgement, Moved, Pit

ORE = Say("pit-source-ore")


def fed(rows: dict[int, list[list[Moved]]], apart: bool = False, worth: float = 0.5) -> Futures:
    """Futures in which this happened, a list for each world of each branch; `apart`: no world is common to two. The
    first branch is worth so much, any other half of all."""
    futures = Futures(pit.game(Judgement()), Pit())
    for branch, worlds in rows.items():
        for world, effects in enumerate(worlds):
            state = Pit()
            for effect in effects:
                futures.tell(effect)
                if effect.good == "coins":
                    state.coins[effect.seat] += effect.amount
                else:
                    state.helmets += effect.amount
            futures.close(branch, world + branch * 1000 * apart, state, 0.5 if branch else worth)
    return futures


def told(futures: Futures) -> list[tuple[str, int, str, Say | None, int]]:
    return [
        (reason.kind, reason.seat, reason.good, reason.source, round(reason.amount))
        for reason in reasons(futures, 0, 1)
    ]


def luck(world: int) -> int:
    """Much more than anything that differs."""
    return world * 37 % 11 * 100


def test_luck_that_both_share_cancels_out() -> None:
    ones = [[Moved(0, luck(world), "wages"), Moved(0, 30, "ore")] for world in range(20)]
    twos = [[Moved(0, luck(world), "wages")] for world in range(20)]
    assert told(fed({0: ones, 1: twos})) == [("outlook", 0, "", None, 30), ("flow", 0, "coins", ORE, 30)]
    assert told(fed({0: ones, 1: twos}, apart=True)) == [("flow", 0, "coins", ORE, 30)]  # the sum is lost in the noise


def test_noise_is_no_reason() -> None:
    ones = [[Moved(0, luck(world), "wages")] for world in range(20)]
    twos = [[Moved(0, luck(world * 3 + 1), "wages")] for world in range(20)]
    assert told(fed({0: ones, 1: twos})) == []


def test_the_same_is_no_reason_however_certain() -> None:
    same = [[Moved(0, 70, "ore")] for _ in range(20)]
    assert told(fed({0: same, 1: same})) == []


def test_a_difference_that_nobody_would_notice_is_not_said() -> None:
    """Less than a hundredth of a clear lead: here one coin."""
    ones, twos = [[Moved(0, 70, "ore")]] * 9 + [[Moved(0, 71, "ore")]], [[Moved(0, 70, "ore")]] * 10
    assert told(fed({0: ones, 1: twos})) == []


def test_what_weighs_most_comes_first_and_there_is_an_end_to_it() -> None:
    causes = ("a", "b", "c", "d")
    ones = [[Moved(0, 10 * size, cause) for size, cause in enumerate(causes, 1)] for _ in range(FEWEST)]
    twos: list[list[Moved]] = [[] for _ in range(FEWEST)]
    found = told(fed({0: ones, 1: twos}))
    assert [amount for *_, amount in found] == [100, 40, 30]
    assert len(found) == MOST


def test_a_rival_is_named_last_and_only_once() -> None:
    ones = [[Moved(0, 20, "ore"), Moved(1, -50, "tax")] for _ in range(FEWEST)]
    twos: list[list[Moved]] = [[] for _ in range(FEWEST)]
    assert [(kind, seat) for kind, seat, *_ in told(fed({0: ones, 1: twos}, worth=0.6))] == [
        ("outlook", 0),
        ("flow", 0),
        ("outlook", 1),
    ]


def test_a_rival_who_gains_by_the_better_answer_is_no_reason_for_it() -> None:
    ones, twos = [[Moved(0, 20, "ore"), Moved(1, 5, "tax")]] * FEWEST, [[Moved(0, 0, "ore")]] * FEWEST
    assert {seat for _, seat, *_ in told(fed({0: ones, 1: twos}, worth=0.6))} == {0}
    assert {seat for _, seat, *_ in told(fed({0: twos, 1: ones}, worth=0.4))} == {0}


def test_a_rival_comes_first_where_the_own_points_speak_for_the_other_answer() -> None:
    """Twenty less for oneself is the better answer, for the other one loses fifty."""
    ones = [[Moved(0, -10, "a"), Moved(0, -10, "b"), Moved(1, -50, "tax")] for _ in range(FEWEST)]
    twos: list[list[Moved]] = [[] for _ in range(FEWEST)]
    for worth, seats in ((0.6, [0, 1, 0]), (0.4, [0, 0, 0])):
        found = told(fed({0: ones, 1: twos}, worth=worth))
        assert [seat for _, seat, *_ in found] == seats


def test_of_a_good_that_came_and_went_the_rest_is_not_told_besides() -> None:
    """Coins are a feature, too; that there are more of them follows from the ore."""
    ones, twos = [[Moved(0, 60, "ore")]] * FEWEST, [[Moved(0, 20, "ore")]] * FEWEST
    assert [kind for kind, *_ in told(fed({0: ones, 1: twos}))] == ["outlook", "flow"]


def test_a_sale_is_told_by_its_price_and_what_is_given_away_together_by_what_weighs_most() -> None:
    """A helmet is worth 20 coins."""
    nothing: list[list[Moved]] = [[] for _ in range(FEWEST)]
    for price, good, amount in ((8, "coins", 8), (-8, "helmets", -1)):
        sold = [[Moved(0, price, "trade"), Moved(0, -1, "trade", "helmets")]] * FEWEST
        flows = [one for one in told(fed({0: sold, 1: nothing})) if one[0] == "flow"]
        assert flows == [("flow", 0, good, Say("pit-source-trade"), amount)]


def test_less_than_half_of_something_is_not_told() -> None:
    """Though one has hardly any here and rather one there: a helmet is found in two worlds of ten, or in six."""
    found = [[Moved(0, 1, "luck", "helmets")] for _ in range(10)]
    ones: list[list[Moved]] = [*found[:6], *([] for _ in range(4))]
    twos: list[list[Moved]] = [*found[:2], *([] for _ in range(8))]
    futures = fed({0: ones * 10, 1: twos * 10})
    apart = futures.difference(0, 1, Item("feature", 0, "helmets"))
    assert apart.amount == pytest.approx(0.4)
    assert apart.beyond_noise
    assert told(futures) == []


def test_a_few_futures_say_nothing() -> None:
    futures = fed({0: [[]] * FEWEST, 1: [[]] * (FEWEST - 1)})
    assert futures.branches == [0]
    assert futures.worth(0) == 0.5
    assert futures.worth(7) == 0.0


def test_two_samples_differ_by_their_means() -> None:
    ones, twos = (
        [[Moved(0, 30 + world % 2, "ore")] for world in range(50)],
        [[Moved(0, world % 2, "ore")] for world in range(50)],
    )
    found = fed({0: ones, 1: twos}, apart=True).difference(0, 1, Item("flow", 0, "coins", ORE))
    assert found.amount == pytest.approx(30)
    assert found.error == pytest.approx((2 * 0.25 * 50 / 49 / 50) ** 0.5)


# --- hints ---


def advised(policy: Policy[Pit], worlds: int = 40) -> Hint:
    return hint(pit.game(policy), Pit(), Rng(1), Budget(iterations=worlds))


def by_source(found: tuple[Reason, ...]) -> dict[str, int]:
    return {reason.source.key: round(reason.amount) for reason in found if reason.source is not None}


@pytest.mark.parametrize("policy", [Judgement(), Advice(), Advice(alone=True)], ids=["tree", "ideas", "one idea"])
def test_a_hint_compares_the_best_answers(policy: Policy[Pit]) -> None:
    """Digging deep brings 70, the shallow pit 50, a rest 40 less to the other one."""
    found = advised(policy)
    assert [advice.answer for advice in found.answers] == [DEEP, SHALLOW, REST]
    assert [advice.against for advice in found.answers] == [SHALLOW, DEEP, DEEP]
    chances = [advice.chance for advice in found.answers]
    assert chances == sorted(chances, reverse=True)


def test_the_reasons_are_what_really_differs() -> None:
    best, second, third = advised(Advice()).answers
    assert best.gain == pytest.approx(20)
    assert best.error == 0.0
    assert by_source(best.reasons) == {"pit-source-ore": 40, "pit-source-digging": -20}
    assert second.gain == pytest.approx(-20)
    assert by_source(third.reasons) == {"pit-source-ore": -100, "pit-source-digging": 30}


def test_a_tree_knows_the_same_within_its_noise() -> None:
    """It tries one answer in each world, so that the wages do not cancel out."""
    best = advised(Judgement(), 100).best
    assert best.gain == pytest.approx(20, abs=3 * best.error)
    assert by_source(best.reasons) == {"pit-source-ore": 40, "pit-source-digging": -20}


def test_without_enough_worlds_there_is_nothing_to_compare() -> None:
    (only,) = advised(Advice(), FEWEST - 1).answers
    assert (only.answer, only.against, only.reasons) == (DEEP, None, ())


def test_a_hint_goes_through_json_and_is_the_same_for_the_same_seed() -> None:
    found = advised(Advice())
    assert read_hint(found.dump()) == found == advised(Advice())


def test_a_hint_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = wound(monkeypatch, "gusher.bots.stopwatch.perf_counter")
    hint(pit.game(Advice()), Pit(), Rng(1), Budget(ms=int(8 * TICK_MS)))
    assert clock.looks == 1 + 8


@pytest.mark.parametrize(("amount", "told"), [(0.4, 0), (-7.6, 8), (99.5, 100), (-4523, 4500), (123456, 120000)])
def test_amounts_are_only_about_right(amount: float, told: int) -> None:
    assert rounded(amount) == told
