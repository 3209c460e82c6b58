"""In which settings the adapters are tried."""

from typing import Any

import pytest

from gusher.kernel import registry

# Every game, number of seats and option; where nobody plays, a game of people may need an end.
SETTINGS = [
    pytest.param(game.name, seats, options, id="-".join(map(str, (game.name, seats, *options.values()))))
    for game in registry.games()
    for seats, options in game.settings()
]
USUAL = [
    pytest.param(game.name, game.usual_seats, game.unattended(game.usual_seats, {}), id=game.name)
    for game in registry.games()
]


def short(game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The same options, but for a game that would take long."""
    return {**options, "turn_limit": 5} if game == "mcmulti" else options
