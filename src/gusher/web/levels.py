"""The bots that the pages offer: the levels, from the weakest to the strongest, and how each is said.

Matches, links and cookies of earlier days name other bots; they go on to mean what they meant.
"""

from collections.abc import Mapping

from gusher.bots import levels
from gusher.bots.levels import LEVELS, character_of
from gusher.bots.strength import points_of
from gusher.kernel.game import Game
from gusher.kernel.say import say
from gusher.words.catalogue import Catalogue

USUAL = "medium"
EARLIER: Mapping[str, str] = {
    "tumbleweed": "random",
    "prospector": "greedy",
    "driller": "search:ms=300",
    "baron": "search:ms=1200",
}


def level_of(bot: str) -> str:
    """What a bot is called by what it plays like; empty if it is none that a page offers or has offered."""
    return levels.level_of(bot) or next((level for level, name in EARLIER.items() if name == bot), "")


def bot_of(level: str) -> str:
    """The bot of a level; what is none means the usual one."""
    return level if level in LEVELS else EARLIER.get(level, USUAL)


def present(level: str) -> str:
    """The level of today that stands where an earlier one stood."""
    return dict(zip(EARLIER, LEVELS, strict=True)).get(level, level)


def order_of(bot: str) -> int:
    """Where a bot stands among all that a page offers or has offered, from the weakest; others come last."""
    level = level_of(bot)
    places = [name for pair in zip(EARLIER, LEVELS, strict=True) for name in pair]
    return places.index(level) if level else len(places)


# --- in words ---


def level_said(game: Game, level: str, words: Catalogue) -> str:
    """With its rating, if it has been measured."""
    return _rated(game, level, words.say(say(f"lobby-level-{level}")), words)


def card_said(game: Game, bot: str, words: Catalogue) -> str:
    """What a player's card says of a bot: level, rating and character; empty if it is none of ours."""
    level, character = level_of(bot), character_of(bot)
    if not level:
        return ""
    said = words.say(say("web-player-level", level=level))
    if level in LEVELS:
        said = _rated(game, bot, said, words)
    if not character:
        return said
    return words.say(say("levels-character", said=said, character=words.say(say(f"{game.name}-character-{character}"))))


def _rated(game: Game, bot: str, said: str, words: Catalogue) -> str:
    """Ratings are plain numbers: a game may write its points in dollars."""
    rating = points_of(game, bot)
    return said if rating is None else words.say(say("levels-rated", level=said, rating=str(rating)))
