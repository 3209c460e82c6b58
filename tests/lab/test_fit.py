"""Fitting: what can be learned is learned, the gradient is right, and weights go to the net and back unchanged."""

import numpy as np
import pytest
from librt.vecs import append, vec

from gusher.kernel.net import Net
from gusher.lab import fit
from gusher.lab.selfplay import Samples

SEATS, INPUTS = 3, 4


def samples(number: int = 600) -> Samples:
    """Who has more of the second input than of the third wins, whatever the others (and the lead, the last) say."""
    rng = np.random.default_rng(5)
    inputs = rng.normal(3.0, 2.0, (number, SEATS, INPUTS)).astype(np.float32)
    strength = 2.0 * (np.abs(inputs[..., 1]) - inputs[..., 2])
    worths = fit.chances(strength.astype(np.float64)).astype(np.float32)
    return Samples(inputs, worths, np.arange(number))


def some(hidden: int = 5) -> tuple[fit.Lessons, fit.Scale, fit.Parameters]:
    given = samples()
    scale = fit.Scale.of(given)
    made = fit.spoiled(scale, hidden, np.random.default_rng(1))
    return fit.Lessons(given, scale), scale, made


def test_spoiled_weights_learn_to_foresee() -> None:
    lessons, _, made = some()
    heard: list[float] = []
    learned = lessons.learn(made, np.random.default_rng(2), heard.append)
    assert lessons.loss(made) > lessons.blind()
    assert lessons.loss(learned) < 0.3 * lessons.blind()
    assert lessons.loss(learned) == min(heard)


def test_a_fit_is_the_same_every_time() -> None:
    lessons, _, made = some()
    once, again = (lessons.learn(made, np.random.default_rng(2), lambda _loss: None) for _ in range(2))
    assert all((one == two).all() for one, two in zip(once.parts(), again.parts(), strict=True))


def test_no_game_is_both_learned_from_and_held_back() -> None:
    lessons, _, _ = some()
    assert not set(lessons.taught) & set(lessons.unseen)
    assert len(lessons.taught) == 4 * len(lessons.unseen)


def test_the_gradient_is_the_slope_of_the_loss() -> None:
    lessons, _, made = some(hidden=2)
    inputs, worths = lessons.inputs[:50], lessons.worths[:50]
    slopes = fit.gradient(made, inputs, worths)
    for part, slope in zip(made.parts(), slopes, strict=True):
        for place in np.ndindex(part.shape):
            before = part[place]
            part[place] = before + 1e-6
            above = fit.loss(made, inputs, worths)
            part[place] = before - 1e-6
            below = fit.loss(made, inputs, worths)
            part[place] = before
            assert slope[place] == pytest.approx((above - below) / 2e-6, abs=1e-5)


def test_the_net_gives_what_the_fit_reckons() -> None:
    lessons, scale, made = some()
    row = vec[float]()
    for weight in fit.row(made, scale):
        row = append(row, weight)
    net = Net(INPUTS, 5, row)
    hoped, _ = fit.hopes(made, lessons.inputs[:10])
    for position in range(10):
        for seat in range(SEATS):
            given = vec[float]()
            for number in samples().inputs[position, seat]:
                given = append(given, float(number))
            assert net.number(given) == pytest.approx(hoped[position, seat], abs=1e-4)


def test_weights_come_back_as_they_were() -> None:
    _, scale, made = some()
    back = fit.parameters_of(fit.row(made, scale), 5, scale)
    for one, two in zip(made.parts(), back.parts(), strict=True):
        assert two == pytest.approx(one)


def test_what_never_changes_is_no_trouble() -> None:
    given = samples(40)
    given.inputs[..., 0] = 7.0
    scale = fit.Scale.of(given)
    assert np.isfinite(fit.row(fit.by_hand(scale, 2, np.random.default_rng(1)), scale)).all()
