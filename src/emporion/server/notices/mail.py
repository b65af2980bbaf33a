"""Notices by mail, over SMTP: plain text and HTML with one button."""

from __future__ import annotations

from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from html import escape
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib

from emporion.server.notices.channel import Dead, Later, Notice
from emporion.server.notices.texts import left, text
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
                written(row, notice, mailer.sender, row.made),
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

    async def died(self, row: NoticeRow) -> None:
        """The outbox keeps such addresses for a while."""


def written(row: NoticeRow, notice: Notice, sender: str, now: int) -> EmailMessage:
    """The mail itself; however often it is sent, it is the same one."""
    told = _told(notice, now)
    message = EmailMessage()
    message["From"], message["To"] = sender, row.address
    message["Subject"] = told.subject
    message["Date"] = formatdate(row.made / 1000)
    message["Message-ID"] = f"<{row.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    stop = notice.figures.get("stop", "")
    if stop:  # RFC 8058: one click, and nothing more is sent
        message["List-Unsubscribe"] = f"<{stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    links = [f"{words}: {link}" for words, link in told.links]
    text_parts = [told.hello, *told.paragraphs, told.link, told.otherwise, told.foot, *links]
    message.set_content("\n\n".join(part for part in text_parts if part) + "\n")
    message.add_alternative(_html(told, notice), subtype="html")
    return message


class _Told(NamedTuple):
    subject: str
    hello: str
    paragraphs: list[str]
    button: str
    link: str
    otherwise: str
    foot: str
    links: list[tuple[str, str]]
    """Ways to get fewer mails, or none."""


def _told(notice: Notice, now: int) -> _Told:
    time = "" if notice.until is None else left(notice.language, notice.until, now)
    figures = {**notice.figures, "left": time}

    def say(key: str, **more: str) -> str:
        return text(notice.language, f"mail-{key}", {**figures, **more})

    discreet = bool(figures.get("discreet"))
    subject = text(notice.language, f"discreet-{notice.kind}", {}) if discreet else say(f"{notice.kind}-subject")
    paragraphs = [subject] if discreet else [*_facts(notice, figures), *say(f"{notice.kind}-body").split("\n")]
    if not discreet and time and notice.kind != "reminder":
        paragraphs.append(text(notice.language, "push-left", figures))
    paragraphs += [*figures.get("lines", "").split("\n"), figures.get("others", "")]
    button = say(f"{notice.kind}-button")
    return _Told(
        subject,
        say("hello") if figures.get("name") else say("hello-stranger"),
        [part for part in paragraphs if part.strip()],
        button,
        say("link", button=button),
        say(f"{notice.kind}-otherwise"),
        say("foot"),
        [(say("fewer"), figures["fewer"]), (say("none"), figures["stop"])] if figures.get("stop") else [],
    )


def _facts(notice: Notice, figures: Mapping[str, str]) -> list[str]:
    """Where the match stands, and what is asked."""
    if notice.kind not in ("turn", "reminder", "nudge"):
        return []
    return [f"{part}." if part[-1] not in ".?!…" else part for part in (figures["where"], figures["asked"]) if part]


def _html(told: _Told, notice: Notice) -> str:
    link = notice.figures["link"]
    ways = " · ".join(f'<a href="{escape(to)}" style="color:#1f5f7a">{escape(words)}</a>' for words, to in told.links)
    return (
        f'<!doctype html><html lang="{escape(notice.language)}"><body style="margin:0;padding:24px;background:#f4ead1;'
        'color:#2b2118;font:16px/1.5 sans-serif"><div style="max-width:520px;margin:auto;padding:24px;'
        'background:#fffdf6;border:1px solid #c9b07c;border-radius:10px">'
        f"<p>{escape(told.hello)}</p>"
        + "".join(f"<p>{escape(part)}</p>" for part in told.paragraphs)
        + f'<p><a href="{escape(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;'
        f'background:#1f5f7a;color:#fff;font-weight:bold;text-decoration:none">{escape(told.button)}</a></p>'
        f'<p style="color:#54432c;font-size:14px">{escape(told.otherwise)}</p>'
        f'<p style="color:#655130;font-size:14px">{escape(told.foot)}{"<br>" if ways else ""}{ways}</p>'
        "</div></body></html>"
    )
