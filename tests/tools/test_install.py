"""What a lock file pins is installed by uv, by pip where uv cannot, and a failure is not passed over."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from tools.install import UV_LOCK, install

FILE = Path("some.txt")


class Machine:
    """Where some commands work; notes which were tried."""

    def __init__(self, *working: str) -> None:
        self._working = working
        self.tried: list[str] = []

    def run(self, module: Sequence[str]) -> bool:
        assert "--require-hashes" in module
        self.tried.append(f"{module[0]} {Path(module[-1]).name}")
        return self.tried[-1] in self._working


def test_uv_installs_and_pip_brings_uv() -> None:
    machine = Machine("pip uv.txt", "uv some.txt")
    assert install(FILE, machine.run)
    assert machine.tried == ["pip uv.txt", "uv some.txt"]


@pytest.mark.parametrize("working", [["pip uv.txt", "pip some.txt"], ["pip some.txt"]])
def test_pip_installs_where_uv_cannot(working: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    machine = Machine(*working)
    assert install(FILE, machine.run)
    assert machine.tried[-1] == "pip some.txt"
    assert "pip tries" in capsys.readouterr().err


def test_what_nobody_can_install_is_a_failure() -> None:
    assert not install(FILE, Machine("pip uv.txt").run)


def test_uv_is_pinned_like_everything_else() -> None:
    text = UV_LOCK.read_text(encoding="utf-8")
    assert re.fullmatch(r"uv==[\d.]+( \\\n    --hash=sha256:[0-9a-f]{64})+\n", text)
