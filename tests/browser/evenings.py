"""What is the same in all games that are played on a drawn board, and where they differ."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.scene import Shape
from gusher.words.catalogue import catalogue
from tests.browser import giganten, mcmulti, wildcatters
from tests.browser.boards import BoardPlayer, kind_of
from tests.browser.people import NO_OPTIONS, Window, keep

ADA = 0


@dataclass(frozen=True)
class Evening:
    """A game with the easiest bots, played by somebody who knows it."""

    game: str
    rivals: Mapping[int, str]
    sit: Callable[[Window], BoardPlayer]
    first: str  # the kind of answer to go on for: then there is something to look at
    deal: int  # the fixed game in which all of this comes up:
    kinds: frozenset[str]  # what is clicked in its course
    some: tuple[frozenset[str], ...]  # and one of each of these
    unit: str  # of the result
    explained: int  # sentences at least that explain the result
    explains: str  # the first of them
    clock: str  # how the board names its rounds
    early: frozenset[str]  # the first of them, in which a phone is tapped
    late: str  # the one from which on the game is played to its end
    soon: frozenset[str]  # what is tapped in these; then it is enough
    hasty: Callable[[Window], BoardPlayer] | None = None  # who plays these, if not the same
    options: Mapping[str, str] = field(default_factory=lambda: NO_OPTIONS)

    def resume(self, window: Window, database: Path, clock: str = "") -> tuple[str, BoardPlayer]:
        """The table's path and the player, who is asked something worth looking at. The way there was played
        beforehand: as advised, by everybody, up to such a question, or up to the round that the board names so."""

        def wanted(match: Match) -> bool:
            rounds = [text for text in _written(match) if re.match(self.clock, text)]
            return clock in rounds if clock else bool(rounds) and self.first in _offered(match)

        table = keep(database, self._played_until(wanted), "human", *["bot"] * len(self.rivals))
        table.sit_down(window)
        sit = self.sit if clock or self.hasty is None else self.hasty
        return f"/t/{table.id}", sit(window)

    def _played_until(self, wanted: Callable[[Match], bool]) -> Match:
        game = registry.find(self.game)
        options = {
            option.name: next(value for value in option.values if str(value) == self.options[option.name])
            for option in game.options
            if option.name in self.options
        }
        match = Match(game, len(self.rivals) + 1, options, secret=seeded_secret("evening", self.deal))
        rng, policy = Rng(1), game.policy
        assert isinstance(policy, Adviser)
        while match.state.seat != ADA or not wanted(match):
            match.answer_number(int(match.state.seat), int(policy.advise(match.state, rng)))
        return match

    def round(self, player: BoardPlayer) -> None:
        window = player.window
        clock = player.board("text").filter(has_text=re.compile(self.clock))
        while window.await_turn() and clock.text_content() in self.early and not self.soon <= set(player.clicked):
            window.unfold("false")
            player.play()

    def result_is_explained(self, window: Window) -> None:
        page = window.page
        expect(page.locator("#result .ranking li")).to_have_count(len(self.rivals) + 1)
        expect(page.locator("#prompt .prompt-text")).to_contain_text(re.compile(self.unit))
        sentences = page.locator("#result .sum p")
        expect(sentences.first).to_contain_text(self.explains, ignore_case=True)
        assert sentences.count() >= self.explained


def _offered(match: Match) -> set[str]:
    """The kinds of what Ada can click on the board."""
    return {kind_of(shape.id) for shape in _shapes(match) if shape.answer is not None or shape.answers}


def _written(match: Match) -> set[str]:
    """What Ada reads on the board, in French."""
    words, names = catalogue("fr", match.game), match.names
    texts = [shape.text for shape in _shapes(match) if shape.text is not None]
    return {text if isinstance(text, str) else words.say(text, names) for text in texts}


def _shapes(match: Match) -> list[Shape]:
    found = list(match.game.scene(match.view(ADA), ADA).shapes)
    for shape in found:  # grows while it is gone through
        found.extend(shape.inside)
    return found


EVENINGS = (
    Evening(
        game="giganten",
        rivals=giganten.RIVALS,
        sit=giganten.Driller,
        first="drive",
        deal=1,
        kinds=frozenset({"ticket", "drive", "look", "rail", "build", "bid", "pay", "sell"}),  # "place" in the lesson
        some=(frozenset({"own", "black", "rival"}), frozenset({"up", "free"})),
        unit=r"\d\s?[05]00\s\$",
        explained=4,  # the ranking of the locomotives, then a sum for each
        explains="locomotives",
        clock=r"^Tour \d",
        early=frozenset({"Tour 1"}),
        soon=frozenset({"drive", "look", "build", "bid", "pay", "sell"}),
        late="Tour 7",
    ),
    Evening(
        game="mcmulti",
        rivals=mcmulti.RIVALS,
        sit=mcmulti.Baron,
        hasty=partial(mcmulti.Baron, rigs=3),
        options=mcmulti.SHORT,
        first="buy-refinery",
        deal=2,
        kinds=frozenset(
            {
                *("buy-rig", "buy-station", "buy-refinery", "place", "done"),
                *("go-foreign", "trade-buy-crude", "trade-sell-gas", "no-trade"),
                *("strike", "count", "sell-to", "sell"),
            }
        ),
        some=(),
        unit=r"\d\sM",
        explained=3,  # why it is over, then each player's cash
        explains="manche 5",
        clock=r"^(Ouverture|Manche \d/\d)",
        early=frozenset({"Ouverture"}),
        soon=frozenset({"buy-refinery", "buy-station", "buy-rig", "place", "done"}),
        late="Manche 4/5",
    ),
    Evening(
        game="wildcatters",
        rivals=wildcatters.RIVALS,
        sit=wildcatters.Oilman,
        first="card",
        deal=2,
        kinds=frozenset(
            {
                *(
                    "build-rig",
                    "build-train",
                    "build-tanker",
                ),  # and a refinery in the set-up, which has a test of its own
                *("drill", "bid", "transport", "link", "load", "move", "sail"),
                *("card", "renew", "mix", "empty", "done"),
            }
        ),
        some=(frozenset({"refine", "way", "all"}),),
        unit=r"\d\sPV",
        explained=1 + 3 + 12,  # a heading, a sum for each, and who gets what in every contest
        explains="",
        clock=r"^Manche \d",
        early=frozenset({"Manche 1"}),
        late="Manche 7",
        soon=frozenset({"cover"}),
    ),
)
