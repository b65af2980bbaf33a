"""Ways back: passkeys, recovery codes, links by mail, and what each must not do."""

from __future__ import annotations

from hashlib import sha256

import pytest

from emporion.server.people import limits
from emporion.server.people.codes import LANGUAGES, WORDS, codewords
from emporion.server.people.codes import plain as plain_code
from tests.server.driver import InThread, Player
from tests.server.gatherings import Time
from tests.server.people.authenticator import Authenticator
from tests.server.people.homes import SENDER, SITE, Post, elsewhere, in_server, person_of, plain, token_of

MINUTE = 60_000


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits have tests of their own."""
    for kind in ("key", "mail", "move"):
        monkeypatch.setitem(limits.QUOTAS, kind, limits.Quota(1000, 1))


async def make_key(player: Player, key: Authenticator) -> None:
    player.http.headers["origin"] = key.origin
    options = (await player.post("/api/me/passkey/new"))["options"]
    place = await player.post("/api/me/passkey/add", {"credential": key.make(options)})
    assert [way["kind"] for way in place["ways"]] == ["passkey"]


async def test_the_same_person_on_another_device_with_a_passkey(home: InThread) -> None:
    key = Authenticator(SITE)
    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone:
        assert (await anna.get("/api/me"))["kept"] is False
        await make_key(anna, key)
        assert (await anna.get("/api/me"))["kept"] is True
        phone.http.headers["origin"] = SITE
        options = (await phone.post("/api/me/passkey/ask"))["options"]
        assert "allowCredentials" not in options or '"allowCredentials": []' in options  # it names nobody
        answer = key.sign(options)
        entered = await phone.post("/api/me/passkey/enter", {"credential": answer})
        assert (entered["id"], entered["name"], entered["was"]) == (await person_of(anna), "Anna", "Somebody")
        assert await person_of(phone) == await person_of(anna)
        # What was signed once signs nothing again.
        assert await phone.problem("/api/me/passkey/enter", {"credential": answer}) == (404, "bad-key")


async def test_a_passkey_of_another_site_or_nobody_is_refused(home: InThread) -> None:
    key, thief, stranger = Authenticator(SITE), Authenticator("https://games.evil"), Authenticator(SITE)
    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone:
        await make_key(anna, key)
        phone.http.headers["origin"] = SITE
        thief.id, thief.key = key.id, key.key  # the same passkey, asked for by another page
        for answering in (thief, stranger):
            options = (await phone.post("/api/me/passkey/ask"))["options"]
            problem = await phone.problem("/api/me/passkey/enter", {"credential": answering.sign(options)})
            assert problem == (404, "bad-key")
        for nonsense in (
            "",
            "{}",
            '{"id":"a","response":{"clientDataJSON":"e30"}}',
            key.make((await anna.post("/api/me/passkey/new"))["options"]),
        ):
            assert await phone.problem("/api/me/passkey/enter", {"credential": nonsense}) == (404, "bad-key")
        # What Anna was asked for is nobody else's way back.
        options = (await anna.post("/api/me/passkey/new"))["options"]
        made = Authenticator(SITE).make(options)
        assert await phone.problem("/api/me/passkey/add", {"credential": made}) == (404, "bad-key")
        # A copy of the passkey that counts less than it was seen to count.
        way = (await anna.get("/api/me/place"))["ways"][0]
        key.count = -1
        options = (await phone.post("/api/me/passkey/ask"))["options"]
        problem = await phone.problem("/api/me/passkey/enter", {"credential": key.sign(options)})
        assert problem == (404, "bad-key")
        # And one that was removed.
        place = await anna.post("/api/me/ways/remove", {"id": way["id"]})
        assert place["ways"] == []
        assert await anna.problem("/api/me/ways/remove", {"id": way["id"]}) == (404, "no-way")
        key.count = 100
        options = (await phone.post("/api/me/passkey/ask"))["options"]
        problem = await phone.problem("/api/me/passkey/enter", {"credential": key.sign(options)})
        assert problem == (404, "bad-key")


async def test_a_printed_code_works_once(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone, elsewhere(home) as tablet:
        first = (await anna.post("/api/me/code/new"))["code"]
        code = (await anna.post("/api/me/code/new"))["code"]
        assert len(code.split(" · ")) == WORDS and code == code.upper()
        assert [way["kind"] for way in (await anna.get("/api/me/place"))["ways"]] == ["code"]
        kept = await in_server(home, home.service.store.ways(await person_of(anna)))
        assert plain_code(code) not in repr(kept) and sha256(code.encode()).hexdigest() not in repr(kept)
        assert await phone.problem("/api/me/code/enter", {"code": first}) == (404, "bad-code")
        typed = f"  {code.lower().replace(' · ', ' - ')}. "
        assert (await phone.post("/api/me/code/enter", {"code": typed}))["id"] == await person_of(anna)
        assert await tablet.problem("/api/me/code/enter", {"code": code}) == (404, "bad-code")
        assert (await anna.get("/api/me"))["kept"] is False


def test_words_of_codes() -> None:
    for language in LANGUAGES:
        words = codewords(language)
        assert len(set(words)) == len(words) == 256 and all(word.isascii() and word.islower() for word in words)


async def test_an_address_is_kept_once_its_link_was_opened(home: InThread, post: Post) -> None:
    async with Player(home.base, "Anna") as anna, elsewhere(home) as phone:
        asked = {"address": " Anna@Mail.Example ", "wish": "keep"}
        assert await anna.post("/api/me/mail", asked) == {"address": "anna@mail.example"}
        mail = await post.next()
        assert (mail["From"], mail["To"], mail["Subject"]) == (
            SENDER,
            "anna@mail.example",
            "Keep your place at Emporion",
        )
        assert "Hello Anna," in plain(mail) and "Anna" in str(mail.get_body(("html",)))
        assert (await anna.get("/api/me/place"))["ways"] == []
        token = token_of(mail)
        says = {"wish": "keep", "name": "Anna", "mine": True}
        assert await anna.post("/api/me/mail/look", {"token": token}) == says
        opened = await anna.post("/api/me/mail/open", {"token": token})
        assert (opened["confirmed"], opened["id"]) == ("Anna", await person_of(anna))
        assert [way["label"] for way in (await anna.get("/api/me/place"))["ways"]] == ["anna@mail.example"]
        assert await anna.problem("/api/me/mail/open", {"token": token}) == (404, "bad-link")
        # And it leads back from elsewhere.
        await phone.post("/api/me/mail", {"address": "anna@mail.example", "wish": "find"})
        mail = await post.next()
        assert mail["Subject"] == "Your tables at Emporion"
        token = token_of(mail)
        says = {"wish": "find", "name": "Anna", "mine": False}
        assert await phone.post("/api/me/mail/look", {"token": token}) == says
        assert (await phone.post("/api/me/mail/open", {"token": token}))["id"] == await person_of(anna)
        assert await person_of(phone) == await person_of(anna)


async def test_who_opens_a_link_that_adds_an_address_elsewhere_stays_who_he_is(home: InThread, post: Post) -> None:
    """Nobody can make others' browsers his own by sending them a link."""
    async with Player(home.base, "Mallory") as mallory, Player(home.base, "Anna") as anna:
        await mallory.post("/api/me/mail", {"address": "anna@mail.example", "wish": "keep"})
        token, before = token_of(await post.next()), await person_of(anna)
        says = {"wish": "keep", "name": "Mallory", "mine": False}
        assert await anna.post("/api/me/mail/look", {"token": token}) == says
        opened = await anna.post("/api/me/mail/open", {"token": token})
        assert (opened["confirmed"], opened["id"], await person_of(anna)) == ("Mallory", before, before)


