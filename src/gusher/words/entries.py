"""The entries of a Fluent file, each read when it is first said.

Fluent's reader goes through every character, which for all our sentences takes seconds; most commands say a dozen. So a
file is cut into its entries first, at the lines that begin one. `tools/catalogues.py` reads all of them.
"""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

# What goes on with an entry is indented, or begins with the end of a brace.
BEGINNING = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
# One line of text without gaps, and no line that goes on with it: more than half of them.
PLAIN = re.compile(r"([\w-]+) *= *([^\s{}][^{}\n]*?) *(?:\n(?! ).*)*\Z")

_PARSER = FluentParser(with_spans=False)


def cut(text: str) -> dict[str, str]:
    """What stands in the file from each message up to the next one, by the message's name."""
    found = list(BEGINNING.finditer(text))
    ends = [*(beginning.start() for beginning in found[1:]), len(text)]
    return {beginning[1]: text[beginning.start() : end] for beginning, end in zip(found, ends, strict=True)}


@cache
def message(entry: str) -> ast.Message | None:
    """Once in a process, whichever games share it; None if Fluent cannot read it, and would leave it out as well."""
    if plain := PLAIN.match(entry):
        return ast.Message(ast.Identifier(plain[1]), ast.Pattern([ast.TextElement(plain[2])]))
    read = _PARSER.parse_entry(entry)
    return read if isinstance(read, ast.Message) else None


@cache
def referred(read: ast.Message) -> list[str]:
    """The other messages in its midst. Games that share it look once."""
    finding = _Finding()
    finding.visit(read)
    return finding.found


class _Finding(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.append(node.id.name)
