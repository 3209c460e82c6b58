"""Sentences of Fluent, prepared: a board says dozens that nobody has said before, after every answer.

Fluent goes through a sentence's syntax each time, and looks up for every number how the language writes it. Nearly all
of ours are words with gaps, choices between such by a number or a word, and other sentences in their midst: for these a
function is made, once. What else there is, Fluent says itself.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

MOST_NUMBERS = 4096  # whose digits are remembered

Given = Mapping[str, int | str]
Saying = Callable[[Given], str]


class _OnlyFluent(Exception):
    """Something in a sentence that is not prepared here."""


def prepared(bundle: FluentBundle, language: str, pattern: ast.SyntaxNode) -> Saying | None:
    """A function that says the sentence; None if Fluent must. It raises KeyError if an argument is missing."""
    try:
        return _Preparing(bundle, language).sentence(pattern)
    except _OnlyFluent:
        return None


class _Preparing:
    def __init__(self, bundle: FluentBundle, language: str) -> None:
        self._bundle = bundle
        self._plural: Callable[[int], str] = lru_cache(maxsize=MOST_NUMBERS)(bundle._plural_form)
        self._written: Callable[[int], str] = _writing(language)

    def sentence(self, pattern: ast.SyntaxNode) -> Saying:
        """Fluent has left out the brackets around what stands alone."""
        parts = [self._part(element) for element in getattr(pattern, "elements", [pattern])]
        return lambda given: "".join([part if isinstance(part, str) else part(given) for part in parts])

    def _part(self, element: ast.SyntaxNode) -> str | Saying:
        match getattr(element, "expression", element):
            case ast.TextElement() as text:
                return text.value
            case ast.StringLiteral() as literal:
                return str(literal.parse()["value"])
            case ast.VariableReference() as gap:
                return self._gap(gap.id.name)
            case ast.MessageReference(attribute=None) as other if self._bundle.has_message(other.id.name):
                return self._other(other.id.name)
            case ast.SelectExpression(selector=ast.VariableReference() as by) as choice:
                return self._choice(by.id.name, choice)
        raise _OnlyFluent

    def _other(self, key: str) -> Saying:
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise _OnlyFluent
        return self.sentence(pattern)

    def _gap(self, name: str) -> Saying:
        written = self._written

        def fill(given: Given) -> str:
            value = given[name]
            return value if isinstance(value, str) else written(value)

        return fill

    def _choice(self, name: str, choice: ast.SelectExpression) -> Saying:
        """By a number itself or the sort of plural that it asks for, whichever comes first; or by a word."""
        variants = [(self._key(variant.key), self.sentence(variant.value)) for variant in choice.variants]
        (usual,) = (self.sentence(variant.value) for variant in choice.variants if variant.default)

        def choose(given: Given) -> str:
            value = given[name]
            fits = (value,) if isinstance(value, str) else (value, self._plural(value))
            return next((saying for key, saying in variants if key in fits), usual)(given)

        return choose

    @staticmethod
    def _key(key: ast.Identifier | ast.NumberLiteral) -> int | str:
        if isinstance(key, ast.Identifier):
            return key.name
        number: object = key.value  # Fluent has read it already
        if not isinstance(number, int):
            raise _OnlyFluent
        return int(number)


@cache
def _writing(language: str) -> Callable[[int], str]:
    """Numbers as the language writes them: 1,234 or 1 234."""
    locale = Locale.parse(language)
    return lru_cache(maxsize=MOST_NUMBERS)(lambda number: FluentInt(number).format(locale))
