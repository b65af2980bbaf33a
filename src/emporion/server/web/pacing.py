"""How fast one socket is heard: each frame costs, whatever is in it, and who has spent all is not read for a while.

Nothing is lost and nobody is answered that he is too fast: what he sends waits, at last in his own machine. Only who
goes on though nothing is read is disconnected. Many frames that arrive together are heard a few at a time, as fast as
the application takes them, so that others have their turn in between.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from emporion.server.messages import Answer
from emporion.server.people.limits import Allowance
from emporion.server.problems import ProblemError, closed_with

AT_ONCE, A_SECOND = 500, 50  # frames of one socket, of any kind
FRAME = 512  # bytes; a longer one counts as several
PIECE = 256  # bytes that are taken apart at once: some forty frames at most
A_TURN = 20  # frames after which others have their turn
FLOOD_SECONDS = 5.0  # for which more waits than may be heard, until that is a flood
REST = 0.2  # seconds nothing is read, at least
LINGER = 2.0  # seconds to read why it ends
TOO_FAST = closed_with("too-fast")


class Paced(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._arrived = bytearray()  # what is not taken apart yet
        self._allowance = Allowance(AT_ONCE, A_SECOND)
        self._spent = 0  # frames of this turn
        self._flood: float | None = None  # since when more waits than may be heard
        self._next: asyncio.Handle | None = None

    def data_received(self, data: bytes) -> None:
        self._arrived += data
        if self._next is None and not self.read_paused:
            self._hear()

    def handle_events(self) -> None:
        self._spent += sum(1 + len(event.data) // FRAME for event in self.conn.events if isinstance(event, Frame))
        super().handle_events()

    async def receive(self) -> Any:
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._next is None:
                self._next = self.loop.call_soon(self._hear)
        return event

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent and self._arrived and self._next is None:  # the client's answer to our end may be in there
            self._next = self.loop.call_soon(self._hear)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._next is not None:
            self._next.cancel()
        self._arrived.clear()
        super().connection_lost(exc)

    def _hear(self) -> None:
        """Hear what has arrived, as much as may be in one turn; read on when that was all."""
        self._next = None
        self._spent = 0
        while self._arrived and self._spent < A_TURN and not self.read_paused and not self.transport.is_closing():
            piece = bytes(self._arrived[:PIECE])
            del self._arrived[:PIECE]
            super().data_received(piece)
        if self.transport.is_closing():
            self._arrived.clear()
            return
        wait = self._allowance.pay(self._spent)
        if not self._arrived:
            self._flood = None
        if wait:
            self._rest(wait)
        elif self._arrived:
            self.transport.pause_reading()
            if not self.read_paused:
                self._next = self.loop.call_soon(self._hear)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _rest(self, wait: float) -> None:
        self.transport.pause_reading()
        if self._arrived:
            now = self.loop.time()
            self._flood = now if self._flood is None else self._flood
            if now - self._flood >= FLOOD_SECONDS:
                self._break_off(wait)
                return
        self._next = self.loop.call_later(max(REST, wait), self._hear)

    def _break_off(self, wait: float) -> None:
        """Say why, and end; what still comes is not read."""
        self._arrived.clear()
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        problem = ProblemError("too-fast", seconds=max(1, round(wait))).problem()
        self.conn.send_text(msgspec.json.encode(Answer("", False, problem)))
        self.conn.send_close(TOO_FAST, problem.error)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": problem.error})