async def test_nothing_tells_whether_an_address_is_known(home: InThread, post: Post) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        await anna.post("/api/me/mail", {"address": "anna@mail.example", "wish": "keep"})
        await anna.post("/api/me/mail/open", {"token": token_of(await post.next())})
        for wish in ("keep", "find"):
            answers = []
            for address in ("anna@mail.example", "nobody@mail.example"):
                answer = await bela.http.post("/api/me/mail", json={"address": address, "wish": wish})
                answers.append((answer.status_code, answer.json() == {"address": address}))
            assert answers == [(200, True)] * 2
            known, unknown = await post.next(), await post.next()
            if known["To"] != "anna@mail.example":
                known, unknown = unknown, known
            assert known["Subject"] == "Your tables at Emporion" and "Hello Anna" in plain(known)
            if wish == "find":
                assert unknown["Subject"] == "No place is kept with this address" and "link#" not in plain(unknown)
        # Who keeps an address that is somebody's gets no further than its mailbox.
        assert (await bela.get("/api/me/place"))["ways"] == []


async def test_a_link_is_too_old_after_a_quarter_of_an_hour(home: InThread, post: Post, time: Time) -> None:
    async with Player(home.base, "Anna") as anna:
        await anna.post("/api/me/mail", {"address": "anna@mail.example", "wish": "keep"})
        token = token_of(await post.next())
        time.ahead += 14 * MINUTE
        assert (await anna.post("/api/me/mail/look", {"token": token}))["name"] == "Anna"
        time.ahead += 2 * MINUTE
        for what in ("look", "open"):
            assert await anna.problem(f"/api/me/mail/{what}", {"token": token}) == (404, "bad-link")


