"""A net without torch: how it lies in a file, and how it is asked in NumPy. What every other form is held to."""

from __future__ import annotations

import io
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from emporion.games import load
from emporion.research.observation import layout

FORMAT = 1
LICENCE = "MIT"
EPSILON = 1e-5  # of the layer norms

Arrays = dict[str, NDArray[Any]]


def vocabulary_digest(title: str) -> str:
    vocabulary = load(title).vocabulary
    return sha256("\n".join(vocabulary.text(k) for k in range(len(vocabulary))).encode()).hexdigest()[:8]


def written(title: str, arrays: Arrays, log: list[dict[str, Any]]) -> bytes:
    """The file of a net: half precision, what it was made for, how it was made."""
    about = {
        "format": FORMAT,
        "title": title,
        "layout": layout(title).version,
        "words": vocabulary_digest(title),
        "licence": LICENCE,
        "log": log,
    }
    out = io.BytesIO()
    halves: dict[str, Any] = {name: array.astype(np.float16) for name, array in arrays.items()}
    halves["scales"] = layout(title).scales.astype(np.float32)
    np.savez(out, about=np.frombuffer(json.dumps(about).encode(), dtype=np.uint8), **halves)
    return out.getvalue()


def read(file: Path) -> tuple[dict[str, Any], Arrays]:
    """What stands about a net in its file, and its arrays in single precision."""
    with np.load(file) as found:
        arrays = {name: found[name].astype(np.float32) for name in found.files if name != "about"}
        about: dict[str, Any] = json.loads(found["about"].tobytes())
    return about, arrays


class PlainNet:
    """One row after the other; only the words that may be said are computed."""

    def __init__(self, arrays: Arrays) -> None:
        self.arrays = {name: np.ascontiguousarray(array, dtype=np.float32) for name, array in arrays.items()}
        self.blocks = sum(name.startswith("first") and name.endswith(".weight") for name in arrays)
        # rows by inputs: only what is not 0 counts
        self.entry = np.ascontiguousarray((self.arrays["entry.weight"] / self.arrays["scales"]).T)

    def hidden(self, row: NDArray[np.int16]) -> NDArray[np.float32]:
        a = self.arrays
        at = np.flatnonzero(row)
        x = row[at].astype(np.float32) @ self.entry[at] + a["entry.bias"]
        for k in range(self.blocks):
            y = np.maximum(a[f"first{k}.weight"] @ self._norm(x, f"norm{k}") + a[f"first{k}.bias"], 0.0)
            x = x + a[f"second{k}.weight"] @ y + a[f"second{k}.bias"]
        return self._norm(x, "norm")

    def _norm(self, x: NDArray[np.float32], name: str) -> NDArray[np.float32]:
        away = x - x.mean()
        spread = np.sqrt((away * away).mean() + EPSILON)
        made: NDArray[np.float32] = away / spread * self.arrays[f"{name}.weight"] + self.arrays[f"{name}.bias"]
        return made

    def ask(self, row: NDArray[np.int16], words: NDArray[np.int64]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
        """The logits of these words, and what is expected of the end of the match (`mixture.GAINS`)."""
        a, x = self.arrays, self.hidden(row)
        logits = a["words.weight"][words] @ x + a["words.bias"][words]
        return logits, a["value.weight"] @ x + a["value.bias"]
