"""The parts of a page as a page keeps them: each view says what has changed since the one before."""

from typing import Any


class Following:
    """What a page shows, put together from the changes that it was sent."""

    def __init__(self) -> None:
        self.tag = ""
        self._shells: dict[str, str] = {}
        self._pieces: dict[str, list[str]] = {}

    def take(self, view: dict[str, Any]) -> None:
        """A server of before sent every part whole."""
        if view.get("base", "") != self.tag:
            self._shells, self._pieces = {}, {}
        self.tag = view.get("tag", "")
        for name, change in view["parts"].items():
            self._change(name, {"shell": change} if isinstance(change, str) else change)

    def _change(self, name: str, change: dict[str, Any]) -> None:
        self._shells[name] = change.get("shell", self._shells.get(name, ""))
        if "pieces" in change:
            old = self._pieces.get(name, [])
            self._pieces[name] = [text for piece in change["pieces"] for text in _meant(piece, old)]

    @property
    def parts(self) -> dict[str, tuple[str, list[str]]]:
        """Shell and pieces of every part."""
        return {name: (shell, self._pieces.get(name, [])) for name, shell in self._shells.items()}

    def html(self, name: str) -> str:
        """All of a part's text, its pieces after its shell: for looking something up in it."""
        return "".join((self._shells[name], *self._pieces.get(name, [])))


def _meant(piece: str | list[int], old: list[str]) -> list[str]:
    if isinstance(piece, str):
        return [piece]
    first, length = piece
    return old[first : first + length]
