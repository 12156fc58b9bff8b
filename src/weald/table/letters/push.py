"""Web Push: a message for a browser that is not open, encrypted for it alone (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import hashlib
import os
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from weald.table.letters.rows import Target
from weald.table.letters.words import Scene, Words
from weald.table.people.schema import KEYS
from weald.table.viewer import Refused
from weald.table.webhook import BadWebhook, Call, check_url

if TYPE_CHECKING:
    from py_vapid import Vapid02

TTL = 86_400  # seconds a push service keeps a message for a browser that is off
NAME = "vapid"


class VapidKey:
    """The server's own key, by which browsers and their push services know it. Made once, kept in the database."""

    def __init__(self, pem: str) -> None:
        from cryptography.hazmat.primitives import serialization
        from py_vapid import Vapid02

        self._vapid: Vapid02 = Vapid02.from_pem(pem.encode())
        raw = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = _text(raw)

    def headers(self, endpoint: str, contact: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        signed: dict[str, str] = self._vapid.sign({"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact})
        return {"Authorization": signed["Authorization"]}


async def read_key(connection: AsyncConnection) -> VapidKey:
    """Made where there is none; call in a transaction."""
    query = sa.select(KEYS.c.value).where(KEYS.c.name == NAME)
    found = (await connection.execute(query)).scalar()
    if found is None:
        from py_vapid import Vapid02

        made = Vapid02()
        made.generate_keys()
        # Whoever is quicker has made the key of all processes.
        put = sa.text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
        await connection.execute(put, {"name": NAME, "value": made.private_pem().decode()})
        found = (await connection.execute(query)).scalar_one()
    return VapidKey(str(found))


def check(endpoint: str, keys: dict[str, str]) -> None:
    """Could this be a browser's subscription? Raises Refused."""
    try:
        if ":" in check_url(endpoint)[1]:
            raise ValueError("push services have names")
        point, secret = _bytes(keys["p256dh"]), _bytes(keys["auth"])
        _point(point)
    except (BadWebhook, ValueError, KeyError):
        raise Refused("bad-target", "this is no subscription of a browser") from None
    if len(secret) != 16 or len(endpoint) > 1000:
        raise Refused("bad-target", "this is no subscription of a browser")


def message(scene: Scene, words: Words) -> dict[str, Any]:
    """What the service worker shows. No secret: the sentence, the table and where it is."""
    return {"event": scene.event, "table": scene.table, "title": "Weald", "text": words.text, "link": words.link}


def call(target: Target, said: dict[str, Any], key: VapidKey, contact: str) -> Call:
    """The encrypted message. A newer one about the same table takes the place of one that was not read."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    body: bytes = http_ece.encrypt(
        msgspec.json.encode(said), salt=os.urandom(16), private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(target.keys["p256dh"]), auth_secret=_bytes(target.keys["auth"]), version="aes128gcm",
    )  # fmt: skip
    topic = hashlib.sha256(str(said["table"]).encode()).hexdigest()[:32]
    headers = {
        "Content-Type": "application/octet-stream", "Content-Encoding": "aes128gcm", "TTL": str(TTL), "Topic": topic,
        **key.headers(target.address, contact),
    }  # fmt: skip
    return Call(target.address, body, headers)


def _point(data: bytes) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
