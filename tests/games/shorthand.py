"""Answers in short hand, as the tests of several games write them: `bid:7`, `place:1,6`, `end`."""

from gusher.kernel.actions import ActionTable, Words


class Shorthand:
    """The short hand of one action table."""

    def __init__(self, actions: ActionTable) -> None:
        self._actions = actions

    def words(self, short: str) -> Words:
        """`bid:7` -> {"do": "bid", "value": 7}."""
        name, _, rest = short.partition(":")
        kind = next(kind for kind in self._actions.kinds if kind.name == name)
        given = rest.split(",") if rest else []
        chosen: Words = {"do": name}
        for (parameter, values), text in zip(kind.parameters.items(), given, strict=True):
            chosen[parameter] = next(value for value in values if str(value) == text)
        return chosen

    def number(self, short: str) -> int:
        return self._actions.number(self.words(short))

    def short(self, action: int) -> str:
        name, *values = self._actions.words(action).values()
        return f"{name}:{','.join(map(str, values))}" if values else str(name)
