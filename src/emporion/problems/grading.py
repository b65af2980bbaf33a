"""How hard a problem is, what it is about, and which one is that of a day."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import NamedTuple

from emporion import games
from emporion.problems.book import Problem, book_of
from emporion.problems.themes import themes_of

EASY, MEDIUM, HARD = 1, 2, 3
BASE = {EASY: 1000, MEDIUM: 1250, HARD: 1500}
EACH_WORD, MOST_WORDS = 15, 12  # points for each word that is offered beyond two
CLEAR, CLOSE = 0.25, 300  # a lead that is no help, and points for each point of chance it lacks


class Ref(NamedTuple):
    """A problem by its title and its number there, from 1."""

    game: str
    number: int


def difficulty(problem: Problem) -> int:
    """Easy is what judgement and net see at first sight, hard what neither does."""
    first = problem.ranks.count(1)
    return EASY if first == len(problem.ranks) else MEDIUM if first else HARD


def rating(problem: Problem) -> int:
    """What a solver must be rated to find it every second time, as a first guess from what is known of it."""
    words = min(len(problem.choices), MOST_WORDS) - 2
    close = max(0.0, CLEAR - min(problem.leads))
    return round(BASE[difficulty(problem)] + EACH_WORD * words + CLOSE * close)


def theme(title: str, problem: Problem) -> str:
    return themes_of(title).of(problem.step, problem.right[0].partition(":")[0])


def stakes(problem: Problem) -> list[str]:
    """The terms of the position that are at stake, what weighs most first."""
    return list(
        dict.fromkeys(reason.term for choice in problem.choices for reason in choice.reasons[:1] if reason.good)
    )


@cache
def by_days() -> list[Ref]:
    """Every problem once: the titles in turn, and those of a title in an order of their own."""
    orders = []
    for title in games.playable():
        book = book_of(title)
        names = {number: f"{title}/{p.match}/{p.at}" for number, p in enumerate(book.problems, 1)}
        orders.append([Ref(title, n) for n in sorted(names, key=lambda n: sha256(names[n].encode()).digest())])
    longest = max((len(order) for order in orders), default=0)
    return [order[place] for place in range(longest) for order in orders if place < len(order)]


def of_day(day: int) -> Ref | None:
    """The problem of a day (counted from 1970), the same for everybody."""
    refs = by_days()
    return refs[day % len(refs)] if refs else None
