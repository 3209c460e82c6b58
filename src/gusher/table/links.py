"""Secret links: a seat or a place to watch is opened by a token that nobody can guess; only its hash is kept."""

import hashlib
import secrets

TOKEN_BYTES = 24  # 192 bits
ID_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A match's public name: short enough for an address, too long to try them all."""
    return secrets.token_urlsafe(ID_BYTES)


def token_hash(token: str) -> str:
    """A plain hash does: the token itself has all the entropy a password would lack."""
    return hashlib.sha256(token.encode()).hexdigest()
