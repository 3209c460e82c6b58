"""Chance that can be checked: every draw of a match follows from one secret, whose hash is public from the start."""

import hashlib
import hmac
import secrets

from librt.vecs import vec
from mypy_extensions import i64

SECRET_BYTES = 32


def new_secret() -> str:
    """A fresh secret for a match, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def seeded_secret(*parts: object) -> str:
    """A repeatable secret for the arena and for tests."""
    return hashlib.sha256(":".join(["gusher", *map(str, parts)]).encode()).hexdigest()


def is_secret(text: object) -> bool:
    if not isinstance(text, str):
        return False
    try:
        return len(bytes.fromhex(text)) == SECRET_BYTES and text == text.lower()
    except ValueError:
        return False


def commitment(secret: str) -> str:
    """What is published before the first draw."""
    return "sha256:" + hashlib.sha256(bytes.fromhex(secret)).hexdigest()


NO_PAST = bytes(32)  # before the first entry


def extended(past: bytes, entry: str) -> bytes:
    """A fingerprint of the entries in force: of those before, and of one more."""
    return hashlib.sha256(past + entry.encode()).digest()


def draw(secret: str, past: bytes, outcomes: vec[i64], weights: vec[i64]) -> int:
    """What chance decides after such a past. 256 bits against small weights: the remainder is even for all purposes."""
    digest = hmac.digest(bytes.fromhex(secret), past, "sha256")
    rest = int.from_bytes(digest, "big") % sum(weights)
    for outcome, weight in zip(outcomes, weights, strict=True):
        rest -= weight
        if rest < 0:
            return int(outcome)
    raise AssertionError("weights are positive")
