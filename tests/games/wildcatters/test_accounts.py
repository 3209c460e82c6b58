"""What Wildcatters says of its players: all that they have, and their scores line by line."""

import pytest

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.state import Wildcatters
from gusher.games.wildcatters.words import prompts, standings
from gusher.kernel.state import OVER, PUBLIC
from tests.games.wildcatters import positions as board
from tests.games.wildcatters.positions import BLUE, GREEN, RED, YELLOW, give, table
from tests.games.wildcatters.speech import ADA, BEN, asked, said, title


@pytest.mark.clause("W44")
def test_all_that_a_player_has_is_told_to_everybody() -> None:
    state = table()
    give(state, RED, cash=7, score=12, loans=1, taken=2, cards="L08 D02", blue=3)
    board.rig(state, RED, "NA_S", 2)
    board.pump(state, RED, "NA_S", 3)
    board.deliver(state, "NA", "rrg")
    board.deliver(state, "AU", "r")
    board.turn(state)
    for viewer in (ADA, BEN, PUBLIC):
        ada = standings.players(state.redact(viewer))[ADA]
        assert ada.points == 12  # the track; the final scoring comes at the end
        assert [said(fact) for fact in ada.facts] == [
            "runs the Standard Oil Company (I)",
            "$7 in cash",
            "shares: 20 of I and 3 of IV",
            "1 loan",
            "2 rigs, 1 pump, 0 trains, 0 tankers, 0 refineries",
            "3 barrels delivered (North America 2 and Australia 1)",
            "2 wildcatters",
            "1 drop, 2 refinery cards",
            "order token 1",
            f"{state.scores()[ADA]} VP if it ended now",
        ]


def ended() -> Wildcatters:
    """Ada leads in her company and in North America; Ben has most cash."""
    state = table(round_=7)
    give(state, RED, cash=4, score=20, red=12, yellow=0, taken=3)
    give(state, YELLOW, cash=9, score=30, red=7, yellow=3)
    give(state, GREEN, cash=9, score=10, yellow=3, green=0)
    give(state, BLUE, cash=0, score=-3, blue=0)
    board.deliver(state, "NA", "rrrryyggb")
    state.seat, state.step = OVER, ask.ENDED
    return state


@pytest.mark.clause("W196", "W198", "W199", "W200", "W201", "W203", "W206", "W209")
def test_the_score_is_explained_line_by_line() -> None:
    state = ended()
    assert [said(line) for line in standings.breakdown(state)] == [
        "The game is over. The final scoring:",
        "1. Ada: 56 VP = track 20, wildcatters 12, companies 8 + 4 for their own, cash 2, continents 10.",
        "2. Ben: 54 VP = track 30, wildcatters 0, companies 10 + 4 for their own, cash 6, continents 4.",
        "3. Clara: 26 VP = track 10, wildcatters 0, companies 6, cash 6, continents 4.",
        "4. Dan: −3 VP = track −3, wildcatters 0, companies 0, cash 0, continents 0.",
        "Company I: Ada 8 + 4 VP (with 12, own company) and Ben 4 VP (with 7).",
        "Company II: Ben 6 + 4 VP (with 3, own company) and Clara 6 VP (with 3).",
        "Company III: nobody.",
        "Company IV: nobody.",
        "Cash: Ben 6 VP (with 9), Clara 6 VP (with 9) and Ada 2 VP (with 4).",
        "North America: Ada 10 VP (with 4), Ben 4 VP (with 2) and Clara 4 VP (with 2).",
        *(f"{name}: nobody." for name in ("South America", "Russia", "Asia", "Europe", "Africa", "Australia")),
    ]
    assert (asked(state), prompts.clause(state)) == ("Ada wins with 56 VP.", "W209")
    assert title(state) == "Wildcatters, ended after 7 rounds. VP: Ada 56, Ben 54, Clara 26 and Dan −3."
    assert standings.players(state)[ADA].points == 56


@pytest.mark.clause("W209", "W210")
def test_equal_points_are_decided_and_a_shared_win_is_told() -> None:
    state = table(round_=7)
    state.seat, state.step = OVER, ask.ENDED
    points = state.scores()[0]
    assert asked(state) == f"Ada, Ben, Clara and Dan share the win with {points} VP each."
    assert prompts.clause(state) == "W210"
    decided = "Level on VP: whoever has more of their own shares comes first, then whoever has more cash."
    assert decided in [said(line) for line in standings.breakdown(state)]


@pytest.mark.clause("W192")
def test_before_the_end_the_breakdown_counts_the_last_repayment() -> None:
    state = table()
    give(state, RED, red=10, loans=1)
    board.turn(state)
    lines = [said(line) for line in standings.breakdown(state)]
    assert lines[0] == "If the game ended now:"
    assert any("Ada: " in line and "last repayment −15" in line for line in lines)
