"""Learned values as files: what was written is read again, and nothing that is damaged is."""

import json
from importlib.resources import files

import pytest

from gusher.kernel import registry
from gusher.kernel.game import Game
from gusher.kernel.net import size
from gusher.kernel.values import LEAD, BadValue, Weights, inputs_of, read, weights_of

ATACAMA = registry.find("atacama")
SEATS = 2
HIDDEN = 3
SHIPPED = [
    (game, seats)
    for game in registry.games()
    for seats in game.seats
    if files(game.package).joinpath("values", f"{seats}.value").is_file()
]


def weights() -> Weights:
    inputs = inputs_of(ATACAMA, SEATS)
    numbers = [0.25 * place for place in range(int(size(len(inputs), HIDDEN)))]
    return Weights("atacama", SEATS, inputs, HIDDEN, numbers, {"command": "gusher train atacama", "seed": 7})


def changed(**header: object) -> bytes:
    said, _, packed = weights().write().partition(b"\n")
    return json.dumps({**json.loads(said), **header}).encode() + b"\n" + packed


def test_what_was_written_is_read_again() -> None:
    kept = read(weights().write(), ATACAMA, SEATS)
    assert list(kept.numbers) == list(weights().numbers)
    assert kept.learned == {"command": "gusher train atacama", "seed": 7}
    assert kept.net().inputs == len(inputs_of(ATACAMA, SEATS))


def test_the_lead_comes_last() -> None:
    assert inputs_of(ATACAMA, SEATS)[-1] == LEAD
    assert inputs_of(ATACAMA, SEATS)[0] == "lines"


WHOLE = weights().write()
DAMAGED = {
    "empty": b"",
    "cut": WHOLE[:-4],
    "cut in a number": WHOLE[:-3],
    "one bit": WHOLE[:-1] + bytes([WHOLE[-1] ^ 1]),
    "no header": b"[1, 2]\n" + WHOLE.partition(b"\n")[2],
    "deep": b"[" * 100_000,
    "no size": changed(hidden="3"),
    "another size": changed(hidden=2),
    "far too large": changed(hidden=10**9),
    "nothing learned": changed(learned=None)[:40],
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_what_is_damaged_is_refused(data: bytes) -> None:
    with pytest.raises(BadValue) as refused:
        read(data, ATACAMA, SEATS)
    assert refused.value.key == "value-damaged"


def test_what_belongs_elsewhere_is_refused() -> None:
    with pytest.raises(BadValue) as refused:
        read(changed(seats=4), ATACAMA, SEATS)
    assert refused.value.key == "value-elsewhere"
    with pytest.raises(BadValue) as refused:
        read(changed(inputs=["lines", LEAD]), ATACAMA, SEATS)
    assert refused.value.key == "value-features"


def test_no_number_is_no_weight() -> None:
    broken = Weights("atacama", SEATS, inputs_of(ATACAMA, SEATS), 0, [float("nan")] * 12, {})
    with pytest.raises(BadValue):
        read(broken.write(), ATACAMA, SEATS)


@pytest.mark.parametrize(("game", "seats"), SHIPPED, ids=[f"{game.name}-{seats}" for game, seats in SHIPPED])
def test_what_is_shipped_can_be_read_and_says_how_it_was_learned(game: Game, seats: int) -> None:
    kept = weights_of(game, seats)
    assert kept is not None
    assert kept.learned["command"].startswith(f"gusher train {game.name} --seats {seats} ")
    assert kept.learned["loss"] < kept.learned["by_hand"] < kept.learned["blind"]


def test_some_are_shipped_and_some_are_not() -> None:
    assert (registry.find("mcmulti"), 4) in SHIPPED
    assert weights_of(ATACAMA, 2) is None
