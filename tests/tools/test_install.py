"""What a lock file pins is installed side by side, each package once, and a failure is not passed over."""

import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from tools.install import install, is_there, pins, shares

LOCK = """# written by a tool
attrs==26.1.0 \\
    --hash=sha256:aa \\
    --hash=sha256:bb
uvicorn[standard]==0.39.0 ; sys_platform != "win32" \\
    --hash=sha256:cc
    # via somebody
"""
# Stands in for pip: notes what it was given, and fails where the share names "broken".
FAKE = "import sys; text = open(sys.argv[-1]).read(); open(sys.argv[1], 'a').write(text); sys.exit('broken' in text)"


def test_every_pin_keeps_its_hashes() -> None:
    first, second = pins(LOCK)
    assert first.splitlines()[1:] == ["    --hash=sha256:aa \\", "    --hash=sha256:bb"]
    assert second.startswith('uvicorn[standard]==0.39.0 ; sys_platform != "win32"')
    assert "sha256:cc" in second


def test_what_is_there_is_not_installed_again() -> None:
    assert is_there(f"pytest=={version('pytest')} \\\n")
    assert not is_there("pytest==0.0.1 \\\n")
    assert not is_there("no-such-package-at-all==1.0 \\\n")


@pytest.mark.parametrize("number", [1, 2, 3, 9])
def test_every_package_is_in_one_share(number: int) -> None:
    packages = list("abcdefg")
    dealt = shares(packages, number)
    assert sorted(package for share in dealt for package in share) == packages
    assert len(dealt) == min(number, len(packages))


@pytest.mark.parametrize(("dealt", "fails"), [([["a\n"], ["b\n"]], False), ([["a\n"], ["broken\n"], ["c\n"]], True)])
def test_all_shares_are_installed_and_a_failure_counts(tmp_path: Path, dealt: list[list[str]], fails: bool) -> None:
    noted = tmp_path / "noted"
    code = install(dealt, [sys.executable, "-c", FAKE, str(noted)])
    assert bool(code) == fails
    assert sorted(noted.read_text(encoding="utf-8").split()) == sorted(name.strip() for [name] in dealt)
