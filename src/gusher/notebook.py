"""Matches in a notebook: `from gusher.notebook import open_match`. A cell that ends with a match shows its board."""

import os
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from secrets import randbits
from typing import Any

from gusher.analysis.analysis import Analysis
from gusher.analysis.analysis import analyse as analysed
from gusher.analysis.depth import USUAL, depth_of
from gusher.analysis.page import curve_svg
from gusher.analysis.report import report
from gusher.analysis.told import Teller
from gusher.bots.bot import read_bot
from gusher.kernel import log, match, registry
from gusher.kernel.actions import Words
from gusher.kernel.chance import new_secret, seeded_secret
from gusher.kernel.rng import Rng
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC
from gusher.render import svg, text
from gusher.words.catalogue import Catalogue, catalogue
from gusher.words.language import from_environment


class Match(match.Match):
    """A match that shows itself, in the language of the environment."""

    def _repr_svg_(self) -> str:
        """The position as everybody at the table sees it."""
        return svg.svg(self._scene(), self._words(), self.names)

    def text(self) -> str:
        """The same in characters."""
        return text.text(self._scene(), self._words(), self.names)

    def ask(self, bot: str) -> Words:
        """What a bot, such as `search:ms=500`, would answer to the open question. Nothing is played."""
        view = self.view(int(self.state.seat))
        with closing(read_bot(bot, commands=True).make(self.game)) as player:
            number = player.answer(view, view.legal(), player.budget, Rng(randbits(60)))
        return self.game.actions.words(int(number))

    def _scene(self) -> Scene:
        return self.game.scene(self.view(PUBLIC), PUBLIC)

    def _words(self) -> Catalogue:
        return catalogue(from_environment(os.environ), self.game)


class Insight:
    """An analysis that shows itself: the chances of all seats over the match. What else it has is in `analysis`."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis

    def _repr_svg_(self) -> str:
        return curve_svg(self.analysis, self._told())

    def report(self) -> dict[str, Any]:
        """As `gusher analyse --json` prints it."""
        return report(self.analysis, self._told())

    def _told(self) -> Teller:
        match = self.analysis.match
        return Teller(self.analysis, catalogue(from_environment(os.environ), match.game), match.names)


def analyse(match: match.Match, depth: str = USUAL) -> Insight:
    """Of a finished match: `analyse(replay("evening.jsonl"))`. The depth is quick, usual or deep."""
    return Insight(analysed(match, depth_of(match, depth)))


def open_match(
    game: str, seats: int | None = None, names: Sequence[str] = (), seed: int | None = None, **options: Any
) -> Match:
    """A new match at its first question: `open_match("atacama", advanced=True)`. With a seed its draws repeat."""
    found = registry.find(game)
    secret = new_secret() if seed is None else seeded_secret(found.name, seed)
    return Match(found, seats or found.usual_seats, options, names, secret=secret)


def replay(path: str | Path) -> Match:
    """The match of a log, with all checks."""
    read = log.read(Path(path).read_text(encoding="utf-8").splitlines(), listen=False)
    again = Match(read.game, read.seats, read.said, read.names, commitment=read.commitment, rules=read.rules)
    for entry in read.entries:
        again.follow(entry)
    again.secret = read.secret
    return again
