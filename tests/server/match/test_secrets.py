"""Nothing a seat may not know reaches its socket."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from emporion.kernel.chance import Dice
from emporion.kernel.table import Table
from emporion.server.rooms import audience
from emporion.server.rooms.room import Room
from emporion.server.service import Settings
from tests.server.driver import InThread, Live, Player

SEED = "a seed that everybody would like to know"


@pytest.fixture(autouse=True)
def no_gathering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is there is told at once, so that frames come in the same order each time."""
    monkeypatch.setattr(audience, "PRESENCE_EVERY", 0.0)


def settings(data: Path) -> Settings:
    """The same match each time: what differs then is not chance."""
    ids = itertools.count(1)
    return Settings(
        data=data, now=lambda: 1_700_000_000_000, new_id=lambda: f"table-{next(ids)}", new_seed=lambda: SEED
    )


class ThreePeople:
    """A table of three and one who watches; each step is waited for, so that every run has the same order."""

    def __init__(self, base: str, **options: bool) -> None:
        self.base = base
        self.options = options

    async def __aenter__(self) -> ThreePeople:
        self.people = [await Player(self.base, name).__aenter__() for name in ("Anna", "Bela", "Caro")]
        self.table = (await self.people[0].open("me", "open", "open", options=self.options))["id"]
        for seat in (1, 2):
            await self.people[seat].post(f"/api/tables/{self.table}/sit", {"seat": seat})
        self.seats = [await person.live(self.table).__aenter__() for person in self.people]
        self.watcher = await Live(self.base, self.table, None).__aenter__()
        self.everybody = [*self.seats, self.watcher]
        await self.barrier()
        return self

    async def __aexit__(self, *_: object) -> None:
        for live in self.everybody:
            await live.__aexit__()
        for person in self.people:
            await person.__aexit__()

    async def barrier(self) -> None:
        """Everything said so far has reached everybody."""
        for live in self.everybody:
            await live.ask(type="why", id="barrier", word="pass")

    async def step(self, choose: Callable[[int, Live], str]) -> bool:
        """The first seat that may speak does; whether there was one."""
        for seat, live in enumerate(self.seats):
            if live.offer:
                assert (await live.say(choose(seat, live), id=f"{seat}-{len(live.frames)}"))["ok"]
                await self.barrier()
                return True
        return False

    def frames(self) -> list[list[str]]:
        return [list(live.frames) for live in self.everybody]


def anything(dice: random.Random) -> Callable[[int, Live], str]:
    return lambda _, live: dice.choice(live.offer)


async def whole_match(data: Path) -> list[list[str]]:
    choose = anything(random.Random(5))
    with InThread(settings(data)) as server:
        async with ThreePeople(server.base) as three:
            while await three.step(choose):
                pass
            assert all(live.over for live in three.everybody)
            return three.frames()


