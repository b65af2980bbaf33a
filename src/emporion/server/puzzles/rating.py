"""The rating of solvers, after Glicko (Glickman 1999): how good somebody is, and how sure that is. Each first attempt
is a match against the problem, whose own rating stays."""

from __future__ import annotations

from math import log, pi, sqrt
from typing import NamedTuple

START, UNSURE = 1200.0, 300.0
LEAST = 60.0  # nobody is ever surer than that: people get better
PROBLEM = 80.0  # how far the rating of a problem may be off
Q = log(10) / 400


class Rated(NamedTuple):
    rating: float = START
    unsure: float = UNSURE


def after(solver: Rated, problem: float, found: bool) -> Rated:
    """The rating after an attempt at a problem of that rating."""
    weight = 1 / sqrt(1 + 3 * (Q * PROBLEM / pi) ** 2)
    expected = 1 / (1 + 10 ** (-weight * (solver.rating - problem) / 400))
    spread = 1 / ((Q * weight) ** 2 * expected * (1 - expected))
    precision = 1 / solver.unsure**2 + 1 / spread
    rating = solver.rating + Q / precision * weight * (found - expected)
    return Rated(rating, max(LEAST, sqrt(1 / precision)))
