"""The notebook runs, cell by cell, with a small budget, and its agent learns something."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "notebooks" / "learning.ipynb"
# One seat is learned far sooner than two.
BUDGET = {"UPDATES = 80": "UPDATES = 10", "SEAT = None": "SEAT = 0", "GAMES = 200": "GAMES = 60"}


@pytest.mark.compiled
def test_an_agent_learns_to_beat_answers_by_lot(tmp_path: Path) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    source = "\n".join("".join(cell["source"]) + "\n" for cell in cells if cell["cell_type"] == "code")
    for usual, small in BUDGET.items():
        assert source.count(usual) == 1
        source = source.replace(usual, small)
    file = tmp_path / "learning.py"
    file.write_text(source + "assert share > 0.6\n", encoding="utf-8")
    path = os.pathsep.join(filter(None, sys.path))
    # Several threads would wait for each other longer than such small sums take.
    environment = {**os.environ, "PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"}
    ran = subprocess.run([sys.executable, str(file)], env=environment, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "of 60 games won" in ran.stdout