async def test_reshuffling_what_a_seat_cannot_know_changes_no_byte(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = await whole_match(tmp_path / "true")
    shuffles = itertools.count()
    different = 0

    def reshuffled(room: Room, viewer: int) -> Table:
        nonlocal different
        assert room.play is not None
        table = room.play.match.table
        guess: Table = room.game.guess(table, viewer, Dice(f"shuffle {next(shuffles)}"))
        different += guess.numbers() != table.numbers()
        return guess

    monkeypatch.setattr(Room, "table_for", reshuffled)
    guessed = await whole_match(tmp_path / "guessed")
    assert different > 300
    for viewer, (one, other) in enumerate(zip(true, guessed, strict=True)):
        assert one == other, f"viewer {viewer} can tell the table from a guess"
    for frames in true:
        for frame in frames:
            if '"status":"over"' not in frame:
                assert SEED not in frame


@pytest.mark.parametrize("options", [{}, {"bluff_cards": False}, {"open_money": False}])
async def test_sealed_words_of_others_are_not_even_noticed(tmp_path: Path, options: dict[str, bool]) -> None:
    """Three worlds: Bela lays nothing, something, or something else. Anna and the watcher get the same bytes."""
    worlds: list[list[list[str]]] = []
    cards: list[list[str]] = []
    for world in range(3):
        with InThread(settings(tmp_path / str(world))) as server:
            async with ThreePeople(server.base, **options) as three:
                sealed_in_world = 0
                dice = random.Random(2)
                while three.seats[0].state["decision"] != "allocate":
                    assert await three.step(anything(dice))
                bela = three.seats[1]
                for _ in range((0, 2, 3)[world]):
                    word = bela.offer[0 if world == 1 else -1]
                    if word == "lock" or len(bela.offer) < 2:
                        break
                    assert (await bela.say(word))["ok"]
                    await bela.ask(type="why", id="barrier", word="pass")
                    sealed_in_world += 1
                assert sealed_in_world > 0 or world == 0
                if world == 2:
                    assert (await bela.ask(type="take_back", all=False))["ok"]
                for live in (three.seats[0], three.watcher):
                    await live.ask(type="why", id="barrier", word="pass")
                worlds.append([three.seats[0].frames, three.watcher.frames])
                cards.append(
                    [(await person.http.get(f"/api/tables/{three.table}")).text for person in (three.people[0],)]
                )
    assert worlds[0] == worlds[1] == worlds[2]
    assert cards[0] == cards[1] == cards[2]


async def test_of_a_sealed_choice_shows_only_that_it_is_made(tmp_path: Path) -> None:
    """Bela takes one good or another: the same bytes for Anna and the watcher, who see that she has chosen."""
    worlds: list[list[list[str]]] = []
    chosen: set[str] = set()
    for world in range(2):
        with InThread(settings(tmp_path / str(world))) as server:
            async with ThreePeople(server.base) as three:
                anna, bela = three.seats[0], three.seats[1]
                assert anna.state["decision"] == "choose_free_good"
                seq = anna.state["seq"]
                chosen.add(bela.offer[-world])
                assert (await bela.say(bela.offer[-world]))["ok"]
                for live in (anna, three.watcher):
                    await live.ask(type="why", id="barrier", word="pass")
                    assert live.state["seq"] == seq + 1 and live.state["speakers"] == [0, 2]
                    assert live.state["turns"] == ["choosing", "sealed", "choosing"]
                    assert [entry["key"] for entry in live.journal[-1:]] == ["took-hidden"]
                worlds.append([anna.frames, three.watcher.frames])
    assert len(chosen) == 2 and worlds[0] == worlds[1]


async def test_a_sealed_draft_of_a_rival_does_not_show_in_what_may_be_taken_back(tmp_path: Path) -> None:
    """Antiquity: whoever looks anew sees the same before a rival's sealed word, after it, and when it is taken back."""
    with InThread(Settings(data=tmp_path)) as server:
        async with Player(server.base, "Anna") as anna, Player(server.base, "Bela") as bela:
            table = (await anna.open("me", "open", game="antiquity"))["id"]
            await bela.post(f"/api/tables/{table}/sit", {"seat": 1})

            async def looked(player: Player) -> tuple[object, ...]:
                async with player.live(table) as live:
                    names = ("seq", "words", "may_take_back", "back", "turns", "request")
                    return tuple(live.state[name] for name in names)

            async with anna.live(table) as a, bela.live(table) as b:
                while a.state["decision"] != "draft":
                    assert (await next(live for live in (a, b) if live.offer).say())["ok"]
                    for live in (a, b):
                        await live.all_told()
                for me, rival in ((anna, b), (bela, a)):
                    before = await looked(me)
                    sealed = next(word for word in rival.offer if word != "commit")
                    assert (await rival.say(sealed))["ok"]
                    assert await looked(me) == before
                    assert (await rival.ask(type="take_back", all=True))["ok"]
                    assert await looked(me) == before
                sealed = next(word for word in b.offer if word != "commit")
                assert (await b.say(sealed))["ok"] and (await a.ask(type="ask_back"))["ok"]
                await b.until(lambda: b.state["request"])
                async with Player(server.base, "Caro") as caro, caro.live(table) as watching:
                    assert [live.state["request"]["id"] for live in (a, b, watching)] == [1, 1, 1]
