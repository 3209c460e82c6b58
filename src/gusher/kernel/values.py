"""Learned values: the weights of a net, kept beside the game that it judges, `games/<game>/values/<seats>.value`.

A line of JSON says what they are and how they were learned; then come the weights, as 32-bit numbers, lowest byte
first. Without the file a game is judged by hand. A file that is damaged, or was learned from other features, is an
error (BadValue): whoever can do without it says so.
"""

import json
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from librt.vecs import append, vec

from gusher.kernel.errors import GusherError
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.net import Net, size

LEAD = "lead"  # the last input: how far the game's own judgement sees the seat ahead (bots/judge.py)
MOST_HIDDEN = 1000


class BadValue(GusherError):
    """Weights that are damaged or do not belong here."""

    family = "value"


@dataclass(frozen=True)
class Weights:
    """What was learned, for one game and number of seats; `learned` says how, for whoever wants to do it again."""

    game: str
    seats: int
    inputs: tuple[str, ...]
    hidden: int
    numbers: Sequence[float]
    learned: Mapping[str, Any]

    def net(self) -> Net:
        row = vec[float](capacity=len(self.numbers))
        for number in self.numbers:
            row = append(row, number)
        return Net(len(self.inputs), self.hidden, row)

    def write(self) -> bytes:
        packed = struct.pack(f"<{len(self.numbers)}f", *self.numbers)
        header = {
            "game": self.game,
            "seats": self.seats,
            "inputs": self.inputs,
            "hidden": self.hidden,
            "sha256": sha256(packed).hexdigest(),
            "learned": self.learned,
        }
        return json.dumps(header).encode() + b"\n" + packed


def inputs_of(game: Game, seats: int) -> tuple[str, ...]:
    """What the net is given, by name, as the first seat would call it."""
    return (*features_of(game).names(0, seats), LEAD)


def read(data: bytes, game: Game, seats: int) -> Weights:
    """Weights from what `write` wrote; raises BadValue."""
    header, _, packed = data.partition(b"\n")
    try:
        said = json.loads(header)
        weights = Weights(
            said["game"], said["seats"], tuple(said["inputs"]), said["hidden"], _unpacked(packed), said["learned"]
        )
        whole = said["sha256"] == sha256(packed).hexdigest()
    except (ValueError, KeyError, TypeError, RecursionError, struct.error) as error:
        raise BadValue("damaged", game=game.name, seats=seats) from error
    if not whole:
        raise BadValue("damaged", game=game.name, seats=seats)
    _check(weights, game, seats)
    return weights


def _unpacked(packed: bytes) -> tuple[float, ...]:
    return struct.unpack(f"<{len(packed) // 4}f", packed)


def _check(weights: Weights, game: Game, seats: int) -> None:
    if (weights.game, weights.seats) != (game.name, seats):
        raise BadValue("elsewhere", game=game.name, seats=seats)
    if weights.inputs != inputs_of(game, seats):
        raise BadValue("features", game=game.name, seats=seats)
    hidden = weights.hidden
    if type(hidden) is not int or not 0 <= hidden <= MOST_HIDDEN:
        raise BadValue("damaged", game=game.name, seats=seats)
    if len(weights.numbers) != size(len(weights.inputs), hidden):
        raise BadValue("damaged", game=game.name, seats=seats)
    if not all(abs(number) < 1e30 for number in weights.numbers):  # nor what is no number
        raise BadValue("damaged", game=game.name, seats=seats)


@lru_cache(maxsize=64)
def weights_of(game: Game, seats: int) -> Weights | None:
    """Those that come with the game; None if there are none."""
    file = files(game.package).joinpath("values", f"{seats}.value")
    if not file.is_file():
        return None
    return read(file.read_bytes(), game, seats)
