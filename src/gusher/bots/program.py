"""A bot that is a program of its own, in any language: it reads questions as JSON lines and writes answers as JSON
lines (docs/bots.md). It gets the redacted position and nothing else of this process, not even its environment.
"""

import atexit
import contextlib
import json
import os
import queue
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import PROGRAM, BadBot, Bot, BotName, Budget, IllegalAnswer, Parameter, chosen_parameters
from gusher.kernel.errors import BadAction
from gusher.kernel.game import Game
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

PROTOCOL: Final = 1
DAY_MS: Final = 86_400_000
START_SECONDS: Final = 30.0  # from the start of a program to its greeting
GRACE_SECONDS: Final = 30.0  # beyond what it may think; the arena and the table are less patient
LONGEST_LINE: Final = 2**20
LONGEST_QUOTE: Final = 80
# What a program needs to be found and to run, and nothing that could be a secret.
ENVIRONMENT: Final = ("PATH", "LANG", "LC_ALL", "TMPDIR", "SYSTEMROOT")
# The system ends a program when whoever asks it is gone, even if it was killed. Only Linux can, and a process must ask
# for it itself: prctl(PR_SET_PDEATHSIG, SIGKILL), unless the other one is gone already. Then it becomes the program.
_LAUNCH: Final = (
    "import ctypes, os, sys; ctypes.CDLL(None).prctl(1, 9); "
    "os.getppid() == int(sys.argv[1]) and os.execvp(sys.argv[2], sys.argv[2:])"
)
_LAUNCHER: Final = (sys.executable, "-I", "-S", "-c", _LAUNCH)
_NUMBERS = re.compile(r"(?P<numbers>\w+=\d+(,\w+=\d+)*):(?P<command>.*)", re.DOTALL)


class ProgramFailed(Exception):
    """A program that cannot be played with. The message is for developers, in English."""


class ProgramEnded(ProgramFailed):
    """It ended instead of answering."""


class ProgramHangs(ProgramFailed):
    """It did not answer in time."""


class ProgramTalksRubbish(ProgramFailed):
    """What it wrote is no answer."""


class Program:
    """A process that answers one question at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        self._process = subprocess.Popen(
            [*_LAUNCHER, str(os.getpid()), *command] if sys.platform == "linux" else command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ},
            start_new_session=True,  # so that it can be ended with all that it has started
        )
        self._asked = 0
        self._lines: queue.Queue[bytes | None] = queue.Queue()
        self._replies: queue.Queue[bytes] = queue.Queue()
        threading.Thread(target=self._talk, daemon=True).start()
        self.many = self._greet().get("many") is True

    def _greet(self) -> dict[str, Any]:
        greeting = self._heard({"gusher": PROTOCOL}, START_SECONDS)
        if greeting.get("gusher") != PROTOCOL:
            raise self._given_up(ProgramTalksRubbish(f"it does not speak version {PROTOCOL} of the protocol"))
        return greeting

    def ask(self, question: Mapping[str, Any], seconds: float) -> object:
        """The answer, a number or words; raises ProgramFailed, and then the program has been ended."""
        self._asked += 1
        reply = self._heard({"id": self._asked, **question}, seconds)
        if reply.get("id") != self._asked or "answer" not in reply:
            raise self._given_up(ProgramTalksRubbish(f"no answer to question {self._asked}: {_quoted(reply)}"))
        return reply["answer"]

    def close(self) -> None:
        """Ends it, with all that it has started."""
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                self._process.kill()
            else:
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._lines.put(None)

    def _heard(self, said: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        self._lines.put(json.dumps(said).encode() + b"\n")
        try:
            line = self._replies.get(timeout=seconds)
        except queue.Empty:
            raise self._given_up(ProgramHangs(f"no answer within {seconds:g} s")) from None
        if not line:
            self._process.wait()
            raise self._given_up(ProgramEnded(f"exit code {self._process.returncode}"))
        try:
            reply = json.loads(line)
        except (ValueError, RecursionError):
            reply = None
        if not isinstance(reply, dict) or not line.endswith(b"\n"):
            raise self._given_up(ProgramTalksRubbish(_quoted(line.decode(errors="replace"))))
        return reply

    def _given_up(self, error: ProgramFailed) -> ProgramFailed:
        self.close()
        return error

    def _talk(self) -> None:
        """Writes and reads, beside whoever waits: a program that reads nothing must not hold anybody up for ever."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._process.stdin as questions, self._process.stdout as answers:
            while (line := self._lines.get()) is not None:
                try:
                    questions.write(line)
                    questions.flush()
                    reply = answers.readline(LONGEST_LINE)
                except OSError:
                    reply = b""
                self._replies.put(reply)
            with contextlib.suppress(OSError):  # what is left in the buffer of a program that has ended
                questions.close()


