"""Processes that see more games than this one: what is installed in a folder, put on their path."""

import os
import subprocess
import sys
from pathlib import Path

from tools.kept import ROOT

EXAMPLES = ROOT / "build" / "examples"  # where the Makefile installs the games of examples/


def path_with(folder: Path) -> str:
    """This process's path, and the folder."""
    return os.pathsep.join([*filter(None, sys.path), str(folder)])


def python(folder: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    """Runs Python with the games of a folder beside ours."""
    if not folder.is_dir():
        raise AssertionError(f"{folder} is missing: run `make build/examples/.done`")
    environment = {**os.environ, "PYTHONPATH": path_with(folder), "GUSHER_LANG": "en", "COLUMNS": "80"}
    command = [sys.executable, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def gusher(folder: Path, *arguments: object) -> subprocess.CompletedProcess[str]:
    return python(folder, "-m", "gusher", *arguments)
