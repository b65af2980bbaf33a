"""How people have done, asked of a server on both storages: profiles, who sees them, ratings that are declined."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from emporion.server.profiles import counting, profiles, results
from emporion.server.profiles.outcomes import Outcome, outcome_of
from emporion.server.profiles.outcomes import finished as finished_rows
from emporion.server.store import Person, ProfileRow, RatingRow, SeatRow, Stale, TableRow
from tests.server.driver import InThread, Player
from tests.server.people.homes import elsewhere, in_server, person_of
from tests.server.people.test_belongings import come_back, finished
from tests.server.profiles.records import note_match, play, seat_of
from tests.server.store.conftest import Maker, make  # noqa: F401 a fixture


async def profile(player: Player) -> Any:
    return await player.get("/api/me/profile")


async def count(home: InThread, table: str) -> None:
    """The server does it by itself, too; whoever comes second finds it done."""
    await in_server(home, home.service.counting.count(table))


async def test_a_match_is_counted_once(make: Maker) -> None:  # noqa: F811
    store = make()
    await store.open()
    people = [SeatRow("person", "p1", "Anna"), SeatRow("person", "p2", "Bela")]
    for person in ("p1", "p2"):
        await store.put_person(Person(person, person, "en", 1))
    await note_match(store, "t1", people, [0, 1], at=10)
    await note_match(store, "t2", people, [1, 0], at=20)
    assert await store.uncounted(15, 9) == ["t1"] and await store.uncounted(20, 9) == ["t1", "t2"]
    first = RatingRow("p1", "ostia", "people", 1, 10, 26.0, 8.0)
    await store.count_match("t1", "source:senate", [first])
    with pytest.raises(Stale):
        await store.count_match("t1", "source:cash", [RatingRow("p1", "ostia", "people", 2, 10, 27.0, 8.0)])
    with pytest.raises(Stale):  # somebody's rating has gone on meanwhile
        await store.count_match("t2", "", [first])
    assert await store.waits_to_be_counted("t2") and not await store.waits_to_be_counted("t1")
    second = RatingRow("p1", "ostia", "people", 2, 20, 25.0, 7.0)
    await store.count_match("t2", "", [second, RatingRow("p2", "ostia", "people", 1, 20, 24.0, 8.0)])
    assert await store.ways_to_win(["t1", "t2"]) == {"t1": "source:senate"}
    assert await store.rating_curves("p1") == [first, second]
    assert [row.n for row in await store.ratings(["p1", "p2"], "ostia")] in ([2, 1], [1, 2])
    assert await store.ratings(["p1"], "antiquity") == []
    # A change of names afterwards counts nothing again.
    row = await store.table("t1")
    assert row is not None
    await store.rewrite_table(row)
    assert await store.uncounted(99, 9) == []
    assert await store.finished_of(["p1"], 0, 99) == ["t1", "t2"]
    assert await store.finished_of(["p2"], 15, 99) == ["t2"] and await store.finished_of(["p2"], 0, 20) == ["t1"]
    await store.put_profile(ProfileRow("p1", "all", rated=False))
    assert await store.rating_curves("p1") == [] and len(await store.rating_curves("p2")) == 1
    assert await store.profiles(["p1", "p2"]) == {"p1": ProfileRow("p1", "all", False)}


async def test_a_match_that_was_played_is_counted_with_the_way_it_was_won(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        table = await finished(anna, bela)
        await count(home, table)
        card = await anna.get(f"/api/tables/{table}")
        told = await profile(anna)
        assert (told["name"], told["mine"], told["played"], told["seen"], told["rated"]) == (
            "Anna",
            True,
            1,
            "circle",
            True,
        )
        (match,) = told["matches"]
        place = card["result"]["places"][0]
        assert (match["table"], match["game"], match["own"], match["place"]) == (table, "ostia", 0, place)
        assert match["way"] in ("source:senate", "source:storage", "source:cash")
        assert match["result"] == card["result"] and [seat["person"] for seat in match["seats"]] == [True, True, False]
        assert [(each["name"], each["level"], each["played"]) for each in told["opponents"]] == [
            ("Bela", "", 1),
            ("", "easy", 1),
        ]
        (rated,) = told["ratings"]
        assert (rated["kind"], rated["played"], rated["missing"], rated["curve"]) == ("people", 1, 4, [])


async def test_what_a_profile_tells(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        await play(home, "m1", [anna, bela, "hard"], [0, 2, 1], at=10)
        await play(home, "m2", [bela, anna], [0, 1], at=20)
        await play(home, "m3", [anna, "easy", "hard"], [1, 2, 0], at=30)
        told = await profile(anna)
        assert (told["played"], told["won"]) == (3, 1)
        (game,) = told["games"]
        assert (game["game"], game["played"], game["won"], game["place"]) == ("ostia", 3, 1, 1.67)
        assert [(each["seats"], each["mode"], each["played"], each["won"]) for each in game["parts"]] == [
            (2, "people", 1, 0),
            (3, "bots", 1, 0),
            (3, "people", 1, 1),
        ]
        assert [
            (each["name"], each["level"], each["played"], each["ahead"], each["behind"]) for each in told["opponents"]
        ] == [("Bela", "", 2, 1, 1), ("", "hard", 2, 1, 1), ("", "easy", 1, 1, 0)]
        assert [match["table"] for match in told["matches"]] == ["m3", "m2", "m1"]
        assert [(each["kind"], each["played"]) for each in told["ratings"]] == [("people", 2), ("bots", 1)]


async def test_a_rating_is_told_when_it_has_settled(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        for n in range(5):
            assert (await profile(anna))["ratings"] == [] or (await profile(anna))["ratings"][0]["curve"] == []
            await play(home, f"m{n}", [anna, bela], [0, 1], at=10 + n)
        (hers,), (his,) = (await profile(anna))["ratings"], (await profile(bela))["ratings"]
        assert (hers["missing"], his["missing"]) == (0, 0)
        assert hers["curve"] == [{"at": 14, "rating": 1704, "unsure": 175}]
        assert his["curve"] == [{"at": 14, "rating": 1296, "unsure": 175}]


async def test_ratings_can_be_declined(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        await play(home, "m1", [anna, bela], [0, 1], at=10)
        told = await anna.post("/api/me/profile", {"seen": "me", "rated": False})
        assert (told["seen"], told["rated"], told["ratings"], told["played"]) == ("me", False, [], 1)
        await play(home, "m2", [anna, bela], [0, 1], at=20)
        assert (await profile(anna))["ratings"] == []
        assert (await profile(bela))["ratings"][0]["played"] == 2  # he is rated all the same
        await anna.post("/api/me/profile", {"seen": "me", "rated": True})
        await play(home, "m3", [anna, bela], [0, 1], at=30)
        assert (await profile(anna))["ratings"][0]["played"] == 1  # anew


async def test_who_sees_a_profile(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela, Player(home.base, "Caro") as caro:
        await play(home, "open", [anna, caro], [0, 1], at=10, door="public")
        await play(home, "closed", [anna, caro], [0, 1], at=20, door="link")
        address = f"/api/people/{await person_of(anna)}/profile"
        for player in (bela, caro):
            assert (await player.http.get(address)).json()["error"] == "no-profile"
        assert (await bela.http.get("/api/people/nobody/profile")).json()["error"] == "no-profile"
        await anna.post("/api/me/profile", {"seen": "all", "rated": True})
        told = await bela.get(address)
        assert (told["name"], told["mine"], told["played"]) == ("Anna", False, 2)
        assert told["opponents"] == [] and [match["table"] for match in told["matches"]] == ["open"]
        told = await caro.get(address)
        assert [each["name"] for each in told["opponents"]] == ["Caro"]
        assert [match["table"] for match in told["matches"]] == ["closed", "open"]
        assert (await anna.http.post("/api/me/profile", json={"seen": "nobody", "rated": True})).status_code == 400


async def test_a_guest_s_matches_and_ratings_go_along(home: InThread) -> None:
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Guest") as guest,
        Player(home.base, "Bela") as bela,
    ):
        await play(home, "m1", [anna, bela], [0, 1], at=10)
        await play(home, "m2", [guest, bela], [1, 0], at=20)
        await play(home, "m3", [guest, "easy"], [0, 1], at=30)
        await come_back(guest, anna)
        told = await profile(guest)
        assert (told["name"], told["played"]) == ("Anna", 3)
        # Where she had a rating hers goes on; where she had none the guest's does.
        assert [(each["kind"], each["played"]) for each in told["ratings"]] == [("people", 1), ("bots", 1)]


async def test_who_is_forgotten_leaves_no_rating(home: InThread) -> None:
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela, elsewhere(home) as other:
        await play(home, "m1", [anna, bela], [0, 1], at=10)
        await anna.post("/api/me/profile", {"seen": "all", "rated": True})
        hers = await person_of(anna)
        mine = await anna.get("/api/me/export")
        assert [(each["game"], each["n"]) for each in mine["ratings"]] == [("ostia", 1)]
        assert mine["profile"]["seen"] == "all"
        await anna.post("/api/me/erase", {"sure": True})
        store = home.service.store
        assert await in_server(home, store.rating_curves(hers)) == []
        assert await in_server(home, store.profiles([hers])) == {}
        assert (await other.http.get(f"/api/people/{hers}/profile")).json()["error"] == "no-profile"
        told = await profile(bela)
        assert told["opponents"] == [] and told["matches"][0]["seats"][0]["name"] == "former guest"
        assert told["ratings"][0]["played"] == 1


async def test_who_sat_there_twice_is_counted_all_the_same(home: InThread) -> None:
    """A guest meets somebody, and comes back as that one before the match is counted."""
    async with (
        Player(home.base, "Anna") as anna,
        Player(home.base, "Guest") as guest,
        Player(home.base, "Bela") as bela,
    ):
        store = home.service.store
        seats = [await seat_of(player) for player in (anna, guest, bela)]
        await in_server(home, note_match(store, "both", seats, [0, 1, 2]))
        await come_back(guest, anna)
        async with asyncio.timeout(60):
            await in_server(home, home.service.counting.count("both"))
        assert not await in_server(home, store.waits_to_be_counted("both"))
        assert [rated["played"] for rated in (await profile(bela))["ratings"]] == [1]
        told = await profile(anna)
        assert (told["played"], told["won"], told["ratings"]) == (1, 1, [])


async def test_a_match_over_which_we_stumble_keeps_nobody_waiting(
    home: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a match with a bug of ours means is not known; the next one is counted."""

    def stumbling(row: TableRow) -> Outcome | None:
        if row.id == "bad":
            raise KeyError("a bug")
        return outcome_of(row)

    async def unreadable(table: str, whose: str) -> Any:
        raise ValueError("a bug of the title")

    monkeypatch.setattr(counting, "outcome_of", stumbling)
    monkeypatch.setattr(home.service.archive, "finished", unreadable)
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        seats = [await seat_of(player) for player in (anna, bela)]
        for name in ("bad", "good"):
            await in_server(home, note_match(home.service.store, name, seats, [0, 1]))
        while await in_server(home, home.service.counting.count_some()):
            pass
        assert await in_server(home, home.service.store.uncounted(99, 9)) == []
        assert [rated["played"] for rated in (await profile(anna))["ratings"]] == [1]


async def test_many_matches_are_read_a_few_at_a_time(home: InThread, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def counted(rows: list[TableRow]) -> list[Outcome]:
        read.append(len(rows))
        return finished_rows(rows)

    monkeypatch.setattr(results, "finished", counted)
    monkeypatch.setattr(results, "AT_ONCE", 3)
    monkeypatch.setattr(profiles, "MOST_MATCHES", 4)
    async with Player(home.base, "Anna") as anna, Player(home.base, "Bela") as bela:
        for n in range(7):
            await play(home, f"m{n}", [anna, bela], [0, 1], at=n + 1)
        told = await profile(anna)
        assert read == [3, 3, 1] and (told["played"], told["won"]) == (7, 7)
        assert [match["table"] for match in told["matches"]] == ["m6", "m5", "m4", "m3"]  # the latest
        # Who wants as many waits until it is done.
        read.clear()
        both = await asyncio.gather(profile(anna), profile(bela))
        assert read == [3, 3, 1] * 2 and [each["played"] for each in both] == [7, 7]
