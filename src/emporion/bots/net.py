"""A trained net, asked one row at a time: what each word is like, and how the match is expected to end.

An input layer, residual blocks with layer norm, a head for the words and one for the end. Weights lie flat, those of
eight outputs for one input beside each other, and inputs that are 0 are passed over: most of a row is, and half of what
a block has inside. Only the words that may be said are computed. `tools/selfplay` trains nets and holds this to NumPy.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

EIGHT: Final[i64] = 8
EPSILON: Final = 1e-5
VICTORY: Final = 0.7  # how much of a position's merit is the victory; the rest is the place


@final
class Layer:
    """Sums of inputs for every output."""

    def __init__(self, weights: list[float], bias: list[float], inputs: int) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = len(bias)
        padded: i64 = (self.outputs + EIGHT - 1) // EIGHT * EIGHT
        self.bias: vec[float] = vec[float](bias + [0.0] * int(padded - self.outputs))
        self.w: vec[float] = vec[float]([0.0] * int(padded * self.inputs))
        for out in range(self.outputs):
            first: i64 = out // EIGHT * EIGHT * self.inputs + out % EIGHT
            for k in range(self.inputs):
                self.w[first + k * EIGHT] = weights[int(out * self.inputs + k)]
        self.out: vec[float] = vec[float]([0.0] * int(padded))

    def take(self, places: vec[i64], values: vec[float], n: i64) -> None:
        """Write the outputs for inputs of which only these are not 0."""
        w = self.w
        first: i64 = 0
        while first < self.outputs:
            a = self.bias[first]
            b = self.bias[first + 1]
            c = self.bias[first + 2]
            d = self.bias[first + 3]
            e = self.bias[first + 4]
            f = self.bias[first + 5]
            g = self.bias[first + 6]
            h = self.bias[first + 7]
            start: i64 = first * self.inputs
            for k in range(n):
                at: i64 = start + places[k] * EIGHT
                value = values[k]
                a += w[at] * value
                b += w[at + 1] * value
                c += w[at + 2] * value
                d += w[at + 3] * value
                e += w[at + 4] * value
                f += w[at + 5] * value
                g += w[at + 6] * value
                h += w[at + 7] * value
            self.out[first] = a
            self.out[first + 1] = b
            self.out[first + 2] = c
            self.out[first + 3] = d
            self.out[first + 4] = e
            self.out[first + 5] = f
            self.out[first + 6] = g
            self.out[first + 7] = h
            first += EIGHT


@final
class Norm:
    def __init__(self, weights: list[float], bias: list[float]) -> None:
        self.w: vec[float] = vec[float](weights)
        self.bias: vec[float] = vec[float](bias)

    def take(self, x: vec[float], into: vec[float]) -> None:
        n = i64(len(self.w))
        mean = 0.0
        for k in range(n):
            mean += x[k]
        mean /= float(n)
        square = 0.0
        for k in range(n):
            away = x[k] - mean
            square += away * away
        by = 1.0 / sqrt(square / float(n) + EPSILON)
        for k in range(n):
            into[k] = (x[k] - mean) * by * self.w[k] + self.bias[k]


@final
class Block:
    def __init__(self, norm: Norm, first: Layer, second: Layer) -> None:
        self.norm = norm
        self.first = first
        self.second = second


@final
class Net:
    """`arrays` are flat, by name; `scales` say by how much the numbers of a row are divided."""

    def __init__(self, arrays: dict[str, list[float]]) -> None:
        scales = arrays["scales"]
        self.size: i64 = len(scales)
        self.width: i64 = len(arrays["entry.bias"])
        self.scales: vec[float] = vec[float](scales)
        self.entry = Layer(arrays["entry.weight"], arrays["entry.bias"], len(scales))
        self.blocks: list[Block] = []
        while f"first{len(self.blocks)}.weight" in arrays:
            k = len(self.blocks)
            self.blocks.append(
                Block(
                    Norm(arrays[f"norm{k}.weight"], arrays[f"norm{k}.bias"]),
                    Layer(arrays[f"first{k}.weight"], arrays[f"first{k}.bias"], int(self.width)),
                    Layer(arrays[f"second{k}.weight"], arrays[f"second{k}.bias"], int(self.width)),
                )
            )
        self.norm = Norm(arrays["norm.weight"], arrays["norm.bias"])
        self.word_weights: vec[float] = vec[float](arrays["words.weight"])
        self.word_bias: vec[float] = vec[float](arrays["words.bias"])
        self.words: i64 = len(arrays["words.bias"])
        self.value = Layer(arrays["value.weight"], arrays["value.bias"], int(self.width))
        most = max(int(self.size), int(self.width))
        self._places: vec[i64] = vec[i64]([0] * most)  # of what is not 0
        self._values: vec[float] = vec[float]([0.0] * most)
        self._x: vec[float] = vec[float]([0.0] * int(self.width))
        self.hidden: vec[float] = vec[float]([0.0] * int(self.width))

    def read(self, row: vec[i16]) -> None:
        """Think about a row; then ask for words (`logit`) and the end (`merit`)."""
        n: i64 = 0
        for k in range(self.size):
            number = row[k]
            if number != 0:
                self._places[n] = k
                self._values[n] = float(i64(number)) / self.scales[k]
                n += 1
        self.entry.take(self._places, self._values, n)
        x = self._x
        for k in range(self.width):
            x[k] = self.entry.out[k]
        for block in self.blocks:
            block.norm.take(x, self.hidden)
            self._layer(block.first, self.hidden, False)
            self._layer(block.second, block.first.out, True)
            for k in range(self.width):
                x[k] += block.second.out[k]
        self.norm.take(x, self.hidden)
        self._layer(self.value, self.hidden, False)

    def _layer(self, layer: Layer, x: vec[float], cut: bool) -> None:
        """What a layer makes of a vector; cut, of what is above 0 in it."""
        n: i64 = 0
        for k in range(layer.inputs):
            number = x[k]
            if number > 0.0 or not cut:
                self._places[n] = k
                self._values[n] = number
                n += 1
        layer.take(self._places, self._values, n)

    def logit(self, word: i64) -> float:
        """How much the net would like to say a word, of the row it has read."""
        at: i64 = word * self.width
        w, x = self.word_weights, self.hidden
        a = self.word_bias[word]
        b = 0.0
        k: i64 = 0
        while k + 1 < self.width:
            a += w[at + k] * x[k]
            b += w[at + k + 1] * x[k + 1]
            k += 2
        if k < self.width:
            a += w[at + k] * x[k]
        return a + b

    def expected(self) -> list[float]:
        """What it expects of the end of the match: victory, place (1 first, -1 last), points ahead."""
        return [self.value.out[k] for k in range(self.value.outputs)]

    def merit(self) -> float:
        """How well the seat stands that sees the row it has read."""
        return VICTORY * self.value.out[0] + (1.0 - VICTORY) * self.value.out[1]
