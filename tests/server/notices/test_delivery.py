"""The outbox: sent once, tried again with growing pauses, kept over a restart, and never to dead addresses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from emporion.server.notices import Notice, Notices
from emporion.server.notices.channel import Channel
from emporion.server.notices.delivery import AT_ONCE, PAUSES
from emporion.server.notices.mail import BadMail, read_mailer
from emporion.server.service import Service
from emporion.server.store import NoticeRow
from tests.server.driver import InThread
from tests.server.gatherings import Time
from tests.server.people.homes import Post, in_server, settings_of
from tests.server.postgres import fresh_database

HOUR = 3600 * 1000
LONG = 1000 * HOUR
HELLO = Notice(
    "find", "fr", {"name": "Änna", "link": "https://games.example/link#abc", "site": "https://games.example"}
)
WHO = "anna@mail.example"


@asynccontextmanager
async def quiet(
    data: Path, post: Post, time: Time, database: str = "", hook: Channel | None = None
) -> AsyncIterator[Service]:
    """A server that sends nothing by itself: a test says when. `hook` takes what would go to groups."""
    service = Service(settings_of(data, post, time, database))
    if hook is not None:
        service.notices = Notices(service, [post.channel(), hook])
    service.notices.start = lambda: None  # type: ignore[method-assign]
    await service.open()
    try:
        yield service
    finally:
        await service.close()


async def rows(service: Service) -> list[NoticeRow]:
    from emporion.server.store.notices.outbox import NOTICE

    store: object = service.store
    found = await store._rows(f"SELECT {NOTICE} FROM outbox ORDER BY made")  # type: ignore[attr-defined]
    return [NoticeRow(*row) for row in found]


async def test_a_notice_is_sent_soon_and_once(home: InThread, post: Post) -> None:
    await in_server(home, home.service.notices.put("mail", WHO, "p1", HELLO, LONG))
    mail = await post.next()
    assert (mail["To"], mail["Subject"]) == (WHO, "Vos tables sur Emporion")
    assert mail["Auto-Submitted"] == "auto-generated" and "games.example" in mail["Message-ID"]
    text, html = (mail.get_body((kind,)) for kind in ("plain", "html"))
    assert text is not None and "Bonjour Änna," in text.get_content() and HELLO.figures["link"] in text.get_content()
    assert html is not None and f'href="{HELLO.figures["link"]}"' in html.get_content()
    while await in_server(home, rows(home.service)):
        await asyncio.sleep(0.01)
    await in_server(home, home.service.notices.send_due())
    assert post.mails == []


async def test_it_is_tried_again_with_growing_pauses_and_given_up(tmp_path: Path, post: Post, time: Time) -> None:
    post.close()
    assert list(PAUSES) == sorted(PAUSES)
    async with quiet(tmp_path, post, time) as service:
        await service.notices.put("mail", WHO, "p1", HELLO, LONG)
        for tries, pause in enumerate(PAUSES, 1):
            await service.notices.send_due()
            (row,) = await rows(service)
            assert (row.tries, row.due > service.now() + (pause - 60) * 1000) == (tries, True)
            await service.notices.send_due()  # not before it is due
            assert [each.tries for each in await rows(service)] == [tries]
            time.ahead += pause * 1000
        await service.notices.send_due()
        assert await rows(service) == []


async def test_what_has_expired_is_not_sent(tmp_path: Path, post: Post, time: Time) -> None:
    async with quiet(tmp_path, post, time) as service:
        await service.notices.put("mail", WHO, "p1", HELLO, HOUR)
        time.ahead += HOUR + 1
        await service.notices.send_due()
        assert await rows(service) == [] and post.mails == []


async def test_it_survives_a_restart(tmp_path: Path, post: Post, time: Time) -> None:
    """Also one that was being sent when the server was killed."""
    async with quiet(tmp_path, post, time) as service:
        await service.notices.put("mail", WHO, "p1", HELLO, LONG)
        assert len(await service.store.claim_notices("mail", service.now(), 9)) == 1
        assert await service.store.claim_notices("mail", service.now(), 9) == []
    async with quiet(tmp_path, post, time) as service:
        await service.notices.send_due()
        assert (await post.next())["To"] == WHO and await rows(service) == []


async def test_nothing_is_sent_to_dead_addresses(tmp_path: Path, post: Post, time: Time) -> None:
    post.says = {WHO: "550 5.1.1 no such user", "full@mail.example": "452 mailbox full"}
    async with quiet(tmp_path, post, time) as service:
        for address in (WHO, WHO, "full@mail.example", "bela@mail.example"):
            await service.notices.put("mail", address, "p1", HELLO, LONG)
        await service.notices.send_due()
        assert [(row.address, row.tries) for row in await rows(service)] == [("full@mail.example", 1)]
        assert [mail["To"] for mail in post.mails] == ["bela@mail.example"]
        post.says = {}
        await service.notices.put("mail", WHO, "p1", HELLO, LONG)
        time.ahead += HOUR
        await service.notices.send_due()
        assert [mail["To"] for mail in post.mails] == ["bela@mail.example", "full@mail.example"]
        time.ahead += 30 * 24 * HOUR  # somebody may have made the address meanwhile
        await service.notices.put("mail", WHO, "p1", HELLO, LONG)
        await service.notices.send_due()
        assert [mail["To"] for mail in post.mails][2:] == [WHO]


async def test_of_several_servers_one_sends(postgres: str, tmp_path: Path, post: Post, time: Time) -> None:
    """However many look at the same moment; what one of them had begun when it left, another does."""
    database = await fresh_database(postgres)
    async with quiet(tmp_path, post, time, database) as one, quiet(tmp_path, post, time, database) as two:
        people = [f"p{n}@mail.example" for n in range(20)]
        for address in people:
            await one.notices.put("mail", address, "p1", HELLO, LONG)
        await asyncio.gather(*(service.notices.send_due() for service in (one, two, one, two)))
        assert sorted(mail["To"] for mail in post.mails) == sorted(people)
        post.mails.clear()
        await one.notices.put("mail", WHO, "p1", HELLO, LONG)
        assert len(await two.store.claim_notices("mail", two.now(), 9)) == 1
        await one.notices.send_due()
        assert post.mails == []
        await two.store.leave(two.now())
        await one.notices.send_due()
        assert [mail["To"] for mail in post.mails] == [WHO]


async def test_without_a_mail_server_nothing_is_offered(
    tmp_path: Path, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("EMPORION_SMTP", raising=False)
    from emporion.server.service import Settings

    service = Service(Settings(data=tmp_path, now=time, bot_workers=1, origins=("https://games.example",)))
    assert not service.notices.offers("mail") and not service.ways.offers_mail()
    assert isinstance(service.notices, Notices)


def test_settings_of_mail() -> None:
    mailer = read_mailer("smtps://anna:p%40ss@mail.example", "Emporion <games@mail.example>")
    assert mailer[:5] == ("mail.example", 465, True, "anna", "p@ss")
    assert read_mailer("smtp://mail.example:587", "games@mail.example").port == 587
    for address, sender in (
        ("mail.example", "games@mail.example"),
        ("http://mail.example", "games@mail.example"),
        ("smtp://mail.example:none", "games@mail.example"),
        ("smtp://mail.example", "Emporion"),
    ):
        with pytest.raises(BadMail):
            read_mailer(address, sender)


class Stubborn:
    """A channel whose places answer when a test says so, those of some people."""

    name = "hook"

    def __init__(self) -> None:
        self.answers = asyncio.Event()
        self.under_way: list[str] = []
        self.told: list[str] = []

    async def deliver(self, row: NoticeRow, notice: Notice) -> None:
        self.under_way.append(row.address)
        if row.person.startswith("slow"):
            await self.answers.wait()
        self.told.append(row.address)

    async def died(self, row: NoticeRow) -> None:
        raise AssertionError


@pytest.mark.parametrize("storage", ["sqlite", "postgres"])
async def test_who_answers_slowly_keeps_nobody_waiting(
    request: pytest.FixtureRequest, tmp_path: Path, post: Post, time: Time, storage: str
) -> None:
    """One person has one notice under way in a channel, however many wait; and each channel has turns of its own."""
    database = await fresh_database(request.getfixturevalue("postgres")) if storage == "postgres" else ""
    stubborn = Stubborn()
    async with quiet(tmp_path, post, time, database, stubborn) as service:
        for number in range(40):
            await service.notices.put("hook", f"/{number}", "slow", HELLO, LONG)
        await service.notices.put("hook", "/quick", "p1", HELLO, LONG)
        sending = asyncio.create_task(service.notices.send_due())
        while stubborn.told != ["/quick"]:
            await asyncio.sleep(0.01)
        assert len(stubborn.under_way) == 2
        for number in range(40):  # more people than the channel has turns
            await service.notices.put("hook", f"/other/{number}", f"slow {number}", HELLO, LONG)
        await service.notices.put("mail", WHO, "p2", HELLO, LONG)
        more = asyncio.create_task(service.notices.send_due())
        assert (await post.next())["To"] == WHO
        while len(stubborn.under_way) < AT_ONCE + 1:
            await asyncio.sleep(0.01)
        assert stubborn.told == ["/quick"]
        # What waits for its turn may be withdrawn.
        waiting = next(row for row in await rows(service) if row.person == "slow 39")
        await service.store.drop_notice(waiting.id)
        stubborn.answers.set()
        await asyncio.gather(sending, more)
        assert len(stubborn.told) == len(set(stubborn.told)) == 80 and waiting.address not in stubborn.told
        assert await rows(service) == []
