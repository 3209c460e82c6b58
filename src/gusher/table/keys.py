"""A browser's key: one secret that opens all the seats its owner holds, however many there are.

Of the key the store has a hash, and beside it the tokens of the links, each sealed with the key itself. So the browser
can be shown its links again, and whoever reads the store can open nothing.

A browser sends its key with a tag that changes whenever it gets hold of something. A process that has read what the key
opens under this tag need not read it again; one that knows another tag reads it anew, whichever process wrote it.
"""

import hmac
import re
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

from gusher.store.port import Held, Store
from gusher.table.links import LONGEST_TOKEN, new_token, token_hash

P = ParamSpec("P")
T = TypeVar("T")

MOST_KEYS = 5000  # whose seats are remembered; the one asked for longest ago is read again
TAG_BYTES = 3
SENT = re.compile(r"([\w-]{32})\.([\w-]{4})", flags=re.ASCII)

Ring = Mapping[tuple[str, int], Held]  # by match and seat, the newest first


@dataclass(frozen=True)
class Key:
    """What a browser sends."""

    secret: str = ""
    tag: str = ""

    def __bool__(self) -> bool:
        return bool(self.secret)

    def __str__(self) -> str:
        return f"{self.secret}.{self.tag}"

    @property
    def hash(self) -> str:
        return token_hash(self.secret)


NO_KEY = Key()


@dataclass(frozen=True)
class Link:
    """What a browser is given to hold: a seat of its own or a friend's, or a place to watch (seat PUBLIC)."""

    match_id: str
    seat: int
    token: str
    own: bool = True

    @property
    def place(self) -> tuple[str, int]:
        return self.match_id, self.seat


def read_key(text: str) -> Key:
    """NO_KEY if it is none of ours: one that could be guessed opens nothing."""
    found = SENT.fullmatch(text)
    return Key(*found.groups()) if found else NO_KEY


def new_key() -> Key:
    return retagged(Key(new_token()))


def retagged(key: Key) -> Key:
    return Key(key.secret, secrets.token_urlsafe(TAG_BYTES))


# --- sealed tokens ---


def seal(key: Key, token: str) -> str:
    return urlsafe_b64encode(_covered(key, token_hash(token), token.encode())).decode()


def unseal(key: Key, sealed: str, expected: str) -> str:
    """The token whose hash is the expected one; if another token was sealed, some nonsense that opens nothing."""
    return _covered(key, expected, urlsafe_b64decode(sealed)).decode("utf-8", "replace")


def _covered(key: Key, name: str, text: bytes) -> bytes:
    """The text and a pad, each byte by exclusive or; done twice, the text again. The hash of the token gives each token
    a pad of its own."""
    pad = hmac.digest(key.secret.encode(), name.encode(), "sha512")
    assert len(text) <= LONGEST_TOKEN == len(pad)
    covered = int.from_bytes(text) ^ int.from_bytes(pad[: len(text)])
    return covered.to_bytes(len(text))


# --- what keys open ---


class Beside(Protocol):
    """Calls the store beside the event loop."""

    def __call__(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]: ...


class Keys:
    """What the keys of browsers open, as the store has it; those seen last are remembered."""

    def __init__(self, store: Store, read: Beside, stored: Beside, now: Callable[[], float]) -> None:
        self._store = store
        self._read = read
        self._stored = stored
        self._now = now
        self._rings: OrderedDict[str, tuple[str, Ring]] = OrderedDict()  # hash of the key: its tag, and what it opens

    async def ring(self, key: Key, anew: bool = False) -> Ring:
        """What the key opens; read `anew` if something seems to be missing, for a reply may have been lost."""
        if not key:
            return {}
        name = key.hash
        tag, ring = self._rings.get(name, ("", {}))
        if anew or tag != key.tag:
            found = await self._read(self._store.held, name)
            ring = {(held.match_id, held.seat): held for held in found}
            self._rings[name] = (key.tag, ring)
        self._rings.move_to_end(name)
        if len(self._rings) > MOST_KEYS:
            self._rings.popitem(last=False)
        return ring

    async def hold(self, key: Key, links: Sequence[Link]) -> Key:
        """Gives the key these links; returns it with the tag under which they are found. Stored before it returns."""
        name, now = key.hash, self._now()
        held = [Held(name, link.match_id, link.seat, seal(key, link.token), link.own, now) for link in links]
        await self._stored(self._store.hold, held)
        return retagged(key)

    async def seats_of(self, tokens: Sequence[str]) -> list[tuple[str, int] | None]:
        """The match and the seat that each token opens; PUBLIC for a watch link, None for nothing."""
        return await self._read(lambda: [self._store.seat_of(token_hash(token)) for token in tokens])
