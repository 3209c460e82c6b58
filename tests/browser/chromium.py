"""A Chromium that starts: the one that is named, one the machine has, one from its packages, or Playwright's own.

Whether a browser works is only known once it has started: a package may be a stub that asks for another shop, a
download may lack libraries. So each is tried, and what it complained of is told only if none works.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

VARIABLE = "GUSHER_CHROMIUM"
SHELL = "chromium-headless-shell"  # the same browser without windows: a third less work for the same tests
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
PACKAGES = (SHELL, "chromium")  # not every system has the first
INSTALL_SECONDS = 900

Started = TypeVar("Started")


class NoChromium(Exception):
    """None started; says what was tried and what to do."""


def as_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


@dataclass
class Search(Generic[Started]):
    """`start` gets a path and raises if nothing starts from there; `own` is where Playwright keeps its download."""

    start: Callable[[str], Started]
    own: Path
    say: Callable[[str], None]
    complaints: list[str] = field(default_factory=list)

    def run(self) -> Started:
        for path in self._places():
            try:
                return self.start(path)
            except Exception as error:
                self._complain(f"{path} does not start", str(error))
        raise NoChromium(
            "The tests need Chromium, and none works here.\n"
            + "".join(f"- {complaint}\n" for complaint in self.complaints)
            + "Install one (Debian: apt install chromium; elsewhere: playwright install --with-deps chromium), "
            f"or name one: {VARIABLE}=/path/to/chromium make test"
        )

    def _places(self) -> Iterator[str]:
        """One after the other: what comes later is installed only if nothing before has started."""
        named = os.environ.get(VARIABLE)
        if named:
            yield named  # and no other: whoever names one wants that one
            return
        yield from filter(None, map(shutil.which, NAMES))
        if self.own.exists():
            yield str(self.own)
        yield from self._from_packages()
        yield from self._from_playwright()

    def _from_packages(self) -> Iterator[str]:
        if not as_root() or shutil.which("apt-get") is None:
            return
        self.say("Installing Chromium with apt-get ...")
        # Fresh containers have no list of packages; where the list is there, a failed update does no harm.
        self._succeeds(["apt-get", "-q", "update"])
        for package in PACKAGES:
            if self._succeeds(["apt-get", "-q", "install", "-y", "--no-install-recommends", package]):
                yield from filter(None, [shutil.which(package)])

    def _from_playwright(self) -> Iterator[str]:
        self.say("Downloading Chromium with playwright install ...")
        libraries = ["--with-deps"] if as_root() and shutil.which("apt-get") else []
        if self._succeeds([sys.executable, "-m", "playwright", "install", *libraries, "chromium"]):
            yield str(self.own)

    def _succeeds(self, command: Sequence[str]) -> bool:
        words = " ".join(command).removeprefix(f"{sys.executable} -m ")
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False, timeout=INSTALL_SECONDS
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            self._complain(f"{words} failed", str(error))
            return False
        if done.returncode != 0:
            self._complain(f"{words} failed", done.stderr or done.stdout)
        return done.returncode == 0

    def _complain(self, what: str, output: str) -> None:
        lines = [line.strip() for line in output.splitlines() if line.strip()]
        telling = [line for line in lines if line.startswith(("E:", "Error", "error"))] or lines
        self.complaints.append(f"{what}: {' / '.join(list(dict.fromkeys(telling))[:2]) or 'it did not say why'}")
