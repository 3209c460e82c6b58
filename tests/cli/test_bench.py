"""`gusher bench`."""

import json

from tests.cli.commands import gusher


def test_table_in_french() -> None:
    ended = gusher("bench", "atacama", "--seconds", "0.01", lang="fr")
    assert ended.code == 0
    assert "Décisions par seconde" in ended.out
    assert "Mesure de atacama" in ended.all


def test_as_json() -> None:
    ended = gusher("bench", "--seconds", "0.01", "--json")
    document = json.loads(ended.out)
    assert document["atacama"]["decisions_per_s"] > 0
    assert isinstance(document["compiled"], bool)
