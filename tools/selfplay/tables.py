"""A worker's tables while nets play: two halves, so that one is stepped while the words of the other are thought about.

Most tables are stepped in compiled loops and have nets on all seats. At the last of each half one seat is a net's and
bots sit at the others; they think within a share of the time the other tables take, so that nobody waits for them, and
a table where a bot is still to speak is simply not ready.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from emporion.bots import Guesses
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.many import ManyTables
from emporion.kernel.rows.writing import Rows
from emporion.kernel.words import Words

from .mixture import CUT, GAINS, Mix, gains, gains_of, mates, opponent

HALVES = 2
GROUPS = 4  # kinds of matches in each half of a worker
CREDIT = 0.02  # seconds of thinking that bots can save up

Shared = dict[str, tuple[str, tuple[int, ...], str]]
"""By name: a file in memory, the shape and the type of what lies in it."""


def share(folder: str, n: int, size: int, words: int, most_seats: int) -> Shared:
    """Memory for what workers and the learner tell each other, `n` tables in each half."""
    shapes: dict[str, tuple[tuple[int, ...], str]] = {
        "rows": ((HALVES, n, size), "<i2"),
        "masks": ((HALVES, n, (words + 7) // 8), "|u1"),
        "seats": ((HALVES, n), "<i8"),
        "ready": ((HALVES, n), "|u1"),
        "done": ((HALVES, n), "|u1"),
        "gains": ((HALVES, n, most_seats, GAINS), "<f4"),
        "words": ((HALVES, n), "<i8"),
    }
    shared = {name: (f"{folder}/{name}", shape, kind) for name, (shape, kind) in shapes.items()}
    for file, shape, kind in shared.values():
        np.memmap(file, dtype=kind, mode="w+", shape=shape).flush()
    return shared


def opened(shared: Shared) -> dict[str, NDArray[Any]]:
    return {
        name: np.asarray(np.memmap(file, dtype=kind, mode="r+", shape=shape))
        for name, (file, shape, kind) in shared.items()
    }


def view(numbers: Any, kind: Any) -> NDArray[Any]:
    return np.frombuffer(memoryview(numbers), dtype=kind)


class Group:
    """Tables of one kind, all seats nets'."""

    def __init__(self, game: Game, rows: Rows, n: int, mix: Mix, seed: str, longest: int, usual: int) -> None:
        self.game, self.seats, self.options, self.seed = game, mix[0], mix[1], seed
        # every table begins again at some step of the first match: from then on they stand at all points of a match
        self.again = np.array([int(k * usual / n) + 1 for k in range(n)])
        self.steps = 0
        self.many = ManyTables(game, n, mix[0], seed, mix[1], rows, True)
        self.mates = mates(game, self.many.tables[0])
        self.longest = longest
        self.age = np.zeros(n, dtype=np.int64)
        self.cuts = 0
        many, shape = self.many, (n, mix[0])
        self.views = {
            "rows": view(many.row.v, np.int16).reshape(n, -1),
            "masks": view(many.masks, np.uint8).reshape(n, -1),
            "seats": view(many.speaker, np.int64),
            "done": view(many.done, np.uint8),
        }
        self.scores, self.places = (
            view(many.scores, np.int64).reshape(shape),
            view(many.places, np.int64).reshape(shape),
        )
        self.winners = view(many.winners, np.uint8).reshape(shape)

    def step(self, at: dict[str, NDArray[Any]]) -> None:
        self.many.step(vec[i64](at["words"].tolist()))
        self.age += 1
        self.tell(at)
        ended = np.flatnonzero(self.views["done"])
        if len(ended):
            self.age[ended] = 0
            at["gains"][ended, : self.seats] = gains(
                self.scores[ended], self.places[ended], self.winners[ended].astype(np.float64), self.mates
            )
        for k in np.flatnonzero(self.age >= self.longest):
            self._begin(int(k), at)
            at["done"][k] = 1
            at["gains"][k, : self.seats] = (0.0, -1.0, CUT)  # everybody has lost a match that would not end
        self.steps += 1
        for k in np.flatnonzero(self.again == self.steps):
            self._begin(int(k), at)

    def tell(self, at: dict[str, NDArray[Any]]) -> None:
        for name, array in self.views.items():
            at[name][:] = array

    def _begin(self, k: int, at: dict[str, NDArray[Any]]) -> None:
        """Lay a new match in the middle of another."""
        self.cuts += 1
        self.age[k] = 0
        t = self.game.table(self.seats, f"{self.seed}:cut:{self.cuts}", self.options)
        self.many.lay(k, t, int(self.many.matches[k]))
        for name in ("rows", "masks", "seats"):
            at[name][k] = self.views[name][k]


