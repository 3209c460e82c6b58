"""`gusher import`: keeps a finished log as a match that can be watched as a replay."""

from time import time

import click

from gusher import store as stores
from gusher.cli.database import database
from gusher.cli.framework import Command, argument, json_switch, option
from gusher.cli.logs import read_lines, replaying
from gusher.cli.output import filled, print_json
from gusher.cli.voice import Voice
from gusher.store.port import NotKept, Store
from gusher.table.archive import finished_match


def command(voice: Voice) -> Command:
    def import_log(file: str, db: str | None, as_json: bool) -> None:
        lines = read_lines(file)
        store = stores.open(database(db))
        try:
            match_id = keep(store, lines)
        finally:
            store.close()
        path = f"/t/{match_id}/replay"
        if as_json:
            print_json({"id": match_id, "path": path})
        else:
            click.echo(filled(voice("import-done", path=path)))

    parameters = [argument(voice, "file", "log"), option(voice, "--db", "option-db", "database"), json_switch(voice)]
    return Command(voice, "import", import_log, parameters, ("gusher import evening.jsonl",))


def keep(store: Store, lines: list[str]) -> str:
    """The id of the match; the same log is kept once."""
    with replaying(lines):
        record, entries = finished_match(lines, time())
    try:
        return store.match(record.id).id
    except NotKept:
        store.create(record, entries)
        return record.id