async def test_addresses_that_are_none(home: InThread, post: Post) -> None:
    async with Player(home.base, "Anna") as anna:
        for address in ("", "anna", "anna@", "@mail.example", "a b@mail.example", "a@b,c@d", "änna@mail.example"):
            wanted = {"address": address, "wish": "keep"}
            assert await anna.problem("/api/me/mail", wanted) == (400, "bad-address"), address
        assert post.mails == []


async def test_a_link_never_leads_where_a_request_says(home: InThread, post: Post) -> None:
    """However the request was addressed: links lead to what the operator has named."""
    async with Player(home.base, "Anna") as anna:
        wanted = {"address": "anna@mail.example", "wish": "keep"}
        answer = await anna.http.post("/api/me/mail", json=wanted, headers={"host": "games.evil"})
        assert answer.status_code == 200
        assert SITE in plain(mail := await post.next()) and "evil" not in mail.as_string()


async def test_guessing_and_flooding_have_no_hope(home: InThread, post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, quota in (("key", limits.Quota(3, 0)), ("mail", limits.Quota(2, 0))):
        monkeypatch.setitem(limits.QUOTAS, kind, quota)
    far = {"x-forwarded-for": "203.0.113.7"}
    async with Player(home.base, "Anna") as anna:
        tried = [await anna.problem("/api/me/code/enter", {"code": f"word {n}"}) for n in range(4)]
        assert tried == [(404, "bad-code")] * 3 + [(429, "too-fast")]
    # Whoever becomes another guest each time is still at the same address.
    guessed = []
    for _ in range(limits.SHARED * 3 + 1):
        async with Player(home.base, "Mallory") as guest:
            answer = await guest.http.post("/api/me/code/enter", json={"code": "a b c"}, headers=far)
            guessed.append(answer.json()["error"])
    assert guessed == ["bad-code"] * limits.SHARED * 3 + ["too-fast"]
    # And whoever writes to somebody is stopped, whoever he is.
    sent = []
    for _ in range(3):
        async with Player(home.base, "Mallory") as guest:
            answer = await guest.http.post("/api/me/mail", json={"address": "a@mail.example", "wish": "find"})
            sent.append(answer.status_code)
    assert sent == [200, 200, 429]
