"""What a table asks, and how: shares in one go, half a move without a second word, whose turn it is, who has won."""

import json
import re
from collections.abc import Callable
from html import unescape
from pathlib import Path

import pytest

from gusher.kernel import log, registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC
from tests.web.stored import as_seat, as_spectator, played, serving_match

TAKING = Path(__file__).parents[1] / "games" / "wildcatters" / "fixtures" / "bid-on-credit.jsonl"


def reached(game: str, seats: int, such: Callable[[Match, Scene], bool]) -> Match:
    """A match with answers at random, always the same, up to a question of this sort."""
    description = registry.find(game)
    match, rng = Match(description, seats, {}, secret=seeded_secret("questions")), Rng(3)
    while not such(match, description.scene(match.view(int(match.state.seat)), int(match.state.seat))):
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[rng.below(len(answers))]))
    return match


@pytest.mark.clause("W157")
def test_shares_of_all_companies_are_taken_by_one_request(tmp_path: Path) -> None:
    match = log.read(TAKING.read_text(encoding="utf-8").splitlines(), to=165)
    seat = int(match.state.seat)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, seat)
        page = client.get("/t/table").text
        total = int(re.findall(r'id="split"[^>]*data-total="(\d+)"', page)[0])
        assert page.count('class="split-part"') == 4
        assert re.search(rf'<h2 class="prompt-text">[^<]*you take {total} shares\. Of which companies\?', page)
        steps = json.loads(unescape(re.findall(r'data-steps="([^"]*)"', page)[0]))
        first = int(re.findall(r'data-first="(\d+)"', page)[0])
        named = [1, 1, 1]
        answers = [steps[str(first + count)] for count in named]
        assert answers == [{"do": "take", "shares": 1}] * 3
        client.call(client.tables.answer, "table", seat, match.n, "key", *answers)
        again = unescape(client.get("/t/table").text)
        assert 'id="split"' not in again
        assert f"1 of I, 1 of II, 1 of III and {total - 3} of IV" in again  # the last follows from the others


@pytest.mark.clause("W13")
def test_a_piece_of_the_set_up_is_confirmed_once(tmp_path: Path) -> None:
    match = reached("wildcatters", 4, lambda _, scene: scene.halfway)
    seat = int(match.state.seat)
    with serving_match(tmp_path / "show", match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, seat)
        assert set(re.findall(r'data-crosses="(\w*)"', client.get("/t/table").text)) == {""}
    match.answer_number(seat, int(match.state.legal()[0]))
    with serving_match(tmp_path / "place", match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, seat)
        assert set(re.findall(r'data-crosses="(\w*)"', client.get("/t/table").text)) == {"asked"}


@pytest.mark.parametrize(
    ("language", "title", "said"),
    [("en", "You are asked", "dice work for you"), ("fr", "On vous consulte", "travaillent pour vous")],
)
def test_who_is_asked_in_anothers_turn_does_not_read_your_turn(
    tmp_path: Path, language: str, title: str, said: str
) -> None:
    match = reached("mcmulti", 4, lambda _, scene: scene.occasion is not None)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, int(match.state.seat))
        client.cookies.set("lang", language)
        page = client.get("/t/table").text
        assert re.search(rf'<p class="prompt-name occasion">[^<]*{said}', page)
        assert re.search(rf"<title>[^<]*{title}", page)
        assert not re.search(r'<p class="prompt-name">', page)
        as_spectator(client)
        assert "prompt-name occasion" not in client.get("/t/table").text


@pytest.mark.parametrize(("language", "won"), [("en", "You win!"), ("fr", "Vous avez gagné\u00a0!")])
def test_the_winner_reads_you_win(tmp_path: Path, language: str, won: str) -> None:
    match = played(100)
    (winner,) = match.state.winners()
    with serving_match(tmp_path, match.game, match) as client:
        for seats, reads in (((winner,), True), ((1 - winner,), False), ((0, 1), False), ((), False)):
            as_seat(client, *seats)
            if not seats:
                as_spectator(client)
            client.cookies.set("lang", language)
            assert (won in client.get("/t/table").text) == reads


def test_a_line_of_the_log_says_what_it_sounds_like(tmp_path: Path) -> None:
    match = reached("giganten", 3, lambda match, _: match.n > 12)
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 3) as client:
        as_seat(client, 0)
        page = client.get("/t/table").text
    assert re.search(r'data-sound="dice" id="log-[^>]*>(<button[^>]*>)?[^<]*(Hudson|Jet|Standard)', page)


def test_one_question_is_left_out_of_nobodys_view() -> None:
    """Who is not asked is told neither an occasion nor a split."""
    match = reached("mcmulti", 4, lambda _, scene: scene.occasion is not None)
    for viewer in (*(seat for seat in range(4) if seat != match.state.seat), PUBLIC):
        scene = match.game.scene(match.view(viewer), viewer)
        assert (scene.occasion, scene.split, scene.halfway) == (None, None, False)