def _quoted(said: object) -> str:
    text = "".join(filter(str.isprintable, str(said)))
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]} …"


# --- those that play many games ---

_waiting: defaultdict[tuple[str, ...], list[Program]] = defaultdict(list)


def _taken(command: tuple[str, ...]) -> Program:
    """One that waits for its next game, or a new one."""
    return _waiting[command].pop() if _waiting[command] else Program(command)


@atexit.register
def _end_all() -> None:
    for programs in _waiting.values():
        for program in programs:
            program.close()
    _waiting.clear()


# --- as a bot ---


class ProgramBot(Bot):
    """Lets a program answer. It is started at the first question, and ended with the game unless it wants to play
    many."""

    parameters: ClassVar[Mapping[str, Parameter]] = {"ms": Parameter(1000, 1, DAY_MS)}

    def __init__(self, game: Game, chosen: Mapping[str, int], command: tuple[str, ...]) -> None:
        super().__init__(game, chosen)
        self._command = command
        self._program: Program | None = None

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        program = self._program or _taken(self._command)
        self._program = None  # a program that fails is not asked again
        answer = program.ask(self._question(state, legal, budget, rng), budget.ms / 1000 + GRACE_SECONDS)
        self._program = program
        return self._number(answer)

    def close(self) -> None:
        program, self._program = self._program, None
        if program is not None and program.many:
            _waiting[self._command].append(program)
        elif program is not None:
            program.close()

    def _question(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> dict[str, Any]:
        words = self.game.actions.words
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "seat": int(state.seat),
            "view": state.dump(),
            "answers": [{"number": int(number), "words": words(int(number))} for number in legal],
            "ms": budget.ms,
            "seed": int(rng.bits()),
        }

    def _number(self, answer: object) -> int:
        if isinstance(answer, int) and not isinstance(answer, bool):
            return answer
        try:
            return self.game.actions.number(answer if isinstance(answer, dict) else {"do": answer})
        except BadAction:
            raise IllegalAnswer(_quoted(answer)) from None


@dataclass(frozen=True)
class ProgramName(BotName):
    """`cmd:./mybot`, `cmd:ms=500:node mybot.js`, or the name that the server's host has given to a program."""

    command: tuple[str, ...]

    def make(self, game: Game) -> Bot:
        return ProgramBot(game, self.chosen, self.command)


def read_command(text: str) -> ProgramName:
    """A program that is named by its command: on the command line, never over the network."""
    rest = text.removeprefix(f"{PROGRAM}:")
    found = _NUMBERS.fullmatch(rest)
    numbers, command = (found["numbers"], found["command"]) if found else ("", rest)
    return _program(text, PROGRAM, numbers, command)


def read_allowed(text: str, command: str) -> ProgramName:
    """A program by the name that the host has given to it."""
    name, _, numbers = text.partition(":")
    return _program(text, name, numbers, command)


def _program(text: str, name: str, numbers: str, command: str) -> ProgramName:
    try:
        words = tuple(shlex.split(command))
    except ValueError:  # a quotation mark without its twin
        words = ()
    if not words or shutil.which(words[0]) is None:
        raise BadBot("command", given=command)
    return ProgramName(text, ProgramBot, chosen_parameters(name, numbers, ProgramBot), words)
