"""Profiles: how somebody has done, counted anew from the finished matches whenever somebody asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby, islice
from typing import TYPE_CHECKING, TypeVar

from emporion.server.messages import (
    Opponent,
    PastMatch,
    PastSeat,
    PlayedGame,
    PlayedSo,
    Profile,
    ProfileWish,
    Rated,
    RatingPoint,
    Result,
    WayToWin,
)
from emporion.server.problems import ProblemError
from emporion.server.profiles.outcomes import Outcome, Part
from emporion.server.profiles.ratings import SETTLED, told
from emporion.server.store import Person, ProfileRow, RatingRow

if TYPE_CHECKING:
    from emporion.server.service import Service

T = TypeVar("T")
MOST_MATCHES = 300  # that are told, the latest ones
Mine = tuple[Outcome, Part]
"""A match, and the part somebody had in it."""


class Profiles:
    def __init__(self, service: Service) -> None:
        self.service = service

    async def of(self, who: str, viewer: Person) -> Profile:
        """Somebody's profile as another may see it; `no-profile` for whoever may not, as if there was none."""
        person = viewer if who == viewer.id else await self.service.store.person(who)
        if person is None:
            raise ProblemError("no-profile")
        wish = (await self.service.store.profiles([who])).get(who, ProfileRow(who))
        if who != viewer.id and not await self._may_see(wish, viewer):
            raise ProblemError("no-profile")
        return await self._draw(person, wish, viewer)

    async def _may_see(self, wish: ProfileRow, viewer: Person) -> bool:
        if await self.service.store.shunned([wish.person], viewer.id):
            return False
        shared = wish.seen == "circle" and await self.service.store.share_circle(wish.person, viewer.id)
        return shared or wish.seen == "all"

    async def wish(self, person: Person, wanted: ProfileWish) -> Profile:
        await self.service.store.put_profile(ProfileRow(person.id, wanted.seen, wanted.rated))
        return await self.of(person.id, person)

    async def _draw(self, person: Person, wish: ProfileRow, viewer: Person) -> Profile:
        async with self.service.results.of([person.id], viewer.id) as outcomes:
            played = [(outcome, part) for outcome in outcomes if (part := outcome.of(person.id)) is not None]
            return await self._draw_these(played, person, wish, viewer)

    async def _draw_these(self, played: list[Mine], person: Person, wish: ProfileRow, viewer: Person) -> Profile:
        store = self.service.store
        known = await store.ways_to_win([outcome.row.id for outcome, _ in played])
        mine = person.id == viewer.id
        names = {each.id: each.name for each in await store.persons(sorted(_met(played)))}
        opponents = _opponents(played, names)
        shown = (
            (outcome, part)
            for outcome, part in reversed(played)
            if mine or outcome.row.door == "public" or viewer.id in outcome.row.people()
        )
        return Profile(
            person=person.id,
            name=person.name,
            mine=mine,
            since=person.made,
            played=len(played),
            won=_won(played),
            seen=wish.seen,
            rated=wish.rated,
            games=_games(played),
            opponents=[each for each in opponents if mine or each.person in ("", viewer.id)],
            ratings=_ratings(await store.rating_curves(person.id)) if wish.rated else [],
            ways=_ways(played, known),
            matches=[_past(*each, known.get(each[0].row.id, "")) for each in islice(shown, MOST_MATCHES)],
        )


def _won(played: Iterable[Mine]) -> int:
    return sum(part.won for _, part in played)


def _mean_place(played: Sequence[Mine]) -> float:
    return round(sum(part.place + 1 for _, part in played) / len(played), 2)


def _by(played: Iterable[Mine], key: Callable[[Mine], T]) -> list[tuple[T, list[Mine]]]:
    """Matches by what they have in common: what was played most comes first, then what was played first."""
    groups: dict[T, list[Mine]] = {}
    for each in played:
        groups.setdefault(key(each), []).append(each)
    return sorted(groups.items(), key=lambda group: -len(group[1]))


def _games(played: list[Mine]) -> list[PlayedGame]:
    return [
        PlayedGame(
            game,
            len(some),
            _won(some),
            _mean_place(some),
            [
                PlayedSo(seats, mode, len(part), _won(part), _mean_place(part))
                for (seats, mode), part in sorted(_by(some, lambda each: (len(each[0].parts), each[0].mode)))
            ],
        )
        for game, some in _by(played, lambda each: each[0].row.game)
    ]


def _met(played: Iterable[Mine]) -> set[str]:
    return {other.person for outcome, part in played for other in outcome.parts if other.side != part.side} - {""}


def _opponents(played: list[Mine], names: dict[str, str]) -> list[Opponent]:
    """People first, then bots, who was met most often first; those who are no more are left out."""
    met: dict[tuple[str, str], Counter[str]] = {}
    for outcome, part in played:
        for other in outcome.parts:
            if other.side == part.side or not (other.level or other.person in names):
                continue
            count = met.setdefault((other.person, other.level), Counter())
            count["played"] += 1
            count["ahead"] += part.place < other.place
            count["behind"] += part.place > other.place
    found = [
        Opponent(person, names.get(person, ""), level, count["played"], count["ahead"], count["behind"])
        for (person, level), count in met.items()
    ]
    return sorted(found, key=lambda each: (bool(each.level), -each.played, each.name, each.level))


def _ratings(rows: list[RatingRow]) -> list[Rated]:
    found = []
    for (game, kind), some in groupby(rows, key=lambda row: (row.game, row.kind)):
        curve = list(some)
        points = [RatingPoint(row.at, *told(row.skill, row.unsure)) for row in curve if row.n >= SETTLED]
        found.append(Rated(game, kind, curve[-1].n, max(0, SETTLED - curve[-1].n), points[-MOST_MATCHES:]))
    return sorted(found, key=lambda each: (each.kind == "bots", -each.played))


def _ways(played: list[Mine], known: dict[str, str]) -> list[WayToWin]:
    """The most frequent one of each title."""
    found = []
    for game, some in _by(played, lambda each: each[0].row.game):
        ways = Counter(known[outcome.row.id] for outcome, part in some if part.won and known.get(outcome.row.id))
        if ways:
            way, times = ways.most_common(1)[0]
            found.append(WayToWin(game, way, times, ways.total()))
    return sorted(found, key=lambda each: -each.times)


def _past(outcome: Outcome, part: Part, way: str) -> PastMatch:
    row = outcome.row
    seats = [
        PastSeat(seat.name, not other.level, other.level, seat.colour, seat.shape)
        for seat, other in zip(row.seats, outcome.parts, strict=True)
    ]
    partners = [other.seat for other in outcome.parts if other.side == part.side and other.seat != part.seat]
    result = row.result or Result([], [], [])
    return PastMatch(
        row.id, row.game, row.updated, seats, part.seat, part.place, part.won, part.gave_up, partners, result, way
    )
