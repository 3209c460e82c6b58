"""An analysis in words, in one language."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gusher.analysis.account import Account
from gusher.analysis.analysis import Analysis
from gusher.analysis.found import THRESHOLDS, Decision
from gusher.analysis.turning import TurningPoint
from gusher.kernel.reasons import Reason, rounded
from gusher.kernel.say import Say, Seat, say
from gusher.render.ledger import MINUS, PLUS
from gusher.render.reasons import Speaker
from gusher.words.catalogue import Catalogue

PLACES = ("best", "second", "third")
LAST = "last"
MOSTLY = 2 / 3
ABOUT_POINTS = 2.0  # standard errors from which on points are told, too
MOST_TOLD = 4  # of what one entry led to: with the last one a whole final scoring may come
MORE = "…"


@dataclass(frozen=True)
class Loss:
    """A decision that cost something: what was played, what would have been better, what it cost, and why."""

    decision: Decision
    played: str
    best: str
    says: str
    reasons: list[str]


class Teller:
    """Says what an analysis has found."""

    def __init__(self, analysis: Analysis, words: Catalogue, names: Sequence[str]) -> None:
        self.analysis = analysis
        self.words = words
        self.names = names
        self._match = analysis.match
        self._speaker = Speaker(self._match.game, words, names)

    @cached_property
    def _steps(self) -> dict[int, int]:
        """How many steps in force came before each entry."""
        return {step.entry.n: place for place, step in enumerate(self._match.steps)}

    def say(self, key: str, **arguments: "int | str | Seat | Say") -> str:
        return self.words.say(say(key, **arguments), self.names)

    def percent(self, chance: float) -> str:
        return self._number("number-whole-percent", 100 * chance)

    def tenths(self, chance: float) -> str:
        return self._number("number-percent", 100 * chance)

    def _number(self, key: str, value: float) -> str:
        given: dict[str, Any] = {"value": value}
        return self.words.say(Say(key, given))

    def hundredths(self, chance: float) -> str:
        """For what a single decision loses in the mean."""
        return self._number("number-fine-percent", 100 * chance)

    def change(self, chance: float) -> str:
        """With its sign."""
        shown = round(chance, 3)
        return f"{MINUS if shown < 0 else PLUS if shown > 0 else ''}{self.tenths(abs(shown))}"

    def score(self, points: int) -> str:
        return self._speaker.score(points)

    def judge(self) -> str:
        depth = self.analysis.depth
        return self.say("insight-judge", judge=self.analysis.judge, worlds=depth.worlds, seed=str(depth.seed))

    def note(self, note: str) -> str:
        return self.say(f"insight-note-{note}")

    # --- seats ---

    def seat(self, seat: int) -> str:
        """Who played how well, how lucky that was, and which of the two made the result."""
        accounts = self.analysis.seats
        account = accounts[seat]
        played = self._place(seat, [-one.loss for one in accounts]) if account.loss else "faultless"
        if all(one.luck == 0.0 for one in accounts):
            return self.say("insight-seat-skill", seat=Seat(seat), played=played)
        lucky = self._place(seat, [one.luck for one in accounts])
        if lucky not in (PLACES[0], LAST):
            lucky = "good" if account.luck > 0 else "bad"
        said = self.say("insight-seat-both", seat=Seat(seat), played=played, lucky=lucky)
        return " ".join(filter(None, (said, self._cause(account))))

    def _cause(self, account: Account) -> str:
        """What made the way from start to result: luck, if it is most of what went that way, or decisions, or both."""
        way = account.result - account.start
        if way == 0.0:
            return ""
        luck, skill = (max(0.0, one / way) for one in (account.luck, account.skill))
        share = luck / (luck + skill)
        cause = "luck" if share > MOSTLY else "skill" if share < 1 - MOSTLY else "both"
        whose = "others" if account.others / way > account.own / way else "own"
        return self.say(f"insight-cause-{'won' if way > 0 else 'lost'}-{cause}", whose=whose)

    def _place(self, seat: int, amounts: Sequence[float]) -> str:
        better = sum(amount > amounts[seat] for amount in amounts)
        worse = sum(amount < amounts[seat] for amount in amounts)
        return PLACES[better] if worse or not better else LAST

    def verdicts(self, account: Account) -> str:
        """In the width of a column."""
        return self.say("insight-verdicts", **{name: account.verdicts[name] for name in THRESHOLDS})

    def verdicts_said(self, account: Account) -> str:
        """In words, the worst first."""
        found = [(name, number) for name in THRESHOLDS if (number := account.verdicts[name])]
        told = [self.say(f"insight-counted-{name}", number=number) for name, number in found]
        return ", ".join(told) or self.say("insight-counted-none")

    # --- turning points ---

    def turning(self, turn: TurningPoint) -> str:
        return self.say(
            f"insight-turning-{turn.cause}",
            seat=Seat(turn.seat),
            before=self.percent(turn.before),
            after=self.percent(turn.chance),
            what=self.answered(turn.n) if turn.cause == "decision" else self.happened(turn.n),
        )

    def happened(self, n: int) -> str:
        """An entry as the log tells it, at no great length; where it tells nothing yet (what is bought is told when it
        is placed), the answer."""
        if n not in self._steps:
            return ""
        step = self._match.steps[self._steps[n]]
        told = [self.words.say(effect.say(), self.names) for effect in step.effects[:MOST_TOLD]]
        told += [MORE] * (len(step.effects) > MOST_TOLD)
        return " ".join(told) or self.answered(n)

    def answered(self, n: int) -> str:
        """The answer as whoever gave it read it: what the log tells of it may be what it led to, such as the next
        turn."""
        entry = self._match.steps[self._steps[n]].entry
        answer = self.choices(n).get(entry.action, "") if isinstance(entry.by, int) else ""
        return self.say("insight-answered", seat=Seat(int(entry.by)), answer=answer) if answer else ""

    # --- losses ---

    def loss(self, decision: Decision) -> Loss:
        texts = self.choices(decision.n)
        played, best = texts.get(decision.played, ""), texts.get(decision.best, "")
        told: dict[str, int | str | Seat | Say] = {"played": played, "best": best, "loss": self.tenths(decision.loss)}
        reasons = decision.reasons
        points = decision.points_lost
        if round(points) > 0 and points > ABOUT_POINTS * decision.points_error:
            says = self.say("insight-loss-points", points=self._speaker.points(points), **told)
            reasons = tuple(reason for reason in reasons if not _is_result(reason, decision))
        else:
            says = self.say("insight-loss", **told)
        worth_saying = [reason for reason in reasons if rounded(reason.amount)]  # what was kept early has others, too
        spoken = [self._speaker.reason(reason, reason.seat == decision.seat) for reason in worth_saying]
        return Loss(decision, played, best, says, spoken)

    def choices(self, n: int) -> dict[int, str]:
        """The answers that there were, as the seat that was asked read them then."""
        state = self._match.after(self._steps[n])
        seat = int(state.seat)
        scene = self._match.game.scene(state.redact(seat), seat)
        return {choice.action: self.words.say(choice.text, self.names) for choice in scene.choices}


def _is_result(reason: Reason, decision: Decision) -> bool:
    """Is it the points at the end, in the fewer worlds of the reasons? The loss has said them, from more."""
    return reason.kind == "outlook" and reason.seat == decision.seat
