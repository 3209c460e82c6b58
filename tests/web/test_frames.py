"""What happened, frame by frame: the boards of then, with the sentences of the log, no more than a page can show."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.following import Following
from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.web.frames import MOST_FRAMES
from tests.kernel.matches import played
from tests.web.stored import as_seat, as_spectator, serving_match
from tests.web.visitor import Visitor

ANSWERS = 90


@pytest.fixture(scope="module", params=[game.name for game in registry.games()])
def served(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Visitor, Match]]:
    game = registry.find(request.param)
    match = played(game, game.usual_seats, {}, seed=4, answers=ANSWERS)
    with serving_match(tmp_path_factory.mktemp("frames"), game, match, kinds=("human",) * match.seats) as client:
        yield client, match


@pytest.fixture
def table(served: tuple[Visitor, Match]) -> tuple[Visitor, Match]:
    """Seat 0 looks at it."""
    as_seat(served[0], 0)
    return served


def since(client: Visitor, after: int, n: int) -> list[dict[str, Any]]:
    reply = client.get("/t/table/since", after=str(after), n=str(n))
    assert reply.status_code == 200
    found: list[dict[str, Any]] = reply.json()
    return found


def test_every_frame_shows_the_board_of_then(table: tuple[Visitor, Match]) -> None:
    """What each frame changes, put on the one before, is what the replay shows there."""
    client, match = table
    frames = since(client, match.n - 15, match.n)
    page = Following()
    assert len(frames) > 3
    for frame in frames:
        page.take({"parts": frame["parts"]})
        then = client.get(f"/t/table/at/{frame['n']}").json()["parts"]["board"]
        _, pieces = page.parts["board"]
        assert "".join(pieces) in then


def test_the_sentences_are_those_of_the_log(table: tuple[Visitor, Match]) -> None:
    client, match = table
    frames = since(client, match.n - 15, match.n)
    log = client.get("/t/table?log=all").text
    told = [(frame["n"], line["text"]) for frame in frames for line in frame["lines"]]
    assert told
    for n, text in told:
        assert f'data-again="{n}"' in log
        assert text.replace("&", "&amp;") in log.replace("&#39;", "'")
    assert frames[0]["lines"] == []  # how it was before


def test_no_more_frames_than_a_page_can_show(table: tuple[Visitor, Match]) -> None:
    client, match = table
    frames = since(client, 0, match.n)
    told = [frame["n"] for frame in frames[1:]]
    assert len(told) <= MOST_FRAMES
    assert told == sorted(told)
    assert told[-1] > match.n - 10


def test_nothing_to_show_is_the_position_itself(table: tuple[Visitor, Match]) -> None:
    client, match = table
    (frame,) = since(client, match.n, match.n)
    assert (frame["n"], frame["lines"]) == (match.n, [])
    assert [frame["n"] for frame in since(client, match.n + 50, match.n + 70)] == [match.n]


def test_what_was_taken_back_is_shown_and_goes_back(tmp_path: Path) -> None:
    match = played(registry.find("atacama"), 2, {}, seed=4, answers=8)
    match.rewind(0, match.steps[-3].entry.n, agreed=True)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        frames = since(client, match.n - 2, match.n)
        page = Following()
        boards = []
        for frame in frames:
            page.take({"parts": frame["parts"]})
            boards.append(page.parts["board"][1])
    assert "takes back" in frames[-1]["lines"][0]["text"]
    assert sum('id="rig-' in piece for piece in boards[-1]) == sum('id="rig-' in piece for piece in boards[0]) - 1


def test_what_moved_flies_at_its_seat(tmp_path: Path) -> None:
    match = played(registry.find("mcmulti"), 4, {}, seed=4, answers=60)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, 0)
        lines = [line for frame in since(client, 0, match.n) for line in frame["lines"]]
    bought = [line for line in lines if " buys " in line["text"]]
    assert bought
    assert all(flows[0][1].startswith("−") for flows in (line["flows"] for line in bought))


def test_to_strangers_there_are_no_frames(table: tuple[Visitor, Match]) -> None:
    client, _ = table
    client.cookies.clear()
    assert client.get("/t/table/since").status_code == 404
    assert client.get("/t/table/sheet").status_code == 404
    as_spectator(client)
    assert client.get("/t/table/since").status_code == 200
