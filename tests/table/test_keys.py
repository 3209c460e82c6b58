"""A browser's key: what it seals, only it opens."""

import asyncio
from base64 import urlsafe_b64decode
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

from gusher.store.port import Held, Store
from gusher.store.sqlite import SqliteStore
from gusher.table.keys import MOST_KEYS, NO_KEY, Key, Keys, Link, new_key, read_key, seal, unseal
from gusher.table.links import new_token, token_hash
from tests.store.engines import record

P = ParamSpec("P")
T = TypeVar("T")


class CountingStore(SqliteStore):
    reads = 0

    def held(self, key_hash: str) -> list[Held]:
        self.reads += 1
        return super().held(key_hash)


def keys_of(store: Store) -> Keys:
    async def at_once(call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return call(*args, **kwargs)

    return Keys(store, at_once, at_once, lambda: 1.0)


def test_a_sealed_token_is_opened_by_its_key_alone() -> None:
    key, other, token = new_key(), new_key(), new_token()
    sealed = seal(key, token)
    assert unseal(key, sealed, token_hash(token)) == token
    assert unseal(Key(key.secret, "else"), sealed, token_hash(token)) == token  # the tag seals nothing
    assert unseal(other, sealed, token_hash(token)) != token
    assert unseal(key, sealed, token_hash(new_token())) != token  # the seat has another link by now


def test_each_token_has_a_pad_of_its_own() -> None:
    """Who has two copies of a store, and one of two tokens that were sealed for the same seat, must not know the
    other."""
    key, known, unknown = new_key(), "a" * 32, "b" * 32
    first, second = urlsafe_b64decode(seal(key, known)), urlsafe_b64decode(seal(key, unknown))
    pad = bytes(byte ^ ord("a") for byte in first)
    assert bytes(byte ^ cover for byte, cover in zip(second, pad, strict=True)) != unknown.encode()


def test_what_could_be_guessed_is_no_key() -> None:
    key = new_key()
    assert read_key(str(key)) == key
    for text in ("", "a", "a.b", f"{key}x", f"{key.secret}.", key.secret, f"é{str(key)[1:]}", f"{key}\n"):
        assert read_key(text) is NO_KEY


def test_a_ring_is_read_once_for_each_tag(tmp_path: Path) -> None:
    async def test() -> None:
        store = CountingStore(str(tmp_path / "tables.db"))
        store.create(record(), [])
        keys, key = keys_of(store), new_key()
        assert await keys.ring(key) == await keys.ring(key) == {}
        assert store.reads == 1
        later = await keys.hold(key, [Link("m1", 0, "token")])
        assert later.secret == key.secret
        assert later.tag != key.tag
        assert list(await keys.ring(later)) == list(await keys.ring(later)) == [("m1", 0)]
        assert store.reads == 2
        assert list(await keys.ring(key, anew=True)) == [("m1", 0)]  # a reply was lost: the browser has the old tag
        for _ in range(MOST_KEYS):
            await keys.ring(new_key())
        reads = store.reads
        await keys.ring(key)
        assert store.reads == reads + 1  # forgotten, and read again

    asyncio.run(test())


def test_who_has_no_key_costs_nothing(tmp_path: Path) -> None:
    store = CountingStore(str(tmp_path / "tables.db"))
    assert asyncio.run(keys_of(store).ring(NO_KEY, anew=True)) == {}
    assert store.reads == 0
