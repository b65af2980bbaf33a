"""A server with a mail server of its own, on both storages, and a clock that a test can put forward."""

from __future__ import annotations

import asyncio
import email
import re
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from emporion.server.notices.mail import Mail, read_mailer
from emporion.server.service import Settings
from tests.server.driver import InThread, Player, free_port
from tests.server.gatherings import Time

SITE = "https://games.example"
SENDER = "Emporion <games@games.example>"


class Post:
    """A real mail server on this machine, and what it was brought."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.says: dict[str, str] = {}
        """What it answers to some addresses instead of taking their mail."""
        self.port = free_port()
        self._controller: Controller | None = None

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        if address in self.says:
            return self.says[address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    def open(self) -> None:
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)
        self._controller.start()

    def close(self) -> None:
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    def channel(self) -> Mail:
        return Mail(read_mailer(f"smtp://127.0.0.1:{self.port}", SENDER))

    async def next(self) -> EmailMessage:
        """The next mail that was not read yet."""
        async with asyncio.timeout(120):
            while not self.mails:
                await asyncio.sleep(0.01)
        return self.mails.pop(0)


def plain(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def token_of(mail: EmailMessage) -> str:
    """What stands in the link of a mail."""
    found = re.search(rf"{SITE}/link#(\S+)", plain(mail))
    assert found is not None, plain(mail)
    return found[1]


def settings_of(data: Path, post: Post, time: Time, database: str = "") -> Settings:
    return Settings(
        data=data,
        database=database,
        bot_delay=0,
        bot_workers=1,
        channels=[post.channel()],
        origins=(SITE,),
        now=time,
        reach_private=True,
    )


def elsewhere(server: InThread, name: str = "Somebody") -> Player:
    """A browser in which nobody was yet: whoever it is has a name of his own at first."""
    return Player(server.base, name)


async def person_of(player: Player) -> str:
    return str((await player.get("/api/me"))["id"])


async def in_server(server: InThread, work: Any) -> Any:
    """Do something in the server's own loop."""
    loop = server.server.servers[0].get_loop()
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))
