"""Notices by mail, over SMTP: plain text and HTML with one button."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from html import escape
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from emporion.server.notices.channel import Dead, Later, Notice
from emporion.server.notices.texts import text
from emporion.server.store import NoticeRow

NOBODY_THERE = (550, 551, 553, 556)
"""What a mail server answers when there is no such address; anything else may be better tomorrow."""
PATIENCE = 20.0  # seconds
PORTS = {"smtp": 25, "smtps": 465}
THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


class BadMail(ValueError):
    """Settings of mail that cannot be used; the text says why."""


class Mailer(NamedTuple):
    """Who sends our mail, and in whose name."""

    host: str
    port: int
    secure: bool
    """TLS from the first byte; otherwise it is asked for where it is offered."""
    user: str
    password: str
    sender: str


def read_mailer(address: str, sender: str) -> Mailer:
    """From smtp://user:password@host:587 (or smtps://) and the address mails come from."""
    parts = urlsplit(address)
    try:
        port = parts.port
    except ValueError:
        port = 0
    if parts.scheme not in PORTS or not parts.hostname or port == 0 or parts.path.strip("/"):
        raise BadMail("EMPORION_SMTP is such as smtp://user:password@mail.example:587, or smtps://...")
    if "@" not in parseaddr(sender)[1]:
        raise BadMail("EMPORION_MAIL_FROM is such as Emporion <games@example.org>")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Mailer(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", user, password, sender)


class Mail:
    name = "mail"

    def __init__(self, mailer: Mailer) -> None:
        self.mailer = mailer

    async def deliver(self, row: NoticeRow, notice: Notice) -> None:
        mailer = self.mailer
        # A password never goes over an open line, unless it stays on this machine.
        must = True if mailer.user and mailer.host not in THIS_MACHINE else None
        try:
            await aiosmtplib.send(
                written(row, notice, mailer.sender),
                recipients=[row.address],
                hostname=mailer.host,
                port=mailer.port,
                use_tls=mailer.secure,
                start_tls=False if mailer.secure else must,
                timeout=PATIENCE,
                username=mailer.user or None,
                password=mailer.password or None,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [refused.code for refused in error.recipients]
            if codes and all(code in NOBODY_THERE for code in codes):
                raise Dead(f"the mail server knows no such address ({codes[0]})") from None
            raise Later(f"the mail server takes no mail for the address ({codes})") from None
        except aiosmtplib.SMTPResponseException as error:
            raise Later(f"the mail server answers {error.code}") from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise Later(f"the mail server cannot be reached ({type(error).__name__})") from None


def written(row: NoticeRow, notice: Notice, sender: str) -> EmailMessage:
    """The mail itself; however often it is sent, it is the same one."""

    def say(key: str, **more: str) -> str:
        return text(notice.language, f"mail-{key}", notice.figures | more)

    hello = say("hello") if notice.figures.get("name") else say("hello-stranger")
    body, button, otherwise = (say(f"{notice.kind}-{part}") for part in ("body", "button", "otherwise"))
    link, foot = notice.figures["link"], say("foot")
    message = EmailMessage()
    message["From"], message["To"] = sender, row.address
    message["Subject"] = say(f"{notice.kind}-subject")
    message["Date"] = formatdate(row.made / 1000)
    message["Message-ID"] = f"<{row.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n\n".join([hello, body, say("link", button=button), otherwise, foot]) + "\n")
    message.add_alternative(
        f'<!doctype html><html lang="{escape(notice.language)}"><body style="margin:0;padding:24px;background:#f4ead1;'
        'color:#2b2118;font:16px/1.5 sans-serif"><div style="max-width:520px;margin:auto;padding:24px;'
        'background:#fffdf6;border:1px solid #c9b07c;border-radius:10px">'
        f"<p>{escape(hello)}</p><p>{escape(body)}</p>"
        f'<p><a href="{escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;'
        f'background:#1f5f7a;color:#fff;font-weight:bold;text-decoration:none">{escape(button)}</a></p>'
        f'<p style="color:#54432c;font-size:14px">{escape(otherwise)}</p>'
        f'<p style="color:#655130;font-size:14px">{escape(foot)}</p></div></body></html>',
        subtype="html",
    )
    return message
