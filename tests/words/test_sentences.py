"""Prepared sentences read as Fluent itself says them."""

from collections.abc import Iterator

import pytest
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from gusher.kernel import registry
from gusher.kernel.game import LANGUAGES, Game
from gusher.words.catalogue import Catalogue, catalogue
from gusher.words.sentences import prepared

NUMBERS = (0, 1, 2, 3, 5, 11, 999, 1_000, 1_234_567, -1, -1_500)
PLURALS = {"zero", "one", "two", "few", "many", "other"}  # what numbers choose by
GAMES: list[Game] = list(registry.games())


class Gaps(Visitor):
    """The arguments of a sentence and of those in its midst, with the words that it chooses by."""

    def __init__(self, words: Catalogue) -> None:
        self._catalogue = words
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's way)
        self.words.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self._catalogue._bundle.get_message(node.id.name).value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.words[node.selector.id.name] |= keys - PLURALS


def arguments_for(words: Catalogue, pattern: Pattern) -> Iterator[dict[str, int | str]]:
    """Every argument takes every number and word in turn, the others in step with it."""
    gaps = Gaps(words)
    gaps.visit(pattern)
    choices: dict[str, list[int | str]] = {
        name: [*NUMBERS, "Ada", *sorted(known)] for name, known in gaps.words.items()
    }
    most = max(map(len, choices.values()), default=1)
    for place in range(most):
        yield {name: values[place % len(values)] for name, values in choices.items()}
    for name, values in choices.items():
        for value in values:
            yield {**{other: given[0] for other, given in choices.items()}, name: value}


def patterns(words: Catalogue) -> dict[str, Pattern]:
    """Of a game, its own: what all share comes by itself."""
    shared = catalogue(words.language)
    words.read()
    keys = [key for key in words._bundle._messages if words.game is None or not shared.has(key)]
    found = {key: words._bundle.get_message(key).value for key in keys}
    return {key: pattern for key, pattern in found.items() if pattern is not None}


@pytest.mark.parametrize("game", [None, *GAMES], ids=lambda game: game.name if game else "shared")
@pytest.mark.parametrize("language", LANGUAGES)
def test_they_read_as_fluent_says_them(language: str, game: Game | None) -> None:
    words = catalogue(language, game)
    found = patterns(words)
    count = 0
    for key, pattern in found.items():
        saying = prepared(words._bundle, language, pattern)
        if saying is None:
            continue
        count += 1
        for given in arguments_for(words, pattern):
            text, errors = words._bundle.format_pattern(pattern, given)
            assert not errors
            assert saying(given) == text, (key, given)
    assert count > 0.98 * len(found)  # the rest Fluent says itself


def test_a_missing_argument_is_no_silence() -> None:
    words = catalogue("en")
    words.read()
    pattern = words._bundle.get_message("seat").value
    assert pattern is not None
    saying = prepared(words._bundle, "en", pattern)
    assert saying is not None
    with pytest.raises(KeyError):
        saying({})
