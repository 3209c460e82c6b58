"""The sound toy with one of its parts replaced: a game that is broken in a single way."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

from gusher.kernel.game import Game
from gusher.kernel.orders import Order
from gusher.kernel.scene import Scene
from gusher.kernel.state import State
from tests.contract.toys.dice_hands import GAME as SOUND
from tests.contract.toys.dice_hands.state import DiceHands

SceneOf = Callable[[State, int], Scene]


@dataclass(frozen=True)
class Variant(Game):
    """Parts and texts that are not replaced are the sound toy's."""

    parts: Mapping[str, Any] = field(default_factory=dict, compare=False)
    texts: Mapping[str, str] = field(default_factory=dict, compare=False)

    def part(self, name: str) -> Any:
        return self.parts[name] if name in self.parts else import_module(f"{SOUND.package}.{name}")

    @property
    def ledger(self) -> Any:
        return self.parts.get("ledger")

    @property
    def features(self) -> Any:
        return self.parts.get("features")

    @property
    def orders(self) -> tuple[Order, ...]:
        return self.parts["orders"].ORDERS if "orders" in self.parts else ()

    def text(self, file: str) -> str:
        return self.texts[file] if file in self.texts else SOUND.text(file)


def variant(
    kind: type[DiceHands] = DiceHands,
    scene: SceneOf | None = None,
    texts: Mapping[str, str] | None = None,
    name: str = "",
    rooms: Mapping[str, Any] | None = None,
    **description: Any,
) -> Variant:
    """A variant, called after its kind of position unless it has a name of its own. `rooms` are parts that the sound
    toy does not have."""
    parts: dict[str, Any] = {"state": SimpleNamespace(start=partial(_start, kind)), **(rooms or {})}
    if scene is not None:
        parts["scene"] = SimpleNamespace(scene=scene)
    same = {entry.name: getattr(SOUND, entry.name) for entry in fields(Game)}
    described = {**same, "package": name or kind.__name__, **description}
    return Variant(**described, parts=parts, texts=texts or {})


def _start(kind: type[DiceHands], seats: int, options: Mapping[str, Any]) -> DiceHands:
    return kind(seats, options.get("peeks", 0))
