"""The sheets of scorings: a table of contests by players that adds up to what the log says was gained."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from gusher.games.giganten.effects.ending import Settled
from gusher.kernel import log, registry
from gusher.kernel.effects import Effect
from gusher.kernel.match import Match
from gusher.kernel.sheets import Sheet
from tests.web.stored import as_seat, serving_match

GAMES = Path(__file__).parents[1] / "games"
FIXTURES = {
    "wildcatters": "wildcatters/fixtures/interim-ties.jsonl",
    "giganten": "giganten/fixtures/shared-win.jsonl",
}


def read(game: str) -> Match:
    return log.read((GAMES / FIXTURES[game]).read_text(encoding="utf-8").splitlines())


def scorings(match: Match) -> dict[int, Sequence[Effect]]:
    """The entries that led to a scoring, with what it consisted of."""
    kinds = match.game.scoring.EFFECTS
    found = {step.entry.n: [effect for effect in step.effects if isinstance(effect, kinds)] for step in match.steps}
    return {n: effects for n, effects in found.items() if effects}


@pytest.mark.parametrize("game", FIXTURES)
def test_a_sheet_adds_up_to_what_was_gained(game: str) -> None:
    match = read(game)
    assert scorings(match)
    for effects in scorings(match).values():
        sheet: Sheet = match.game.scoring.sheet(effects, match.seats)
        good = sheet.unit.removeprefix(f"{game}-good-")
        gained = [0] * match.seats
        for effect in effects:
            for flow in effect.flows():
                gained[flow.seat] += flow.amount if flow.good == good else 0
        had = {
            effect.seat: effect.cash for effect in effects if isinstance(effect, Settled)
        }  # the sheet begins with it
        assert [total - had.get(seat, 0) for seat, total in enumerate(sheet.totals())] == gained


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_log_leads_to_the_sheet(tmp_path: Path, language: str) -> None:
    """Interim scoring: a row for each contest, a column for each player, the sum below."""
    match = read("wildcatters")
    n = min(scorings(match))
    with serving_match(tmp_path, match.game, match, kinds=("human",) * match.seats) as client:
        as_seat(client, 0)
        headers = {"Accept": "text/html", "Accept-Language": language}
        page = client.get("/t/table?log=all", headers).text
        sheet = client.get("/t/table/sheet", headers, n=str(n)).text
        nothing = client.get("/t/table/sheet", headers, n="1").text
    assert page.count(f'data-sheet="{n}"') == 2  # beside its line in the log, and in the recap
    assert len(re.findall('scope="col"', sheet)) == match.seats
    assert len(re.findall("<tr>", sheet)) == 1 + 11 + 1  # W190: cash is not scored
    assert "<table" not in nothing


def test_a_game_that_needs_no_sheet_has_none(tmp_path: Path) -> None:
    match = Match(registry.find("mcmulti"), 2, secret="5e" * 32)
    with serving_match(tmp_path, match.game, match) as client:
        as_seat(client, 0)
        assert "<table" not in client.get("/t/table/sheet").text
