"""Since your last turn: turn by turn, with what concerns the reader; and the rings around what is new."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gusher.bots.playout import random_answer
from gusher.kernel import log, registry
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.turns import window
from tests.kernel.matches import played
from tests.web.stored import as_seat, as_spectator, serving_match
from tests.web.visitor import Visitor

OUTBID = Path(__file__).parents[1] / "games/giganten/fixtures/bluffer-is-outbid.jsonl"
ME = '<span class="recap-me">You</span> '
GAMES = [game.name for game in registry.games()]


def recap(client: Visitor) -> str:
    page = client.get("/t/table").text
    return page[page.index('id="recap"') : page.index('id="log"')]


def turns_in(text: str) -> list[str]:
    return re.findall(r"<h4><b>[IV]+</b> (.*?)</h4>", text)


def lines_in(text: str) -> list[str]:
    return [re.sub("<[^>]+>", "", line) for line in re.findall('<li class="recap-line.*?</li>', text)]


def rings(client: Visitor) -> set[str]:
    found = re.search('data-new="([^"]*)"', client.get("/t/table").text)
    assert found is not None
    return set(found.group(1).split())


def in_turn(game: str, seats: int, ready: Callable[[Match], bool], seed: int = 5) -> Match:
    """A random match, played on until it is as wanted."""
    match, rng = played(registry.find(game), seats, {}, seed, answers=40), Rng(seed)
    while not ready(match):
        assert not match.over
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    return match


def halfway(match: Match) -> bool:
    """Seat 0 has its turn, and has answered in it."""
    return match.turn == 0 == match.state.seat and match.steps[-1].turn == 0 and match.steps[-1].entry.by == 0


@pytest.mark.parametrize("game", ["giganten", "mcmulti", "wildcatters"])
def test_the_recap_stays_through_the_own_turn(tmp_path: Path, game: str) -> None:
    match = in_turn(game, registry.find(game).usual_seats, halfway)
    began = next(step.entry.n for step in reversed(match.steps) if step.turn != 0)
    before = played_to(match, began)
    texts = []
    for number, position in enumerate((before, match)):
        with serving_match(tmp_path / str(number), match.game, position, kinds=("human",) * match.seats) as client:
            as_seat(client, 0)
            texts.append(recap(client))
    assert lines_in(texts[0]) == lines_in(texts[1]) != []
    assert "Ada" not in turns_in(texts[1])


def played_to(match: Match, n: int) -> Match:
    """The match as it was after an entry."""
    earlier = Match(match.game, match.seats, match.options, match.names, secret=match.secret)
    for entry in match.entries:
        if entry.by != "chance" and entry.n <= n:
            earlier.answer_number(int(entry.by), entry.action)
    assert earlier.n == n
    return earlier


def test_it_is_told_turn_by_turn_under_the_players_names(tmp_path: Path) -> None:
    match = in_turn("mcmulti", 4, lambda match: match.turn == 0 and match.state.turn > 8)  # type: ignore[attr-defined]
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, 0)
        text = recap(client)
        assert turns_in(text) == ["Ben", "Cleo", "Dora"]
        as_spectator(client)
        assert lines_in(recap(client)) == []  # who watches has no turn


def test_what_concerns_the_reader_is_marked(tmp_path: Path) -> None:
    """And nothing else, in whatever turn it happened."""
    match = in_turn("mcmulti", 4, lambda match: match.turn == 0 and names_ada(match))
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, 0)
        text = recap(client)
    marked = re.findall('<li class="recap-line mine">(.*?)</li>', text)
    plain = re.findall('<li class="recap-line">(.*?)</li>', text)
    assert marked
    assert all("Ada" in line for line in marked)
    assert not any("Ada" in line for line in plain)


def names_ada(match: Match) -> bool:
    news = window(match, 0)
    return any(
        flow.seat == 0
        for step in match.steps
        if news.holds(step.entry.n)
        for effect in step.effects
        for flow in effect.flows()
    )


def test_an_auction_that_the_reader_lost_is_marked(tmp_path: Path) -> None:
    """Giganten: the sentence names the winner alone. Ada and Cleo have bid, Ben has not."""
    match = log.read(OUTBID.read_text(encoding="utf-8").splitlines(), to=91)
    won = '<li class="recap-line{}">Cleo wins '
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, 0)
        assert won.format(" mine") in recap(client).replace(ME, "")
        as_seat(client, 1)
        assert won.format("") in recap(client)


# --- rings ---


@pytest.mark.parametrize("game", GAMES)
def test_rings_are_the_same_after_a_reload_and_in_another_process(tmp_path: Path, game: str) -> None:
    match = played(registry.find(game), registry.find(game).usual_seats, {}, seed=5, answers=70)
    kinds = ("human",) * match.seats
    found = []
    for number in range(2):
        with serving_match(tmp_path / str(number), match.game, match, kinds=kinds) as client:
            as_seat(client, 0)
            found += [rings(client), rings(client)]
    assert found[0] == found[1] == found[2] == found[3]


def test_every_piece_that_others_placed_is_ringed_and_no_own_one(tmp_path: Path) -> None:
    match = played(registry.find("atacama"), 4, {}, seed=5, answers=13)
    seat = int(match.steps[-4].entry.by)
    placed = [step.effects[0] for step in match.steps[-3:]]
    fields = {f"rig-{effect.field // 9 + 1}{effect.field % 9 + 1}" for effect in placed}  # type: ignore[attr-defined]
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, seat)
        assert rings(client) == fields


def test_a_piece_that_only_got_a_mark_is_not_ringed(tmp_path: Path) -> None:
    """Giganten: the truck whose turn it is stands in a light, and one that stays is no news."""
    match = in_turn("giganten", 4, lambda match: [type(effect).__name__ for effect in told_after(match)] == ["Stayed"])
    with serving_match(tmp_path, match.game, match, kinds=("human",) * 4) as client:
        as_seat(client, before_last(match))
        assert not any(name.startswith(("truck", "loco")) for name in rings(client))


def before_last(match: Match) -> int:
    """Whose turn it was before the last one."""
    last = match.steps[-1].turn
    return next((step.turn for step in reversed(match.steps) if step.turn != last), 0)


def told_after(match: Match) -> list[Effect]:
    """All that happened since that turn."""
    news = window(match, before_last(match))
    return [effect for step in match.steps if news.holds(step.entry.n) for effect in step.effects]
