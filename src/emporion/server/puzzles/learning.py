"""What one's own matches teach: costly decisions as problems, kept if wanted, and what recurs.

The better word stays at the server until it was found or shown; figures are those of the analysis.
"""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from emporion.kernel.record import RULE, digest, digest_of, lines_of
from emporion.school.lesson import lesson_about
from emporion.server.messages import Analysis, CostlyWord, NewBranch, Reason, TableCard
from emporion.server.messages.puzzles import (
    CostlyCard,
    KeptPuzzle,
    Learning,
    PuzzleChoice,
    PuzzleInfo,
    PuzzleTable,
    Recurring,
    Solution,
    Tried,
)
from emporion.server.problems import ProblemError
from emporion.server.puzzles import puzzle_worker
from emporion.server.puzzles.puzzles import Attempts, state_of
from emporion.server.store import AttemptRow, CostlyRow, KeptRow, Person, SeatRow
from emporion.server.workers.archive import Finished

if TYPE_CHECKING:
    from emporion.server.service import Service

RECENT = 10  # matches over which it is told what recurs
TRIES = 120  # continuations behind the figures of an analysis, at full effort


class Decision(msgspec.Struct):
    """A costly decision, as lists show it."""

    table: str
    game: str
    n: int
    theme: str

    @property
    def name(self) -> str:
        return f"own:{self.table}:{self.n}"


class OwnPuzzle(Decision):
    """A costly decision, with all there is to know of it."""

    record: str
    """Until the decision, as that of an unfinished match."""
    names: list[str]
    seat: int
    rule: str
    said: str
    better: str
    said_chance: float
    better_chance: float
    reasons: list[Reason]


def cut(record: str, words: int) -> str:
    """A record as it was after so many words."""
    lines = lines_of(record)
    start = lines.index(RULE) + 1
    kept = [*lines[: start + words], RULE, "result: unfinished"]
    return "\n".join([*kept, f"digest: {digest(kept)}"]) + "\n"


def solution_of(own: OwnPuzzle, line: list[Any], also: Tried | None = None) -> Solution:
    choices = [
        PuzzleChoice(own.better, own.better_chance, TRIES, True, []),
        PuzzleChoice(own.said, own.said_chance, TRIES, False, own.reasons),
    ]
    if also is not None and also.chance is not None and not also.then and also.word not in (own.better, own.said):
        choices.append(PuzzleChoice(also.word, also.chance, puzzle_worker.TRIES, also.right, also.reasons))
    choices.sort(key=lambda choice: -choice.chance)
    return Solution(choices, [f"theme-{own.theme}"] if own.theme else [], own.rule, line)


def info_of(own: Decision, row: AttemptRow | None) -> PuzzleInfo:
    over = row is not None and row.closed > 0
    return PuzzleInfo(own.game, 0, 0, 0, state_of(row), [f"theme-{own.theme}"] if over and own.theme else [])


