"""Orders in advance: what a seat has sealed, and what becomes of it at a table.

An order is its owner's secret and no part of the match: it is kept beside the log, and what it says comes into the log
as any word, with the order's name as its message. So whether it has spoken, and whether that was taken back, follows
from the log, and no server can carry it out twice.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec
from msgspec import Struct

from emporion import games
from emporion.parts.orders import Chosen, Order, Seen

if TYPE_CHECKING:
    from emporion.server.match.log import Ordered
    from emporion.server.match.play import Play

SOONEST, LATEST = 20_000, 90_000
"""How long after it is asked an order answers, in milliseconds: as if somebody had thought about it."""
LIVE_TIMES = 10  # how much sooner where everybody is there

Fate = Literal["", "changed", "reached", "refused", "back", "done"]
"""What has become of an order: nothing yet; what it rested on has `changed`; its condition is `reached`; what it says
is `refused` by the rules; what it said was taken `back`; it is `done`. All but the first and the last are told."""


class OrderRow(Struct):
    """An order as it is kept."""

    id: str
    table: str
    person: str
    name: str
    chosen: Chosen
    rests: str
    """The facts it rests on, as JSON."""
    made: int
    fate: Fate = ""
    at: int = 0
    """When it fell."""


class Verdict(NamedTuple):
    """What is to be done about an order now."""

    fate: Fate = ""
    word: str = ""
    """What it says now."""


WAITS = Verdict()


def kind_of(title: str, name: str) -> Order[Any] | None:
    return next((kind for kind in games.orders(title) if kind.name == name), None)


def seen_by(play: Play, seat: int) -> Seen[Any]:
    """The table as a seat sees it."""
    game, text = play.game, play.game.vocabulary.text
    offer = [text(word) for word in play.choices(seat)[0]] if seat in play.speakers() else []
    return Seen(game.sight(play.table, seat), seat, game.phase(play.table), offer)


def facts_of(kind: Order[Any], seen: Seen[Any]) -> str:
    return msgspec.json.encode(kind.rests(seen), order="deterministic").decode()


def judge(row: OrderRow, play: Play, seat: int, seen: Seen[Any]) -> Verdict:
    """What an order says now, or what has become of it."""
    kind, log = kind_of(play.row.game, row.name), play.ordered
    if row.id in log.taken_back:
        return Verdict("back")
    if kind is None or play.over():
        return Verdict("done")
    if kind.once and row.id in log.spoken:
        return Verdict("done")
    if facts_of(kind, seen) != row.rests:
        return Verdict("done" if row.id in log.spoken else "changed")
    if not seen.offer or play.game.step(play.table).name != kind.decision:
        return WAITS
    word = kind.says(seen, row.chosen)
    if word is None:
        return Verdict("reached")
    return Verdict(word=word) if word in seen.offer else Verdict("refused")


def answers_at(row: OrderRow, play: Play, seat: int) -> int:
    """When an order says what it has to say: every server finds the same."""
    decision = play.game.decision(play.table, seat)
    drawn = int.from_bytes(sha256(f"{play.row.seed} {row.id} {decision}".encode()).digest()[:4], "big")
    after = SOONEST + drawn % (LATEST - SOONEST + 1)
    return max(play.updated, row.made) + (after // LIVE_TIMES if play.row.pace.kind == "live" else after)


def last_said(log: Ordered, play: Play, seat: int) -> list[str]:
    """What orders have said for a seat since it last spoke by itself."""
    text, said = play.game.vocabulary.text, play.match.said
    words: list[str] = []
    for place in reversed(range(len(said))):
        if said[place].seat == seat:
            if log.order_of(play.notes.number(place)) is None:
                break
            words.append(text(said[place].word))
    return words[::-1]
