"""Hints and previews in words: why an answer is better, in the game's own goods, and what is certain to happen."""

from collections.abc import Sequence

from gusher.kernel.game import Game
from gusher.kernel.preview import Moved, Preview
from gusher.kernel.reasons import Advice, By, Reason, rounded
from gusher.kernel.say import Say, Seat, say
from gusher.render.ledger import good_said, unit, written
from gusher.words.catalogue import Catalogue


class Speaker:
    """Says what there is to say at one table, in one language."""

    def __init__(self, game: Game, words: Catalogue, names: Sequence[str]) -> None:
        self._game = game
        self._words = words
        self._names = names

    # --- hints ---

    def reason(self, reason: Reason, mine: bool) -> str:
        """`mine`: it is about the reader's own seat."""
        by = reason.by
        sure = "yes" if reason.is_certain else "no"
        if reason.kind == "outlook":
            amount = self.points(reason.amount)
            if mine:
                return self._say(say("reason-outlook", sure=sure, amount=amount, by=by))
            return self._say(say("reason-rival", seat=Seat(reason.seat), sure=sure, amount=amount, by=by))
        amount = self._counted(reason.good, rounded(reason.amount), by)
        if reason.source is None:
            return self._say(say("reason-feature", sure=sure, amount=amount))
        return self._say(say("reason-flow", source=reason.source, sure=sure, amount=amount))

    def reasons(self, advice: Advice, seat: int, other: str) -> list[str]:
        """Why an answer is better or worse than the other one, named by its sentence."""
        if advice.against is None:
            return [self._say(say("reason-alone"))]
        told = [self.reason(reason, reason.seat == seat) for reason in advice.reasons]
        return told or [self._say(say("reason-even", other=other))]

    def points(self, amount: float) -> str:
        """So many points, about, as the game writes them."""
        return self.score(rounded(amount))

    def score(self, number: int) -> str:
        """Exactly so many."""
        if self._words.has(f"{self._game.name}-feature-points"):
            return self._counted("points", number, "none")
        if self._words.has(f"{self._game.name}-points"):
            return self._words.points(number)
        return self._say(say("points", points=number, shown=self._words.points(number)))

    def _counted(self, good: str, amount: int, by: By) -> str:
        """So much of it, or so much more or less."""
        return self._say(say(f"{self._game.name}-feature-{good}", amount=amount, by=by))

    # --- previews ---

    def preview(self, preview: Preview) -> list[str]:
        """What the game says, then whose hands hold what."""
        return [self._say(what) for what in preview.told] + [self._moved(moved) for moved in preview.moved]

    def _moved(self, moved: Moved) -> str:
        key = unit(self._game, moved.good)
        return self._say(
            say(
                "preview-moved",
                seat=Seat(moved.seat),
                good=good_said(self._game, moved.good),
                amount=written(self._words, key, moved.amount, signed=True),
                balance=written(self._words, key, moved.balance),
            )
        )

    def _say(self, what: Say) -> str:
        return self._words.say(what, self._names)
