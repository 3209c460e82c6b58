"""`gusher play`: the table in the terminal, against bots or with friends at the same screen."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from gusher.bots.bot import read_bot
from gusher.bots.levels import with_characters
from gusher.bots.people import COMMAND, called, drawn_from, names_for, written
from gusher.cli import logfile, settings
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, Number, argument, option, switch
from gusher.cli.opponents import Opponent, generator
from gusher.cli.output import shown_names
from gusher.cli.screen import Screen
from gusher.cli.table import Table
from gusher.cli.voice import Voice
from gusher.kernel import registry
from gusher.kernel.chance import commitment, new_secret, seeded_secret
from gusher.kernel.game import Game
from gusher.kernel.match import Match

DEFAULT_BOT = "search:ms=300"
MOST_SEATS, MOST_SEED = 99, 2**63 - 1
EXAMPLES = ("gusher play atacama", "gusher play atacama --set advanced=true --bot greedy --log evening.jsonl")


@dataclass(frozen=True)
class Wishes:
    """How the match is to be opened, as given on the command line."""

    seats: int | None
    settings: Sequence[str]
    bots: Sequence[str]
    me: int | None
    humans: int | None
    hotseat: bool
    names: Sequence[str]
    seed: int | None

    def given(self) -> list[str]:
        """The options that were used, as they are typed."""
        used = {
            "--seats": self.seats is not None,
            "--set": bool(self.settings),
            "--bot": bool(self.bots),
            "--me": self.me is not None,
            "--humans": self.humans is not None,
            "--hotseat": self.hotseat,
            "--name": bool(self.names),
            "--seed": self.seed is not None,
        }
        return [name for name, is_used in used.items() if is_used]


def command(voice: Voice) -> Command:
    def play(
        game: str | None, log: str | None, resume: str | None, allow_cmd: bool, colour: bool | None, **wished: Any
    ) -> None:
        wishes = Wishes(**wished)
        if resume is not None:
            given = [*wishes.given(), *(["--log"] if log else [])]
            table = _resumed(voice, game, Path(resume), given, allow_cmd, colour)
        elif game is not None:
            table = _opened(voice, registry.find(game), wishes, log, colour)
        else:
            raise CommandError("play-no-game", known=[each.name for each in registry.games()])
        table.play()

    return Command(voice, "play", play, _parameters(voice), EXAMPLES)


def _parameters(voice: Voice) -> list[click.Parameter]:
    seats = Number(1, MOST_SEATS)
    return [
        argument(voice, "game", "game", required=False),
        option(voice, "--seats", "play-option-seats", "number", seats),
        option(voice, "--set settings", "option-set", "set", many=True),
        option(voice, "--bot bots", "play-option-bot", "bot", many=True, default_bot=DEFAULT_BOT),
        option(voice, "--me", "play-option-me", "seat", seats),
        option(voice, "--humans", "play-option-humans", "number", seats),
        switch(voice, "--hotseat", "play-option-hotseat"),
        option(voice, "--name names", "play-option-name", "name", many=True),
        option(voice, "--seed", "play-option-seed", "number", Number(0, MOST_SEED)),
        option(voice, "--log", "play-option-log", "file"),
        option(voice, "--resume", "play-option-resume", "file"),
        switch(voice, "--allow-cmd", "program-option-resume"),
        switch(voice, "--colour/--no-colour", "option-colour", default=None),
    ]


# --- a new match ---


def _opened(voice: Voice, game: Game, wishes: Wishes, log: str | None, colour: bool | None) -> Table:
    seats = wishes.seats or game.usual_seats
    options = settings.read(game, wishes.settings)
    game.settle(seats, options)  # what is wrong with the game is told before what is wrong with the seats
    people = _people(wishes, seats)
    secret = new_secret() if wishes.seed is None else seeded_secret(game.name, wishes.seed)
    names = _names(voice, game, wishes, seats, people, commitment(secret))
    match = Match(game, seats, options, names, secret=secret)
    kept = logfile.Logfile.create(Path(log), match) if log is not None else None
    return _table(voice, match, wishes.seed, kept, colour)


def _people(wishes: Wishes, seats: int) -> list[int]:
    """The seats of those at this screen: the first one, unless told otherwise."""
    used = [name for name in ("--me", "--humans", "--hotseat") if name in wishes.given()]
    if len(used) > 1:
        raise CommandError("play-conflict", first=used[0], second=used[1])
    for name, value in (("--me", wishes.me), ("--humans", wishes.humans)):
        if value is not None and value > seats:
            raise CommandError("value-whole", parameter=name, given=str(value), least=1, most=seats)
    if wishes.hotseat:
        return list(range(seats))
    if wishes.humans is not None:
        return list(range(wishes.humans))
    return [(wishes.me or 1) - 1]


def _names(voice: Voice, game: Game, wishes: Wishes, seats: int, people: list[int], published: str) -> list[str]:
    """Who sits where: people by their names, bots by what they are and by the names that the match gives them."""
    bots = with_characters(game, _bots(game, wishes.bots, seats - len(people)), drawn_from(published))
    if len(wishes.names) > len(people):
        raise CommandError("play-names", given=len(wishes.names), people=len(people))
    for name in wishes.names:
        if called(name) or not name.strip():
            raise CommandError("play-name", given=name)
    given = iter(wishes.names)
    others = map(written, bots, names_for(published, len(bots), wishes.names))
    return [next(given, voice("seat", number=seat + 1)) if seat in people else next(others) for seat in range(seats)]


def _bots(game: Game, bots: Sequence[str], needed: int) -> list[str]:
    """One bot for all other seats, or one for each."""
    for name in bots:
        read_bot(name, commands=True).suited(game)
    if len(bots) <= 1 and (needed or not bots):
        return list(bots or [DEFAULT_BOT]) * needed
    if len(bots) != needed:
        raise CommandError("play-bots", given=len(bots), needed=needed)
    return list(bots)


# --- a match that goes on ---


def _resumed(
    voice: Voice, game: str | None, path: Path, others: list[str], allow_cmd: bool, colour: bool | None
) -> Table:
    """Everything about the match, who plays included, is in its log. Somebody else may have written it: what it says is
    no command that is simply run."""
    if others:
        raise CommandError("play-resume-alone", option=others[0])
    match, kept = logfile.resume(path)
    if game is not None and registry.find(game).name != match.game.name:
        raise CommandError("play-resume-game", file=str(path), game=match.game.name, given=game)
    for seated in filter(None, map(called, match.names)):
        if seated.bot.startswith(COMMAND) and not allow_cmd:
            raise CommandError("program-resumed", file=str(path), given=seated.bot)
    return _table(voice, match, None, kept, colour, resumed=True)


def _table(
    voice: Voice,
    match: Match,
    seed: int | None,
    kept: logfile.Logfile | None,
    colour: bool | None,
    resumed: bool = False,
) -> Table:
    opponents = {
        seat: Opponent(seated.bot, match.game, generator(seed, seat))
        for seat, name in enumerate(match.names)
        if (seated := called(name))
    }
    names = shown_names(match.names, lambda bot: voice("bot-name", bot=bot))
    return Table(match, Screen(voice, match, names, colour), opponents, kept, resumed, seed)
