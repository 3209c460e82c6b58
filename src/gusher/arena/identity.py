"""Which Gusher this is: workers of a cluster must play the same rules with the same bots, or results would differ."""

import hashlib
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable

from gusher.kernel.errors import GusherError

ROOMS = ("kernel", "games", "bots", "arena")  # what decides how a game goes
KINDS = (".py", ".toml", ".bin")
DIGITS = 12


class OtherVersion(GusherError):
    """A worker has another Gusher than the one that gives the orders."""

    family = "cluster"


@cache
def identity() -> str:
    """The version and a sum over all that decides how games go: two states of a working copy have the same version."""
    try:
        number = version("gusher")
    except PackageNotFoundError:
        number = "0"
    sums = hashlib.sha256()
    root = files("gusher")
    for room in ROOMS:
        for name, content in _sources(root.joinpath(room), room):
            sums.update(name.encode() + b"\0" + content + b"\0")
    return f"{number}+{sums.hexdigest()[:DIGITS]}"


def _sources(folder: Traversable, place: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        name = f"{place}/{item.name}"
        if item.is_dir():
            found += _sources(item, name)
        elif item.name.endswith(KINDS):
            found.append((name, item.read_bytes()))
    return found


def expect(asked: str) -> None:
    """Raises OtherVersion unless this is the Gusher that was asked for."""
    if asked != identity():
        raise OtherVersion("version", worker="no", here=asked, there=identity())
