"""Coming back, attacked: by who has another device of the same guest, while something fails, and twice at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import cbor2
import pytest
import websockets
from msgspec.structs import replace
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from emporion.server.messages import EnterCode
from emporion.server.people import limits, people
from emporion.server.problems import ProblemError
from emporion.server.store import News
from tests.server.driver import InThread, Live, LobbySocket, Player
from tests.server.gatherings import Time
from tests.server.pairs import two_servers
from tests.server.people.authenticator import Authenticator
from tests.server.people.homes import SITE, elsewhere, in_server, person_of
from tests.server.several.test_lost_replies import failing

MONTH = 30 * 24 * 3600 * 1000


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("key", "move", "mine", "mail", "new"):
        monkeypatch.setitem(limits.QUOTAS, kind, limits.Quota(1000, 1))


async def code_of(player: Player) -> str:
    return str((await player.post("/api/me/code/new"))["code"])


async def move(player: Player, to: Player, **more: Any) -> None:
    code = (await player.post("/api/me/move"))["code"]
    await to.post("/api/me/arrive", {"code": code, **more})


async def test_nobody_becomes_somebody_by_another_device_of_the_same_guest(home: InThread, time: Time) -> None:
    """Mallory's guest is in a browser that others use, and on his phone; Anna comes back in that browser."""
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Mallory") as browser,
        elsewhere(home) as phone,
        elsewhere(home) as other,
    ):
        table = (await browser.open("me", "bot", "bot"))["id"]
        his = await person_of(browser)
        await move(browser, phone)
        told = await browser.post("/api/me/code/enter", {"code": await code_of(anna)})
        assert (told["was"], told["was_kept"], told["joined"]) == ("Mallory", True, 0)
        assert await person_of(browser) == await person_of(anna)
        assert await person_of(phone) == his
        assert (await phone.get(f"/api/tables/{table}"))["seats"][0]["me"]
        # A device that he was lent is one, too, as long as he has it.
        await move(phone, other, lent=True)
        await phone.post("/api/me/code/enter", {"code": await code_of(anna)})
        assert await person_of(other) == his
        time.ahead += MONTH + 1
        await other.post("/api/me/leave")
        assert len((await anna.get("/api/me/place"))["devices"]) == 3


async def test_a_device_that_a_guest_gets_while_he_is_joined_is_nobodys(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, identity = home.service.store, home.service.identity
    join, device = store.join, identity.new_device("", 5)
    async with Player(home.base, "Anna") as anna, Player(home.base, "Mallory") as browser:

        async def late(guest: str, *more: Any) -> None:
            await store.put_device(replace(device, person=guest))
            await join(guest, *more)

        monkeypatch.setattr(store, "join", late)
        told = await browser.post("/api/me/code/enter", {"code": await code_of(anna)})
        assert (told["id"], told["was"]) == (await person_of(anna), "Mallory")
        assert await in_server(home, identity.who(identity.cookie(device.id))) is None


@pytest.mark.parametrize("when", ["before", "after"])
async def test_a_recovery_code_is_used_up_when_somebody_is_back_and_not_before(
    home: InThread, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    store = home.service.store
    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone:
        code = await code_of(anna)
        monkeypatch.setattr(store, "put_device", failing(store.put_device, [when]))
        # What was stored though nobody said so is known by asking.
        answer = await phone.http.post("/api/me/code/enter", json={"code": code})
        assert answer.status_code == (503 if when == "before" else 200)
        if when == "before":
            assert (await phone.post("/api/me/code/enter", {"code": code}))["name"] == "Anna"
        assert await person_of(phone) == await person_of(anna)
        async with elsewhere(home) as thief:
            assert await thief.problem("/api/me/code/enter", {"code": code}) == (404, "bad-code")


async def test_a_recovery_code_whose_answer_is_lost_works_again_for_who_asked(postgres: str, tmp_path: Path) -> None:
    """Also at another server, and though the guest of that browser was joined the first time."""
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.one.base, "Guest") as guest,
        Player(servers.one.base, "Thief") as thief,
    ):
        code = await code_of(anna)
        lost = servers.there(guest, servers.two)  # the same cookie: the answer has not brought another one
        first = await guest.post("/api/me/code/enter", {"code": code, "once": "my own"})
        assert first["was"] == "Guest"
        again = await lost.post("/api/me/code/enter", {"code": code, "once": "my own"})
        assert again["id"] == first["id"]
        assert lost.http.cookies["emporion"] == guest.http.cookies["emporion"]
        assert len((await anna.get("/api/me/place"))["devices"]) == 2
        for once in ("", "another"):
            wanted = {"code": code, "once": once}
            assert await thief.problem("/api/me/code/enter", wanted) == (404, "bad-code")
        assert await thief.problem("/api/me/code/enter", {"code": "no code", "once": "my own"}) == (404, "bad-code")
        # Who is signed out there comes in no more that way.
        await guest.post("/api/me/leave")
        wanted = {"code": code, "once": "my own"}
        while (await lost.http.post("/api/me/code/enter", json=wanted)).status_code == 200:
            pass  # until the second server has heard of it
        assert await lost.problem("/api/me/code/enter", wanted) == (404, "bad-code")
        await lost.http.aclose()


