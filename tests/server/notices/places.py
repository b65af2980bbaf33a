"""A push service and a webhook of our own: a small HTTP server on this machine that keeps what it is brought."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import threading
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def packed(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Brought(NamedTuple):
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Places:
    """`says` is what it answers at a path instead of 201."""

    def __init__(self) -> None:
        self.brought: list[Brought] = []
        self.says: dict[str, int] = {}
        self.waits: dict[str, str] = {}
        """What it says at a path of when to come again."""
        self.base = ""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def open(self) -> Places:
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()
        self.base = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        return self

    async def _listen(self) -> asyncio.Server:
        return await asyncio.start_server(self._serve, "127.0.0.1", 0)

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        own = asyncio.current_task()
        rest = [task for task in asyncio.all_tasks() if task is not own]
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                first, *lines = head.decode("latin-1").rstrip().split("\r\n")
                method, path, _ = first.split(" ")
                headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
                body = await reader.readexactly(int(headers.get("content-length", "0")))
                status = self.says.get(path, 201)
                wait = f"retry-after: {self.waits[path]}\r\n" if path in self.waits else ""
                self.brought.append(Brought(method, path, headers, body))  # before the sender knows
                writer.write(f"HTTP/1.1 {status} Said\r\n{wait}content-length: 0\r\n\r\n".encode())
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()

    def at(self, path: str) -> list[Brought]:
        return [each for each in self.brought if each.path == path]

    async def next(self, path: str) -> Brought:
        """The next that was not read yet."""
        async with asyncio.timeout(120):
            while not self.at(path):
                await asyncio.sleep(0.01)
        found = self.at(path)[0]
        self.brought.remove(found)
        return found


class Browser:
    """What a browser has that takes pushes at a path of ours."""

    def __init__(self, places: Places, path: str) -> None:
        self.places, self.path = places, path
        self._key = ec.generate_private_key(CURVE)
        self._public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        """What `pushManager.subscribe` answers."""
        return {"endpoint": self.places.base + self.path, "key": packed(self._public), "auth": packed(self._auth)}

    async def next(self) -> Any:
        return self.read((await self.places.next(self.path)).body)

    def told(self) -> list[Any]:
        return [self.read(each.body) for each in self.places.at(self.path)]

    def read(self, body: bytes) -> Any:
        """Unlock it, as RFC 8291 says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, locked = body[21 : 21 + length], body[21 + length :]
        assert size == 4096 >= len(body)
        secret = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))

        def derived(long: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
            return HKDF(hashes.SHA256(), long, salt, info).derive(secret)

        shared = derived(32, self._auth, b"WebPush: info\0" + self._public + theirs, secret)
        key = derived(16, salt, b"Content-Encoding: aes128gcm\0", shared)
        nonce = derived(12, salt, b"Content-Encoding: nonce\0", shared)
        text = AESGCM(key).decrypt(nonce, locked, None).rstrip(b"\0")
        assert text[-1:] == b"\x02"
        return json.loads(text[:-1])


def claims_of(header: str) -> tuple[dict[str, Any], str]:
    """What a VAPID header says, once its signature is found good, and the sender's public key."""
    parts = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpacked(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(unpacked(claims))
    return found, parts["k"]
