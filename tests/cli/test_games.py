"""`gusher games`."""

import json

from gusher.kernel import registry
from tests.cli.commands import gusher


def test_lists_every_game_with_seats_and_makers() -> None:
    shown = gusher("games").all
    for game in registry.games():
        assert game.name in shown
        assert game.designer in shown
        assert game.publisher in shown
        assert str(game.year) in shown


def test_one_game_in_full() -> None:
    shown = gusher("games", "atacama", lang="fr").all
    assert "2 ou 4 joueurs" in shown
    assert "Variante tactique (A40)" in shown
    assert "false (non ; par défaut), true (oui)" in shown
    assert "Seulement avec tactical=true." in shown


def test_what_is_usual_with_some_numbers_of_players() -> None:
    shown = gusher("games", "mcmulti").all
    assert "dealt (by seat; the usual one), picked (picked; the usual one with 3 players)" in " ".join(shown.split())
    document = json.loads(gusher("games", "mcmulti", "--json").out)["games"][0]
    islands = next(option for option in document["options"] if option["name"] == "islands")
    assert (islands["default"], islands["usual_with"]) == ("dealt", {"3": "picked"})


def test_as_json() -> None:
    document = json.loads(gusher("games", "--json").out)
    atacama = next(game for game in document["games"] if game["name"] == "atacama")
    assert atacama["seats"] == [2, 4]
    assert atacama["year"] == 2013
    weight = next(option for option in atacama["options"] if option["name"] == "double_weight")
    assert weight["needs"] == {"tactical": True}
    assert [value["value"] for value in weight["values"]] == [1, 2]


def test_one_game_as_json_has_the_same_shape() -> None:
    everything = json.loads(gusher("games", "--json").out)["games"]
    one = json.loads(gusher("games", "atacama", "--json").out)["games"]
    assert one == [game for game in everything if game["name"] == "atacama"]
