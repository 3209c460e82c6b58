"""`gusher bench`."""

import json

import pytest

from gusher import bench
from gusher.kernel import registry
from tests.cli.commands import gusher


def test_table_in_french() -> None:
    ended = gusher("bench", "atacama", "--seconds", "0.01", lang="fr")
    assert ended.code == 0
    assert "Décisions par seconde" in ended.out
    assert "Mesure de atacama" in ended.all


def test_as_json_without_a_name_for_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Drawing a whole game of each takes a while: only the quick parts are measured."""
    monkeypatch.setattr(bench, "PARTS", (bench.play_speed, bench.clone_speed, bench.features_time))
    document = json.loads(gusher("bench", "--seconds", "0.01", "--json").out)
    assert isinstance(document["compiled"], bool)
    for game in registry.games():
        assert document[game.name]["decisions_per_s"] > 0
        assert document[game.name]["clones_per_s"] > 0
        assert document[game.name]["features_us"] > 0