async def test_a_recovery_code_opens_one_device_however_often_it_is_used_at_once(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, elsewhere(home) as one, elsewhere(home) as two:
        code = await code_of(anna)
        tries = [player.http.post("/api/me/code/enter", json={"code": code}) for player in (one, two)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*tries)) == [200, 404]
        code = await code_of(anna)
        same = [one.http.post("/api/me/code/enter", json={"code": code, "once": "x", "lent": True}) for _ in range(3)]
        assert [answer.status_code for answer in await asyncio.gather(*same)] == [200] * 3


async def test_a_code_used_between_two_looks_at_it_gets_the_same_client_in(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways, signing = home.service.ways, home.service.signing
    looks_up = ways.by_code

    async def late(code: str) -> Any:
        monkeypatch.setattr(ways, "by_code", looks_up)
        await signing.enter_by_code(None, EnterCode(code, True, "x"), "")  # the repetition is faster
        return await looks_up(code)

    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone:
        code = await code_of(anna)
        monkeypatch.setattr(ways, "by_code", late)
        await phone.post("/api/me/code/enter", {"code": code, "once": "x", "lent": True})
        assert await person_of(phone) == await person_of(anna)
        assert len((await anna.get("/api/me/place"))["devices"]) == 2


async def test_of_two_recovery_codes_made_at_once_one_is_kept(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna:
        await asyncio.gather(*(code_of(anna) for _ in range(5)))
        assert len((await anna.get("/api/me/place"))["ways"]) == 1


async def test_a_strange_passkey_is_no_mistake_of_the_server(home: InThread) -> None:
    """What the library stumbles over: it reads keys and certificates as anybody may send them."""
    async with Player(home.base, "Anna") as anna:
        anna.http.headers["origin"] = SITE
        for strange in ("text for a key", "a list for a key", "a proof that is no proof"):
            key = Authenticator(SITE)
            made = json.loads(key.make((await anna.post("/api/me/passkey/new"))["options"]))
            attested = cbor2.loads(base64url_to_bytes(made["response"]["attestationObject"]))
            head = attested["authData"][: 37 + 16 + 2 + 16]
            if strange == "text for a key":
                attested["authData"] = head + cbor2.dumps("x")
            elif strange == "a list for a key":
                attested["authData"] = head + cbor2.dumps([1, 2])
            else:
                attested |= {"fmt": "android-safetynet", "attStmt": {"response": "x", "ver": 5}}
            made["response"]["attestationObject"] = bytes_to_base64url(cbor2.dumps(attested))
            credential = json.dumps(made)
            assert await anna.problem("/api/me/passkey/add", {"credential": credential}) == (404, "bad-key"), strange


@pytest.mark.parametrize("address", ["anna@games.example.", "=?utf-8?q?anna=2Cbela?=@games.example", "a@=?utf-8?q?x?="])
async def test_no_mail_goes_to_an_address_that_reads_otherwise_in_its_head(home: InThread, address: str) -> None:
    async with Player(home.base, "Anna") as anna:
        wanted = {"address": address, "wish": "keep"}
        assert await anna.problem("/api/me/mail", wanted) == (400, "bad-address")


# -- signed out while a socket is being opened ------------------------------------------------------------------


def waiting(do: Callable[..., Awaitable[Any]], reached: asyncio.Event, go_on: asyncio.Event) -> Any:
    async def wait(*asked: Any) -> Any:
        done = await do(*asked)
        reached.set()
        await go_on.wait()
        return done

    return wait


@pytest.mark.parametrize("what", ["table", "lobby"])
async def test_who_is_signed_out_while_a_socket_is_opened_gets_none(
    home: InThread, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    service = home.service
    loop = home.server.servers[0].get_loop()
    reached, go_on = asyncio.Event(), asyncio.Event()
    async with Player(home.base, "Anna") as anna, elsewhere(home) as stolen:
        table = (await anna.open("me", "open", "open"))["id"]
        await move(anna, stolen)
        socket: Live | LobbySocket = stolen.live(table) if what == "table" else stolen.lobby()
        if what == "table":
            monkeypatch.setattr(service.rooms, "get", waiting(service.rooms.get, reached, go_on))
        else:  # he is known, and nothing else is waited for but this
            monkeypatch.setattr(service.identity, "_note", waiting(service.identity._note, reached, go_on))
        line = await websockets.connect(socket.address, additional_headers=socket.headers)
        await in_server(home, reached.wait())
        monkeypatch.undo()
        devices = (await anna.get("/api/me/place"))["devices"]
        await anna.post("/api/me/devices/close", {"id": next(each["id"] for each in devices if not each["here"])})
        loop.call_soon_threadsafe(go_on.set)
        async with asyncio.timeout(120):
            with pytest.raises(websockets.ConnectionClosed) as end:
                while True:
                    await line.recv()
        assert end.value.rcvd is not None and end.value.rcvd.code == 4401


async def test_everybodys_devices_are_asked_for_at_once(home: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server came or went: of those who are connected nobody is asked for by himself."""
    monkeypatch.setattr(people, "AT_ONCE", 2)
    store, asked = home.service.store, list[list[str]]()
    devices_of = store.devices_of

    async def counted(some: list[str]) -> Any:
        asked.append(some)
        return await devices_of(some)

    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela, Player(home.base, "Caro") as caro:
        table = (await anna.open("me", "open", "open"))["id"]
        everybody = sorted([await person_of(player) for player in (anna, bela, caro)])
        async with anna.live(table), bela.live(table), caro.lobby():
            monkeypatch.setattr(store, "devices_of", counted)
            loop = home.server.servers[0].get_loop()
            loop.call_soon_threadsafe(home.service.people.hear, News("anything", here=False))
            while sum(map(len, asked)) < 3:
                await asyncio.sleep(0.01)
            assert asked == [everybody[:2], everybody[2:]]


async def test_who_was_forgotten_stays_so(home: InThread) -> None:
    """Another tab renames him, opens a table and writes at the same moment."""
    service = home.service
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        own = await person_of(anna)
        table = (await bela.open("me", "open", "open"))["id"]
        person = await in_server(home, service.store.person(own))
        async with anna.live(table) as live:
            await anna.post("/api/me/erase", {"sure": True})
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await live.next()
        with pytest.raises(ProblemError) as problem:
            await in_server(home, service.identity.call(person, "Anna again", "en", 5))
        assert problem.value.key == "signed-out"
        await in_server(home, service.store.attend({(table, own): False}, 5))
        assert await in_server(home, service.store.person(own)) is None
        assert [each for each in await in_server(home, service.store.attendance([table])) if each.person == own] == []
