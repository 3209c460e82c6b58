"""Action tables: numbers inside, words outside.

Inside the engine an answer is a small integer. Everything that leaves it (log, page, API) speaks words, such as
`{"do": "bid", "amount": 7}`. A game declares its table once; this module turns one into the other.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gusher.kernel.errors import BadAction

Value = int | str
Words = dict[str, Any]


class Kind:
    """One kind of answer with its named parameters, each over a fixed list of values."""

    def __init__(
        self,
        name: str,
        parameters: Mapping[str, Sequence[Value]] | None = None,
        shown: Mapping[str, Callable[[int], int]] | None = None,
    ) -> None:
        """`shown`: for numbers that the board counts otherwise than logs do, what people read and type for them."""
        self.name = name
        self.shown = dict(shown or {})
        self.parameters: dict[str, tuple[Value, ...]] = {
            parameter: tuple(values) for parameter, values in (parameters or {}).items()
        }
        self.size = 1
        for values in self.parameters.values():
            self.size *= len(values)

    def words(self, index: int) -> Words:
        """The index-th answer of this kind; the last parameter varies fastest."""
        chosen: list[tuple[str, Value]] = []
        for parameter, values in reversed(self.parameters.items()):
            index, place = divmod(index, len(values))
            chosen.append((parameter, values[place]))
        return {"do": self.name, **dict(reversed(chosen))}

    def typed(self, index: int) -> Words:
        """The same as people type it: numbers as the board shows them."""
        words = self.words(index)
        return {**words, **{name: shown(words[name]) for name, shown in self.shown.items()}}

    def index(self, words: Mapping[str, Any]) -> int:
        """The inverse of `words`."""
        self._check_names(words)
        index = 0
        for parameter, values in self.parameters.items():
            index = index * len(values) + self._place(parameter, values, words[parameter])
        return index

    def _check_names(self, words: Mapping[str, Any]) -> None:
        given = set(words) - {"do"}
        missing = sorted(set(self.parameters) - given)
        if missing:
            raise BadAction("missing", kind=self.name, parameter=missing[0], known=sorted(self.parameters))
        extra = sorted(given - set(self.parameters))
        if extra:
            raise BadAction("unknown-parameter", kind=self.name, parameter=extra[0], known=sorted(self.parameters))

    def _place(self, parameter: str, values: tuple[Value, ...], value: object) -> int:
        # `True == 1` in Python: a JSON true must not pass for a number.
        for place, known in enumerate(values):
            if type(known) is type(value) and known == value:
                return place
        raise BadAction("bad-value", kind=self.name, parameter=parameter, value=value, known=list(values))


class ActionTable:
    """All kinds of a game, numbered one after the other from 0."""

    def __init__(self, kinds: Sequence[Kind]) -> None:
        self.kinds = tuple(kinds)
        self.first: dict[str, int] = {}
        self._by_name = {kind.name: kind for kind in kinds}
        self._owner: list[Kind] = []
        for kind in kinds:
            self.first[kind.name] = len(self._owner)
            self._owner.extend([kind] * kind.size)
        self.size = len(self._owner)

    def kind(self, number: int) -> Kind:
        return self._owner[number]

    def words(self, number: int) -> Words:
        """Number to words."""
        kind = self._owner[number]
        return kind.words(number - self.first[kind.name])

    def typed(self, number: int) -> Words:
        """Number to the words that people type."""
        kind = self._owner[number]
        return kind.typed(number - self.first[kind.name])

    def number(self, words: Mapping[str, Any]) -> int:
        """Words to number; raises BadAction, which says what would be right."""
        name = words.get("do")
        if not isinstance(name, str) or name not in self._by_name:
            raise BadAction("unknown-kind", kind=name, known=sorted(self._by_name))
        return self.first[name] + self._by_name[name].index(words)
