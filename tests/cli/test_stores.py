"""The commands around stores: serve from one, move, backup. What is wrong with one is said in a sentence."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher import store as stores
from gusher.store.port import Claim
from tests.cli.commands import LANGUAGES, gusher
from tests.postgres import database
from tests.store.engines import growth, record


@pytest.fixture
def postgres() -> Iterator[str]:
    with database() as url:
        yield url


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    store = stores.open(str(path))
    for name in ("a", "b", "c"):
        store.create(record(name), ["one"])
        store.append(name, growth(1, "two", key="k"))
    store.close()
    return path


def test_there_and_back(file: Path, postgres: str, tmp_path: Path) -> None:
    there = gusher("move", "--from", file, "--to", postgres, "--json")
    assert there.code == 0, there.err
    told = json.loads(there.out)
    checksum = told.pop("checksum")
    people = {"players": 0, "channels": 0, "quiet": 0, "ratings": 0}
    assert told == {"copied": 3, "matches": 3, "entries": 6, "replies": 3, "chat": 0, "analyses": 0, **people}
    back = gusher("move", "--from", postgres, "--to", tmp_path / "back.db", "--json")
    assert json.loads(back.out) == {"copied": 3, **told, "checksum": checksum}
    copy = stores.open(str(tmp_path / "back.db"))
    assert copy.entries("b") == ["one", "two"]
    copy.close()


@pytest.mark.parametrize(
    ("lang", "first", "again"),
    [("en", "3 matches copied", "Nothing was left"), ("fr", "3 parties copiées", "Il ne restait rien")],
)
def test_what_was_moved_is_said(file: Path, tmp_path: Path, lang: str, first: str, again: str) -> None:
    for sentence in (first, again):
        done = gusher("move", "--from", file, "--to", tmp_path / "other.db", lang=lang)
        assert done.code == 0
        assert sentence in done.all
        assert "sha256:" in done.all


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_moved_is_said(file: Path, postgres: str, tmp_path: Path, lang: str) -> None:
    serving = stores.open(postgres, claim=Claim.SERVE)
    cases = {
        "--to": ("--from", file),
        "nothing.db": ("--from", tmp_path / "nothing.db", "--to", tmp_path / "new.db"),
        str(file.name): ("--from", file, "--to", file),
        "postgresql://": ("--from", file, "--to", postgres),
    }
    for words, arguments in cases.items():
        refused = gusher("move", *arguments, lang=lang)
        assert refused.code == 2
        assert words in refused.err
    serving.close()


@pytest.mark.parametrize(("lang", "sentence"), [("en", "somebody has played there"), ("fr", "on y a joué")])
def test_nothing_is_moved_over_a_store_that_was_served(file: Path, tmp_path: Path, lang: str, sentence: str) -> None:
    target = tmp_path / "other.db"
    assert gusher("move", "--from", file, "--to", target).code == 0
    stores.open(str(target), claim=Claim.SERVE).close()
    refused = gusher("move", "--from", file, "--to", target, lang=lang)
    assert refused.code == 2
    assert sentence in refused.all


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_backup(file: Path, tmp_path: Path, lang: str) -> None:
    copy = tmp_path / "copy.db"
    done = gusher("backup", copy, "--db", file, lang=lang)
    assert done.code == 0
    assert "3 " in done.all
    assert str(copy) in done.all
    refused = gusher("backup", copy, "--db", file, lang=lang)
    assert refused.code == 2
    assert str(copy) in refused.all
    told = json.loads(gusher("backup", tmp_path / "more.db", "--db", f"sqlite://{file}", "--json").out)
    assert told == {"file": str(tmp_path / "more.db"), "matches": 3, "bytes": (tmp_path / "more.db").stat().st_size}
    assert gusher("backup", tmp_path / "x.db", "--db", "postgresql:///tables", lang=lang).code == 2
    nowhere = gusher("backup", tmp_path / "none" / "x.db", "--db", file, lang=lang)
    assert nowhere.code == 2
    assert f"{tmp_path}/none/x.db" in nowhere.all
    assert ".part" not in nowhere.all


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Another Gusher has the tables"), ("fr", "Un autre Gusher")])
def test_a_second_server_on_one_file_is_refused(file: Path, lang: str, sentence: str) -> None:
    serving = stores.open(str(file), claim=Claim.SERVE)
    refused = gusher("serve", "--db", file, "--port", 0, lang=lang)
    serving.close()
    assert refused.code == 2
    assert sentence in refused.all
    assert str(file) in refused.all


@pytest.mark.parametrize(("lang", "sentence"), [("en", "cannot be reached"), ("fr", "est injoignable")])
def test_a_database_that_cannot_be_reached_is_one_sentence(tmp_path: Path, lang: str, sentence: str) -> None:
    refused = gusher("serve", "--db", f"postgresql://ada:hidden@/club?host={tmp_path}", lang=lang)
    assert refused.code == 2
    assert sentence in refused.all
    assert "hidden" not in refused.all
    assert "Traceback" not in refused.err
