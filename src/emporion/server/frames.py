"""Messages as they go over the wire: encoded, and compressed where that is worth it, once for all who get the same."""

from __future__ import annotations

import msgspec
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

WORTH_COMPRESSING = 400  # bytes
WINDOW = 12  # bits; every client allows as many


def shared(message: msgspec.Struct) -> Shared:
    return Shared(msgspec.json.encode(message))


class Shared(bytes):
    """A message in JSON that many sockets may get: what goes over the wire is made of it once."""

    _plain: bytes | None = None
    _packed: bytes | None = None

    def wire(self, packed: bool) -> bytes:
        """The frame, compressed if the client reads that."""
        if not packed or len(self) < WORTH_COMPRESSING:
            if self._plain is None:
                self._plain = Frame(Opcode.TEXT, self).serialize(mask=False)
            return self._plain
        if self._packed is None:
            self._packed = Frame(Opcode.TEXT, self).serialize(mask=False, extensions=[packing()])
        return self._packed


def packing() -> PerMessageDeflate:
    """Packs each message by itself, so that it is the same for everybody."""
    return PerMessageDeflate(True, True, WINDOW, WINDOW, {"level": 3})
