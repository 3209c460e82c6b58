"""Rows of numbers: what a seat knows and no more, all of it, under its name."""

from typing import Any

import numpy as np
import pytest

from gusher.adapters.episode import Episode, payoffs
from gusher.adapters.observation import MOST, Row
from gusher.kernel import dumps, registry
from gusher.kernel.features import features_of
from gusher.kernel.rng import Rng
from tests.adapters.settings import SETTINGS, USUAL, short
from tests.games.walks import random_walk, sampled

EVERY = 9  # positions of a walk


@pytest.mark.parametrize("game", ["giganten", "mcmulti", "wildcatters"])
def test_worlds_that_a_seat_cannot_tell_apart_give_it_the_same_row(game: str) -> None:
    """The worlds come from one view, its holes filled twice: they differ in what is hidden alone."""
    episode = Episode(game, None, 1, {})
    differing = telling = 0
    for truth in sampled(random_walk(episode.game.start(episode.seats, episode.options), seed=7), EVERY):
        seat = int(truth.seat)
        view = truth.redact(seat)
        rows, others = [], []
        for world in (view.fill(Rng(1)), view.fill(Rng(2))):
            episode.state = world
            rows.append(episode.observe(seat))
            others.append(episode.numbers((seat + 1) % episode.seats).tolist())
        assert rows[0]["observation"].tolist() == rows[1]["observation"].tolist()
        assert rows[0]["action_mask"].tolist() == rows[1]["action_mask"].tolist()
        differing += view.fill(Rng(1)).dump() != view.fill(Rng(2)).dump()
        telling += others[0] != others[1]
    assert differing == 0 if game == "mcmulti" else differing > 3  # McMulti hides nothing
    assert telling == 0 if game == "mcmulti" else telling > 0  # somebody else does know it


@pytest.mark.parametrize(("game", "seats", "options"), USUAL)
def test_nothing_of_the_view_is_left_out(game: str, seats: int, options: dict[str, Any]) -> None:
    description = registry.find(game)
    row = Row(description, seats, description.settle(seats, short(game, options)))
    features = features_of(description)
    for truth in sampled(random_walk(description.start(seats, short(game, options)), seed=3), EVERY):
        seat = int(truth.seat)
        view = truth.redact(seat)
        found = dict(zip(row.names, row.exact(view, seat), strict=True))
        assert [found[f"me-{other}"] for other in range(seats)] == [other == seat for other in range(seats)]
        assert [found[name] for name in row.feature_names] == list(features.numbers(view, seat))
        for field, value in dumps.dump(view, view.unwritten()).items():
            if isinstance(value, list):
                assert [found[f"{field}[{place}]"] for place in range(len(value))] == value
            else:
                assert found[field] == value


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_every_row_of_a_game_has_the_same_length(game: str, seats: int, options: dict[str, Any]) -> None:
    episode = Episode(game, seats, 1, short(game, options))
    walk = random_walk(episode.game.start(seats, episode.options), seed=5)
    for episode.state in sampled(walk, 8 * EVERY):
        row = episode.numbers(0)
        assert row.shape == (episode.row.length,)
        assert np.abs(row).max() < MOST


def test_scaling_keeps_order_and_sign() -> None:
    description = registry.find("giganten")
    row = Row(description, 3, description.settle(3, {}))
    view = description.start(3, description.settle(3, {}))
    exact, scaled = row.exact(view, 0), row.scaled(view, 0)
    assert np.array_equal(np.sign(exact), np.sign(scaled))
    assert np.allclose(np.sign(scaled) * np.expm1(np.abs(scaled)), exact, rtol=1e-5)


@pytest.mark.parametrize(
    ("ranks", "gained"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([2, 1, 3], [0, 1, -1]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([1, 2, 2, 4], [1, 0, 0, -1]),
    ],
)
def test_places_are_worth_nothing_together(ranks: list[int], gained: list[float]) -> None:
    assert payoffs(ranks) == pytest.approx(gained)
    assert sum(gained) == 0
