"""`--allow-cmd NAME=COMMAND`: the programs that play at a server's tables."""

from collections.abc import Iterable

from gusher.bots.bot import PROGRAM, known_bots
from gusher.bots.program import read_allowed
from gusher.bots.programs import NAME
from gusher.cli.errors import CommandError


def read_programs(given: Iterable[str]) -> dict[str, str]:
    """The commands by their names, each looked for now: nobody wants to learn at a table that it is not there."""
    programs: dict[str, str] = {}
    for text in given:
        name, _, command = text.partition("=")
        if not NAME.fullmatch(name) or not command.strip():
            raise CommandError("program-form", given=text)
        if name == PROGRAM or name in known_bots() or name in programs:
            raise CommandError("program-taken", given=name)
        read_allowed(name, command)
        programs[name] = command
    return programs
