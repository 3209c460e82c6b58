"""What a player typed: a number of the list, an answer in words, or a short form such as `4 6`, `r4c6` or `46`."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from unicodedata import combining, normalize

from gusher.kernel.actions import ActionTable, Value

Slot = tuple[str, Value]  # a parameter and its value; the first slot is "do" and the kind
NO_FIT, BY_PREFIX, EXACT = 0, 1, 2
LEAST_LETTERS = 3  # shorter scraps of a sentence would hit by accident

_LISTED = re.compile(r"#\s*(\d+)")
_FIELD = re.compile(r"r\d+c\d+")
_PIECES = re.compile(r"\d+|[^\W\d]+")
_SINGLE_DIGITS = re.compile(r"\d|[^\W\d]+")


class Reader:
    """Reads answers to one question."""

    def __init__(self, table: ActionTable, legal: Sequence[int], sentences: Mapping[int, str]) -> None:
        """`legal` in the order of the list, `sentences` as the list reads."""
        self.table = table
        self.legal = list(legal)
        self.sentences = sentences

    def read(self, text: str) -> list[int]:
        """What the text can mean: one number if it is clear, several if not, none if it means nothing.

        A clear answer need not be possible: then the rules say why not.
        """
        typed = folded(text.strip())
        if listed := _LISTED.fullmatch(typed):
            return self._listed(int(listed[1]))
        return (
            self._in_words(typed, self.legal)
            or self._bare_number(typed)
            or self._by_field(typed)
            or self._by_sentence(typed)
            or self._impossible(typed)
        )

    def _listed(self, number: int) -> list[int]:
        return [self.legal[number - 1]] if 1 <= number <= len(self.legal) else []

    def _bare_number(self, typed: str) -> list[int]:
        """A number of the list without its `#`, unless numbers mean something else here."""
        if not typed.isdecimal() or any(self._has_numbers(number) for number in self.legal):
            return []
        return self._listed(int(typed))

    def _has_numbers(self, number: int) -> bool:
        return any(isinstance(value, int) for _, value in self._slots(number))

    def _slots(self, number: int) -> list[Slot]:
        return list(self.table.typed(number).items())

    def _in_words(self, typed: str, pool: Iterable[int]) -> list[int]:
        """Those of the pool that the words fit: exactly if any do, else as beginnings of words."""
        slots = {number: self._slots(number) for number in pool}
        for tokens in tokenisations(typed):
            fits = {number: fit(tokens, slots[number]) for number in slots}
            best = max(fits.values(), default=NO_FIT)
            if best != NO_FIT:
                return [number for number, quality in fits.items() if quality == best]
        return []

    def _by_field(self, typed: str) -> list[int]:
        """What the list offers on the field of that name: a step to it, a look at it, a derrick there."""
        if not _FIELD.fullmatch(typed):
            return []
        return [number for number in self.legal if typed in _FIELD.findall(folded(self.sentences[number]))]

    def _by_sentence(self, typed: str) -> list[int]:
        """Words of the sentence in the list, one after the other as they stand there."""
        tokens = _PIECES.findall(typed)
        if not any(len(token) >= LEAST_LETTERS for token in tokens):
            return []
        return [number for number in self.legal if contains(_PIECES.findall(folded(self.sentences[number])), tokens)]

    def _impossible(self, typed: str) -> list[int]:
        """An answer of the game that is not possible now, if it is clear which; rather of a kind that is asked for."""
        found = self._in_words(typed, range(self.table.size))
        asked = {self.table.kind(number).name for number in self.legal}
        likely = [number for number in found if self.table.kind(number).name in asked]
        for candidates in (found, likely):
            if len(candidates) == 1:
                return candidates
        return []


def folded(text: str) -> str:
    """Small letters without accents."""
    return "".join(character for character in normalize("NFKD", text.lower()) if not combining(character))


def tokenisations(typed: str) -> Iterator[list[str]]:
    """The ways to cut a text into words: at blanks, between letters and digits (r4c6), between digits (46)."""
    seen: list[list[str]] = []
    ways = [re.split(r"[\s,;]+", typed.strip(" ,;")), _PIECES.findall(typed), _SINGLE_DIGITS.findall(typed)]
    for tokens in ways:
        if any(tokens) and tokens not in seen:
            seen.append(tokens)
            yield tokens


def fit(tokens: Sequence[str], slots: Sequence[Slot]) -> int:
    """How well the words fit an answer. The kind and values in words may be left out, numbers may not."""
    if not slots:
        return NO_FIT if tokens else EXACT
    (name, value), rest = slots[0], slots[1:]
    ways = [NO_FIT]
    if isinstance(value, str):
        ways.append(fit(tokens, rest))
    if tokens:
        ways.append(min(_same(tokens[0], value), fit(tokens[1:], rest)))
    if len(tokens) > 1 and name != "do" and name.startswith(tokens[0]):
        ways.append(min(_same(tokens[1], value), fit(tokens[2:], rest)))
    return max(ways)


def _same(token: str, value: Value) -> int:
    if isinstance(value, int):
        return EXACT if token == str(value) else NO_FIT
    if token == value.lower():
        return EXACT
    return BY_PREFIX if value.lower().startswith(token) else NO_FIT


def contains(words: Sequence[str], tokens: Sequence[str]) -> bool:
    """Do the tokens stand in the words in this order, beginnings of words allowed?"""
    place = 0
    for word in words:
        if place < len(tokens) and _begins(word, tokens[place]):
            place += 1
    return place == len(tokens)


def _begins(word: str, token: str) -> bool:
    return word == token if token.isdecimal() else word.startswith(token)
