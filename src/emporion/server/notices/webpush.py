"""What push services want: a message locked for one browser (RFC 8291, 8188), and who sends it (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
from typing import NamedTuple
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

CURVE = ec.SECP256R1()
LONGEST = 3000  # bytes of a message: every push service takes as much
STEP = 256  # what is sent has one of a few lengths, and tells less
TOKEN_LIFE = 12 * 3600  # seconds


class BadKey(ValueError):
    """These are no keys of a browser."""


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadKey("not base64url") from None


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def read_keys(key: str, auth: str) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    """A browser's public key and its secret; `BadKey` if they are none."""
    secret = unpacked(auth)
    try:
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
    except ValueError:
        raise BadKey("no point of the curve") from None
    if len(secret) != 16:
        raise BadKey("the secret has 16 bytes")
    return public, secret


def _derived(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def locked(
    message: bytes,
    key: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    step: int = STEP,
) -> bytes:
    """The body of a push: one record of `aes128gcm`, padded to a multiple of `step` bytes."""
    theirs, secret = read_keys(key, auth)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    mine = _point(own.public_key())
    shared = _derived(32, secret, b"WebPush: info\0" + _point(theirs) + mine, own.exchange(ec.ECDH(), theirs))
    cipher = AESGCM(_derived(16, salt, b"Content-Encoding: aes128gcm\0", shared))
    nonce = _derived(12, salt, b"Content-Encoding: nonce\0", shared)
    padding = bytes(-(len(message) + 1) % step)
    head = salt + (4096).to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + cipher.encrypt(nonce, message + b"\x02" + padding, None)


class Sender(NamedTuple):
    """Who sends our pushes, by a key that was made when the server was first started."""

    key: ec.EllipticCurvePrivateKey
    contact: str
    """How the push services reach the operator: https:// or mailto:."""

    @property
    def public(self) -> str:
        """What browsers are told."""
        return packed(_point(self.key.public_key()))

    def header(self, endpoint: str, now: int) -> str:
        """What a push service wants to read, `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + TOKEN_LIFE, "sub": self.contact}
        head = {"typ": "JWT", "alg": "ES256"}
        text = ".".join(packed(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={text}.{packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"


def new_key() -> str:
    """A key as it is kept."""
    made = ec.generate_private_key(CURVE)
    return made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def read_key(text: str) -> ec.EllipticCurvePrivateKey:
    key = load_pem_private_key(text.encode(), None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key
