"""Secret links: a seat or a place to watch is opened by a token that nobody can guess; only its hash is kept."""

import base64
import hashlib
import hmac
import secrets

TOKEN_BYTES = 24  # 192 bits
LONGEST_TOKEN = 64  # characters; whatever is longer is none
ID_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_id() -> str:
    """A match's public name: short enough for an address, too long to try them all."""
    return secrets.token_urlsafe(ID_BYTES)


def token_by_key(secret: str, match_id: str, seat: int, key: str) -> str:
    """The token of a seat that is taken with a key: whoever sends the key again is told the same token, although it is
    kept nowhere. The key must be as hard to guess as a token; the match's secret makes it no worse than that."""
    told = f"{match_id} {seat} {key}".encode()
    digest = hmac.digest(secret.encode(), told, "sha256")
    return base64.urlsafe_b64encode(digest[:TOKEN_BYTES]).decode()


def token_hash(token: str) -> str:
    """A plain hash does: the token itself has all the entropy a password would lack."""
    return hashlib.sha256(token.encode()).hexdigest()
