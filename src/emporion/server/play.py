"""A match in play, without network and disk: its words, what each viewer knows of them, and what may come next.

A viewer is a seat, or PUBLIC for those who watch. Nothing here counts or dates what a viewer may not know: the words
of a sealed decision are not even numbered for the others until they are opened.
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from emporion.kernel.game import Game
from emporion.kernel.journal import Event, Journal
from emporion.kernel.match import Header, Match, NothingToTakeBack
from emporion.kernel.refusal import Refusal, Refused
from emporion.kernel.table import SEALS, Table
from emporion.server.clocks import Clocks
from emporion.server.store import EVERYBODY, SPECTATORS, Op, TableRow

PUBLIC = -1


class DoesNotReplay(Exception):
    """The stored words do not fit the rules as they are here."""


class TellsTooMuch(Exception):
    """Several words were to be said at once, but one before the last would show something hidden."""


def bit(viewer: int) -> int:
    return 1 << (SPECTATORS if viewer == PUBLIC else viewer)


def header_of(row: TableRow) -> Header:
    names = tuple(seat.name for seat in row.seats)
    origin = f"{row.branch.record} {row.branch.word}" if row.branch is not None else ""
    return Header(row.game, row.seed, names, dict(row.options), row.ruleset, tuple(row.errata), origin)


class Play:
    def __init__(self, game: Game, row: TableRow, ops: list[Op]) -> None:
        self.game = game
        self.row = row
        self.viewers = [PUBLIC, *range(len(row.seats))]
        self.number = 0  # of the next entry of the log
        self.words: list[Op] = []  # those not taken back
        self.counts = dict.fromkeys(self.viewers, 0)  # how many changes each viewer could notice
        self.updated = row.started or row.updated
        self._rebuild(_standing(ops))
        for op in ops:
            self._count(op)

    # -- the past -----------------------------------------------------------------------------------------
    def _rebuild(self, words: list[Op]) -> None:
        if self.row.ruleset != self.game.ruleset:
            raise DoesNotReplay(f"ruleset {self.row.ruleset} is not known here")
        try:
            match = Match(self.game, header_of(self.row))
        except ValueError as error:
            raise DoesNotReplay(str(error)) from error
        row = self.row
        clocks = Clocks(row.pace, len(row.seats), row.started, self.deciders(match.table), row.changes)
        setup = len(match.journal.events)
        for place, op in enumerate(words):
            try:
                match.say_text(op.seat, op.word)
            except (Refused, ValueError) as error:
                raise DoesNotReplay(f"word {place}, seat {op.seat} says {op.word[:40]!r}: {error}") from error
            if op.seen & bit(PUBLIC):
                clocks.said(op.seat, op.at, self.deciders(match.table))
        self._stand(match, clocks, setup, words)

    def _stand(self, match: Match, clocks: Clocks, setup: int, words: list[Op]) -> None:
        """From here on, this is the match."""
        self.match = match
        self.clocks = clocks
        self.setup = setup
        self.words = words
        self.event_seats: list[int | None] = [None] * setup
        for said in match.said:
            self.event_seats += [said.seat] * (said.events - len(self.event_seats))
        events = match.journal.events
        self.journals: dict[int, list[int]] = {
            viewer: [n for n, event in enumerate(events) if event.seen_by(viewer)] for viewer in self.viewers
        }

    def _count(self, op: Op) -> None:
        self.number = op.number + 1
        for viewer in self.viewers:
            if op.seen & bit(viewer):
                self.counts[viewer] += 1
        if op.seen & bit(PUBLIC):
            self.updated = max(self.updated, op.at)

    def sit(self, row: TableRow) -> None:
        """Somebody has left a seat to a bot, come back, or has another name."""
        self.row = row
        self.clocks.changes = row.changes
        self.match.header = replace(self.match.header, seats=tuple(seat.name for seat in row.seats))

    def missed(self, seat: int) -> bool:
        """Whether the last word of the seat's person was the default word, said because his time was over."""
        back = max((change.at for change in self.row.changes if change.seat == seat), default=0)
        last = next((op for op in reversed(self.words) if op.seat == seat), None)
        return last is not None and last.at > back and not last.message

    # -- the present --------------------------------------------------------------------------------------
    def deciders(self, table: Table) -> int:
        return int(self.game.deciders(table))

    def over(self) -> bool:
        return self.match.over()

    def speakers(self) -> list[int]:
        return self.game.speakers(self.match.table)

    def seq(self, viewer: int) -> int:
        """Grows by one with each change the viewer can notice."""
        return self.row.version + self.counts[viewer]

    def words_known(self, viewer: int) -> int:
        """How many words were said, as far as the viewer may know."""
        if self.over():
            return len(self.match.said)
        return sum(1 for said in self.match.said if said.sealed_in == 0 or said.seat == viewer)

    # -- speaking -----------------------------------------------------------------------------------------
    def prepare(self, seat: int, words: list[int], message: str, at: int) -> list[Op]:
        """The entries for these words, or `Refused`; nothing has changed yet."""
        game, t = self.game, self.match.table
        ops: list[Op] = []
        sights: dict[int, bytes] = {}
        for word in words:
            refusal = game.explain(t, seat, word)
            if refusal is not None:
                raise Refused(game.vocabulary.text(word), refusal)
            if ops and t.disclosed() != self.match.table.disclosed():
                # Otherwise a list whose end is refused would be a way to look at what its beginning shows.
                raise TellsTooMuch(game.vocabulary.text(words[len(ops) - 1]))
            after = t.clone()
            after.journal = journal = Journal()
            sealed = game.step(t).sealed
            game.say(after, seat, word)
            if sealed:
                seen = self._seen(t, after, journal.events, seat, sights)
            else:
                seen, sights = EVERYBODY, {}
            text = game.vocabulary.text(word)
            ops.append(Op(self.number + len(ops), "say", seat, at, seen, text, message=message))
            t = after
        return ops

    def _seen(self, before: Table, after: Table, events: list[Event], seat: int, sights: dict[int, bytes]) -> int:
        """Who can notice the difference that a sealed word of the seat makes.

        `sights` is what the others see before, as far as that is known, and then what they see after: it takes long.
        """
        game = self.game
        earlier = dict(sights)
        sights.clear()
        if after.over() or before.step() != after.step() or before.v[SEALS] != after.v[SEALS]:
            return EVERYBODY
        if self.deciders(before) != self.deciders(after):
            return EVERYBODY
        seen = bit(seat)
        for viewer in self.viewers:
            if viewer == seat:
                continue
            sights[viewer] = _sight(game, after, viewer)
            if any(event.seen_by(viewer) for event in events) or sights[viewer] != (
                earlier.get(viewer) or _sight(game, before, viewer)
            ):
                seen |= bit(viewer)
        return seen

    def accept(self, ops: list[Op]) -> None:
        """Say words that were prepared and stored."""
        match = self.match
        for op in ops:
            match.say_text(op.seat, op.word)
            self.words.append(op)
            if op.seen & bit(PUBLIC):
                self.clocks.said(op.seat, op.at, self.deciders(match.table))
            events = match.journal.events
            for n in range(len(self.event_seats), len(events)):
                self.event_seats.append(op.seat)
                for viewer in self.viewers:
                    if events[n].seen_by(viewer):
                        self.journals[viewer].append(n)
            self._count(op)

    def explain(self, seat: int, word: int) -> Refusal | None:
        return self.game.explain(self.match.table, seat, word)

    # -- taking back --------------------------------------------------------------------------------------
    def may_take_back(self, seat: int) -> bool:
        """Words from before a branch stay."""
        return self.match.last_word_of(seat) >= (self.row.branch.word if self.row.branch is not None else 0)

    def prepare_back(self, seat: int, everything: bool, message: str, at: int) -> tuple[list[Op], Play]:
        """The entries that take words back and the match as it is then; nothing has changed yet."""
        ops: list[Op] = []
        now = self
        seal = -1
        sights: dict[int, bytes] = {}
        while everything or not ops:
            place = now.match.last_word_of(seat)
            if not now.may_take_back(seat) or (ops and now.match.said[place].sealed_in != seal):
                break
            seal = now.match.said[place].sealed_in
            after = now.without(place)
            seen = EVERYBODY
            if seal:
                kept = now.match.said[place - 1].events if place else now.setup
                gone = now.match.journal.events[kept : now.match.said[place].events]
                seen = self._seen(now.match.table, after.match.table, gone, seat, sights)
            ops.append(Op(self.number + len(ops), "back", seat, at, seen, place=place, message=message))
            now = after
        if not ops:
            raise NothingToTakeBack(f"seat {seat} has no word that may be taken back")
        return ops, now

    def without(self, place: int) -> Play:
        """The match as if one of its words had not been said."""
        after = Play(self.game, self.row, [])
        after._rebuild(self.words[:place] + self.words[place + 1 :])
        return after

    def accept_back(self, ops: list[Op], after: Play) -> dict[int, int]:
        """Take back what was prepared and stored; for each viewer, how many journal entries stay as they were."""
        kept: dict[int, int] = {}
        place = min(op.place for op in ops)
        events = self.match.said[place - 1].events if place else self.setup
        for viewer in self.viewers:
            kept[viewer] = sum(1 for n in self.journals[viewer] if n < events)
        self._stand(after.match, after.clocks, after.setup, after.words)
        for op in ops:
            self._count(op)
        return kept


def _sight(game: Game, table: Table, viewer: int) -> bytes:
    return msgspec.json.encode(game.sight(table, viewer))


def _standing(ops: list[Op]) -> list[Op]:
    """The words that were not taken back."""
    words: list[Op] = []
    for op in ops:
        if op.kind == "say":
            words.append(op)
        elif 0 <= op.place < len(words):
            del words[op.place]
        else:
            raise DoesNotReplay(f"entry {op.number} takes back word {op.place}, which is not there")
    return words
