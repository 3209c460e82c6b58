"""Where the tests' PostgreSQL comes from; and a machine that has none says so."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import keeper, postgres


def put(folder: Path) -> Path:
    folder.mkdir(parents=True)
    for name in ("initdb", "pg_ctl", "postgres"):
        (folder / name).touch(0o755)
    return folder


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One without a PostgreSQL."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path / "debian")
    monkeypatch.setattr(postgres, "WHEEL", tmp_path / "wheel")
    return tmp_path


def test_the_one_on_the_path_comes_first(machine: Path) -> None:
    put(machine / "debian" / "15" / "bin")
    put(machine / "bin")
    assert postgres.programs() == machine / "bin"


def test_else_the_newest_of_debian(machine: Path) -> None:
    for version in ("9.6", "15", "13"):
        put(machine / "debian" / version / "bin")
    assert postgres.programs() == machine / "debian" / "15" / "bin"


def test_else_that_of_a_wheel_which_is_installed_once(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []

    def install(command: list[str], **_: Any) -> None:
        calls.append(command)
        put(machine / "wheel" / "server" / "pginstall" / "bin")

    monkeypatch.setattr(subprocess, "run", install)
    for _ in range(2):
        assert postgres.programs() == machine / "wheel" / "server" / "pginstall" / "bin"
    (command,) = calls
    assert "--require-hashes" in command
    assert command[-1].endswith("requirements/postgres.txt")


def test_a_machine_that_can_get_none_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\necho 'no such package' >&2\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(broken))
    with pytest.raises(AssertionError, match="no such package"):
        keeper._start("tests.postgres", tmp_path)
