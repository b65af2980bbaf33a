"""The arena: bots against each other in every line-up and on every seat, with intervals and ratings."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from emporion.kernel.options import OptionValue
from emporion.research.executor import Executor, run
from emporion.research.matches import Job, Part, Played, play_part

Z = 1.96  # for intervals of 95 %


class Line(msgspec.Struct):
    """How one bot did, over all its seats in all matches."""

    bot: str
    seats_played: int = 0
    wins: float = 0.0
    share: float = 0.0
    """Wins for each seat it held; a shared win counts as a fraction."""
    fair_share: float = 0.0
    """What equal players would have: one in as many as there are seats."""
    interval: tuple[float, float] = (0.0, 1.0)
    """Where the share lies with 95 % confidence (Wilson)."""
    score_mean: float = 0.0
    place_mean: float = 0.0
    rating: float = 0.0
    """OpenSkill's mean (Plackett-Luce); 25 is a newcomer."""
    sigma: float = 0.0
    defaults: int = 0
    """How often the default word was said because it failed: only programs do."""
    eliminations: int = 0
    """On how many of its seats it was out of the match before the end."""


class Standings(msgspec.Struct):
    game: str
    seats: int
    games: int
    decisions: int
    bots: list[Line]
    lineups: list[list[str]]


def lineups(bots: list[str], seats: int) -> list[list[str]]:
    """Who meets whom: with as many bots as seats one line-up; with more, every choice of them; with fewer, each bot
    alone against a table of each other one."""
    if len(bots) == seats:
        return [bots]
    if len(bots) > seats:
        return [list(chosen) for chosen in combinations(bots, seats)]
    if len(bots) == 1:
        return [bots * seats]
    return [[one, *[other] * (seats - 1)] for one, other in permutations(bots, 2)]


def jobs(game: str, bots: list[str], seats: int, games: int, seed: str, options: dict[str, OptionValue]) -> list[Job]:
    """At least `games` matches, evenly over the line-ups, each with whole rounds of seats."""
    every = lineups(bots, seats)
    each = -(-games // (len(every) * seats)) * seats
    return [Job(game, names, each, f"{seed}:{number}", options) for number, names in enumerate(every)]


def play_arena(
    entries: list[Job],
    on: str | Executor = "",
    resume: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Standings:
    chunks = [Part(job, number, number + 1) for job in entries for number in range(job.games)]
    results = run(play_part, chunks, on, msgspec.to_builtins(entries), resume, None, progress)
    played = [(chunk.job, msgspec.convert(result[0], Played)) for chunk, result in zip(chunks, results, strict=True)]
    return standings(played)


def standings(played: list[tuple[Job, Played]]) -> Standings:
    from openskill.models import PlackettLuce  # not before somebody needs it: other commands start sooner

    model = PlackettLuce()
    first = played[0][0]
    names = list(dict.fromkeys(bot for job, _ in played for bot in job.bots))
    lines = {name: Line(name, fair_share=1 / len(first.bots)) for name in names}
    ratings = {name: model.rating(name=name) for name in names}
    for job, match in played:
        at_seat = [job.bots[bot] for bot in job.seating(match.number)]
        for seat, name in enumerate(at_seat):
            line = lines[name]
            line.seats_played += 1
            line.score_mean += match.scores[seat]
            line.place_mean += match.places[seat] + 1
            line.defaults += match.defaults[seat] if match.defaults else 0
            line.eliminations += seat in match.eliminated
            if seat in match.winners:
                line.wins += 1 / len(match.winners)
        rate(model, ratings, at_seat, match.places)
    for name, line in lines.items():
        line.share = line.wins / line.seats_played
        line.interval = wilson(line.share, line.seats_played)
        line.score_mean /= line.seats_played
        line.place_mean /= line.seats_played
        line.rating, line.sigma = ratings[name].mu, ratings[name].sigma
    table = sorted(lines.values(), key=lambda line: -line.rating)
    seen: list[list[str]] = []
    for job, _ in played:
        if job.bots not in seen:
            seen.append(job.bots)
    return Standings(first.game, len(first.bots), len(played), sum(m.decisions for _, m in played), table, seen)


def rate(model: Any, ratings: dict[str, Any], at_seat: list[str], places: list[int]) -> None:
    """One match for the ratings; a bot that holds several seats is moved by the mean of what they would move it."""
    teams = [[ratings[name]] for name in at_seat]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    moved: dict[str, list[Any]] = {}
    for name, (new,) in zip(at_seat, rated, strict=True):
        moved.setdefault(name, []).append(new)
    for name, news in moved.items():
        mu = sum(new.mu for new in news) / len(news)
        sigma = sum(new.sigma for new in news) / len(news)
        ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)


def wilson(share: float, n: int) -> tuple[float, float]:
    """The interval a share measured n times lies in with 95 % confidence."""
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return (max(0.0, middle - half), min(1.0, middle + half))
