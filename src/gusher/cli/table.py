"""A match at the terminal: asks the people, lets the bots answer, keeps the log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gusher.bots.bot import HINT
from gusher.bots.hint import hint
from gusher.bots.people import called
from gusher.cli.answers import Reader
from gusher.cli.errors import CommandError
from gusher.cli.logfile import Logfile
from gusher.cli.messages import broken_rule, sentence
from gusher.cli.opponents import Opponent, generator, spinner
from gusher.cli.rulebook import Rulebook
from gusher.cli.screen import Screen
from gusher.kernel.errors import Refused
from gusher.kernel.match import Match
from gusher.kernel.say import Say
from gusher.kernel.scene import Scene
from gusher.kernel.state import PUBLIC
from gusher.render.choices import choices
from gusher.render.reasons import Speaker

FEW = 9  # so many choices are listed unasked
SHOWN = 5  # of several things that an answer could mean
DRAWN = ("draw", "shown")  # what ends undo and is worth a word beforehand


class Leaving(Exception):
    """The players leave the table before the end."""


@dataclass
class Question:
    """What one of the people is asked."""

    seat: int
    scene: Scene
    reader: Reader


class Table:
    """One match between people at this screen and bots."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        opponents: Mapping[int, Opponent],
        logfile: Logfile | None = None,
        resumed: bool = False,
        seed: int | None = None,
    ) -> None:
        """`seed`: what hints are drawn from, so that a game with a seed gives the same ones again."""
        self.match = match
        self.screen = screen
        self.voice = screen.voice
        self.opponents = opponents
        self.logfile = logfile
        self.people = [seat for seat in range(match.seats) if seat not in opponents]
        self.resumed = resumed
        self.seed = seed
        # Up to which entry each of them has been told what happened.
        self.told = dict.fromkeys(self.people, match.n if resumed else 0)
        self.last: int | None = None  # who of them looked at the screen last
        self.commands: dict[str, tuple[str, Callable[[Question, str], None]]] = {
            "?": ("help", self._help),
            "l": ("list", self._list),
            "h": ("hint", self._hint),
            "u": ("undo", self._undo),
            "s": ("scores", self._scores),
            "r": ("rule", self._rule),
            "w": ("write", self._write),
            "q": ("quit", self._quit),
        }

    def play(self) -> None:
        """To the end, or until the players leave."""
        self._welcome()
        try:
            while not self.match.over:
                seat = int(self.match.state.seat)
                if seat in self.opponents:
                    self._bot_answers(seat)
                else:
                    self._ask(seat)
        except EOFError:
            self.screen.blank()
            self.screen.tell("play-no-more-input")
            self._how_to_resume()
        except KeyboardInterrupt:
            self.screen.blank()
            self._how_to_resume()
            raise
        except Leaving:
            self._how_to_resume()
        else:
            self._end()
        finally:
            for opponent in self.opponents.values():
                opponent.bot.close()

    def _welcome(self) -> None:
        title = self.screen.said(Say(f"{self.match.game.name}-name"))
        self.screen.tell("play-welcome", game=title, players=self.voice.all_of(self._introduced()))
        if self.match.game.note is not None:
            self.screen.line(self.screen.said(self.match.game.note))
        if self.resumed:
            self.screen.tell("play-resumed", entries=self.match.n)

    def _introduced(self) -> list[str]:
        """Everybody by name, and what a bot with a name is."""
        bots = [called(name) for name in self.match.names]
        return [
            self.voice("play-bot", name=name, bot=seated.bot) if seated and seated.name else name
            for name, seated in zip(self.screen.names, bots, strict=True)
        ]

    # --- bots ---

    def _bot_answers(self, seat: int) -> None:
        name = self.screen.names[seat]
        try:
            with spinner(self.voice("play-thinking", name=name)):
                number = self.opponents[seat].answer(self.match, seat)
            self.match.check(seat, number)
        except Exception as error:  # a guest's bot may fail in any way; the table goes on
            self.screen.tell("play-bot-failed", name=name, reason=type(error).__name__)
            number = Opponent("random", self.match.game, generator(self.seed, seat)).answer(self.match, seat)
        self._play(seat, number)

    # --- people ---

    def _ask(self, seat: int) -> None:
        self._pass_screen(seat)
        self._news(seat)
        question = self._question(seat)
        self.screen.board(question.scene)
        self._prompt(question)
        before = self.match.n
        while self.match.n == before:
            self._obey(question, self.screen.read())

    def _question(self, seat: int) -> Question:
        scene = self.match.game.scene(self.match.view(seat), seat)
        listed = dict(choices(scene, self.screen.words, self.screen.names))
        return Question(seat, scene, Reader(self.match.game.actions, list(listed), listed))

    def _pass_screen(self, seat: int) -> None:
        """Several people, one screen: nobody sees another's secrets by accident."""
        if self.last not in (None, seat) and self.match.state.has_secrets():
            self.screen.clear()
            self.screen.read(self.voice("play-pass-screen", name=self.screen.names[seat]) + " ")
        self.last = seat

    def _news(self, seat: int) -> None:
        """What happened since this player was last asked."""
        self.screen.space()
        effects = list(self.match.opening) if self.told[seat] == 0 else []
        for step in self.match.steps:
            if step.entry.n > self.told[seat]:
                effects += step.effects
        self.told[seat] = self.match.n
        if effects:
            self.screen.news(effects, seat)
            self.screen.space()

    def _prompt(self, question: Question) -> None:
        asked = self.screen.said(question.scene.prompt)
        if len(self.people) > 1:
            asked = self.voice("play-prompt-name", name=self.screen.names[question.seat], prompt=asked)
        count = len(question.reader.legal)
        self.screen.line(self.voice.joined(asked, self.voice("play-choices", count=count)), "strong")
        if count <= FEW:
            self.screen.choices(question.scene)
        self._warn_of_barrier(question)

    def _warn_of_barrier(self, question: Question) -> None:
        """Said only where undo is possible now and something is drawn or shown after the answer."""
        if self.match.undo_to(question.seat) is None:
            return
        if any(self.match.crosses(number) in DRAWN for number in question.reader.legal):
            self.screen.tell("play-barrier")

    def _obey(self, question: Question, line: str) -> None:
        """A command, or an answer."""
        word, _, rest = line.partition(" ")
        for letter, (name, command) in self.commands.items():
            if word in (letter, self.voice(f"play-word-{name}")):
                command(question, rest.strip())
                return
        if line:
            self._answer(question, line)

    def _answer(self, question: Question, line: str) -> None:
        meant = question.reader.read(line)
        if len(meant) != 1:
            self._unclear(question, line, meant)
            return
        try:
            self.match.check(question.seat, meant[0])
        except Refused as refused:
            self._refuse(refused)
            return
        self._play(question.seat, meant[0])

    def _unclear(self, question: Question, line: str, meant: Sequence[int]) -> None:
        if not meant:
            self.screen.tell("play-not-understood", given=line, example=self._example(question))
            return
        self.screen.tell("play-ambiguous", given=line, count=len(meant))
        for number in meant[:SHOWN]:
            place = question.reader.legal.index(number) + 1
            self.screen.line(f"#{place:<3} {question.reader.sentences[number]}", indent="  ")

    def _refuse(self, refused: Refused) -> None:
        """Why not: the short reason, then the rule itself."""
        reason = broken_rule(refused.clause, self.voice, self.match.game)
        self.screen.tell("play-refused", reason=reason)
        self._show_rule(refused.clause, reason)

    def _play(self, seat: int, number: int) -> None:
        """Plays an answer; it counts once it is in the log."""
        self.match.answer_number(seat, number)
        self._save()

    def _save(self) -> None:
        if self.logfile is not None:
            self.logfile.save(self.match)

    # --- commands ---

    def _help(self, question: Question, _: str) -> None:
        self.screen.tell("play-help-answer", example=self._example(question))
        rows = [(letter, self.voice(f"play-help-{name}")) for letter, (name, _) in self.commands.items()]
        self.screen.table(rows)

    def _example(self, question: Question) -> str:
        typed = self.match.game.actions.typed(question.reader.legal[0])
        return " ".join(str(value) for value in typed.values())

    def _list(self, question: Question, _: str) -> None:
        self.screen.choices(question.scene)

    def _hint(self, question: Question, _: str) -> None:
        game, seat, said = self.match.game, question.seat, question.reader.sentences
        with spinner(self.voice("play-hint-thinking")):
            found = hint(game, self.match.view(seat), generator(self.seed, seat), HINT)
        chance = self.voice("number-whole-percent", value=100 * found.best.chance)
        self.screen.tell("play-hint", answer=said[found.best.answer], chance=chance)
        speaker = Speaker(game, self.screen.words, self.screen.names)
        for advice in found.answers:
            if advice is not found.best:
                self.screen.tell("play-hint-next", answer=said[advice.answer])
            other = "" if advice.against is None else said[advice.against]
            if advice.reasons:
                self.screen.line(self.voice("hint-against", other=other), indent="  ")
            for reason in speaker.reasons(advice, seat, other):
                self.screen.line(reason, indent="    ")

    def _undo(self, question: Question, _: str) -> None:
        """Within the barrier at will; beyond it a take-back, if everybody at the screen agrees."""
        seat = question.seat
        to = self.match.undo_to(seat)
        if to is not None:
            self.match.rewind(seat, to)
        else:
            to = self._before_last_answer(seat)
            if to is None:
                self.screen.tell("play-nothing-to-undo")
                return
            if not self._agreed():
                return
            self.match.rewind(seat, to, agreed=True)
        self._save()
        self.told = dict.fromkeys(self.people, self.match.n)
        self.screen.tell("play-undone")

    def _before_last_answer(self, seat: int) -> int | None:
        """The entry before this player's last own answer; None if there is no such answer."""
        steps = self.match.steps
        own = [place for place, step in enumerate(steps) if step.entry.by == seat]
        if not own:
            return None
        return steps[own[-1] - 1].entry.n if own[-1] else 0

    def _agreed(self) -> bool:
        if len(self.people) == 1:
            return True
        return self.screen.read(self.voice("play-all-agree") + " ").lower() == self.voice("play-yes")

    def _scores(self, question: Question, _: str) -> None:
        for saying in question.scene.breakdown:
            self.screen.line(self.screen.said(saying), indent="  ")

    def _rule(self, question: Question, name: str) -> None:
        """The rule of that number; without one, the rule behind the question."""
        try:
            self._show_rule((name or question.scene.clause).upper())
        except CommandError as error:
            self.screen.line(sentence(error, self.voice))

    def _show_rule(self, clause: str, unless: str = "") -> None:
        """The rule, unless it says no more than has been said; and that the board in use may have other numbers."""
        book = Rulebook(self.match.game, self.voice.language)
        rule = book.clause(clause)
        if rule != unless:
            self.screen.table([(clause, self.voice.joined(rule, book.corrected(self.voice)))])

    def _write(self, _: Question, name: str) -> None:
        if not name:
            self.screen.tell("play-write-where")
        elif self._keep_in(name):
            self.screen.tell("play-written", file=name)

    def _keep_in(self, name: str) -> bool:
        """Puts the match into a new file; from now on every answer goes there."""
        try:
            self.logfile = Logfile.create(Path(name), self.match)
        except (CommandError, OSError) as error:
            self.screen.line(sentence(error, self.voice))
            return False
        return True

    def _quit(self, _: Question, __: str) -> None:
        """Offers to save a match that has no file yet."""
        while self.logfile is None:
            name = self.screen.read(self.voice("play-save-where") + " ")
            if not name:
                break
            self._keep_in(name)
        raise Leaving

    # --- leaving and the end ---

    def _how_to_resume(self) -> None:
        if self.logfile is None:
            self.screen.tell("play-not-saved")
        else:
            file = str(self.logfile.path)
            self.screen.tell("play-resume", file=file, command=f"gusher play --resume {file}")

    def _end(self) -> None:
        if self.people:
            self._news(self.people[0] if self.last is None else self.last)
        scene = self.match.game.scene(self.match.view(PUBLIC), PUBLIC)
        self.screen.board(scene)
        self.screen.line(self.screen.said(scene.prompt), "strong")
        self._ranking()
        self.screen.blank()
        for saying in scene.breakdown:
            self.screen.line(self.screen.said(saying), indent="  ")
        self._save()
        if self.logfile is not None:
            self.screen.blank()
            self.screen.tell("play-log-complete", file=str(self.logfile.path))

    def _ranking(self) -> None:
        scores, ranks = self.match.state.scores(), self.match.state.ranks()
        for seat in sorted(range(self.match.seats), key=lambda seat: ranks[seat]):
            shown = str(scores[seat]).replace("-", "−")
            points = self.voice("points", points=scores[seat], shown=shown)
            name = self.screen.names[seat]
            self.screen.line(self.voice("play-rank", rank=ranks[seat], name=name, points=points), indent="  ")
