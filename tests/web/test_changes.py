"""Views that say only what has changed: together they are the whole, and tell nobody what another one saw."""

from pathlib import Path
from typing import Any

import pytest

from bench.following import Following
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.state import PUBLIC
from gusher.web.changes import MOST_VIEWERS, Sent, difference
from gusher.web.parts import HOLE, Part
from tests.web.stored import as_seat, as_spectator, serving_match
from tests.web.visitor import Visitor

JSON = {"Accept": "application/json"}
GAMES = [game.name for game in registry.games()]
CLICKS = 40


def view(client: Visitor, have: str = "") -> dict[str, Any]:
    reply = client.get("/t/table/view", JSON, have=have)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


def begun(game: str, answers: int = 0) -> Match:
    description = registry.find(game)
    match = Match(description, description.seats[0], {}, secret=seeded_secret("changes"))
    for _ in range(answers):
        match.answer_number(int(match.state.seat), int(match.state.legal()[0]))
    return match


def click(client: Visitor, rng: Rng) -> None:
    """Whoever is asked gives some answer; now and then takes it back."""
    tables = client.tables

    async def act() -> None:
        table = await tables.table("table")
        match = table.match
        seat = int(match.state.seat)
        to = match.undo_to(seat)
        if to is not None and rng.below(4) == 0:
            await tables.undo("table", seat, match.n, f"key-{match.n}")
            return
        legal = match.state.legal()
        words = match.game.actions.words(int(legal[rng.below(len(legal))]))
        await tables.answer("table", seat, match.n, f"key-{match.n}", words)

    client.call(act)


@pytest.mark.parametrize("game", GAMES)
def test_the_changes_together_are_the_whole(tmp_path: Path, game: str) -> None:
    """For players and for a spectator, through answers and take-backs."""
    match = begun(game)
    rng = Rng(11)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * match.seats) as client:
        pages = {who: Following() for who in (0, 1, PUBLIC)}
        for _ in range(CLICKS):
            for who, page in pages.items():
                as_spectator(client) if who == PUBLIC else as_seat(client, who)
                page.take(view(client, page.tag))
                whole = Following()
                whole.take(view(client))
                assert page.parts == whole.parts
            if client.call(_over, client):
                return
            click(client, rng)


async def _over(client: Visitor) -> bool:
    return (await client.tables.table("table")).match.over


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    match = begun("atacama", 2)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        first = view(client)
        again = view(client, first["tag"])
        assert (first["base"], again["base"]) == ("", first["tag"])
        assert again["parts"] == {}
        click(client, Rng(1))
        after = view(client, first["tag"])
        assert "players" in after["parts"]
        board = after["parts"]["board"]["pieces"]
        assert sum(isinstance(piece, str) for piece in board) < len(first["parts"]["board"]["pieces"])


def test_the_page_itself_is_a_view_to_go_on_from(tmp_path: Path) -> None:
    match = begun("atacama", 2)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        page = client.get("/t/table").text
        tag = page.partition('data-tag="')[2].partition('"')[0]
        reply = view(client, tag)
        assert (reply["base"], reply["parts"]) == (tag, {})


@pytest.mark.parametrize("have", ["", "nonsense", "0" * 5000])
def test_an_unknown_view_is_answered_with_the_whole(tmp_path: Path, have: str) -> None:
    match = begun("atacama", 2)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        reply = view(client, have)
        assert reply["base"] == ""
        assert all(isinstance(piece, str) for piece in reply["parts"]["board"]["pieces"])


def test_nobody_goes_on_from_another_ones_view(tmp_path: Path) -> None:
    """What is left out of the changes tells what the view before them held."""
    match = begun("giganten", 4)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * match.seats) as client:
        as_seat(client, 0)
        tag = view(client)["tag"]
        as_seat(client, 1)
        assert view(client, tag)["base"] == ""
        as_spectator(client)
        assert view(client, tag)["base"] == ""


def showing(line: str) -> dict[str, Part]:
    return {"log": Part(f"<ol>{HOLE}</ol>", (f"<li>{line}</li>",))}


def test_the_view_before_the_last_is_remembered_and_no_older_one() -> None:
    """The last one may not have arrived."""
    sent = Sent()
    first, second, third = (sent.remember("ada", showing(line)) for line in ("first", "second", "third"))
    assert [sent.since("ada", tag, showing("next"))["base"] for tag in (first, second, third)] == ["", second, third]


def test_whoever_has_not_looked_for_the_longest_time_is_forgotten() -> None:
    sent = Sent()
    ada = sent.remember("ada", showing("first"))
    others = [sent.remember(number, showing("first")) for number in range(MOST_VIEWERS - 1)]
    assert sent.since("ada", ada, showing("next"))["base"] == ada
    sent.remember("one more", showing("first"))
    assert sent.since("ada", ada, showing("next"))["base"] == ""
    assert sent.since(0, others[0], showing("next"))["base"] == others[0]


def test_the_same_view_has_the_same_tag() -> None:
    """A tag that counted would tell how often others look."""
    sent = Sent()
    tags = [sent.remember("ada", showing(line)) for line in ("one", "two", "one")]
    assert tags[0] == tags[2] != tags[1]


@pytest.mark.parametrize(
    ("before", "now", "found"),
    [
        ("abc", "abc", [[0, 3]]),
        ("abc", "abXc", [[0, 2], "X", [2, 1]]),
        ("abc", "ac", [[0, 1], [2, 1]]),
        ("abc", "cab", [[2, 1], [0, 2]]),
        ("aa", "aaa", [[0, 2], "a"]),
        ("", "ab", ["a", "b"]),
        ("ab", "", []),
    ],
)
def test_differences(before: str, now: str, found: list[Any]) -> None:
    assert difference(before, now) == found
