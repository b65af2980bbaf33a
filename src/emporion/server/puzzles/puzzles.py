"""The problems the titles are shipped with: lists, the one of the day, positions, attempts and ratings.

Nothing of an answer leaves the server before an attempt; of a wrong one the solver hears what it costs, not what would
have been right. Who has no name yet can try as well; nothing is kept then.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from emporion import games
from emporion.bots.advice import FINAL, RIVALS
from emporion.kernel.record import digest_of
from emporion.problems import grading
from emporion.problems.book import Book, Choice, Problem, book_of, record_of
from emporion.server.messages import NewBranch, Reason, State, TableCard
from emporion.server.messages.puzzles import (
    PuzzleChoice,
    PuzzleDay,
    PuzzleInfo,
    PuzzleLine,
    Puzzles,
    PuzzleState,
    PuzzleTable,
    PuzzleTheme,
    RatingChange,
    Solution,
    Solver,
    Tried,
)
from emporion.server.problems import ProblemError
from emporion.server.puzzles import puzzle_worker
from emporion.server.puzzles.rating import Rated, after
from emporion.server.store import AttemptRow, Person, SeatRow, SolverRow, Stale

if TYPE_CHECKING:
    from emporion.server.service import Service

DAY = 86_400_000
TRIES = 5  # when the same person tries from several devices at once
Attempts = dict[tuple[str, str], AttemptRow]


def found(title: str, number: int) -> tuple[Book, Problem]:
    """`no-puzzle` if there is none."""
    if title in games.playable():
        book = book_of(title)
        if 0 < number <= len(book.problems):
            return book, book.problems[number - 1]
    raise ProblemError("no-puzzle")


def name_of(problem: Problem) -> str:
    """What it is called for good, whatever its number becomes."""
    return f"{problem.match}-{problem.at}"


def state_of(row: AttemptRow | None) -> PuzzleState:
    return "new" if row is None else row.state


def info_of(title: str, number: int, problem: Problem, row: AttemptRow | None, told: bool = False) -> PuzzleInfo:
    """Themes are part of the answer: they are told once it is over."""
    over = told or (row is not None and row.closed > 0)
    themes = themes_told(title, problem) if over else []
    return PuzzleInfo(title, number, grading.rating(problem), grading.difficulty(problem), state_of(row), themes)


def themes_told(title: str, problem: Problem) -> list[str]:
    """The texts that say what it is about, and what is at stake."""
    theme = grading.theme(title, problem)
    stakes = [f"stake-{term}" for term in grading.stakes(problem) if term not in (FINAL, RIVALS)]
    return [*([f"theme-{theme}"] if theme else []), *stakes[:1]]


def choice_of(choice: Choice, right: bool) -> PuzzleChoice:
    return PuzzleChoice(choice.word, choice.chance, choice.tries, right, reasons_of(choice))


def reasons_of(choice: Choice) -> list[Reason]:
    return [Reason(each.term, each.amount, each.good) for each in choice.reasons]


def solution_of(title: str, problem: Problem) -> Solution:
    return Solution(
        [choice_of(choice, choice.word in problem.right) for choice in problem.choices],
        themes_told(title, problem),
        problem.rule,
        [PuzzleLine(each.seat, each.word) for each in problem.line],
    )


class PuzzleHall:
    def __init__(self, service: Service) -> None:
        self.service = service

    # -- lists --------------------------------------------------------------------------------------------
    async def all(self, person: Person | None) -> Puzzles:
        store = self.service.store
        rows = await self._rows(person)
        infos: list[PuzzleInfo] = []
        of, tried, right = Counter[tuple[str, str]](), Counter[tuple[str, str]](), Counter[tuple[str, str]]()
        for title in games.playable():
            for number, problem in enumerate(book_of(title).problems, 1):
                row = rows.get((title, name_of(problem)))
                infos.append(info_of(title, number, problem, row))
                key = (title, grading.theme(title, problem))
                of[key] += 1
                if row is not None and row.closed:
                    tried[key] += 1
                    right[key] += row.state == "found"
        themes = [PuzzleTheme(*key, of[key], tried[key], right[key]) for key in sorted(of) if key[1]]
        kept = await self.service.learnings.kept(person, rows) if person is not None else []
        solver = await store.solver(person.id) if person is not None else None
        return Puzzles(infos, themes, self._day(rows), shown(solver), kept)

    def about(self, title: str, theme: str) -> list[int]:
        """The numbers of those about a theme; `no-puzzle` if there is none."""
        problems = book_of(title).problems if title in games.playable() else []
        numbers = [n for n, problem in enumerate(problems, 1) if grading.theme(title, problem) == theme]
        if not numbers:
            raise ProblemError("no-puzzle")
        return numbers

    async def _rows(self, person: Person | None) -> Attempts:
        rows = await self.service.store.attempts(person.id) if person is not None else []
        return {(row.game, row.puzzle): row for row in rows}

    async def day(self, person: Person | None) -> PuzzleDay:
        """The same for everybody; days change when those of Greenwich do."""
        today = self._day(await self._rows(person))
        if today is None:
            raise ProblemError("no-puzzle")
        return today

    def _day(self, rows: Attempts) -> PuzzleDay | None:
        day = self.service.now() // DAY
        today, before = grading.of_day(day), grading.of_day(day - 1)
        if today is None or before is None:
            return None
        problem, last = found(*today)[1], found(*before)[1]
        info = info_of(*today, problem, rows.get((today.game, name_of(problem))))
        return PuzzleDay(day, info, state_of(rows.get((before.game, name_of(last)))))

    # -- one of them --------------------------------------------------------------------------------------
    async def table(self, title: str, number: int, person: Person | None, whose: str) -> PuzzleTable:
        book, problem = found(title, number)
        row = await self._row(person, title, problem)
        state = await self.position(
            record_of(book, problem), problem.at, problem.seat, person, f"{title}-{number}", None, whose
        )
        over = row is not None and row.closed > 0
        solution = solution_of(title, problem) if over else None
        return PuzzleTable(f"/puzzles/{title}/{number}", info_of(title, number, problem, row), state, solution)

    async def position(
        self, record: str, at: int, seat: int, person: Person | None, id: str, names: list[str] | None, whose: str
    ) -> State:
        """A position as a seat sees it; it is worked out once, whoever asks."""
        archive = self.service.archive

        def work() -> Any:
            return archive.work_out(whose, puzzle_worker.state, record, at, seat, "", id, names)

        key = ("position", digest_of(record), at, seat, id)
        state: State = await archive.answers.get(key, work, lambda it: 2 * len(msgspec.json.encode(it)))
        card = state.card
        seats = [msgspec.structs.replace(s, name=person.name) if s.me and person else s for s in card.seats]
        return msgspec.structs.replace(state, card=msgspec.structs.replace(card, seats=seats))

    async def _row(self, person: Person | None, title: str, problem: Problem) -> AttemptRow | None:
        return await self.service.store.attempt(person.id, title, name_of(problem)) if person is not None else None

    async def attempt(
        self, title: str, number: int, person: Person | None, words: list[str], practice: bool, whose: str
    ) -> Tried:
        """An attempt, or giving up where there are no words. Several that are said at once are weighed as a whole: that
        the first is the best does not make the others good, and the other way round."""
        book, problem = found(title, number)
        word = words[0] if words else ""
        choice = next((choice for choice in problem.choices if choice.word == word), None)
        if word and choice is None:
            raise ProblemError("not-offered")
        best = max(each.chance for each in problem.choices)
        if choice is not None and len(words) > 1:
            record = record_of(book, problem)
            known = problem.choices[0].word
            weighed = await self.weigh(record, problem.at, problem.seat, words, known, whose)
            tried = Tried(word, weighed.as_good, weighed.chance, weighed.best, [], None, None, words[1:])
        else:
            right = word in problem.right
            reasons = reasons_of(choice) if choice is not None and not right else []
            tried = Tried(word, right, choice.chance if choice is not None else None, best, reasons, None, None)
        rated = None if practice else float(grading.rating(problem))
        rating = await self.note(person, title, name_of(problem), tried.right, not word, rated)
        solution = solution_of(title, problem) if tried.right or not word else None
        return msgspec.structs.replace(tried, rating=rating, solution=solution)

    async def weigh(
        self, record: str, at: int, seat: int, words: list[str], best: str, whose: str
    ) -> puzzle_worker.Weighed:
        """What nobody has looked at before, compared with the best that is known."""
        archive = self.service.archive
        effort = max(1.0, self.service.settings.analysis_effort)

        def work() -> Any:
            return self.service.hints.work_out(whose, puzzle_worker.weigh, record, effort, at, seat, words, best)

        key = ("weighed", digest_of(record), at, tuple(words))
        weighed: puzzle_worker.Weighed = await archive.answers.get(key, work, lambda _: 500)
        return weighed

    async def note(
        self, person: Person | None, title: str, name: str, right: bool, given_up: bool, rated: float | None
    ) -> RatingChange | None:
        """Keep an attempt, unless the answer was told before; the new rating if it was the first and counts."""
        if person is None:
            return None
        store = self.service.store
        for _ in range(TRIES):
            old = await store.attempt(person.id, title, name)
            if old is not None and old.closed:
                return None
            row = AttemptRow(
                person.id,
                title,
                name,
                ("found" if old is None else "later") if right else "missed",
                1 if old is None else old.tries + 1,
                int(right or given_up),
                self.service.now(),
            )
            change, solver = None, None
            if old is None and rated is not None:
                change, solver = await self._rate(person, rated, right)
            try:
                await store.note_attempt(row, solver)
            except Stale:
                continue
            return change
        raise ProblemError("too-late")

    async def _rate(self, person: Person, rating: float, right: bool) -> tuple[RatingChange, SolverRow]:
        old = await self.service.store.solver(person.id)
        before = Rated(old.rating, old.unsure) if old is not None else Rated()
        now = after(before, rating, right)
        tried, known = (old.tried, old.found) if old is not None else (0, 0)
        solver = SolverRow(person.id, now.rating, now.unsure, tried + 1, known + right)
        return RatingChange(round(before.rating), round(now.rating)), solver

    async def branch(self, title: str, number: int, person: Person, wanted: NewBranch) -> TableCard:
        """Play on from a problem, against bots."""
        book, problem = found(title, number)
        record = record_of(book, problem)
        start = await self.service.archive.departure(record, problem.at, person.id)
        seats = [SeatRow("person") for _ in start.begun]
        return (await self.service.tables.branch(person, start, seats, problem.seat, wanted, "")).card(person)


def shown(row: SolverRow | None) -> Solver | None:
    return None if row is None else Solver(round(row.rating), round(row.unsure), row.tried, row.found)