class BotTables:
    """Tables where one seat is a net's and bots sit at the others."""

    def __init__(
        self, game: Game, rows: Rows, mixes: list[Mix], bot: str, share: float, seed: str, longest: int
    ) -> None:
        self.game, self.rows, self.mixes, self.seed, self.longest = game, rows, mixes, seed, longest
        self.bot, self.share = opponent(bot), share
        self.dice = Dice(seed)
        self.words = Words(len(game.vocabulary))
        self.offered = view(self.words.v, np.int64)
        self.row = view(rows.row.v, np.int16)
        self.matches = [0] * len(mixes)
        self.tables: list[Any] = [None] * len(mixes)
        self.own = [0] * len(mixes)
        self.age = [0] * len(mixes)
        self.credit = 0.0
        self.turn = 0
        for k in range(len(mixes)):
            self._begin(k)

    def _begin(self, k: int) -> None:
        seats, options = self.mixes[k]
        self.tables[k] = self.game.table(seats, f"{self.seed}:{k}:{self.matches[k]}", options)
        self.own[k] = (k + self.matches[k]) % seats
        self.matches[k] += 1
        self.age[k] = 0

    def step(self, at: dict[str, NDArray[Any]], credit: float) -> None:
        at["done"][:] = 0
        for ready in np.flatnonzero(at["ready"]):
            k = int(ready)
            self._say(k, int(at["seats"][k]), int(at["words"][k]), at)
        self.credit = min(self.credit + credit * self.share, CREDIT)
        n, waited = len(self.tables), 0
        while self.credit > 0.0 and waited < n:
            k = self.turn = (self.turn + 1) % n
            if self._nets_turn(k) or at["done"][k]:
                waited += 1
                continue
            waited = 0
            since = perf_counter()
            t = self.tables[k]
            seat = int(self.game.next_speaker(t))
            self.game.offer(t, seat, self.words)
            self._say(k, seat, int(self.bot.choose(Guesses(self.game, t, seat, self.dice), self.words, self.dice)), at)
            self.credit -= perf_counter() - since
        self.tell(at)

    def tell(self, at: dict[str, NDArray[Any]]) -> None:
        for k, t in enumerate(self.tables):
            ready = self._nets_turn(k)
            at["ready"][k] = ready
            at["seats"][k] = self.own[k]
            mask = np.zeros(at["masks"].shape[1] * 8, dtype=np.uint8)
            if ready:
                n = int(self.game.offer(t, self.own[k], self.words))
                mask[self.offered[:n]] = 1
                self.rows.write(self.rows.row, 0, t, self.own[k])
                at["rows"][k] = self.row
            else:
                mask[0] = 1  # somebody may always say something: nobody hears it
            at["masks"][k] = np.packbits(mask, bitorder="little")

    def _nets_turn(self, k: int) -> bool:
        return int(self.game.next_speaker(self.tables[k])) == self.own[k]

    def _say(self, k: int, seat: int, word: int, at: dict[str, NDArray[Any]]) -> None:
        t = self.tables[k]
        self.game.say(t, seat, word)
        self.age[k] += 1
        if t.over() or self.age[k] >= self.longest:
            seats = int(t.seats())
            at["done"][k] = 1
            at["gains"][k, :seats] = gains_of(self.game, t) if t.over() else (0.0, -1.0, CUT)
            self._begin(k)


class Half:
    """One half of a worker's tables, and where they lie in the shared arrays."""

    def __init__(
        self, game: Game, rows: Rows, at: dict[str, NDArray[Any]], mixes: list[Mix], bots: Any, how: Any
    ) -> None:
        n = len(at["words"]) - bots["tables"]
        bounds = [n * g // GROUPS for g in range(GROUPS + 1)]
        seed, longest, usual = how["seed"], how["longest"], how["usual"]
        self.parts: list[tuple[Group, dict[str, NDArray[Any]]]] = []
        for g in range(GROUPS):
            piece = {name: array[bounds[g] : bounds[g + 1]] for name, array in at.items()}
            if len(piece["words"]):
                group = Group(game, rows, len(piece["words"]), mixes[g], f"{seed}:{g}", longest, usual)
                group.tell(piece)
                piece["ready"][:] = 1
                self.parts.append((group, piece))
        self.bots: BotTables | None = None
        self.at = {name: array[n:] for name, array in at.items()}
        if bots["tables"]:
            kinds = [mixes[k % len(mixes)] for k in range(bots["tables"])]
            self.bots = BotTables(game, rows, kinds, bots["level"], bots["share"], f"{seed}:bots", longest)
            self.at["done"][:] = 0
            self.bots.tell(self.at)

    def step(self) -> None:
        since = perf_counter()
        for group, at in self.parts:
            group.step(at)
        if self.bots is not None:
            self.bots.step(self.at, perf_counter() - since)


class WorkerTables:
    """Both halves of one worker, number `part` of the crew."""

    def __init__(
        self, title: str, shared: Shared, part: int, each: int, mixes: list[list[Mix]], bots: Any, how: Any
    ) -> None:
        game = load(title)
        rows = Rows(game)
        arrays = opened(shared)
        self.halves = []
        for half, kinds in enumerate(mixes):
            at = {name: array[half, part * each : (part + 1) * each] for name, array in arrays.items()}
            self.halves.append(Half(game, rows, at, kinds, bots, {**how, "seed": f"{how['seed']}:{part}:{half}"}))

    def step(self, half: int) -> None:
        self.halves[half].step()
