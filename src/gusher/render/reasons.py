"""Hints and previews in words: why an answer is better, in the game's own goods, and what is certain to happen."""

from collections.abc import Sequence

from gusher.kernel.game import Game
from gusher.kernel.preview import Moved, Preview
from gusher.kernel.reasons import Advice, Reason, rounded
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
        if reason.kind == "feature":
            here, there = self._about(reason.good, reason.here), self._about(reason.good, reason.there)
            return self._say(say("reason-feature", here=here, there=there))
        amount = self._about(reason.good, reason.amount) if reason.good else self.points(reason.amount)
        if reason.kind == "outlook":
            key = f"reason-outlook-{_more(reason.amount)}" if mine else f"reason-rival-{_more(reason.amount)}"
            return self._say(say(key, seat=Seat(reason.seat), amount=amount))
        assert reason.source is not None
        return self._say(say(f"reason-flow-{_flow(reason)}", source=reason.source, amount=amount))

    def reasons(self, advice: Advice, seat: int, other: str) -> list[str]:
        """Why an answer is better or worse than the other one, named by its sentence."""
        if advice.against is None:
            return [self._say(say("reason-alone"))]
        told = [self.reason(reason, reason.seat == seat) for reason in advice.reasons]
        return told or [self._say(say("reason-even", other=other))]

    def points(self, amount: float) -> str:
        """So many points, about, as the game writes them."""
        number = rounded(amount)
        if self._words.has(f"{self._game.name}-feature-points"):
            return self._about("points", number)
        if self._words.has(f"{self._game.name}-points"):
            return self._words.points(number)
        return self._say(say("points", points=number, shown=str(number)))

    def _about(self, good: str, amount: float) -> str:
        return self._say(say(f"{self._game.name}-feature-{good}", amount=rounded(amount)))

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


def _more(amount: float) -> str:
    return "more" if amount > 0 else "less"


def _flow(reason: Reason) -> str:
    """What is paid either way is dearer or saved; what comes in is more or less."""
    if reason.here <= 0 and reason.there <= 0:
        return "dearer" if reason.amount < 0 else "saved"
    return _more(reason.amount)
