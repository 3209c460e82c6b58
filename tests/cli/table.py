"""Helpers for tests at the table: typed games, and what a log holds."""

import json
from pathlib import Path
from typing import Any

from gusher.kernel import log
from gusher.kernel.match import Match

FIRST_CHOICE = "#1\n"


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def replayed(path: Path) -> Match:
    return log.read(path.read_text(encoding="utf-8").splitlines())


def answers_by(path: Path, seat: int) -> list[dict[str, Any]]:
    return [line for line in lines(path) if line.get("by") == seat]
