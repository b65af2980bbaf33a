"""What partners write to each other: secret from everybody else, and closed where the rules of the table say so."""

from typing import Any

from emporion.games import load
from emporion.games.about import sides
from tests.server.driver import Live, Player
from tests.server.gatherings import a_table

NAMES = ("Anna", "Bela", "Caro", "Dora")
SEALED = "the villa at Thera"


def teams(talk: str) -> dict[str, Any]:
    return {"game": "concordia_venus", "options": {"mode": "team", "partner_talk": talk}}


async def texts(live: Live) -> list[tuple[int, str, bool]]:
    await live.all_told()
    return [(line["n"], line["text"], line["partners"]) for line in live.chats]


async def test_partners_write_to_each_other_and_nobody_else_learns_of_it(base: str) -> None:
    """CNV-6.4.1: neither the line nor that there is one."""
    async with a_table(base, *NAMES, **teams("free")) as (table, people):
        anna, bela, caro, dora = people
        async with anna.live(table) as a, bela.live(table) as b, caro.live(table) as c, Live(base, table, None) as w:
            told = [len(live.frames) for live in (b, w)]
            assert (await a.ask(type="chat", text=SEALED, partners=True))["ok"]
            assert await texts(c) == [(0, SEALED, True)]
            assert (await b.ask(type="chat", text="Salvete"))["ok"]
            assert await texts(c) == [(0, SEALED, True), (0, "Salvete", False)]
            for live, before in zip((b, w), told, strict=True):
                assert await texts(live) == [(0, "Salvete", False)]  # no gap in the numbers either
                assert not any(SEALED in frame for frame in live.frames[before:])
            # Each team has its own, and reads it again when it comes back.
            assert (await b.ask(type="chat", text="let us take Sparta", partners=True))["ok"]
        async with dora.live(table) as d, caro.live(table) as c, Live(base, table, None) as w:
            assert await texts(d) == [(0, "Salvete", False), (0, "let us take Sparta", True)]
            assert await texts(c) == [(0, "Salvete", False), (0, SEALED, True)]
            assert await texts(w) == [(0, "Salvete", False)]


async def test_only_partners_write_to_partners(base: str) -> None:
    async with a_table(base, *NAMES, **teams("free")) as (table, _), Player(base, "Eva") as eva, eva.live(table) as e:
        assert (await e.ask(type="chat", text="psst", partners=True))["error"]["error"] == "not-seated"
    async with a_table(base, "Anna", "Bela", "Caro") as (table, (anna, *_)), anna.live(table) as a:
        assert (await a.ask(type="chat", text="psst", partners=True))["error"]["error"] == "no-partners"


async def test_partners_are_silent_while_a_match_runs_unless_they_may_talk(base: str) -> None:
    """CNV-6.4.1: as a rule the Legate is the only way; to the table everybody writes."""
    gathering = a_table(base, *NAMES, **teams("legate_only"))
    async with gathering as (table, (anna, _, caro, _)), anna.live(table) as a, caro.live(table) as c:
        answer = await a.ask(type="chat", text="psst", partners=True)
        assert answer["error"]["error"] == "partners-silent"
        assert (await a.ask(type="chat", text="Salvete"))["ok"]
        assert await texts(c) == [(0, "Salvete", False)]


def test_sides_are_those_the_rules_know() -> None:
    game = load("concordia_venus")
    for seats in (4, 6):
        t = game.table(seats, "sides", {"mode": "team"})
        found = {seat: side for side in sides("concordia_venus", seats, {"mode": "team"}) for seat in side}
        for seat in range(seats):
            assert found[seat] == [other for other in range(seats) if game.allied(t, seat, other)]
    assert sides("concordia_venus", 4, {"mode": "individual"}) == [] and sides("ostia", 4, {}) == []
