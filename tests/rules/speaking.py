"""What a position of any game has: a table, and words to say at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from emporion.kernel.game import Game
from emporion.kernel.journal import Figure, Journal
from emporion.kernel.refusal import Refusal
from emporion.kernel.step import InTurnOrder, Repeat, Step
from emporion.kernel.table import DEPTH, NOBODY, OVER, Table

T = TypeVar("T", bound=Table)


class SpokenPosition(Generic[T]):
    game: ClassVar[Game]

    def __init__(self, t: Table, journal: Journal) -> None:
        self.t = cast(T, t)
        self.journal = journal

    def twin(self) -> Self:
        """The same position once more, to try something else."""
        return type(self)(self.t.clone(), Journal())

    # -- speaking -----------------------------------------------------------------------------------------
    def say(self, seat: int, *words: str) -> Self:
        for word in words:
            number = self.game.vocabulary.number(word)
            refusal = self.game.explain(self.t, seat, number)
            assert refusal is None, f"seat {seat} may not say {word} in {self.decision}: {refusal}"
            self.game.say(self.t, seat, number)
            assert self.game.check(self.t) == []
        return self

    def offer(self, seat: int, verb: str = "") -> list[str]:
        """What may be said, or only the words of one verb."""
        words = [self.game.vocabulary.text(word) for word in self.game.offered(self.t, seat)]
        return [word for word in words if not verb or word.partition(":")[0] == verb]

    def refusal(self, seat: int, word: str) -> Refusal:
        """Why the word may not be said; it is a failure if it may."""
        refusal = self.game.explain(self.t, seat, self.game.vocabulary.number(word))
        assert refusal is not None, f"seat {seat} may say {word}"
        return refusal

    def default(self, seat: int) -> str:
        return self.game.vocabulary.text(self.game.default(self.t, seat))

    @property
    def decision(self) -> str:
        return "" if self.t.over() else self.game.step(self.t).name

    @property
    def phase(self) -> str:
        return "" if self.t.over() else self.game.phase(self.t)

    @property
    def speakers(self) -> list[int]:
        return self.game.speakers(self.t)

    @property
    def speaker(self) -> int:
        """The only one who may speak."""
        (speaker,) = self.speakers
        return speaker

    # -- what is known ------------------------------------------------------------------------------------
    def sight(self, viewer: int) -> Any:
        return self.game.sight(self.t, viewer)

    def told(self, key: str, viewer: int = -1) -> list[dict[str, Figure]]:
        """The figures of the events of that name a viewer knows of."""
        return [event.figures for event in self.journal.seen_by(viewer) if event.key == key]


# -- opening a game anywhere ------------------------------------------------------------------------------
Wanted = str | type[Step]


def open_at(game: Game, t: Table, at: Wanted, seat: int, repeats: Callable[[Repeat[Any]], int] | None = None) -> None:
    """Put the wanted step on the agenda, with what it is a part of below it; `repeats`: how often each was done."""
    path = path_to(game.play, at)
    assert path, f"no step {at}"
    t.v[DEPTH] = 0
    t.v[OVER] = 0
    holder = NOBODY
    for step, place in path[:-1]:
        t.push(step.number, holder)
        t.go_to(place + 1)
        if isinstance(step, InTurnOrder):
            holder = seat
            t.hand_to(seat)
            t.set_local(0, next(k for k in range(t.seats()) if step.turn(t, k) == seat))
        elif isinstance(step, Repeat) and repeats:
            t.set_local(0, repeats(step))
    path[-1][0].start(t, holder)


def path_to(step: Step, wanted: Wanted) -> list[tuple[Step, int]]:
    if (step.name == wanted and not step.parts()) or type(step) is wanted:
        return [(step, 0)]
    for place, part in enumerate(step.parts()):
        path = path_to(part, wanted)
        if path:
            return [(step, place), *path]
    return []
