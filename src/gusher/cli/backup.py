"""`gusher backup`: a copy of the file with the tables, beside a running server."""

from pathlib import Path

import click

from gusher import store as stores
from gusher.cli.database import database
from gusher.cli.errors import CommandError
from gusher.cli.framework import Command, argument, json_switch, option
from gusher.cli.output import filled, print_json
from gusher.cli.voice import Voice
from gusher.store.backup import backup


def command(voice: Voice) -> Command:
    def back_up(file: str, db: str | None, as_json: bool) -> None:
        url = database(db)
        if url.startswith(stores.POSTGRES):
            raise CommandError("backup-postgres")
        matches = backup(url.removeprefix(stores.SQLITE), Path(file))
        if as_json:
            print_json({"file": file, "matches": matches, "bytes": Path(file).stat().st_size})
        else:
            click.echo(filled(voice("backup-done", file=file, matches=matches)))

    parameters = [argument(voice, "file", "file"), option(voice, "--db", "option-db", "file"), json_switch(voice)]
    return Command(voice, "backup", back_up, parameters, ("gusher backup tables-sunday.db",))
