"""`gusher board`: a data file of one's own, for owners of the box who know better than we do."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from gusher.cli import trials
from gusher.cli.framework import Command, OneOf, argument, json_switch
from gusher.cli.messages import sentence
from gusher.cli.output import filled, print_json
from gusher.cli.voice import Voice
from gusher.contract.board import plays_to_the_end
from gusher.kernel import boards, registry
from gusher.kernel.errors import BadBoard
from gusher.kernel.game import Game
from gusher.words.corrections import corrections

FINE, FOUND = 0, 1
DEEDS = ("check", "diff", "show")
EXAMPLES = (
    "gusher board show giganten > my-giganten.toml",
    "gusher board check my-giganten.toml",
    "gusher board diff my-giganten.toml > corrections.txt",
)


def command(voice: Voice) -> Command:
    def board(deed: str, what: str, as_json: bool) -> int:
        if deed == "show":
            click.echo(boards.text(registry.find(what)), nl=False)
            return FINE
        game, faults = boards.examine(Path(what))
        data = boards.content(Path(what))
        found = _Found(game, faults, boards.differences(game, data), boards.checksum_of(game, data))
        if deed == "check" and not faults:
            boards.use([what])
            found.faults = list(unplayable(game, voice))
        return _tell(found, as_json, _said(found, voice) if deed == "check" else _listed(found, voice))

    deed = argument(voice, "deed", "deed")
    deed.type = OneOf(DEEDS)
    return Command(voice, "board", board, [deed, argument(voice, "what", "board"), json_switch(voice)], EXAMPLES)


@dataclass
class _Found:
    """What a file has."""

    game: Game
    faults: list[BadBoard]
    changed: list[boards.Change]
    board: str  # its checksum


def unplayable(game: Game, voice: Voice) -> Iterator[BadBoard]:
    """One random game in each setting. The first that fails is enough."""
    found = trials.broken(game, [plays_to_the_end], 1, voice("board-playing", game=game.name))
    if found:
        yield BadBoard("unplayable", **asdict(found))


def _tell(found: _Found, as_json: bool, lines: Iterator[str]) -> int:
    if as_json:
        print_json(_data(found))
    else:
        for line in lines:
            click.echo(filled(line))
    return FOUND if found.faults else FINE


def _data(found: _Found) -> dict[str, Any]:
    changed = [] if found.faults else found.changed
    return {
        "game": found.game.name,
        "faults": [{"code": fault.code, **fault.details} for fault in found.faults],
        "changed": [{"place": place, "builtin": builtin, "own": own} for place, builtin, own in changed],
        "board": "" if found.faults else found.board,
    }


def _said(found: _Found, voice: Voice) -> Iterator[str]:
    if found.faults or found.changed:
        yield from _listed(found, voice)
    if not found.faults:
        key = "board-fine-names" if found.changed and not found.board else "board-fine"
        yield voice(key, game=found.game.name, count=len(found.changed), board=found.board)


def _listed(found: _Found, voice: Voice) -> Iterator[str]:
    """What is wrong, or else what differs."""
    if found.faults:
        yield from (sentence(fault, voice) for fault in found.faults)
        yield voice("board-faults", count=len(found.faults))
    else:
        yield from corrections(found.changed, voice.words) or [voice("board-same", game=found.game.name)]
