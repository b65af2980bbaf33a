"""Rows derived from the types of a sight: for titles that write none themselves, and for seats as they are.

Which ids and how long lists are to be expected is learnt from a few matches of random play with fixed seeds: the same
layout comes out everywhere.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from emporion.kernel.chance import Dice
from emporion.kernel.playout import play_out
from emporion.kernel.rows.writing import decisions
from emporion.kernel.text import NOT_THINGS, locale_files
from emporion.kernel.words import Words
from emporion.research.derived.encoders import seat_name
from emporion.research.derived.sight_types import encoder_of
from emporion.research.extras import need
from emporion.research.observation import Layout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from emporion.kernel.game import Game
    from emporion.kernel.table import Table

PROBES = 6  # matches of random play a layout learns from
LOOKS = 240  # moments of them at which the sights are looked at


class SightLayout(Layout):
    """For one number of seats and set of options."""

    def _features(self) -> tuple[list[str], list[float], object]:
        self.decisions = decisions(self.game)
        first = self.game.table(self.seats, "layout", self.options)
        self.encoder = encoder_of(type(self.game.sight(first, 0)), self.seats)
        self._learn()
        self.encoder.freeze(Naming(self.game).ids)
        head = self._head()
        names = [self._unturned(name) for name in head + self.encoder.names("")]
        return names, [1.0] * len(head) + self.encoder.scales(), (self.seats, self.rotate)

    def _observed(self, t: Table, seat: int) -> NDArray[np.float32]:
        viewer = seat if self.rotate else 0
        row = [0.0] * (self.seats + len(self.decisions) + self.seats)
        row[seat] = 1.0
        if not t.over():
            row[self.seats + self.decisions[self.game.step(t).name]] = 1.0
            for speaker in self.game.known_speakers(t, seat):
                row[self.seats + len(self.decisions) + (speaker - viewer) % self.seats] = 1.0
        self.encoder.write(self.game.sight(t, seat), row, viewer)
        made: NDArray[np.float32] = need("numpy", "research").array(row, dtype="float32")
        if made.shape[0] != self.size:
            raise RuntimeError(f"{made.shape[0]} features instead of {self.size}")
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
