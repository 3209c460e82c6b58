"""Logs: written, read, damaged in every way, and verified."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gusher.kernel import chance, log, registry
from gusher.kernel.errors import BadLog
from gusher.kernel.match import Match, digest
from gusher.kernel.state import PUBLIC
from tests.contract.toys.dice_hands import GAME
from tests.kernel.tables import opened, played, refusal


@pytest.fixture(autouse=True)
def _toy() -> Iterator[None]:
    with registry.guest(GAME):
        yield


def changed(lines: list[str], number: int, **values: Any) -> list[str]:
    """The log with other values in the line of this number, counted from 1."""
    data = {**json.loads(lines[number - 1]), **values}
    return [*lines[: number - 1], json.dumps(data), *lines[number:]]


def finished() -> tuple[Match, list[str]]:
    match = played(3)
    return match, list(log.write(match))


# --- writing and reading ---


def test_a_log_has_a_header_entries_and_an_end() -> None:
    match, lines = finished()
    header, first, last = (json.loads(line) for line in (lines[0], lines[1], lines[-1]))
    assert header == {
        "gusher": 2,
        "game": "dice_hands",
        "rules": 1,
        "seats": 2,
        "options": {"peeking": True, "peeks": 1},
        "names": ["1", "2"],
        "commitment": match.commitment,
    }
    assert (first["n"], first["by"], first["do"]) == (1, "chance", "deal")
    assert last == {"end": {"scores": match.state.scores(), "ranks": match.state.ranks()}, "secret": match.secret}
    assert len(lines) == match.n + 2


@pytest.mark.parametrize("seed", range(5))
def test_a_read_log_is_the_same_match(seed: int) -> None:
    match = played(seed, seats=3, peeks=2)
    lines = list(log.write(match))
    again = log.read(lines)
    assert (digest(again.state), again.entries, again.steps) == (digest(match.state), match.entries, match.steps)
    assert list(log.write(again)) == lines


def test_empty_lines_do_not_matter() -> None:
    match, lines = finished()
    assert log.read(["", lines[0], "  \n", *lines[1:], ""]).entries == match.entries


def test_a_running_match_is_read_and_goes_on() -> None:
    match = opened()
    match.answer(0, {"do": "bet", "stake": 1})
    again = log.read(log.write(match))
    assert digest(again.state) == digest(match.state)
    assert not again.over


def test_a_log_is_read_up_to_an_entry() -> None:
    match, lines = finished()
    for stop in (0, 1, 7, match.n):
        partly = log.read(lines, to=stop)
        assert partly.entries == match.entries[:stop]
    assert log.read([*lines[:9], "damaged"], to=8).n == 8  # what comes later is not looked at
    for stop in (-1, match.n + 1):
        with refusal("log-no-such-entry", given=stop):
            log.read(lines, to=stop)


def test_a_viewer_reads_kinds_but_not_hidden_parameters() -> None:
    match = opened()
    mine, theirs, public = (list(log.write(match, viewer)) for viewer in (0, 1, PUBLIC))
    assert json.loads(mine[1]) == json.loads(list(log.write(match))[1])
    assert json.loads(theirs[1]) == {"n": 1, "by": "chance", "do": "deal", "hidden": True}
    assert all(json.loads(line).get("hidden") for line in public[1:7])
    assert "hidden" not in json.loads(public[7])  # the die


def test_after_the_end_everybody_reads_everything() -> None:
    match, lines = finished()
    assert list(log.write(match, PUBLIC)) == lines


# --- damage ---


def damaged(lines: list[str], key: str, line: int, /, **details: Any) -> Any:
    """Reads the log, which must be refused at this line; the error behind it, if there is one."""
    with refusal(key, line=line, **details) as caught:
        log.read(lines)
    assert isinstance(caught.error, BadLog)
    assert caught.error.line == line
    return caught.error.details.get("cause")


def test_nothing_is_no_log() -> None:
    with refusal("log-empty", line=1):
        log.read([])
    with refusal("log-empty"):
        log.read(["", "\n"])


@pytest.mark.parametrize("line", [1, 5])
def test_damaged_json_names_its_line(line: int) -> None:
    _, lines = finished()
    lines[line - 1] = lines[line - 1][:-3]
    with refusal("log-not-json", line=line):
        log.read(lines)


def test_a_line_must_be_an_object() -> None:
    _, lines = finished()
    with refusal("log-not-object", line=3):
        log.read([*lines[:2], "[1, 2]", *lines[2:]])


def test_a_line_has_bounds() -> None:
    """They are looked at before anything is made of the line: a deep one would exhaust the stack later."""
    _, lines = finished()
    with refusal("log-long", line=3, most=20_000):
        log.read([*lines[:2], " " * 30_000 + lines[2], *lines[3:]])
    for deep in (list_in_list(9), list_in_list(900)):
        with refusal("log-deep", line=1, most=8):
            log.read(changed(lines, 1, board=deep))
    with refusal("log-not-json", line=2):
        log.read([lines[0], "[" * 9_000 + "]" * 9_000])
    for number in (10**15, -(10**400)):
        with refusal("log-huge", line=4):
            log.read(changed(lines, 4, by=number))
    with refusal("log-not-json", line=4):
        log.read(changed(lines, 4, by=float("nan")))


def list_in_list(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth - 1):
        found = [found]
    return found


@pytest.mark.parametrize("name", [7, None, ["Ada"], "x" * 201, "half \ud800"])
def test_a_name_must_be_a_name(name: object) -> None:
    _, lines = finished()
    with refusal("log-header", line=1, key="names"):
        log.read(changed(lines, 1, names=["Ada", name]))


@pytest.mark.parametrize("key", ["board", "commitment"])
def test_what_the_header_may_leave_out_must_be_text(key: str) -> None:
    _, lines = finished()
    with refusal("log-header", line=1, key=key):
        log.read(changed(lines, 1, **{key: ["a"]}))


def test_another_version_of_the_format() -> None:
    _, lines = finished()
    for other in (0, 3, "2", True, None):
        with refusal("log-version", line=1, given=other, known=2):
            log.read(changed(lines, 1, gusher=other))


@pytest.mark.parametrize("key", ["game", "rules", "seats", "options", "names"])
def test_the_header_must_be_whole(key: str) -> None:
    _, lines = finished()
    with refusal("log-header", line=1, key=key):
        log.read(changed(lines, 1, **{key: None}))


def test_other_rules() -> None:
    _, lines = finished()
    with refusal("log-rules", line=1, given=9, known=1):
        log.read(changed(lines, 1, rules=9))


@pytest.mark.parametrize(
    ("values", "cause"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"seats": 5}, "options-seats"),
        ({"options": {"speed": 1}}, "options-unknown"),
        ({"names": ["Ada"]}, "refused-names"),
    ],
)
def test_a_header_that_the_game_refuses(values: dict[str, Any], cause: str) -> None:
    _, lines = finished()
    assert damaged(changed(lines, 1, **values), "log-refused", 1).key == cause


@pytest.mark.parametrize("n", [4, 6, "5", None])
def test_numbers_must_be_in_order(n: object) -> None:
    _, lines = finished()
    damaged(changed(lines, 6, n=n), "log-number", 6, given=n, expected=5)


@pytest.mark.parametrize(
    ("line", "values", "cause"),
    [
        (9, {"by": 1}, "refused-not-asked"),
        (9, {"by": False}, "refused-not-asked"),
        (9, {"by": "chance"}, "refused-not-asked"),
        (2, {"by": 0}, "refused-not-asked"),
        (9, {"do": "fold"}, "action-unknown-kind"),
        (9, {"stake": 3}, "action-bad-value"),
        (9, {"why": "x"}, "action-unknown-parameter"),
        (9, {"do": "rewind", "to": 3}, "refused-barrier"),
        (9, {"do": "rewind", "to": "x"}, "refused-rewind-target"),
        (9, {"do": "rewind", "to": 7}, "refused-rewind-nothing"),
        (9, {"by": 9, "do": "rewind", "to": 3, "agreed": True}, "refused-not-asked"),
    ],
)
def test_an_entry_that_cannot_be(line: int, values: dict[str, Any], cause: str) -> None:
    lines = [*log.write(opened()), json.dumps({"n": 8, "by": 0, "do": "bet", "stake": 1})]
    log.read(lines)
    assert damaged(changed(lines, line, **values), "log-refused", line).key == cause


def test_an_illegal_move_carries_its_clause() -> None:
    lines = [*log.write(opened()), json.dumps({"n": 8, "by": 0, "do": "pass"})]
    cause = damaged(lines, "log-refused", 9)
    assert (cause.key, cause.clause) == ("refused-rule", "H5")


def test_a_viewers_log_cannot_be_replayed() -> None:
    damaged(list(log.write(opened(), PUBLIC)), "log-hidden", 2)


def test_an_end_before_the_end() -> None:
    _, lines = finished()
    damaged([*lines[:5], lines[-1]], "log-not-over", 6)


def test_a_wrong_result() -> None:
    _, lines = finished()
    wrong = {"scores": [99, 0], "ranks": [1, 2]}
    damaged(changed(lines, len(lines), end=wrong), "log-result", len(lines), given=wrong)


def test_nothing_comes_after_the_end() -> None:
    _, lines = finished()
    damaged([*lines, lines[5]], "log-after-end", len(lines) + 1)


def test_entries_after_the_last_answer() -> None:
    match, lines = finished()
    more = json.dumps({"n": match.n + 1, "by": 0, "do": "pass"})
    assert damaged([*lines[:-1], more], "log-refused", len(lines)).key == "refused-over"


def test_a_secret_that_is_none() -> None:
    _, lines = finished()
    damaged(changed(lines, len(lines), secret="xyz"), "log-secret", len(lines))


# --- verifying ---


@pytest.mark.parametrize("seed", range(3))
def test_honest_draws_are_confirmed(seed: int) -> None:
    match = played(seed)
    verdict = log.verify(log.write(match))
    assert verdict.honest
    assert verdict.draws == sum(entry.by == "chance" for entry in match.entries) >= 9


def test_honest_draws_after_a_rewind_are_confirmed() -> None:
    match = opened()
    match.answer(0, {"do": "bet", "stake": 1})
    match.rewind(0, 3, agreed=True)
    while not match.over:
        match.answer(int(match.state.seat), match.answers()[0])
    assert log.verify(log.write(match)).honest


def test_a_tampered_draw_is_named() -> None:
    """A roll is changed where the answers after it stay possible: the log replays, but its secret tells."""
    match, lines = finished()
    for entry in match.entries:
        words = GAME.actions.words(entry.action)
        if words["do"] != "roll":
            continue
        for pips in {1, 2, 3} - {words["pips"]}:
            tampered = _settled(changed(lines, entry.n + 1, pips=pips))
            if tampered is not None:
                verdict = log.verify(tampered)
                assert not verdict.honest
                assert verdict.commitment_kept
                assert (verdict.entry, verdict.drawn) == (entry.n, {"do": "roll", "pips": pips})
                assert verdict.expected == words
                return
    pytest.fail("no roll could be changed")


def _settled(lines: list[str]) -> list[str] | None:
    """The tampered log with a result that fits; None if its entries are not possible any more."""
    try:
        match = log.read(lines[:-1])
    except BadLog:
        return None
    end = {"scores": match.state.scores(), "ranks": match.state.ranks()}
    return changed(lines, len(lines), end=end) if match.over else None


def test_another_secret_breaks_the_commitment() -> None:
    _, lines = finished()
    verdict = log.verify(changed(lines, len(lines), secret=chance.seeded_secret("another")))
    assert not verdict.honest
    assert not verdict.commitment_kept


def test_another_secret_with_its_own_commitment_does_not_fit_the_draws() -> None:
    _, lines = finished()
    other = chance.seeded_secret("another")
    verdict = log.verify(changed(changed(lines, len(lines), secret=other), 1, commitment=chance.commitment(other)))
    assert verdict.entry is not None
    assert verdict.commitment_kept


def test_without_a_secret_nothing_can_be_verified() -> None:
    _, lines = finished()
    end = {key: value for key, value in json.loads(lines[-1]).items() if key != "secret"}
    with refusal("log-no-secret", line=len(lines)):
        log.verify([*lines[:-1], json.dumps(end)])
    with refusal("log-no-secret"):
        log.verify(log.write(opened()))
