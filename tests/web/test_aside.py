"""A match that cannot be read: it is set aside with a reason, its players keep what they know, the others play on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gusher.kernel import log, registry
from gusher.kernel.game import Game
from gusher.kernel.match import Match
from gusher.kernel.state import PUBLIC
from gusher.store.port import OVER, MatchRecord
from gusher.store.sqlite import SqliteStore
from gusher.table import aside
from gusher.table.aside import aside_log, hides_nothing, plays_here
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED
from tests.fixed import fixed_app
from tests.web.stored import SECRET, TOKENS, WATCH, played, record
from tests.web.visitor import Visitor, visiting

PEOPLE = ("human", "human")
UNREADABLE: dict[str, dict[str, Any]] = {
    "aside-game": {"game": "gone-with-the-wind"},
    "aside-rules": {"rules": 999},
    "aside-board": {"board": "0123456789abcdef"},
    "aside-broken": {"options": {"no-such-option": True}},
}
SAID = {
    "aside-game": ("not installed here", "n’est pas installé ici"),
    "aside-rules": (  # what the new program has opened, the older one refuses
        "version 999 can go on with it: whoever runs this server can start that one with a backup from before",
        "la personne qui tient ce serveur peut le lancer avec une sauvegarde d’avant la mise à jour",
    ),
    "aside-board": ("0123456789abcdef", "0123456789abcdef"),
    "aside-log": ("entry 2 of its log", "entrée 2 de son journal"),
    "aside-broken": ("a mistake in the game", "une erreur du jeu"),
}


def kept_lines(match: Match) -> list[str]:
    return [json.dumps(log.entry_words(match, entry)) for entry in match.entries]


def before_a_bot() -> tuple[MatchRecord, list[str]]:
    """Ada has answered, a bot is asked."""
    match = played(1)
    return record("atacama", match, kinds=("human", "bot")), kept_lines(match)


@contextmanager
def server_with(folder: Path, *matches: tuple[MatchRecord, list[str]]) -> Iterator[Visitor]:
    store = SqliteStore(str(folder / "tables.db"))
    for kept, lines in matches:
        store.create(kept, lines)
    store.close()
    with visiting(fixed_app(WebSettings(str(folder / "tables.db"), limits=UNLIMITED))) as visitor:
        for kept, _ in matches:
            visitor.cookies.set(f"seat_{kept.id}_0", TOKENS[0])
        yield visitor


def unreadable(code: str) -> tuple[MatchRecord, list[str]]:
    kept, lines = before_a_bot()
    if code == "aside-log":
        return replace(kept, id="lost"), [*lines, json.dumps({"n": 2, "by": 1, "do": "place", "row": 99})]
    return replace(kept, id="lost", **UNREADABLE[code]), lines


@pytest.mark.parametrize("code", sorted(SAID))
def test_one_unreadable_match_stops_nobody_else(tmp_path: Path, code: str) -> None:
    fine, lines = before_a_bot()
    with server_with(tmp_path, unreadable(code), (fine, lines)) as visitor:
        home = visitor.get("/")
        assert home.status_code == 200
        assert 'href="/t/lost"' in home.text
        assert 'href="/t/table"' in home.text
        for language, sentence in zip(("en", "fr"), SAID[code], strict=True):
            visitor.cookies.set("lang", language)
            page = visitor.get("/t/lost")
            assert page.status_code == 410
            assert sentence in page.text
            assert sentence in visitor.get("/").text
            assert 'href="/t/lost/log.jsonl"' in page.text
        assert visitor.get("/t/table").status_code == 200
        told = visitor.get("/api/v1/tables/lost").json()["error"]
        assert told["code"] == f"table-{code}"


def test_to_strangers_it_does_not_exist(tmp_path: Path) -> None:
    with server_with(tmp_path, unreadable("aside-rules")) as visitor:
        visitor.cookies.clear()
        for path in (
            "/t/lost",
            "/t/lost/log.jsonl",
            "/t/lost/replay",
            "/api/v1/tables/lost",
            "/api/v1/tables/lost/log",
        ):
            assert visitor.get(path).status_code == 404
        visitor.cookies.set("watch_lost", WATCH)
        assert visitor.get("/t/lost").status_code == 410


def test_a_link_leads_to_the_reason(tmp_path: Path) -> None:
    with server_with(tmp_path, unreadable("aside-rules")) as visitor:
        visitor.cookies.clear()
        assert visitor.get(f"/s/{TOKENS[0]}").headers["location"] == "/t/lost"
        assert visitor.get("/t/lost").status_code == 410


def test_a_listed_match_that_cannot_be_read_is_not_offered(tmp_path: Path) -> None:
    kept, lines = unreadable("aside-rules")
    with server_with(tmp_path, (replace(kept, listed=True), lines)) as visitor:
        visitor.cookies.clear()
        assert "/t/lost" not in visitor.get("/").text


def test_the_bots_of_the_others_go_on(tmp_path: Path) -> None:
    with server_with(tmp_path, unreadable("aside-rules"), unreadable_twin(), before_a_bot()) as visitor:
        with (visitor.portal.call(visitor.tables.table, "table")).watching() as signal:
            while visitor.get("/api/v1/tables/table").json()["asked"] != 0:
                visitor.portal.call(signal.wait)
        assert visitor.get("/api/v1/tables/table").json()["n"] == 2


def unreadable_twin() -> tuple[MatchRecord, list[str]]:
    kept, lines = unreadable("aside-game")
    return replace(kept, id="lost-too", watch_hash=""), lines


# --- what is left of its log ---


def test_a_game_without_secrets_gives_its_whole_log(tmp_path: Path) -> None:
    kept, lines = unreadable("aside-board")
    with server_with(tmp_path, (kept, lines)) as visitor:
        text = visitor.get("/t/lost/log.jsonl").text
        assert text.splitlines()[1:] == lines
        assert visitor.get("/api/v1/tables/lost/log").text == text
        assert "web-aside" not in text
        assert SECRET not in text
        assert "left out" not in visitor.get("/t/lost").text


def test_by_other_rules_it_may_have_had_secrets(tmp_path: Path) -> None:
    kept, lines = unreadable("aside-rules")
    lines = [*lines, json.dumps({"n": 2, "by": 1, "do": "place", "row": 7, "column": 7})]
    with server_with(tmp_path, (kept, lines)) as visitor:
        given = visitor.get("/t/lost/log.jsonl").text.splitlines()[1:]
        assert given == [lines[0], json.dumps({"n": 2, "by": 1, "do": "place", "hidden": True})]
        assert "left out" in visitor.get("/t/lost").text


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))
def test_nobody_reads_more_than_in_the_log_of_a_match_that_can_be_read(game: Game) -> None:
    """Compared with what each seat would be shown if the match could be replayed, at every fifth entry."""
    seats = max(game.seats)
    match = Match(game, seats, {}, secret=SECRET)
    compared = 0
    while match.n < 150:
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[match.n % len(answers)]))
        if match.over:
            break
        if match.n % 5:
            continue
        kept = replace(record(game.name, match, kinds=(*PEOPLE, *["bot"] * (seats - 2))), rules=999)
        for viewer in (*range(seats), PUBLIC):
            shown = [json.loads(line) for line in log.write(match, viewer)][1:]
            left = [json.loads(line) for line in aside_log(kept, kept_lines(match), viewer)][1:]
            for entry, outline in zip(shown, left, strict=True):
                assert outline["n"] == entry["n"]
                assert (
                    outline == entry if entry["by"] == viewer else outline.items() <= {**entry, "hidden": True}.items()
                )
                compared += 1
    assert compared > 10 * seats


def test_after_the_end_everything_is_open() -> None:
    match = played(500)
    assert match.over
    kept = replace(record("atacama", match), rules=999, status=OVER, result={"scores": [1, 2], "ranks": [2, 1]})
    given = list(aside_log(kept, kept_lines(match), PUBLIC))
    assert given[1:-1] == kept_lines(match)
    assert json.loads(given[-1])["secret"] == SECRET


def test_a_damaged_line_is_left_out() -> None:
    kept, lines = unreadable("aside-rules")
    assert list(aside_log(kept, [*lines, '{"n": 2, "by": 1, "do": "pl'], 0))[-1] == '{"hidden": true}'


def test_which_games_certainly_hide_nothing() -> None:
    kept, _ = before_a_bot()
    assert hides_nothing(kept)
    assert not hides_nothing(replace(kept, rules=999))
    assert not hides_nothing(replace(kept, game="gone"))
    assert not hides_nothing(replace(kept, options={"no-such-option": 1}))
    for name in ("giganten", "wildcatters"):
        match = Match(registry.find(name), 4, {}, secret=SECRET)
        assert not hides_nothing(record(name, match, kinds=(*PEOPLE, "bot", "bot")))


def test_a_board_that_is_gone_or_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: str) -> str:
        raise FileNotFoundError("board.toml")

    kept, _ = before_a_bot()
    assert plays_here(kept)
    assert aside.set_aside(kept, FileNotFoundError("board.toml")).reason.code == "aside-board"
    monkeypatch.setattr("gusher.kernel.boards.checksum", gone)
    assert not plays_here(kept)
