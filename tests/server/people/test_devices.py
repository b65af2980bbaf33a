"""Devices: where somebody is signed in, and how that ends."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets

from emporion.server.people import limits
from tests.server.driver import InThread, Live, Player
from tests.server.gatherings import Time
from tests.server.pairs import two_servers
from tests.server.people.homes import elsewhere, in_server, person_of

DAY = 24 * 3600 * 1000
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in ("key", "move"):
        monkeypatch.setitem(limits.QUOTAS, kind, limits.Quota(1000, 1))


async def move(player: Player, to: Player, **more: Any) -> Any:
    """Make another device the same person."""
    code = (await player.post("/api/me/move"))["code"]
    return await to.post("/api/me/arrive", {"code": code, **more})


async def closed(live: Live) -> int:
    """The code with which a socket is closed, soon."""
    try:
        while True:
            await asyncio.wait_for(live.socket.recv(), 120)
    except websockets.ConnectionClosed as end:
        assert end.rcvd is not None
        return end.rcvd.code


async def test_devices_are_listed_named_and_signed_out_at_once(home: InThread) -> None:
    anna, phone = Player(home.base, "Anna"), elsewhere(home)
    anna.http.headers["user-agent"], phone.http.headers["user-agent"] = FIREFOX, IPHONE
    async with anna, phone:
        table = (await anna.open("me", "bot", "bot"))["id"]
        await move(anna, phone)
        devices = {device["kind"]: device for device in (await anna.get("/api/me/place"))["devices"]}
        assert {
            kind: (each["browser"], each["system"], each["way"], each["here"]) for kind, each in devices.items()
        } == {
            "computer": ("Firefox", "Linux", "", True),
            "phone": ("Safari", "iPhone", "move", False),
        }
        named = await anna.post("/api/me/devices/rename", {"id": devices["phone"]["id"], "label": "My phone"})
        assert [each["label"] for each in named["devices"] if not each["here"]] == ["My phone"]
        async with anna.live(table) as here, phone.live(table) as there:
            left = await anna.post("/api/me/devices/close", {"id": devices["phone"]["id"]})
            assert [each["here"] for each in left["devices"]] == [True]
            assert await closed(there) == 4401
            await here.all_told()  # who is signed in here stays
        assert (await phone.http.get("/api/me")).status_code == 401
        assert (await anna.problem("/api/me/devices/close", {"id": left["devices"][0]["id"]})) == (404, "no-device")


async def test_nobody_signs_out_somebody_elses_device(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Mallory") as mallory:
        device = (await anna.get("/api/me/place"))["devices"][0]["id"]
        await mallory.post("/api/me/devices/close", {"id": device})
        await mallory.post("/api/me/devices/rename", {"id": device, "label": "Mine"})
        assert [each["label"] for each in (await anna.get("/api/me/place"))["devices"]] == [""]


async def test_all_others_are_signed_out(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone, elsewhere(home) as tablet:
        for other in (phone, tablet):
            await move(anna, other)
        assert len((await anna.get("/api/me/place"))["devices"]) == 3
        async with phone.lobby() as lobby:
            assert len((await anna.post("/api/me/devices/close_others"))["devices"]) == 1
            with pytest.raises(websockets.ConnectionClosed) as end:
                while True:
                    await lobby.next()
            assert end.value.rcvd is not None and end.value.rcvd.code == 4401
        for other in (phone, tablet):
            assert (await other.http.get("/api/me")).status_code == 401


async def test_a_lent_device_is_its_owners_again(home: InThread, time: Time) -> None:
    """Nothing of who plays there is joined, and it ends by itself after 30 days, or when it is left."""
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        own, his = await person_of(anna), await person_of(bela)
        table = (await bela.open("me", "open", "open"))["id"]
        for ends in ("by hand", "by itself"):
            lent = await move(anna, bela, lent=True)
            assert (lent["id"], lent["was"], lent["was_kept"], lent["joined"]) == (own, "Bela", True, 0)
            assert await person_of(bela) == own
            device = next(each for each in (await anna.get("/api/me/place"))["devices"] if not each["here"])
            assert device["expires"] - device["made"] == 30 * DAY
            if ends == "by hand":
                await bela.post("/api/me/leave")
            else:
                time.ahead += 30 * DAY + 1
            assert await person_of(bela) == his
            assert len((await anna.get("/api/me/place"))["devices"]) == 1
        assert (await bela.get(f"/api/tables/{table}"))["seats"][0]["me"]


async def test_who_borrowed_a_device_is_not_joined_to_who_comes_back_there(home: InThread) -> None:
    """Anna, who has no way back, was on Bela's browser; Bela's tables are Caro's from now on, and none of Anna's."""
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Bela") as bela,
        Player(home.base, "Caro") as caro,
    ):
        hers = (await anna.open("me", "bot", "bot"))["id"]
        table = (await bela.open("me", "bot", "bot"))["id"]
        await move(anna, bela, lent=True)
        told = await move(caro, bela)
        assert (told["name"], told["was"], told["joined"]) == ("Caro", "Bela", 1)
        assert (await bela.get(f"/api/tables/{table}"))["seats"][0]["me"]
        assert not (await bela.get(f"/api/tables/{hers}"))["seats"][0]["me"]
        assert (await anna.get(f"/api/tables/{hers}"))["seats"][0]["me"]
        assert len((await anna.get("/api/me/place"))["devices"]) == 1


async def test_who_signs_out_is_nobody(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna:
        await anna.post("/api/me/leave")
        assert (await anna.http.get("/api/me")).status_code == 401


async def test_cookies_of_the_first_edition_go_on_working(home: InThread) -> None:
    """They name the person, not a device; such a device is listed, and can be signed out like any other."""
    async with Player(home.base, "Anna") as anna:
        own = await person_of(anna)
        identity, store = home.service.identity, home.service.store
        here = (await anna.get("/api/me/place"))["devices"][0]
        old = await in_server(home, store.device(here["id"]))
        assert old is not None
        await in_server(home, store.put_device(msgspec.structs.replace(old, id=own, agent="")))
        async with elsewhere(home) as before:
            before.http.cookies.clear()
            before.http.cookies.set("emporion", f"{own}.{identity.signed('person', own)}", domain="127.0.0.1")
            assert await person_of(before) == own
            kinds = sorted((each["kind"], each["here"]) for each in (await before.get("/api/me/place"))["devices"])
            assert kinds == [("", True), ("computer", False)]
            await anna.post("/api/me/devices/close", {"id": own})
            assert (await before.http.get("/api/me")).status_code == 401


async def test_a_cookie_that_was_made_up_is_nobodys(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna:
        device = (await anna.get("/api/me/place"))["devices"][0]["id"]
        signature = home.service.identity.signed("person", device)  # of a device, it says nothing
        for cookie in (f"{device}.", f"{device}.{'0' * 64}", device, f".{signature}"):
            anna.http.cookies.set("emporion", cookie, domain="127.0.0.1")
            assert (await anna.http.get("/api/me")).status_code == 401, cookie


async def test_last_use_is_known_to_a_quarter_of_an_hour(home: InThread, time: Time) -> None:
    async with Player(home.base, "Anna") as anna:
        first = (await anna.get("/api/me/place"))["devices"][0]["seen"]
        assert (await anna.get("/api/me/place"))["devices"][0]["seen"] == first
        time.ahead += 16 * 60_000
        later = (await anna.get("/api/me/place"))["devices"][0]["seen"]
        assert later >= first + 16 * 60_000


async def test_who_is_signed_out_is_so_at_every_server(postgres: str, tmp_path: Path) -> None:
    """Also a guest who is joined to somebody at one server while he looks on at another."""
    async with (
        two_servers(postgres, tmp_path) as servers,
        Player(servers.one.base, "Anna") as anna,
        Player(servers.two.base, "Guest") as phone,
    ):
        table = (await phone.open("me", "bot", "bot"))["id"]
        code = (await anna.post("/api/me/move"))["code"]
        async with phone.live(table) as there:
            here = servers.there(phone, servers.one)
            assert (await here.post("/api/me/arrive", {"code": code}))["joined"] == 1
            assert await closed(there) == 4401
        assert (await phone.http.get("/api/me")).status_code == 401  # the device has another cookie now
        phone.http.cookies.set("emporion", here.http.cookies["emporion"], domain="127.0.0.1")
        async with phone.live(table) as there:
            await there.until(lambda: there.state["viewer"] == 0)  # the other server may hear of it a moment later
            await anna.post("/api/me/devices/close_others")
            assert await closed(there) == 4401
        assert (await phone.http.get("/api/me")).status_code == 401
