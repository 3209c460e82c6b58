"""The scores explained: a leaf of its own, fetched when somebody opens it; views after answers do not carry it."""

from pathlib import Path

import pytest

from gusher.kernel import log
from gusher.words.catalogue import catalogue
from tests.web.stored import as_seat, serving_match

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Ada", "Ben", "Cleo")  # as the stored table has them
FIXTURE = "giganten/fixtures/tie-by-licences.jsonl"
BEFORE_THE_END = -2  # lines of the log: the last answer, and the result


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_line_is_there_for_who_asks(tmp_path: Path, language: str) -> None:
    lines = (GAMES / FIXTURE).read_text(encoding="utf-8").splitlines()
    match = log.read(lines[:BEFORE_THE_END])
    assert not match.over
    said = catalogue(language, match.game)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * match.seats) as client:
        headers = {"Accept": "text/html", "Accept-Language": language}
        assert client.get("/t/table/scores", headers).status_code == 404  # a stranger's
        as_seat(client, 0)
        shown = client.get("/t/table/scores", headers).text
        page = client.get("/t/table", headers).text
        view = client.get("/t/table/view", headers).text
    scene = match.game.scene(match.view(0), 0)
    told = [said.say(line, NAMES) for line in scene.breakdown]
    assert len(told) > match.seats
    assert [f"<p>{line}</p>" for line in told if f"<p>{line}</p>" not in shown] == []
    assert [line for line in told if line in page or line in view] == []
    assert 'data-book="scores"' in page
