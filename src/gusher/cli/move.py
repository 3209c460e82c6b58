"""`gusher move`: all tables from one store into another."""

from contextlib import closing
from dataclasses import asdict

import click

from gusher import store as stores
from gusher.cli.database import database
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, json_switch, option
from gusher.cli.output import filled, print_json
from gusher.cli.progress import progress
from gusher.cli.voice import Voice
from gusher.store.moving import STEPS, move
from gusher.store.port import Claim

EXAMPLES = (
    "gusher move --from tables.db --to postgresql://gusher@localhost/gusher",
    "gusher move --from postgresql://gusher@localhost/gusher --to tables.db",
)


def command(voice: Voice) -> Command:
    def move_all(source: str | None, target: str | None, as_json: bool) -> None:
        if target is None:
            raise CommandError("click-missing", name="--to", command="gusher move")
        with (
            closing(stores.open(database(source), must_exist=True, claim=Claim.ALONE)) as old,
            closing(stores.open(target, claim=Claim.ALONE)) as new,
            progress(voice("move-moving"), STEPS * len(old.ids())) as advance,
        ):
            copied, tally = move(old, new, advance)
        if as_json:
            print_json({"copied": copied, **asdict(tally)})
        else:
            click.echo(filled(voice("move-done", **asdict(tally), copied=copied)))

    parameters: list[click.Parameter] = [
        option(voice, "--from source", "move-option-from", "database"),
        option(voice, "--to target", "move-option-to", "database"),
        json_switch(voice),
    ]
    return Command(voice, "move", move_all, parameters, EXAMPLES)
