"""Doodlebug, installed beside Gusher as its users have it: everything works that works for our games."""

import json

from gusher.kernel import registry
from tests.plugins.installed import EXAMPLES, gusher


def test_nobody_sees_it_who_has_not_installed_it() -> None:
    assert "doodlebug" not in [game.name for game in registry.games()]
    listing = json.loads(gusher(EXAMPLES, "games", "--json").stdout)
    assert [game["name"] for game in listing["games"]] == sorted(
        [*(game.name for game in registry.games()), "doodlebug"]
    )
    assert listing["unusable"] == []


def test_its_rules_are_read_like_any_other() -> None:
    assert "most barrels wins" in " ".join(gusher(EXAMPLES, "rules", "doodlebug").stdout.split())
    assert "shared equally" in gusher(EXAMPLES, "rules", "doodlebug", "D9").stdout


def test_bots_play_it_in_the_arena() -> None:
    """In processes of their own, which find the game again."""
    done = gusher(EXAMPLES, "arena", "doodlebug", "greedy", "random", "--games", 40, "--seed", 1, "--jobs", 2, "--json")
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    greedy, random = report["standings"]
    assert (greedy["bot"], greedy["games"], random["bot"]) == ("greedy", 40, "random")
    assert report["failures"] == []
    assert greedy["points"] > 1.5 * random["points"]
