"""What the things of a board are called, as messages that sentences refer to.

A data file says `[names.zone.NA_S] fr = { plain = "États-Unis et Mexique", in = "aux États-Unis et au Mexique" }`; its
sentences say `{ wildcatters-name-zone-in }`, which chooses by `$zone`.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from fluent.syntax import ast

from gusher.kernel import boards
from gusher.kernel.game import Game

Words = dict[str, str]  # by the id of what is called so


def messages(game: Game, language: str, builtin: bool = False) -> ast.Resource:
    """One for every sort of thing and every form its names have."""
    if not boards.has_board(game):
        return ast.Resource([])
    data = boards.builtin(game) if builtin else boards.read(game.name)
    return ast.Resource(list(_messages(game.name, data.get(boards.NAMES, {}), language)))


def _messages(game: str, names: Mapping[str, Any], language: str) -> Iterator[ast.Message]:
    for sort, things in names.items():
        for form, words in forms(things, language).items():
            key = f"{game}-name-{sort}-{form}" if form else f"{game}-name-{sort}"
            yield ast.Message(ast.Identifier(key), ast.Pattern([ast.Placeable(_choice(sort, words))]))


def forms(things: Mapping[str, Mapping[str, Any]], language: str) -> dict[str, Words]:
    """The names of a sort of things by their form; one that has no forms has an empty one."""
    found: dict[str, Words] = {}
    for thing, languages in things.items():
        said = languages[language]
        for form, word in said.items() if isinstance(said, dict) else [("", said)]:
            found.setdefault(form, {})[thing] = word
    return found


def _choice(sort: str, words: Words) -> ast.SelectExpression:
    variants = [ast.Variant(ast.Identifier(thing), _text(word)) for thing, word in words.items()]
    variants[-1].default = True
    return ast.SelectExpression(ast.VariableReference(ast.Identifier(sort)), variants)


def _text(word: str) -> ast.Pattern:
    """Whatever an owner has written is text: no part of it is looked up."""
    return ast.Pattern([ast.TextElement(word)])
