"""Where a Chromium is looked for, in which order, and what is said when there is none."""

import sys
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.chromium import NoChromium, Search


class Machine:
    """A machine with some programs on its path; those in `works` start."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.works: set[Path] = set()
        self.started: list[Path] = []
        self.said: list[str] = []
        self._monkeypatch = monkeypatch
        monkeypatch.setenv("PATH", str(folder))
        monkeypatch.delenv(chromium.VARIABLE, raising=False)
        monkeypatch.setattr(sys, "executable", str(folder / "python"))

    def has(self, name: str, script: str = "exit 1", works: bool = False) -> Path:
        file = self.folder / name
        file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        file.chmod(0o755)
        if works:
            self.works.add(file)
        return file

    def is_root(self, root: bool) -> None:
        self._monkeypatch.setattr(chromium, "as_root", lambda: root)

    def find(self) -> Path:
        return Search(self._start, self.folder / "own", self.said.append).run()

    def _start(self, path: str) -> Path:
        self.started.append(Path(path))
        if Path(path) not in self.works:
            raise OSError("a library is missing")
        return Path(path)


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "own"])
def test_what_is_there_is_taken(machine: Machine, name: str) -> None:
    there = machine.has(name, works=True)
    assert machine.find() == there
    assert machine.said == []


def test_the_one_without_windows_comes_first(machine: Machine) -> None:
    machine.has("chromium", works=True)
    shell = machine.has("chromium-headless-shell", works=True)
    assert machine.find() == shell


def test_the_named_one_and_no_other(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    machine.has("chromium", works=True)
    named = machine.has("mine")
    monkeypatch.setenv(chromium.VARIABLE, str(named))
    with pytest.raises(NoChromium, match="mine does not start: a library is missing"):
        machine.find()
    machine.works.add(named)
    assert machine.find() == named


def test_one_that_does_not_start_is_passed_over(machine: Machine) -> None:
    stub = machine.has("chromium-browser")
    chrome = machine.has("google-chrome", works=True)
    assert machine.find() == chrome
    assert machine.started == [stub, chrome]


@pytest.mark.parametrize("packages", [["chromium-headless-shell"], ["chromium-headless-shell", "chromium"]])
def test_root_on_debian_installs_the_package(machine: Machine, packages: list[str]) -> None:
    """The one without windows; where nobody has packed it, the whole browser."""
    machine.is_root(True)
    package = machine.folder / packages[-1]
    put = f"case $@ in *{packages[-1]}) : > {package}; /bin/chmod 755 {package};; *chromium*) exit 100;; esac"
    machine.has("apt-get", f"echo $@ >> {machine.folder}/calls; {put}")
    machine.works.add(package)
    assert machine.find() == package
    calls = (machine.folder / "calls").read_text(encoding="utf-8").splitlines()
    assert [call.split()[-1] for call in calls] == ["update", *packages]
    assert len(machine.said) == 1


@pytest.mark.parametrize("root", [True, False])
def test_else_playwright_downloads_its_own(machine: Machine, root: bool) -> None:
    """Root has tried the packages before; who is not root cannot."""
    machine.is_root(root)
    own = machine.folder / "own"
    machine.has("apt-get", f"echo apt-get >> {machine.folder}/calls; exit 100")
    machine.has("python", f"echo $@ >> {machine.folder}/calls; : > {own}")
    machine.works.add(own)
    assert machine.find() == own
    calls = (machine.folder / "calls").read_text(encoding="utf-8").splitlines()
    download = "-m playwright install --with-deps chromium" if root else "-m playwright install chromium"
    assert calls == (["apt-get", "apt-get", "apt-get", download] if root else [download])


def test_when_nothing_works_it_says_what_was_tried_and_what_to_do(machine: Machine) -> None:
    machine.is_root(True)
    machine.has("chromium")
    machine.has("apt-get", "echo 'E: Unable to locate package chromium' >&2; exit 100")
    machine.has("python", "echo 'Error: no way out' >&2; exit 1")
    with pytest.raises(NoChromium) as caught:
        machine.find()
    for part in ("chromium does not start", "E: Unable to locate", "Error: no way out", "apt install", "GUSHER_CHROM"):
        assert part in str(caught.value)
