"""A store is opened by its address; what is wrong with one is said the same way for every engine."""

from pathlib import Path

import pytest

from gusher import store
from gusher.store.port import BadStore
from tests.store.engines import record


def test_an_address_names_the_engine(tmp_path: Path) -> None:
    for number, address in enumerate((str(tmp_path / "new" / "plain.db"), f"sqlite://{tmp_path / 'scheme.db'}")):
        opened = store.open(address)
        opened.create(record(f"m{number}"), [])
        opened.close()
        again = store.open(address, must_exist=True)
        assert again.match(f"m{number}").id == f"m{number}"
        again.close()


def test_what_cannot_be_opened_is_said_in_the_ports_words(tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.db"
    foreign.write_text("a shopping list, not a table" * 100, encoding="utf-8")
    wrong = [
        ("mysql://club/tables", False, "engine"),
        (str(tmp_path / "nothing.db"), True, "none"),
        (str(tmp_path), False, "unusable"),
        (str(foreign), False, "foreign"),
    ]
    for address, must_exist, code in wrong:
        with pytest.raises(BadStore) as refused:
            store.open(address, must_exist)
        assert refused.value.code == code
    assert not (tmp_path / "nothing.db").exists()
