"""Made-up results for reports: a game of pure luck, with or without a thumb on the scales."""

from gusher.arena.game import Result
from gusher.kernel import boards, registry
from gusher.kernel.rng import Rng
from gusher.lab.study import Study, Table, Variant

FAIR = (1.0, 1.0, 1.0)


def won_by(rng: Rng, weights: tuple[float, ...]) -> int:
    point = rng.below(1_000_000) / 1_000_000 * sum(weights)
    for seat, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return seat
    return len(weights) - 1


def result(number: int, rng: Rng, weights: tuple[float, ...], turns: int) -> Result:
    seats = len(weights)
    winner = won_by(rng, weights)
    scores = [rng.below(50) + 50 * (seat == winner) for seat in range(seats)]
    ahead = rng.below(seats)
    curve = [[0.5 if seat == leader else 0.5 / (seats - 1) for seat in range(seats)] for leader in (ahead, winner)]
    notes = {
        "turns": turns + rng.below(11),
        "questions": 20 + rng.below(5),
        "choices": 100 + rng.below(20),
        "forced": rng.below(4),
        "course": number,
        "end": "",
        "used": {"bid": [rng.below(3) for _ in range(seats)]},
        "curve": curve,
    }
    return Result(
        number, scores, [1 if seat == winner else 2 for seat in range(seats)], 20, 30, [0.0] * seats, None, [], notes
    )


def table(variant: Variant, games: int, seed: int, weights: tuple[float, ...] = FAIR, turns: int = 30) -> Table:
    rng = Rng(seed)
    seats = len(weights)
    return Table(variant, seats, [result(number * seats, rng, weights, turns) for number in range(games)])


def study(*variants: Variant, games: int, seats: int = 3) -> Study:
    return Study("mcmulti", variants, (seats,), games)


def short_board() -> str:
    """Atacama's in 20 turns."""
    text = boards.text(registry.find("atacama"))
    for ours, theirs in (
        ("= 28  ", "= 20  "),
        ("[14, 0]", "[10, 0]"),
        ("[11, 3]", "[7, 3]"),
        ("[7, 0]", "[5, 0]"),
        ("[6, 1]", "[4, 1]"),
    ):
        assert ours in text
        text = text.replace(ours, theirs)
    return text
