"""docs/hosting.md is true: its commands are run, as far as a test may, and its files are there."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from psycopg.conninfo import conninfo_to_dict

from gusher import store as stores
from tests.cli.commands import gusher
from tests.postgres import database, programs
from tests.store.engines import growth, record
from tools.kept import ROOT

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = (ROOT / "deploy" / "gusher.service").read_text(encoding="utf-8")
LINKS = re.findall(r"\]\((?!http|#)([^)#]+)\)", PAGE)
BLOCKS = re.findall(r"^```\w*\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
LINES = [line for block in BLOCKS for line in block.splitlines()]
OURS = [line for line in [*LINES, *UNIT.splitlines()] if re.search(r"(^|[/=])gusher (?=[a-z])", line)]
PROGRAM = "/opt/gusher/bin/gusher"
FOLDER = "/var/lib/gusher"


def section(title: str) -> list[str]:
    """The commands under a heading."""
    (text,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    blocks = re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    store = stores.open(str(tmp_path / "tables.db"))
    for name in ("a", "b"):
        store.create(record(name), ["one"])
    store.close()
    return tmp_path


@pytest.fixture
def postgres() -> Iterator[str]:
    with database() as url:
        yield url


class Shell:
    """Runs lines of the page here: in this folder and with this database in the places of those that it names."""

    def __init__(self, folder: Path, url: str = "") -> None:
        given = conninfo_to_dict(url)
        self.name = str(given.get("dbname", ""))
        self._places = {
            f"sudo -u gusher {PROGRAM}": f"{sys.executable} -m gusher",
            FOLDER: str(folder),
            "/var/lib/postgresql": str(folder),
            "postgresql:///gusher": shlex.quote(url),
            "sudo -u postgres ": "",
            "dbname=gusher": f"dbname={self.name}",
        }
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        if url:
            path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
            self._environment |= {"PATH": path, "PGHOST": str(given["host"]), "PGUSER": str(given["user"])}

    def run(self, line: str) -> None:
        for there, here in self._places.items():
            line = line.replace(there, here)
        if self.name:
            line = re.sub(r" gusher$", f" {self.name}", line)
        done = subprocess.run(line, shell=True, env=self._environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{line}\n{done.stderr}"


def matches(url: str) -> list[str]:
    store = stores.open(url, must_exist=True)
    try:
        return store.ids()
    finally:
        store.close()


@pytest.mark.parametrize("link", sorted(set(LINKS)))
def test_what_is_linked_is_there(link: str) -> None:
    assert (ROOT / "docs" / link).exists()


@pytest.mark.parametrize("line", OURS)
def test_every_option_exists(line: str) -> None:
    command, *given = shlex.split(line.partition("gusher ")[2] if PROGRAM not in line else line.partition(PROGRAM)[2])
    known = gusher(command, "--help").out
    for option in (part for part in given if part.startswith("--")):
        assert re.search(rf"{option}\b", known), option


def test_the_page_and_the_unit_agree() -> None:
    assert len(OURS) > 5
    (started,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
    for line in re.findall(r"^ExecStart=(/.+)$", PAGE, re.MULTILINE):
        assert line.startswith(started.partition(" --db ")[0])
    assert f"--db {FOLDER}/tables.db" in started


def test_a_file_is_moved_into_a_database(folder: Path, postgres: str) -> None:
    (line,) = [line for line in section("PostgreSQL") if " move " in line]
    Shell(folder, postgres).run(line)
    assert matches(postgres) == ["a", "b"]


def test_a_file_is_backed_up_and_restored(folder: Path) -> None:
    shell, file = Shell(folder), folder / "tables.db"
    copy, *restoring = [line for line in section("Backup and restore") if FOLDER in line and "postgres" not in line]
    shell.run(copy)
    later = stores.open(str(file))
    later.create(record("c"), [])  # it is not closed: its log lies beside it
    assert Path(f"{file}-wal").exists()
    for line in restoring:
        shell.run(line)
    later.close()
    assert matches(str(file)) == ["a", "b"]
    (before,) = [line for line in section("Upgrade with matches under way") if " backup " in line]
    shell.run(before)
    assert matches(str(folder / "before-upgrade.db")) == ["a", "b"]


def test_a_database_is_backed_up_and_restored(folder: Path, postgres: str) -> None:
    shell = Shell(folder, postgres)
    dump, *restoring = [line for line in section("Backup and restore") if line.startswith("sudo -u postgres")]
    store = stores.open(postgres)
    store.create(record("kept"), ["one"])
    shell.run(dump)
    store.append("kept", growth(1, "two"))
    store.close()
    for line in restoring:
        shell.run(line)
    store = stores.open(postgres, must_exist=True)
    assert store.entries("kept") == ["one"]
    store.append("kept", growth(1, "three"))  # and it is played on
    store.close()
