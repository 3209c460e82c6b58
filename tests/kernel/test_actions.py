"""Action tables: numbers to words and back, and every way words can be wrong."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gusher.kernel import registry
from gusher.kernel.actions import ActionTable, Kind
from tests.kernel.tables import refusal

TABLE = ActionTable(
    [Kind("bid", {"amount": range(1, 8), "on": ("oil", "gas")}), Kind("pass"), Kind("buy", {"share": ("A", "B", "C")})]
)


def test_numbers_run_through_the_kinds_in_order() -> None:
    assert TABLE.size == 7 * 2 + 1 + 3
    assert TABLE.first == {"bid": 0, "pass": 14, "buy": 15}
    assert [TABLE.kind(number).name for number in (0, 13, 14, 15, 17)] == ["bid", "bid", "pass", "buy", "buy"]


def test_the_last_parameter_varies_fastest() -> None:
    assert TABLE.words(0) == {"do": "bid", "amount": 1, "on": "oil"}
    assert TABLE.words(1) == {"do": "bid", "amount": 1, "on": "gas"}
    assert TABLE.words(2) == {"do": "bid", "amount": 2, "on": "oil"}
    assert list(TABLE.words(0)) == ["do", "amount", "on"]


@given(st.integers(0, TABLE.size - 1))
def test_words_lead_back_to_their_number(number: int) -> None:
    words = TABLE.words(number)
    assert TABLE.number(words) == number
    assert TABLE.number(dict(reversed(words.items()))) == number


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.name)
def test_every_answer_of_every_game_has_its_own_words(game: Any) -> None:
    table = game.actions
    assert [table.number(table.words(number)) for number in range(table.size)] == list(range(table.size))


_VALUES = st.lists(st.one_of(st.integers(), st.text(max_size=3)), min_size=1, max_size=4, unique_by=repr)


@given(st.lists(st.dictionaries(st.sampled_from("abc"), _VALUES, max_size=3), min_size=1, max_size=4))
def test_any_table_leads_back(kinds: list[dict[str, list[int | str]]]) -> None:
    table = ActionTable([Kind(f"kind-{number}", parameters) for number, parameters in enumerate(kinds)])
    assert [table.number(table.words(number)) for number in range(table.size)] == list(range(table.size))


def test_an_unknown_kind_is_refused_with_the_known_ones() -> None:
    with refusal("action-unknown-kind", kind="sell", known=["bid", "buy", "pass"]):
        TABLE.number({"do": "sell"})
    with refusal("action-unknown-kind", kind=None):
        TABLE.number({})
    with refusal("action-unknown-kind"):
        TABLE.number({"do": ["bid"]})


def test_a_missing_parameter_is_named() -> None:
    with refusal("action-missing", kind="bid", parameter="amount", known=["amount", "on"]):
        TABLE.number({"do": "bid", "on": "oil"})


def test_a_parameter_too_many_is_named() -> None:
    with refusal("action-unknown-parameter", kind="pass", parameter="why", known=[]):
        TABLE.number({"do": "pass", "why": "tired"})


@pytest.mark.parametrize("value", [0, 8, "1", True, 1.0, None, [1]])
def test_a_value_out_of_the_list_is_refused(value: object) -> None:
    with refusal("action-bad-value", kind="bid", parameter="amount", value=value, known=list(range(1, 8))):
        TABLE.number({"do": "bid", "amount": value, "on": "oil"})
