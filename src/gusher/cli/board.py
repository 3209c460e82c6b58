"""`gusher board`: a data file of one's own, for owners of the box who know better than we do."""

from collections.abc import Iterator
from dataclasses import asdict
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

FINE, FOUND = 0, 1
DEEDS = ("check", "show")
EXAMPLES = ("gusher board show giganten > my-giganten.toml", "gusher board check my-giganten.toml")


def command(voice: Voice) -> Command:
    def board(deed: str, what: str, as_json: bool) -> int:
        if deed == "show":
            click.echo(boards.text(registry.find(what)), nl=False)
            return FINE
        return _check(Path(what), as_json, voice)

    deed = argument(voice, "deed", "deed")
    deed.type = OneOf(DEEDS)
    return Command(voice, "board", board, [deed, argument(voice, "what", "board"), json_switch(voice)], EXAMPLES)


def _check(path: Path, as_json: bool, voice: Voice) -> int:
    game, faults = boards.examine(path)
    if not faults:
        boards.use([str(path)])
        faults = list(_played(game, voice))
    changed = [] if faults else boards.differences(game.name)
    if as_json:
        print_json(_data(game, faults, changed))
    else:
        for line in _said(game, faults, changed, voice):
            click.echo(filled(line))
    return FOUND if faults else FINE


def _played(game: Game, voice: Voice) -> Iterator[BadBoard]:
    """One random game in each setting. The first that fails is enough."""
    found = trials.broken(game, [plays_to_the_end], 1, voice("board-playing", game=game.name))
    if found:
        yield BadBoard("unplayable", **asdict(found))


def _data(game: Game, faults: list[BadBoard], changed: list[tuple[str, Any, Any]]) -> dict[str, Any]:
    return {
        "game": game.name,
        "faults": [{"code": fault.code, **fault.details} for fault in faults],
        "changed": [{"place": place, "builtin": builtin, "own": own} for place, builtin, own in changed],
        "board": "" if faults else boards.checksum(game.name),
    }


def _said(game: Game, faults: list[BadBoard], changed: list[tuple[str, Any, Any]], voice: Voice) -> Iterator[str]:
    if faults:
        yield from (sentence(fault, voice) for fault in faults)
        yield voice("board-faults", count=len(faults))
        return
    for place, builtin, own in changed:
        yield voice("board-changed", place=place, builtin=_written(builtin, voice), own=_written(own, voice))
    yield voice("board-fine", game=game.name, count=len(changed), board=boards.checksum(game.name))


def _written(value: Any, voice: Voice) -> str:
    return voice("board-nothing") if value is None else str(value)
