"""A passkey in software: what a browser answers, made from the options it is asked with."""

from __future__ import annotations

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT_AND_VERIFIED, WITH_KEY = 0x05, 0x40


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, host: str, flags: int) -> bytes:
        self.count += 1
        return sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _answer(self, response: dict[str, bytes]) -> str:
        name = bytes_to_base64url(self.id)
        told: dict[str, Any] = {key: bytes_to_base64url(value) for key, value in response.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": told})

    def make(self, options: str) -> str:
        """Make a passkey."""
        asked = json.loads(options)
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self._data(asked["rp"]["id"], PRESENT_AND_VERIFIED | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return self._answer({"clientDataJSON": client, "attestationObject": attested})

    def sign(self, options: str) -> str:
        """Answer with the passkey."""
        asked = json.loads(options)
        client = self._client("webauthn.get", asked["challenge"])
        data = self._data(asked["rpId"], PRESENT_AND_VERIFIED)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer({"clientDataJSON": client, "authenticatorData": data, "signature": signature})

    def known_as(self) -> str:
        return bytes_to_base64url(self.id)


__all__ = ["Authenticator", "base64url_to_bytes"]
