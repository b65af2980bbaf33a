"""Many matches at once for learning: one call says a word at every table and fills NumPy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.many import ManyTables
from emporion.research.extras import need
from emporion.research.observation import RowLayout, buffer, layout
from emporion.research.rewards import check_reward

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table


RESULTS = ("done", "scores", "places", "winners")
"""What a stepper keeps of the matches that have just ended."""


class Batch(NamedTuple):
    """What a step leaves; row k is about table k. Arrays are views of the stepper's own: copy what you keep."""

    seats: NDArray[np.int64]
    """Who speaks next at each table."""
    masks: NDArray[np.uint8]
    """What may be said: tables x words; with `bits`, eight words in a byte, the lowest first (`np.unpackbits(...,
    axis=1, bitorder="little")`)."""
    rewards: NDArray[np.float32]
    """For every seat, tables x seats: not zero only where `dones`."""
    dones: NDArray[np.bool_]
    """Where a match ended with this step; what else stands in the row belongs to the next match already."""
    observations: NDArray[np.float32] | NDArray[np.int16] | None
    """What the speaker of each table sees, if asked for: tables x features. Not scaled, and where the title writes its
    rows itself, these are whole numbers of 16 bits and nothing was copied."""


def vector(title: str, tables: int, **how: Any) -> VectorTables:
    """Many tables per call."""
    return VectorTables(title, tables, **how)


class VectorTables:
    """`tables` matches of one title side by side; whoever wants them scaled gets observations as `float32`.

    Table k is number `first` + k of its seed: the same matches come out however many are played in one process.
    """

    def __init__(
        self,
        title: str,
        tables: int,
        seats: int = 0,
        options: dict[str, OptionValue] | None = None,
        seed: str = "0",
        reward: str = "win",
        observations: bool = False,
        scaled: bool = True,
        bits: bool = False,
        first: int = 0,
    ) -> None:
        np = need("numpy", "research")
        self._how: dict[str, Any] = {
            "title": title,
            "tables": tables,
            "seats": seats,
            "options": options,
            "seed": seed,
            "reward": reward,
            "observations": observations,
            "scaled": scaled,
            "bits": bits,
            "first": first,
        }
        self.reward = check_reward(reward)
        self.game = load(title)
        self.seats = seats or self.game.fewest_seats
        self.size = tables
        self.words = len(self.game.vocabulary)
        self.scaled = scaled
        self.layout = layout(title, self.seats, options) if observations else None
        written = self.layout if isinstance(self.layout, RowLayout) else None
        rows = written.rows if written else None
        self.many = ManyTables(self.game, tables, self.seats, seed, options or {}, rows, bits, first)
        shape = (tables, self.seats)
        self._masks = np.frombuffer(buffer(self.many.masks), dtype=np.uint8).reshape(tables, -1)
        self._speakers = np.frombuffer(buffer(self.many.speaker), dtype=np.int64)
        self._done = np.frombuffer(buffer(self.many.done), dtype=np.bool_)
        self._scores = np.frombuffer(buffer(self.many.scores), dtype=np.int64).reshape(shape)
        self._places = np.frombuffer(buffer(self.many.places), dtype=np.int64).reshape(shape)
        self._winners = np.frombuffer(buffer(self.many.winners), dtype=np.uint8).reshape(shape)
        self._rewards = np.zeros(shape, dtype=np.float32)
        self._rows = self._observations = None
        if self.layout is not None:
            if written is not None:
                self._rows = np.frombuffer(buffer(self.many.row.v), dtype=np.int16).reshape(tables, -1)
            if scaled or written is None:
                self._observations = np.zeros((tables, self.layout.size), dtype=np.float32)
            self._shares = 1.0 / self.layout.scales
        self._dice = Dice(f"{seed}:sample")
        self._sampled: vec[i64] = vec[i64]([0] * tables)

    def table(self, k: int) -> Table:
        """The table itself, for those who want more than the arrays."""
        return self.many.tables[k]

    def state(self) -> Batch:
        """Where everything stands now."""
        return Batch(self._speakers, self._masks, self._rewards, self._done, self._seen())

    def _seen(self) -> Any:
        if self.layout is None or self._observations is None:
            return self._rows
        if self._rows is not None:
            need("numpy", "research").multiply(self._rows, self._shares, out=self._observations)
        else:
            for k, t in enumerate(self.many.tables):
                self._observations[k] = self.layout.observe(t, int(self._speakers[k]), self.scaled)
        return self._observations

    def step(self, words: Any) -> Batch:
        """Say words[k] at table k; a word that may not be said is a ValueError and changes nothing."""
        had = self._done.any()
        self.many.step(vec[i64](need("numpy", "research").asarray(words, dtype="int64").tolist()))
        if had or self._done.any():
            self._pay()
        return self.state()

    def sample(self) -> NDArray[np.int64]:
        """A random word for every table."""
        self.many.anything(self._dice, self._sampled)
        return need("numpy", "research").frombuffer(buffer(self._sampled), dtype="int64").copy()  # type: ignore[no-any-return]

    def results(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Scores and places of the matches that have just ended: tables x seats."""
        return self._scores, self._places

    def _pay(self) -> None:
        np = need("numpy", "research")
        if self.reward == "win":
            shares = np.maximum(1, self._winners.sum(axis=1, keepdims=True))
            self._rewards[:] = self._winners / shares
        elif self.reward == "score":
            self._rewards[:] = self._scores
        else:
            worst = max(1, self.seats - 1)
            self._rewards[:] = np.where(self._done[:, None], 1.0 - 2.0 * self._places / worst, 0.0)

    def __getstate__(self) -> dict[str, Any]:
        return {
            "how": self._how,
            "tables": [t.numbers() for t in self.many.tables],
            "matches": [int(number) for number in self.many.matches],
            "dice": [int(number) for number in self._dice.v],
            "results": {name: [int(number) for number in getattr(self.many, name)] for name in RESULTS},
        }

    def __setstate__(self, saved: dict[str, Any]) -> None:
        self.__init__(**saved["how"])  # type: ignore[misc]
        options = self.game.options_of(self.many.tables[0])
        for k, (numbers, match) in enumerate(zip(saved["tables"], saved["matches"], strict=True)):
            self.many.lay(k, self.game.load(numbers, options), match)
        for place, number in enumerate(saved["dice"]):
            self._dice.v[place] = number
        for name, numbers in saved["results"].items():
            kept = getattr(self.many, name)
            for place, number in enumerate(numbers):
                kept[place] = number
        self._pay()
