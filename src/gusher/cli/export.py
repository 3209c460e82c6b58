"""`gusher export`: all finished matches as log files."""

from pathlib import Path

import click

from gusher import store as stores
from gusher.cli.database import database
from gusher.cli.framework import Command, argument, json_switch, option
from gusher.cli.output import filled, print_json
from gusher.cli.voice import Voice
from gusher.store.port import Store
from gusher.table.archive import kept_log


def command(voice: Voice) -> Command:
    def export(folder: str, db: str | None, as_json: bool) -> None:
        store = stores.open(database(db), must_exist=True)
        try:
            files = write_all(store, Path(folder))
        finally:
            store.close()
        if as_json:
            print_json({"logs": [str(file) for file in files]})
        else:
            click.echo(filled(voice("export-done", logs=len(files), folder=folder)))

    parameters = [
        argument(voice, "folder", "folder"),
        option(voice, "--db", "option-db", "database"),
        json_switch(voice),
    ]
    return Command(voice, "export", export, parameters, ("gusher export evenings",))


def write_all(store: Store, folder: Path) -> list[Path]:
    """One file for each match, named by its id; a file is there whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    files: list[Path] = []
    for match_id in store.finished():
        lines = kept_log(store.match(match_id), store.entries(match_id))
        file = folder / f"{match_id}.jsonl"
        unfinished = file.with_suffix(".part")
        unfinished.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        unfinished.replace(file)
        files.append(file)
    return files
