"""Matches in play with their logs, as rooms keep them, and everything there is to know of them."""

from __future__ import annotations

import random
from typing import Any

from emporion import games
from emporion.kernel.chance import commitment
from emporion.server.match.back import recall
from emporion.server.match.log import together
from emporion.server.match.play import Play
from emporion.server.match.views import entry, request_of
from emporion.server.messages import Pace, SeatChange
from emporion.server.store import EVERYBODY, Op, SeatRow, TableRow

START = 1_700_000_000_000


def row_of(title: str, seats: int, seed: str, **options: Any) -> TableRow:
    game = games.load(title)
    return TableRow(
        id="t",
        game=title,
        options=options,
        seats=[SeatRow("person", f"p{seat}", f"Person {seat}") for seat in range(seats)],
        pace=Pace("live", 600, "default"),
        door="link",
        host="p0",
        seed=seed,
        commitment=commitment(seed),
        ruleset=game.ruleset,
        errata=list(game.errata),
        made=START,
        updated=START,
        status="running",
        started=START,
        changes=[SeatChange(START + 5000, 0, "left", "Person 0", "easy"), SeatChange(START + 9000, 0, "back", "", "")],
    )


def journal(play: Play, viewer: int) -> list[Any]:
    return [entry(play, event, n) for n, event in enumerate(play.journals.of(viewer))]


def told(play: Play) -> Any:
    """Everything there is to know of a match in play."""
    clocks = play.clocks
    return (
        play.number,
        play.table.numbers(),
        [(said.seat, said.word, said.sealed_in, said.disclosed, said.stands) for said in play.match.said],
        list(play.times),
        {viewer: play.seq(viewer) for viewer in play.viewers},
        {viewer: play.words_known(viewer) for viewer in play.viewers},
        [play.missed(seat) for seat in range(len(play.row.seats))],
        [play.may_take_back(seat) for seat in range(len(play.row.seats))],
        (clocks.used, clocks.began, [play.deadline(seat) for seat in range(len(play.row.seats))]),
        play.updated,
        {viewer: journal(play, viewer) for viewer in play.viewers},
        (play.over(), play.speakers()),
    )


def any_word(play: Play, seat: int, dice: random.Random) -> int:
    """Of any verb first: what is rarely said among so many words is said as often as the others."""
    vocabulary, offered = play.game.vocabulary, play.game.offered(play.table, seat)
    verb = dice.choice(sorted({vocabulary.verb(word) for word in offered}))
    return dice.choice([word for word in offered if vocabulary.verb(word) == verb])


def read_on(play: Play, ops: list[Op]) -> None:
    """Do what another server has done."""
    for some in together(ops):
        if some[0].kind == "say":
            play.accept(some)
        elif some[0].kind in ("back", "recall"):
            play.accept_back(some, play.without(*some))
        else:
            play.accept_talk(some)


MATCHES = [
    ("antiquity", 4, {}),
    ("antiquity", 2, {}),
    ("concordia_venus", 4, {}),
    ("constantinopolis", 4, {"free_trade": True}),
    ("ostia", 3, {}),
    ("ostia", 5, {"bluff_cards": False, "open_money": False}),
    ("porto_carthago", 4, {}),
]


class Log:
    """A match in play with its log, as a room keeps it."""

    pace = Pace("live", 600, "default")

    def __init__(self, title: str, seats: int, bots: tuple[int, ...] = (), seed: str = "back", **options: Any) -> None:
        row = row_of(title, seats, seed, **options)
        row.changes, row.pace = [], self.pace
        for seat in bots:
            row.seats[seat] = SeatRow("bot", name=f"Bot {seat}", level="easy")
        self.row = row
        self.play = Play(games.load(title), row, [])
        self.ops: list[Op] = []
        self.now = START

    def say(self, *lines: str) -> Log:
        for line in lines:
            seat, word = line.split(" ")
            self.now += 1000
            ops = self.play.prepare(int(seat), [self.play.game.vocabulary.number(word)], "m", self.now)
            self.play.accept(ops)
            self.ops += ops
        return self

    def back(self, seat: int, steps: int = 1) -> list[Op]:
        self.now += 1000
        ops, then = self.play.prepare_back(seat, steps, "m", self.now)
        self.play.accept_back(ops, then)
        self.ops += ops
        return ops

    def talk(self, kind: Any, seat: int, message: str = "m", place: int = -1) -> None:
        self.now += 1000
        ops = [Op(self.play.number, kind, seat, self.now, EVERYBODY, place=place, message=message)]
        self.play.accept_talk(ops)
        self.ops += ops

    def ask(self, seat: int) -> None:
        way = self.play.way_back(seat)
        assert way.how == "ask"
        self.talk("ask", seat, place=way.places[-1])

    def grant(self) -> None:
        request = self.play.requests.open
        assert request is not None
        self.now += 1000
        ops, then = recall(self.play, request.seat, request.place, "m", self.now, agreed=True)
        self.play.accept_back(ops, then)
        self.ops += ops

    def words(self) -> list[str]:
        text = self.play.game.vocabulary.text
        return [f"{said.seat} {text(said.word)}" for said in self.play.match.said]

    def hows(self) -> list[str]:
        return [self.play.way_back(seat).how for seat in range(len(self.row.seats))]

    def same_elsewhere(self) -> None:
        """Another server that reads on, and one that starts now, know the same."""
        there = Play(self.play.game, self.row, [])
        read_on(there, self.ops)
        fresh = Play(self.play.game, self.row, self.ops)
        assert everything(self.play) == everything(there) == everything(fresh)


def everything(play: Play) -> Any:
    ways = [play.way_back(seat) for seat in range(len(play.row.seats))]
    asked = [request_of(play, viewer) for viewer in play.viewers]
    return told(play), ways, asked, play.requests.due(), play.requests.bots_wait()
