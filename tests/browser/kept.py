"""Tables that stand where a test wants them: a recorded match, up to a question of a certain sort."""

from collections.abc import Callable
from pathlib import Path

from gusher.kernel import log, registry
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from gusher.kernel.scene import Scene
from tests.browser.people import Kept, Window, keep
from tests.served import Servers
from tests.web.stored import SECRET

GAMES = Path(__file__).parents[1] / "games"

Such = Callable[[Scene], bool]


def recorded(game: str, name: str, such: Such) -> Match:
    """A recorded match, up to a question of this sort to the first seat."""
    return next(match for match in log.reading(lines_of(game, name)) if asks_first_seat(match, such))


def lines_of(game: str, name: str) -> list[str]:
    return (GAMES / game / "fixtures" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def random(game: str, seats: int, such: Such) -> Match:
    """A match with answers at random, always the same, up to a question of this sort to the first seat."""
    match, rng = Match(registry.find(game), seats, {}, secret=SECRET), Rng(1)
    while not asks_first_seat(match, such):
        answers = match.state.legal()
        match.answer_number(int(match.state.seat), int(answers[rng.below(len(answers))]))
    return match


def asks_first_seat(match: Match, such: Such) -> bool:
    return match.state.seat == 0 and such(match.game.scene(match.view(0), 0))


def seated(player: Window, server: Servers, match: Match) -> Kept:
    """The player sits in the first seat, random bots in the others, and is asked."""
    table = keep(server.database, match, "human", *["bot"] * (match.seats - 1))
    table.sit_down(player)
    assert player.await_turn()
    return table


def has(scene: Scene, *names: str) -> bool:
    """Are these targets on the board?"""
    return set(names) <= {shape.id for shape in scene.shapes if shape.answer is not None}


def many(scene: Scene) -> bool:
    """So many choices that a list of them is folded on a phone."""
    return len(scene.choices) > 12