class Learnings:
    def __init__(self, service: Service) -> None:
        self.service = service

    # -- a match of mine ----------------------------------------------------------------------------------
    async def ask(self, found: Finished, person: Person) -> Learning:
        """Have my decisions looked at."""
        return await self._told(found, person, await self.service.analyses.ask(found.record, seat_in(found, person)))

    async def get(self, found: Finished, person: Person) -> Learning:
        return await self._told(found, person, await self.service.analyses.get(found.record))

    async def _told(self, found: Finished, person: Person, analysis: Analysis) -> Learning:
        seat = seat_in(found, person)
        game = found.row.game
        status: Literal["waiting", "running", "done", "failed"] = "waiting"
        cards: list[CostlyCard] = []
        if analysis.status == "done" and seat in analysis.seats:
            status = "done"
            words = [word for word in analysis.costly if word.seat == seat]
            cards = await self._cards(found, person, words)
            await self.service.store.note_costly(
                CostlyRow(person.id, found.row.id, game, found.row.updated, [card.theme for card in cards])
            )
        elif analysis.status in ("running", "failed"):
            status = "running" if analysis.status == "running" else "failed"
        recent = await self.service.store.costly(person.id, game, RECENT)
        counts = Counter(theme for row in recent for theme in row.themes if theme)
        recurring = [Recurring(theme, count) for theme, count in counts.most_common(3)]
        return Learning(status, analysis.done, analysis.total, cards, recurring, len(recent))

    async def _cards(self, found: Finished, person: Person, words: list[CostlyWord]) -> list[CostlyCard]:
        archive = self.service.archive
        places = [(word.n, word.said) for word in words]

        def work() -> Any:
            return archive.work_out(person.id, puzzle_worker.themes, found.record, places)

        about = await archive.answers.get(("themes", found.digest, str(places)), work, lambda it: 100 * (1 + len(it)))
        rows = {row.puzzle: row for row in await self.service.store.attempts(person.id)}
        return [
            CostlyCard(
                word.n,
                number,
                phase,
                word.rule,
                theme,
                word.said,
                word.said_chance,
                round(word.better_chance - word.said_chance, 3),
                state_of(rows.get(f"own:{found.row.id}:{word.n}")),
                lesson_about(found.row.game, word.rule),
            )
            for word, (theme, number, phase) in zip(words, about, strict=True)
        ]

    async def own(self, found: Finished, person: Person, n: int) -> OwnPuzzle:
        """One of the costly decisions; `no-puzzle` if it is none, or none that is known yet."""
        seat = seat_in(found, person)
        analysis = await self.service.analyses.get(found.record)
        word = next((each for each in analysis.costly if each.seat == seat and each.n == n), None)
        if word is None:
            raise ProblemError("no-puzzle")
        card = (await self._cards(found, person, [word]))[0]
        return OwnPuzzle(
            found.row.id,
            found.row.game,
            n,
            card.theme,
            cut(found.record, n),
            [each.name for each in found.row.seats],
            seat,
            word.rule,
            word.said,
            word.better,
            word.said_chance,
            word.better_chance,
            word.reasons,
        )

    # -- its decisions as problems ------------------------------------------------------------------------
    async def table(self, own: OwnPuzzle, person: Person, address: str) -> PuzzleTable:
        row = await self.service.store.attempt(person.id, own.game, own.name)
        state = await self.service.puzzles.position(
            own.record, own.n, own.seat, person, own.table, own.names, person.id
        )
        solution = None
        if row is not None and row.closed:
            solution = solution_of(own, await self._line(own, person))
        kept = await self.service.store.kept_puzzle(person.id, kept_id(own, person))
        return PuzzleTable(address, info_of(own, row), state, solution, kept is None)

    async def attempt(self, own: OwnPuzzle, person: Person, words: list[str]) -> Tried:
        """An attempt, or giving up where there are no words."""
        word = words[0] if words else ""
        if len(words) > 1 or (word and word not in (own.better, own.said)):
            tried = await self._weigh(own, person, words)
        else:
            right = word == own.better
            chance = own.better_chance if right else own.said_chance if word else None
            tried = Tried(word, right, chance, own.better_chance, own.reasons if word and not right else [], None, None)
        await self.service.puzzles.note(person, own.game, own.name, tried.right, not word, None)
        if not tried.right and word:
            return tried
        return msgspec.structs.replace(tried, solution=solution_of(own, await self._line(own, person), tried))

    async def _weigh(self, own: OwnPuzzle, person: Person, words: list[str]) -> Tried:
        """What the analysis has not looked at."""
        state = await self.service.puzzles.position(
            own.record, own.n, own.seat, person, own.table, own.names, person.id
        )
        if words[0] not in state.offer:
            raise ProblemError("not-offered")
        found = await self.service.puzzles.weigh(own.record, own.n, own.seat, words, own.better, person.id)
        return Tried(words[0], found.as_good, found.chance, found.best, [], None, None, words[1:])

    async def _line(self, own: OwnPuzzle, person: Person) -> list[Any]:
        archive = self.service.archive

        def work() -> Any:
            return archive.work_out(person.id, puzzle_worker.line, own.record, own.n, own.seat, own.better)

        line: list[Any] = await archive.answers.get(
            ("line", digest_of(own.record), own.n), work, lambda it: 100 * (1 + len(it))
        )
        return line

    # -- keeping them -------------------------------------------------------------------------------------
    async def keep(self, own: OwnPuzzle, person: Person) -> None:
        body = msgspec.json.encode(own).decode()
        row = KeptRow(kept_id(own, person), person.id, own.game, self.service.now(), body)
        await self.service.store.keep_puzzle(row)

    async def kept_one(self, person: Person, puzzle: str) -> OwnPuzzle:
        row = await self.service.store.kept_puzzle(person.id, puzzle)
        if row is None:
            raise ProblemError("no-puzzle")
        return msgspec.json.decode(row.body, type=OwnPuzzle)

    async def kept(self, person: Person, rows: Attempts) -> list[KeptPuzzle]:
        found = []
        for row in await self.service.store.kept_puzzles(person.id):
            own = msgspec.json.decode(row.body, type=Decision)  # without its record, which may be long
            found.append(KeptPuzzle(row.id, info_of(own, rows.get((own.game, own.name))), row.at))
        return found

    async def branch(self, own: OwnPuzzle, person: Person, wanted: NewBranch) -> TableCard:
        start = await self.service.archive.departure(own.record, own.n, person.id)
        seats = [SeatRow("person") for _ in start.begun]
        return (await self.service.tables.branch(person, start, seats, own.seat, wanted, "")).card(person)


def kept_id(own: OwnPuzzle, person: Person) -> str:
    return sha256(f"{person.id} {own.name}".encode()).hexdigest()[:20]


def seat_in(found: Finished, person: Person) -> int:
    """Whose decisions these are: `not-seated` for who had no seat."""
    seat = found.row.seat_of(person.id)
    if seat is None:
        raise ProblemError("not-seated")
    return seat
