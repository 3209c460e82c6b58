"""What a table's page shows as long as it is open: views, which come after every answer, need not carry it along."""

from typing import NamedTuple

from gusher.kernel.match import Match
from gusher.kernel.say import say
from gusher.kernel.state import PUBLIC
from gusher.web.pointing import Lore, lore
from gusher.web.terms import terms
from gusher.web.viewers import Viewer
from gusher.words.catalogue import Catalogue


class Sights(NamedTuple):
    game_title: str
    mark: str  # what of the board is reconstructed, in a few words
    options: list[str]
    lore: Lore


def sights(viewer: Viewer) -> Sights:
    match, words = viewer.match, viewer.words
    return Sights(
        game_title=words.say(say(f"{match.game.name}-name")),
        mark="" if match.game.mark is None else viewer.says(match.game.mark),
        options=[*terms(viewer.table.record, words, match.options), *_older_rules(match, words)],
        lore=lore(match.game.scene(match.view(PUBLIC), PUBLIC), match.game, words),
    )


def _older_rules(match: Match, words: Catalogue) -> list[str]:
    """By which version of the rules it is played, if the rulebook shows another one."""
    return [words.say(say("web-older-rules", version=match.rules))] if match.rules != match.game.rules else []
