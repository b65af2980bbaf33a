"""Pushes as the standards have them, and addresses that lead where nothing may be sent."""

from __future__ import annotations

import socket

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from emporion.server.notices.outside import Outside, Refused, Unreachable, check, is_public
from emporion.server.notices.webpush import (
    CURVE,
    BadKey,
    Sender,
    locked,
    new_key,
    packed,
    read_key,
    read_keys,
    unpacked,
)
from tests.server.notices.places import Browser, Places, claims_of


def test_the_example_of_the_standard() -> None:
    """RFC 8291, Appendix A."""
    own = ec.derive_private_key(int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE)
    key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", unpacked("DGv6ra1nlYgDCS1FRnbzlw")
    told = locked(b"When I grow up, I want to be a watermelon", key, auth, own, salt, step=1)
    assert packed(told) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_what_is_sent_has_one_of_few_lengths() -> None:
    browser = Browser(Places(), "/push")
    keys = browser.keys["key"], browser.keys["auth"]
    assert len({len(locked(b'"' + b"x" * n + b'"', *keys)) for n in range(250)}) == 1
    assert browser.read(locked(b'"hello"', *keys)) == "hello"


def test_keys_that_are_none() -> None:
    good = Browser(Places(), "/push").keys
    read_keys(good["key"], good["auth"])
    for key, auth in (("", good["auth"]), (good["key"][:-4], good["auth"]), (good["key"], "abc"), ("é", good["auth"])):
        with pytest.raises(BadKey):
            read_keys(key, auth)


def test_who_sends_it_is_signed() -> None:
    sender = Sender(read_key(new_key()), "mailto:games@games.example")
    claims, key = claims_of(sender.header("https://push.example:8443/abc?d", 1_000_000))
    assert claims == {
        "aud": "https://push.example:8443",
        "exp": 1000 + 12 * 3600,
        "sub": "mailto:games@games.example",
    }
    assert key == sender.public


PRIVATE = (
    *("127.0.0.1", "10.1.2.3", "192.168.0.9", "172.16.5.5", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
    *("255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1"),
    *("64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:4136:e378:8000:63bf:3fff:fdd2"),
)


def test_public_and_private_addresses() -> None:
    assert [address for address in PRIVATE if is_public(address)] == []
    assert all(is_public(address) for address in ("93.184.216.34", "2606:2800:220:1::1", "64:ff9b::5db8:d822"))


def test_addresses_nothing_is_sent_to() -> None:
    assert check("https://push.example/abc") == "push.example"
    for address in (
        *("http://push.example/", "ftp://push.example/", "https://", "https:///abc", "//push.example", "push.example"),
        *(
            "https://anna:secret@push.example/",
            "https://push.example:none/",
            "https://push.example/ab c",
            "https://[::1",
        ),
        *(
            "https://localhost/",
            "https://db/",
            "https://db.internal/",
            "https://printer.local/",
            "https://a.localhost./",
        ),
        *("https://127.0.0.1/", "https://[::1]:8000/", "https://[::ffff:10.0.0.1]/", "https://pusch\u0435.example/"),
    ):
        with pytest.raises(Refused):
            check(address)
    assert check("http://127.0.0.1:9/", private=True) == "127.0.0.1"


async def test_a_name_that_leads_into_the_private_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one of several addresses, and whatever the name was when it was looked at before."""
    places = Places().open()
    port = int(places.base.rpartition(":")[2])
    for addresses in (["127.0.0.1"], ["93.184.216.34", "127.0.0.1"], ["2130706433"], ["::ffff:127.0.0.1"]):

        def found(*_: object, addresses: list[str] = addresses, **__: object) -> list[object]:
            return [(2, 1, 6, "", ("127.0.0.1" if a == "2130706433" else a, port)) for a in addresses]

        monkeypatch.setattr(socket, "getaddrinfo", found)
        outside = Outside()
        with pytest.raises(Refused):
            await outside.send(f"https://push.example:{port}/", b"", {})
        await outside.close()
    monkeypatch.undo()
    open_to_it = Outside(private=True)
    assert (await open_to_it.send(f"{places.base}/", b"hello", {"a": "b"})).status == 201
    assert [(each.body, each.headers["a"]) for each in places.brought] == [(b"hello", "b")]
    places.close()
    await open_to_it.close()


async def test_nothing_is_followed_elsewhere_and_a_place_without_answer_is_told() -> None:
    places = Places().open()
    places.says = {"/moved": 302}
    outside = Outside(private=True)
    assert (await outside.send(f"{places.base}/moved", b"", {})).well is False
    assert [each.path for each in places.brought] == ["/moved"]
    with pytest.raises(Unreachable):
        await outside.send("http://127.0.0.1:1/", b"", {})
    await outside.close()
    places.close()
