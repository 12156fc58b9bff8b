"""Secrets that open seats. Only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_token() -> str:
    """192 random bits."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """96 random bits: the link of an unlisted table is an invitation."""
    while (id := secrets.token_urlsafe(12)).startswith("-"):  # on a command line it would be an option
        pass
    return id


def new_seed() -> int:
    """128 random bits."""
    return secrets.randbits(128)


def hashed(token: str) -> str:
    """The secret is random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(a: str, b: str) -> bool:
    return hmac.compare_digest(a.encode(), b.encode())
