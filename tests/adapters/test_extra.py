"""Without its library a module says what to install."""

import subprocess
import sys

import pytest

from gusher.adapters.extra import MissingLibrary, demand


def test_a_missing_library_is_named_with_what_brings_it() -> None:
    with pytest.raises(MissingLibrary) as missing:
        demand("json", "no_such_library")
    assert str(missing.value) == "no_such_library is not installed: pip install 'gusher[research]' brings it"


@pytest.mark.parametrize(
    ("module", "library"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")]
)
def test_every_module_says_so(module: str, library: str) -> None:
    """In a process that cannot find the library."""
    hiding = f"import sys; sys.modules[{library!r}] = None; import gusher.adapters.{module}"
    ended = subprocess.run([sys.executable, "-c", hiding], capture_output=True, text=True, check=False)
    assert f"{library} is not installed: pip install 'gusher[research]' brings it" in ended.stderr.splitlines()[-1]
