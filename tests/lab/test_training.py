"""Trainings, small ones: a spoiled value gets better, the same for a seed, and goes on where it was stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

from gusher.bots.judge import Judge
from gusher.kernel import registry
from gusher.kernel.values import read
from gusher.lab.duel import Duel, duel_game
from gusher.lab.plan import Plan
from gusher.lab.selfplay import is_quiet, play
from gusher.lab.training import BadTraining, Training
from tests.cli.commands import gusher

PLAN = Plan("atacama", 2, games=25, generations=1, hidden=2, seed=3, spoiled=True)
RUN = ("train", "atacama", "--games", 25, "--hidden", 2, "--seed", 3, "--spoiled", "--duel", 2, "--jobs", 1)

pytestmark = pytest.mark.compiled


def trained(folder: Path, plan: Plan = PLAN) -> bytes:
    training = Training(plan, folder, "gusher train")
    training.run(1, lambda _done: None)
    return training.result.read_bytes()


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("training")
    trained(folder)
    return folder


def test_a_spoiled_value_gets_better(done: Path) -> None:
    points = Training(PLAN, done, "").curve()
    assert points[0].stage == "start"
    assert points[0].loss > points[0].blind  # worse than no idea at all
    assert min(point.loss for point in points) < points[0].blind


def test_what_was_learned_says_how(done: Path) -> None:
    kept = read((done / "2.value").read_bytes(), registry.find("atacama"), 2)
    assert kept.learned["seed"] == 3
    assert kept.learned["games"] == 25
    assert kept.learned["positions"] > 500


def test_it_goes_on_where_it_was_stopped(done: Path, tmp_path: Path) -> None:
    """Nothing of what lies in the folder is done again, and the rest gives the same weights."""
    for file in ("plan.json", "games-0-000000.npz"):
        (tmp_path / file).write_bytes((done / file).read_bytes())
    kept = (tmp_path / "games-0-000000.npz").stat().st_mtime_ns
    assert trained(tmp_path) == (done / "2.value").read_bytes()
    assert (tmp_path / "games-0-000000.npz").stat().st_mtime_ns == kept


def test_another_plan_needs_another_folder(done: Path) -> None:
    with pytest.raises(BadTraining) as refused:
        Training(Plan("atacama", 2, 26, 1, 2, 3, True), done, "")
    assert refused.value.key == "train-other-plan"


def test_samples_are_taken_once_where_it_is_quiet() -> None:
    """In Giganten between two rounds: one position of each."""
    game = registry.find("giganten")
    plan = Plan("giganten", 3, 1, 1, 0, seed=1)
    samples = play(plan, game, 0, 0, Judge(game.policy))
    rounds = samples.inputs[:, 0, -5]
    assert list(rounds) == sorted(set(rounds))
    assert samples.worths.sum(axis=1) == pytest.approx(1.0)


def test_where_a_game_without_advice_is_quiet() -> None:
    game = registry.find("atacama")
    state = game.start(2, game.settle(2, {}))
    assert is_quiet(game.policy, state) == (state.seat >= 0)


def test_a_duel_against_itself_is_even() -> None:
    """Both games of a pair have the same chance, so that the same judge wins in one what it loses in the other."""
    game = registry.find("atacama")
    plan = Plan("atacama", 2, 1, 1, 0, seed=1, duel=2)
    one, other = Judge(game.policy), Judge(game.policy)
    fought = Duel.of([duel_game(plan, game, number, one, other) for number in range(2)])
    assert (fought.share, fought.even) == (0.5, 0.5)


# --- on the command line ---


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("called")
    assert gusher(*RUN, "--into", folder, "--json").code == 0
    return folder


def document(folder: Path) -> dict[str, Any]:
    ended = gusher(*RUN, "--into", folder, "--json")
    assert ended.code == 0
    data: dict[str, Any] = json.loads(ended.out)
    return data


def test_the_command_tells_what_it_did(called: Path) -> None:
    data = document(called)
    assert data["command"] == "gusher train atacama --seats 2 --games 25 --generations 1 --hidden 2 --seed 3 --spoiled"
    assert data["curve"][0]["stage"] == "start"
    assert data["duel"]["games"] == 2
    assert Path(data["value"]).is_file()


@pytest.mark.parametrize(("lang", "said"), [("en", "better than at the start"), ("fr", "mieux qu’au départ")])
def test_the_table_says_that_it_learned(called: Path, lang: str, said: str) -> None:
    ended = gusher(*RUN, "--into", called, lang=lang)
    assert ended.code == 0
    assert said in ended.all


def test_the_curve_is_a_picture(called: Path) -> None:
    picture = (called / "curve.svg").read_text(encoding="utf-8")
    assert picture.count("<polyline") == 3
    assert "the game’s own judgement" in picture or "le jugement propre au jeu" in picture


def test_what_is_wrong_is_named(tmp_path: Path) -> None:
    ended = gusher("train", "atacama", "--seats", 3, "--into", tmp_path)
    assert ended.code == 2
    assert "2" in ended.err
    assert "4" in ended.err
    assert gusher("train", "atacama", "--games", 4, "--into", tmp_path).code == 2
    assert gusher("train", "chess", "--into", tmp_path).code == 2
