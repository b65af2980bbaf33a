"""Chance: xoshiro128** 1.1 (Blackman and Vigna), four 32-bit words kept in a vector.

Every value stays below 2**53, so compiled 64-bit and interpreted arithmetic agree exactly.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

STATE_WORDS: Final[i64] = 4
MASK: Final = 0xFFFFFFFF


def next_word(v: vec[i64], at: i64) -> i64:
    """The next 32 random bits; the state lies in v[at .. at + 3]."""
    s1: i64 = v[at + 1]
    x: i64 = (s1 * 5) & MASK
    x = ((x << 7) | (x >> 25)) & MASK
    result: i64 = (x * 9) & MASK
    shifted: i64 = (s1 << 9) & MASK
    s2: i64 = v[at + 2] ^ v[at]
    s3: i64 = v[at + 3] ^ s1
    v[at + 1] = s1 ^ s2
    v[at] = v[at] ^ s3
    v[at + 2] = s2 ^ shifted
    v[at + 3] = ((s3 << 11) | (s3 >> 21)) & MASK
    return result


def below(v: vec[i64], at: i64, n: i64) -> i64:
    """A number 0 .. n-1, each equally likely (Lemire's method, with rejection: no bias)."""
    product: i64 = next_word(v, at) * n
    low: i64 = product & MASK
    if low < n:
        threshold: i64 = (MASK + 1 - n) % n
        while low < threshold:
            product = next_word(v, at) * n
            low = product & MASK
    return product >> 32


def write_seed(v: vec[i64], at: i64, seed: str) -> None:
    """Start the generator from any text."""
    digest = sha256(b"chance:" + seed.encode()).digest()
    for word in range(STATE_WORDS):
        v[at + word] = int.from_bytes(digest[4 * word : 4 * word + 4], "little")


def commitment(seed: str) -> str:
    """What is published before the first word: anybody can check the seed against it afterwards."""
    return sha256(b"commitment:" + seed.encode()).hexdigest()


@final
class Dice:
    """A generator of its own, for bots and random play; never the table's."""

    def __init__(self, seed: str) -> None:
        self.v: vec[i64] = vec[i64]([0] * STATE_WORDS)
        write_seed(self.v, 0, seed)

    def below(self, n: i64) -> i64:
        return below(self.v, 0, n)

    def reseed(self, v: vec[i64], at: i64) -> None:
        """Write a fresh generator state into v[at ..]."""
        for word in range(STATE_WORDS):
            v[at + word] = next_word(self.v, 0)
