"""Set-up: the first refineries (W11, W12)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import CONTINENT_ZONES, REGION_COUNT, ZONE_CONTINENT
from gusher.games.wildcatters.effects.setup import Founded
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import build, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    """Either region of a continent that has no refinery yet (W11, W12)."""
    answers: vec[i64] = vec[i64](capacity=8)
    region: i64 = 0
    while region < REGION_COUNT:
        zones: i64 = CONTINENT_ZONES[ZONE_CONTINENT[region]]
        if state.sites & zones == zones:
            answers = append(answers, do.REFINERY + region)
        region += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """A coloured continent (W12), and one to a continent (W11)."""
    if action < do.REFINERY or action >= do.DRILL:
        return "W11"
    if holds(legal(state), action):
        return ""
    return "W12" if action - do.REFINERY >= REGION_COUNT else "W11"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    zone: i64 = action - do.REFINERY
    build.put_refinery(state, state.seat, zone)
    if tell is not None:
        tell(Founded(state.seat, zone))
    state.turn += 1
    if state.turn == state.setting.seats:
        state.turn = 0
        state.step = ask.REVEAL
    state.seat = turns.active(state)
