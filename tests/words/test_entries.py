"""Messages that are read one by one are those that Fluent finds in the whole file."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import gusher
from gusher.kernel import registry
from gusher.kernel.say import say
from gusher.words.catalogue import Catalogue, MissingWord
from gusher.words.entries import cut, message, referred

FILES = [
    Path(gusher.__file__).parent / "words" / "en.ftl",
    Path(gusher.__file__).parent / "games" / "giganten" / "words" / "fr.ftl",
]
AWKWARD = """trailing = spaces{}
# A comment = no message
plain = some text, with = in it
several =
    lines of
    text
   .title = an attribute
indented = a line
    and another
chosen = { $count ->
    [one] one
   *[other] { $count }
}, and so on

## A heading

quoted = { "{" } and { plain }
""".replace("{}", "  ", 1)


def read(piece: str) -> ast.Message:
    found = message(piece)
    assert found is not None
    return found


def as_fluent_reads(text: str) -> dict[str, ast.Message]:
    return {one.id.name: one for one in FluentParser().parse(text).body if isinstance(one, ast.Message)}


@pytest.mark.parametrize(
    "text", [pytest.param(AWKWARD, id="awkward"), *(pytest.param(file, id=file.name) for file in FILES)]
)
def test_a_file_in_pieces_is_the_whole(text: str | Path) -> None:
    given = text if isinstance(text, str) else text.read_text(encoding="utf-8")
    whole, pieces = as_fluent_reads(given), cut(given)
    assert list(pieces) == list(whole)
    for name, piece in pieces.items():
        assert read(piece).equals(whole[name], ignored_fields=["span", "comment"]), name


def test_what_fluent_cannot_read_is_left_out() -> None:
    assert message("broken = { $count ->") is None


def test_a_catalogue_knows_what_it_has_not_read_yet() -> None:
    words = Catalogue("en", registry.find("giganten"))
    assert words.has("seat")
    assert words.say(say("seat", number=2)) == "Player 2"
    assert not words.has("nothing-of-this-name")
    with pytest.raises(MissingWord):
        words.say(say("nothing-of-this-name"))


def test_what_a_message_refers_to_is_read_with_it() -> None:
    game = registry.find("giganten")
    pieces = cut(game.text("words/fr.ftl"))
    found = [(key, other) for key, piece in pieces.items() for other in referred(read(piece)) if other in pieces]
    assert found
    for key, other in found:
        words = Catalogue("fr", game)
        words._read(key)
        assert words._bundle.has_message(other)
