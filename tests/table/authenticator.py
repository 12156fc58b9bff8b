"""A passkey in software: answers WebAuthn's questions as a device does, and wrongly where a test wants it."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    def __init__(self) -> None:
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""
        self.count = 0

    def make(self, options: dict[str, Any], origin: str, flags: int = 0x45) -> dict[str, Any]:
        """The answer to navigator.credentials.create. Flags: user present (1) and verified (4), key attached (0x40)."""
        self.handle = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attached = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        about = self._about(options["rp"]["id"], flags) + attached
        response = {
            "clientDataJSON": text(self._client("webauthn.create", options["challenge"], origin)),
            "attestationObject": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})),
        }
        return self._credential(response)

    def show(self, options: dict[str, Any], origin: str, flags: int = 0x05, **more: Any) -> dict[str, Any]:
        """The answer to navigator.credentials.get."""
        self.count += 1
        about = self._about(options["rpId"], flags)
        client = self._client("webauthn.get", options["challenge"], origin)
        signed = self.key.sign(about + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client), "authenticatorData": text(about), "signature": text(signed), "userHandle": self.handle,
        }  # fmt: skip
        return self._credential(response | more)

    def _about(self, site: str, flags: int) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        return {
            "id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response, "clientExtensionResults": {},
        }  # fmt: skip
