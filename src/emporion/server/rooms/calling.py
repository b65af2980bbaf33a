"""Whose turn it is at a table, so that people can be told of it: what is asked as far as everybody may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.kernel.game import Game
from emporion.kernel.table import Table
from emporion.server.match.play import PUBLIC, Play
from emporion.server.match.views import prompt_of
from emporion.server.notices.calls import Turns, Waiting
from emporion.server.notices.telling import Asked

if TYPE_CHECKING:
    from emporion.server.rooms.room import Room


def turns_of(room: Room) -> Turns:
    row, play = room.row, room.play
    number = 0 if play is None else play.number
    if play is None or row.status != "running" or play.over() or play.full:
        return Turns(row, number, room.service.now(), [], [], None)
    public = [seat for seat in play.publicly_speaking() if row.seats[seat].kind == "person"]
    waiting = [
        Waiting(row.seats[seat].person, play.entries[seat], play.deadline(seat), asked_of(play, seat, seat in public))
        for seat in play.speakers()
        if row.seats[seat].kind == "person" and room.service.calls.wants(row.seats[seat].person)
    ]
    return Turns(row, number, room.service.now(), waiting, public, _waited(play))


def _waited(play: Play) -> Asked | None:
    prompt = prompt_of(play.game, play.table, PUBLIC)
    return None if prompt is None else Asked(prompt.key, prompt.figures, *_place(play.game, play.table))


def asked_of(play: Play, seat: int, openly: bool) -> Asked | None:
    """What a seat is asked, unless there is a figure in it that only the seat may know: then what the others read. Of a
    decision that nobody else knows of there is nothing to tell."""
    if not openly:
        return None
    step = play.game.step(play.table)
    if step.prompt(play.table, seat) != step.prompt(play.table, PUBLIC):
        return _waited(play)
    return Asked(f"ask-{step.name}", dict(step.prompt(play.table, PUBLIC)), *_place(play.game, play.table))


def _place(game: Game, table: Table) -> tuple[str, int]:
    return game.phase(table), int(table.chapter())
