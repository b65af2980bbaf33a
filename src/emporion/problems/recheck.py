"""A kept problem looked at once more, with dice of its own."""

from __future__ import annotations

from typing import NamedTuple

from emporion.kernel.game import Game
from emporion.problems.book import Book, Problem, position
from emporion.problems.check import LEAD, Look, Proof

TRIES = 192


class Again(NamedTuple):
    holds: bool
    lead: float
    """By how much the worst of the right words is ahead of the best of the others."""
    said: str


def recheck(game: Game, book: Book, problem: Problem, seed: str, tries: int = TRIES, least: float = LEAD) -> Again:
    """Whether the same words are right: all choices are tried equally often."""
    match = position(game, book, problem)
    t = match.table
    offer = game.offered(t, problem.seat)
    text = game.vocabulary.text
    if sorted(map(text, offer)) != sorted(choice.word for choice in problem.choices):
        return Again(False, 0.0, "other words are offered")
    look = Look(game, t, problem.seat, offer, f"{seed}/{match.header.seed}/{problem.at}")
    look.more(tries)
    proof = Proof([look], offer)
    right = [word for word in offer if text(word) in problem.right]
    wrong = [word for word in offer if word not in right]
    lead = round(max(proof.chance[word] for word in right) - max(proof.chance[word] for word in wrong), 3)
    if lead < least:
        return Again(False, lead, f"{text(proof.order[0])} is not clearly ahead")
    return Again(True, lead, "")
