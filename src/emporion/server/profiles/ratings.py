"""Ratings (OpenSkill, Plackett and Luce's model): how good somebody is at a title, and how sure that is.

People are rated by how they were placed among people; with partners, by how their teams were. Whoever has met no other
person is rated against the bots, which are as good as they are. The two never touch. Nobody is told a rating before
`SETTLED` matches.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from emporion.server.profiles.outcomes import Outcome, Part
from emporion.server.store import RatingKind, RatingRow

SETTLED = 5
SKILL, UNSURE = 25.0, 25.0 / 3
CENTRE, SCALE = 1500, 24
"""As people are told: who is average has 1500, and one of the model's steps is 40."""
BOTS = {"random": 5.0, "easy": 15.0, "medium": 20.0, "hard": 25.0, "expert": 29.0, "master": 32.0}
"""How good bots are; programs of other people are not known."""
SURE = 1.0


class Skill(NamedTuple):
    skill: float = SKILL
    unsure: float = UNSURE
    n: int = 0


def told(skill: float, unsure: float) -> tuple[int, int]:
    """A rating as people are told it, and how far it may be off."""
    return round(CENTRE + SCALE * (skill - SKILL)), round(SCALE * unsure)


def kind_of(outcome: Outcome) -> RatingKind | None:
    """What a match is rated as, if it is."""
    people = outcome.people
    if len(people) == 1:
        bots = [part for part in outcome.parts if part.level]
        return "bots" if bots and all(part.level in BOTS for part in bots) else None
    return "people" if len({part.side for part in people}) > 1 else None


@cache
def _model() -> Any:
    from openskill.models import PlackettLuce  # not before somebody needs it: a server starts sooner

    return PlackettLuce()


def rate(outcome: Outcome, known: Mapping[str, Skill], declined: frozenset[str] = frozenset()) -> list[RatingRow]:
    """The ratings after a match; `known` are those before, of the kind it is rated as. Who has declined is met as
    somebody nobody knows."""
    kind = kind_of(outcome)
    if kind is None:
        return []
    teams = [team for team in _teams(outcome) if kind == "bots" or any(not part.level for part in team)]
    model = _model()
    before = [[model.rating(*_skill(part, known)) for part in team] for team in teams]
    after = model.rate(before, ranks=[float(min(part.place for part in team)) for team in teams])
    return [
        RatingRow(
            part.person,
            outcome.row.game,
            kind,
            known.get(part.person, Skill()).n + 1,
            outcome.row.updated,
            found.mu,
            found.sigma,
        )
        for team, ratings in zip(teams, after, strict=True)
        for part, found in zip(team, ratings, strict=True)
        if part.person and part.person not in declined
    ]


def _teams(outcome: Outcome) -> list[list[Part]]:
    teams: dict[int, list[Part]] = {}
    for part in outcome.parts:
        teams.setdefault(part.side, []).append(part)
    return list(teams.values())


def _skill(part: Part, known: Mapping[str, Skill]) -> tuple[float, float]:
    if part.level:
        return BOTS.get(part.level, SKILL), SURE if part.level in BOTS else UNSURE
    return known.get(part.person, Skill())[:2]
