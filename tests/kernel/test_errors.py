"""Errors: a stable key, a readable form, and a test and a sentence for every one that the kernel can raise."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import gusher.kernel
from gusher.kernel import errors
from gusher.kernel.errors import BadLog, GusherError, Refused
from gusher.kernel.game import LANGUAGES
from gusher.words.catalogue import catalogue

FAMILIES = {
    name: kind.family for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, GusherError)
}


def calls(folder: Path) -> Iterator[tuple[str, str]]:
    """Every call of a plain name in the folder's modules, with each literal string that it is given."""
    for path in sorted(folder.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                for argument in node.args:
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                        yield node.func.id, argument.value


RAISED = {f"{FAMILIES[name]}-{code}" for name, code in calls(Path(gusher.kernel.__path__[0])) if name in FAMILIES}


def test_every_error_of_the_kernel_has_its_test() -> None:
    tested = {key for name, key in calls(Path(__file__).parent) if name in ("refusal", "damaged")}
    assert len(RAISED) > 25
    assert not RAISED - tested


@pytest.mark.parametrize("key", sorted(RAISED))
def test_every_error_of_the_kernel_has_its_sentence(key: str) -> None:
    assert [language for language in LANGUAGES if not catalogue(language).has(key)] == []


def test_an_error_is_readable_for_developers() -> None:
    assert str(GusherError("odd")) == "error-odd"
    assert str(Refused("rule", clause="A13", by=1)) == "refused-rule (clause='A13', by=1)"
    assert str(BadLog("number", 7, given=1)) == "log-number (line=7, given=1)"


def test_an_error_carries_its_facts() -> None:
    refused = Refused("rule", clause="A13", by=1)
    assert (refused.key, refused.code, refused.clause) == ("refused-rule", "rule", "A13")
    assert refused.details == {"clause": "A13", "by": 1}
    assert BadLog("number", 7).line == 7
