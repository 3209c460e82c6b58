"""The commands around the tables of this machine: serve, export, import, and `gusher` alone."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from gusher.cli import serve
from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.store.sqlite import SqliteStore
from gusher.table.live import revive
from gusher.web.app import WebSettings
from gusher.web.server import listen
from tests import postgres
from tests.cli.commands import LANGUAGES, gusher


def finished(seed: int = 1) -> list[str]:
    """A finished log, with a draw wherever the game has one."""
    match = Match(registry.find("atacama"), 2, {}, ["Ada", "bot:greedy"], secret=seeded_secret("server", seed))
    while not match.over:
        match.answer(int(match.state.seat), match.answers()[0])
    return list(log.write(match))


@pytest.fixture
def evening(tmp_path: Path) -> Path:
    file = tmp_path / "evening.jsonl"
    file.write_text("\n".join(finished()) + "\n", encoding="utf-8")
    return file


# --- import and export ---


def test_a_log_goes_in_and_comes_out_the_same(tmp_path: Path, evening: Path) -> None:
    database = tmp_path / "new" / "tables.db"
    brought = gusher("import", evening, "--db", database, "--json")
    assert brought.code == 0, brought.err
    told = json.loads(brought.out)
    assert told["path"] == f"/t/{told['id']}/replay"
    done = gusher("export", tmp_path / "out", "--db", database)
    assert done.code == 0
    assert "1 log written" in done.all
    file = tmp_path / "out" / f"{told['id']}.jsonl"
    assert [json.loads(line) for line in file.read_text().splitlines()] == list(map(json.loads, finished()))
    assert gusher("verify", file).code == 0
    assert gusher("replay", file).code == 0


def test_an_imported_match_can_be_watched_by_whoever_has_its_address(tmp_path: Path, evening: Path) -> None:
    told = json.loads(gusher("import", evening, "--db", tmp_path / "tables.db", "--json").out)
    store = SqliteStore(str(tmp_path / "tables.db"))
    record = store.match(told["id"])
    table = revive(store.whole(record.id))
    assert table.match.over
    assert record.listed
    assert store.listed() == []  # it is not under way
    assert [(seat.kind, seat.name, seat.token_hash) for seat in record.seats] == [
        ("human", "Ada", ""),
        ("bot", "greedy", ""),
    ]
    store.close()


def test_the_same_log_is_kept_once(tmp_path: Path, evening: Path) -> None:
    replies = [gusher("import", evening, "--db", tmp_path / "tables.db") for _ in range(2)]
    assert replies[0] == replies[1]
    assert "/t/" in replies[0].out
    store = SqliteStore(str(tmp_path / "tables.db"))
    assert len(store.finished()) == 1
    store.close()


def test_logs_that_cannot_be_kept(tmp_path: Path) -> None:
    lines = finished()
    end = json.loads(lines[-1])
    unrevealed = [*lines[:-1], json.dumps({"end": end["end"]})]
    foreign = json.loads(lines[0]) | {"commitment": "sha256:" + "0" * 64}
    cases = {
        "reveal its secret": unrevealed,
        "reveal": lines[:-2],
        "do not follow from its secret": [json.dumps(foreign), *lines[1:]],
        "not JSON": ["{"],
    }
    for sentence, damaged in cases.items():
        refused = gusher("import", "-", "--db", tmp_path / "tables.db", typed="\n".join(damaged))
        assert refused.code == 2
        assert sentence in refused.all
    assert gusher("export", tmp_path / "out", "--db", tmp_path / "tables.db").all.startswith("There is no finished")


# --- files that will not do ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_files_that_will_not_do_are_named(tmp_path: Path, evening: Path, lang: str) -> None:
    nothing = tmp_path / "nothing.db"
    assert str(nothing) in gusher("export", tmp_path, "--db", nothing, lang=lang).err.replace("\n", "")
    assert not nothing.exists()
    for file in (evening, tmp_path, evening / "tables.db"):
        refused = gusher("serve", "--db", file, lang=lang)
        assert refused.code == 2
        assert "evening.jsonl" in refused.err or str(tmp_path) in refused.err


# --- serve and `gusher` alone, up to where the server would run ---


@pytest.fixture
def started() -> Iterator[mock.Mock]:
    with mock.patch.object(serve, "_run", return_value=0) as run:
        yield run
        for call in run.call_args_list:
            call.args[2].close()


def at(run: mock.Mock) -> tuple[WebSettings, Any]:
    _, settings, listening = run.call_args.args[:3]
    return settings, listening.getsockname()


def test_alone_it_opens_the_browser_and_keeps_tables_in_the_data_folder(
    tmp_path: Path, started: mock.Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gusher.cli.database.user_data_dir", lambda *_, **__: str(tmp_path / "data"))
    assert gusher().code == 0
    settings, (host, port) = at(started)
    assert settings.db == str(tmp_path / "data" / "tables.db")
    assert host == "127.0.0.1"
    assert port >= 8742
    assert started.call_args.kwargs == {"browser": True}
    assert gusher("--no-browser").code == 0
    assert at(started)[1][1] != port  # the first one still has its port
    assert started.call_args.kwargs == {"browser": False}


def test_alone_a_port_that_was_asked_for_must_do(
    tmp_path: Path, started: mock.Mock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gusher.cli.database.user_data_dir", lambda *_, **__: str(tmp_path))
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        refused = gusher("--port", port)
    assert refused.code == 2
    assert f"Port {port} is in use" in refused.all
    assert not started.called


def test_options_of_gusher_alone_are_refused_before_a_command() -> None:
    refused = gusher("--no-browser", "games")
    assert refused.code == 2
    assert "--no-browser" in refused.all or "--browser" in refused.all


def test_serve_passes_on_what_it_was_told(tmp_path: Path, started: mock.Mock) -> None:
    done = gusher(
        *("serve", "--port", 0, "--db", tmp_path / "t.db", "--behind-https", "--address", "https://play.example.org"),
        "--no-limits",
    )
    assert done.code == 0
    settings, _ = at(started)
    assert settings.secure_cookies
    assert settings.base_url == "https://play.example.org"
    assert settings.limits.requests.per_second == 0


@pytest.mark.parametrize("processors", [1, 2, 8])
def test_in_each_process_two_visitors_bots_think_beside_each_other(
    started: mock.Mock, monkeypatch: pytest.MonkeyPatch, processors: int
) -> None:
    """Of one place alone, one visitor's slow bot would leave nothing to the others (tests/table/test_queue.py)."""
    monkeypatch.setattr("os.cpu_count", lambda: processors)
    with postgres.database() as url:
        for workers in (1, 2, 4, 64):
            assert gusher("serve", "--port", 0, "--db", url, "--workers", workers).code == 0
            places = at(started)[0].bot_workers
            assert places >= 2, workers
            assert workers * places >= processors


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--workers", "2"), "PostgreSQL database"),
        (("--address", "play.example.org"), "must begin with http"),
        (("--host", "no.such.host.invalid", "--port", "0"), "no.such.host.invalid"),
        (("--port", "70000"), "65535"),
    ],
)
def test_serve_refuses_with_a_sentence(
    tmp_path: Path, started: mock.Mock, arguments: tuple[str, ...], sentence: str
) -> None:
    refused = gusher("serve", "--db", tmp_path / "t.db", *arguments)
    assert refused.code == 2
    assert sentence in refused.all
    assert not started.called


@pytest.mark.parametrize(("lang", "sentence"), [("en", "is in use"), ("fr", "est pris")])
def test_a_port_in_use_is_named(tmp_path: Path, lang: str, sentence: str) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        refused = gusher("serve", "--db", tmp_path / "t.db", "--port", port, lang=lang)
    assert refused.code == 2
    assert f"{port} {sentence}" in refused.all
