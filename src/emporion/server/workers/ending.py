"""Why a match ended as it did: the account of its points, what broke the tie, and how it went round by round."""

from __future__ import annotations

from emporion.bots.advice import sides
from emporion.kernel.game import Game
from emporion.kernel.journal import Account, Column, decided
from emporion.kernel.match import Match
from emporion.kernel.table import Table
from emporion.server.match.views import result_of
from emporion.server.messages import AccountColumn, CoursePoint, Ending
from emporion.server.problems import ProblemError


def ending_of(match: Match) -> Ending:
    """`not-over` for a record that stops before the end."""
    if not match.over():
        raise ProblemError("not-over")
    game, table = match.game, match.table
    account = game.account(table, match.journal)
    return Ending(
        result=result_of(game, table),
        sides=sides(game, table),
        sources=[_column(column) for column in account.sources],
        ties=[_column(column) for column in account.ties],
        decided=tie_break(game, table, account),
        end=account.end,
        end_rule=account.rule,
        course=course_of(match),
    )


def _column(column: Column) -> AccountColumn:
    return AccountColumn(column.name, column.amounts, column.rule, column.fewest, column.wholes)


def tie_break(game: Game, table: Table, account: Account) -> int | None:
    """Which tie-break put the winning side before the second, if one did."""
    places = game.places(table)
    out = game.eliminated(table)
    together = sides(game, table)
    ranked = sorted(together, key=lambda side: places[side[0]])
    if len(ranked) < 2 or places[ranked[0][0]] == places[ranked[1][0]] or any(seat in out for seat in ranked[1]):
        return None
    own = game.scores(table)
    points = list(own)
    for side in together:
        for seat in side:
            points[seat] = sum(own[partner] for partner in side)
    column = decided(account, points, ranked[0][0], ranked[1][0])
    return None if column is None else account.ties.index(column)


def course_of(match: Match) -> list[CoursePoint]:
    """What everybody would have had at the end of every round, and at the end."""
    game = match.game
    walk = Match(game, match.header)
    course: list[CoursePoint] = []
    now = game.round(walk.table)
    for n, said in enumerate(match.said, start=1):
        walk.say(said.seat, said.word)
        after = game.round(walk.table)
        if after != now and not walk.over():
            if now > 0:
                course.append(CoursePoint(n, now, [int(points) for points in game.if_stopped(walk.table)]))
            now = after
    course.append(CoursePoint(len(match.said), now, [int(points) for points in game.scores(match.table)]))
    return course
