"""The bots that the pages offer, from the weakest to the strongest; docs/results.md has their measured strength."""

from collections.abc import Mapping

LEVELS: Mapping[str, str] = {
    "tumbleweed": "random",
    "prospector": "greedy",
    "driller": "search:ms=300",
    "baron": "search:ms=1200",
}
USUAL = "prospector"


def level_of(bot: str) -> str:
    """The level that a bot's name stands for; empty if it is none of them."""
    return next((level for level, name in LEVELS.items() if name == bot), "")
