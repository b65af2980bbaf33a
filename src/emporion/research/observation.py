"""What a seat sees, as one row of numbers.

A layout fixes the row for a title, a number of seats and options: which feature stands where. It is derived from the
types of the title's sight, so nothing gets in that the seat may not see. Which ids and how long lists are to be
expected is learnt from a few matches of random play with fixed seeds: the same layout comes out everywhere.
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.options import OptionValue, completed
from emporion.kernel.playout import play_out
from emporion.kernel.step import Sequence
from emporion.kernel.text import NOT_THINGS, locale_files
from emporion.kernel.words import Words
from emporion.research.encoders import seat_name
from emporion.research.extras import need
from emporion.research.sight_types import encoder_of

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from emporion.kernel.game import Game
    from emporion.kernel.table import Table

FORMAT = 1
"""Grows when the same sight would be written differently."""
PROBES = 6  # matches of random play a layout learns from
LOOKS = 240  # moments of them at which the sights are looked at


class Layout:
    """Which number stands where. Seats are counted from the observer when `rotate`, else as they are."""

    def __init__(self, title: str, seats: int, options: dict[str, OptionValue], rotate: bool = True) -> None:
        self.np = need("numpy", "research")
        self.game = load(title)
        self.seats = seats
        self.options = completed(self.game.options, options, seats)
        self.rotate = rotate
        self.decisions = decisions(self.game)
        self.encoder = encoder_of(type(self.game.sight(self.game.table(seats, "layout", options), 0)), seats)
        self._learn()
        self.encoder.freeze(Naming(self.game).ids)
        self._names = [self._unturned(name) for name in self._head() + self.encoder.names("")]
        self.size = len(self._names)
        self.scales: NDArray[np.float32] = self.np.array(
            [1.0] * len(self._head()) + self.encoder.scales(), dtype=self.np.float32
        )
        self.version = f"{FORMAT}.{sha256(repr((title, seats, rotate, self._names)).encode()).hexdigest()[:8]}"

    def feature_names(self) -> list[str]:
        """What each number means: `me`, `next1`, ... are seats, counted from the observer."""
        return list(self._names)

    def observe(self, t: Table, seat: int, scaled: bool = False) -> NDArray[np.float32]:
        """What the seat sees; scaled, the numbers lie about between -1 and 1."""
        viewer = seat if self.rotate else 0
        over = t.over()
        row = [0.0] * (self.seats + len(self.decisions) + self.seats)
        row[seat] = 1.0
        if not over:
            row[self.seats + self.decisions[self.game.step(t).name]] = 1.0
            for speaker in self.game.known_speakers(t, seat):
                row[self.seats + len(self.decisions) + (speaker - viewer) % self.seats] = 1.0
        self.encoder.write(self.game.sight(t, seat), row, viewer)
        made: NDArray[np.float32] = self.np.array(row, dtype=self.np.float32)
        if made.shape[0] != self.size:
            raise RuntimeError(f"{made.shape[0]} features instead of {self.size}")
        return made / self.scales if scaled else made

    def mask(self, t: Table, seat: int) -> NDArray[np.int8]:
        """1 for each word the seat may say now."""
        made: NDArray[np.int8] = self.np.zeros(len(self.game.vocabulary), dtype=self.np.int8)
        made[self.game.offered(t, seat)] = 1
        return made

    def _head(self) -> list[str]:
        return [
            *(f"seat={seat}" for seat in range(self.seats)),
            *(f"decision={name}" for name in self.decisions),
            *(f"speaks[{seat_name(k)}]" for k in range(self.seats)),
        ]

    def _unturned(self, name: str) -> str:
        if self.rotate:
            return name
        return re.sub(r"(?<=[\[=])(me|next(\d+))(?=\]|$)", lambda found: f"seat{found[2] or 0}", name)

    def _learn(self) -> None:
        game = self.game
        words = Words(len(game.vocabulary))
        for probe in range(PROBES):
            seed = f"layout:{probe}"
            t = game.table(self.seats, seed, self.options)
            length = play_out(game, t.clone(), Dice(seed), words)
            dice = Dice(seed)
            every = max(1, length * PROBES // LOOKS)
            said = 0
            while not t.over():
                if said % every == 0:
                    self._look(t)
                seat = game.speakers(t)[0]
                n = game.offer(t, seat, words)
                game.say(t, seat, words.get(dice.below(n)))
                said += 1
            self._look(t)

    def _look(self, t: Table) -> None:
        for seat in range(self.seats):
            self.encoder.watch(self.game.sight(t, seat))


def layout(title: str, seats: int = 0, options: dict[str, OptionValue] | None = None, rotate: bool = True) -> Layout:
    """The layout of a title for so many seats (by default the fewest), made once and kept."""
    game = load(title)
    number = seats or game.fewest_seats
    return _layout(title, number, tuple(completed(game.options, options or {}, number).items()), rotate)


@cache
def _layout(title: str, seats: int, options: tuple[tuple[str, OptionValue], ...], rotate: bool) -> Layout:
    return Layout(title, seats, dict(options), rotate)


def decisions(game: Game) -> dict[str, int]:
    """The kinds of decisions, in the order of the sequence of play."""
    found: dict[str, int] = {}
    for step in game.steps:
        if step.name and not isinstance(step, Sequence):
            found.setdefault(step.name, len(found))
    return found


class Naming:
    """All ids of a kind, from a few of them: the kinds are those of the title's texts (`good-wine`)."""

    def __init__(self, game: Game) -> None:
        self.kinds: dict[str, list[str]] = {}
        file = locale_files(game.title, "en")[-1]
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        for kind, name in re.findall(r"^([a-z]+)-([A-Za-z0-9_]+) =", text, re.MULTILINE):
            if kind not in NOT_THINGS:
                self.kinds.setdefault(kind, []).append(name)

    def ids(self, seen: set[str], field: str) -> list[str]:
        """Everything of the kinds that were seen; ids of no kind stand for themselves.

        Where none was ever seen, the field's own name may tell the kind (`free_good`).
        """
        left = set(seen)
        if not left:
            return next((self.kinds[part] for part in reversed(field.split("_")) if part in self.kinds), [])
        found: list[str] = []
        while left:
            kind = max(self.kinds, key=lambda kind: len(left.intersection(self.kinds[kind])), default="")
            covered = left.intersection(self.kinds.get(kind, []))
            if not covered:
                break
            found += [name for name in self.kinds[kind] if name not in found]
            left -= covered
        return [*found, *sorted(left)]


def feature_names(title: str, seats: int = 0, options: dict[str, OptionValue] | None = None) -> list[str]:
    return layout(title, seats, options).feature_names()


def observe(t: Any, title: str, seat: int, scaled: bool = False) -> NDArray[np.float32]:
    """What a seat sees of a table, in the layout of that table."""
    game = load(title)
    return layout(title, int(t.seats()), game.options_of(t)).observe(t, seat, scaled)
