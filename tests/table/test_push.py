"""Web Push: what a browser gets can be read by that browser alone, and comes from us."""

from __future__ import annotations

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.table.inside import house
from weald.table.letters import push, targets
from weald.table.letters.bodies import NewTarget
from weald.table.letters.words import Scene, words
from weald.table.viewer import Refused

BOTH_DATABASES = {"test_all_processes_have_one_key"}


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def subscription(address: str) -> tuple[NewTarget, ec.EllipticCurvePrivateKey]:
    """As a browser makes one, and what only the browser has."""
    key = ec.generate_private_key(ec.SECP256R1())
    point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return NewTarget("push", address, text(point), text(b"0123456789abcdef")), key


def opened(body: bytes, key: ec.EllipticCurvePrivateKey) -> dict[str, Any]:
    plain = http_ece.decrypt(body, private_key=key, auth_secret=b"0123456789abcdef", version="aes128gcm")
    found: dict[str, Any] = json.loads(plain)
    return found


def test_only_the_browser_can_read_it_and_knows_who_wrote_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as hub:
            wish, key = subscription("https://push.example/abc?x=1")
            target = targets.read(wish, "somebody", None, None)
            scene = Scene("turn", "TABLE", "root", "Tuesday", "eyrie", 1, "Ada")
            said = push.message(scene, words(scene, "en", "https://w.example"))
            vapid = await hub.office.vapid()
            call = push.call(target, said, vapid, "mailto:host@w.example")
            assert b"Tuesday" not in call.body
            assert opened(call.body, key) == {
                "event": "turn", "table": "TABLE", "title": "Weald", "text": "Your turn: Root, Tuesday, Eyrie.",
                "link": "https://w.example/t/TABLE",
            }  # fmt: skip
            other = subscription("https://push.example/")[1]
            with pytest.raises(http_ece.ECEException):
                opened(call.body, other)
            assert (call.headers["TTL"], call.headers["Content-Encoding"]) == ("86400", "aes128gcm")
            kind, _, rest = call.headers["Authorization"].partition(" ")
            fields = dict(part.strip().split("=", 1) for part in rest.split(","))
            assert (kind, fields["k"]) == ("vapid", vapid.public)
            head, claims, _ = fields["t"].split(".")
            assert json.loads(data(head))["alg"] == "ES256"
            assert json.loads(data(claims))["aud"] == "https://push.example"

    asyncio.run(scene())


def test_all_processes_have_one_key(tmp_path: Path) -> None:
    async def scene() -> str:
        async with house(tmp_path) as hub:

            async def read() -> str:
                async with hub.store.transaction() as connection:
                    return (await push.read_key(connection)).public

            found = await asyncio.gather(*(read() for _ in range(5)))
            assert len(set(found)) == 1
            return found[0]

    assert asyncio.run(scene()) == asyncio.run(scene())  # kept


@pytest.mark.parametrize(
    ("address", "p256dh", "auth"),
    [
        ("ftp://push.example/", None, None),
        ("https://push.example/" + "x" * 1000, None, None),
        ("https://push.example/", "", None),
        ("https://push.example/", "AAAA", None),
        ("https://push.example/", "no base64!", None),
        ("https://push.example/", text(b"\x04" + bytes(64)), None),  # no point of the curve
        ("https://push.example/", None, "AAAA"),
        ("https://push.example/", None, ""),
    ],
)
def test_what_is_no_subscription_is_refused(address: str, p256dh: str | None, auth: str | None) -> None:
    good = subscription("https://push.example/")[0]
    wish = NewTarget("push", address, good.p256dh if p256dh is None else p256dh, good.auth if auth is None else auth)
    with pytest.raises(Refused) as problem:
        targets.read(wish, "a", None, None)
    assert problem.value.code == "bad-target"
