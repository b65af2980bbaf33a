"""Chance: the published generator, without bias, the same everywhere."""

from hashlib import sha256

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice, below, commitment, next_word, write_seed

TWO_32 = 1 << 32


def reference(state: list[int]) -> int:
    """xoshiro128** 1.1 as its authors publish it, in plain Python."""

    def rotated(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % TWO_32

    result = rotated(state[1] * 5 % TWO_32, 7) * 9 % TWO_32
    t = (state[1] << 9) % TWO_32
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotated(state[3], 11)
    return result


def test_the_published_vectors() -> None:
    v = vec[i64]([0x964D4A0C, 0xD40AB895, 0xAD7FDECB, 0x3006F0F0])
    assert [f"{next_word(v, 0):08X}" for _ in range(4)] == ["F1391922", "6FE53806", "A5BE2840", "F510EE70"]


def test_a_long_run_agrees_with_the_reference() -> None:
    state = [1, 2, 3, 4]
    v = vec[i64]([7, *state, 7])
    assert [next_word(v, 1) for _ in range(2000)] == [reference(state) for _ in range(2000)]
    assert [int(x) for x in v] == [7, *state, 7]  # and touches nothing beside its four words


def test_a_seed_is_any_text() -> None:
    v = vec[i64]([0] * 6)
    write_seed(v, 1, "Ἐμπόριον")
    digest = sha256("chance:Ἐμπόριον".encode()).digest()
    assert [int(x) for x in v] == [0, *(int.from_bytes(digest[k : k + 4], "little") for k in (0, 4, 8, 12)), 0]


def test_the_commitment_does_not_give_the_generator_away() -> None:
    assert commitment("seed") == sha256(b"commitment:seed").hexdigest()
    assert commitment("seed") != commitment("seeds")


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 51, 100, 1000, 1 << 20, 3 << 20])
def test_numbers_are_drawn_by_multiplication_with_rejection(n: int) -> None:
    """Lemire's method, written out with Python's unlimited numbers."""
    state = [11, 12, 13, 14]
    v = vec[i64](state)

    def expected() -> int:
        while True:
            product = reference(state) * n
            if product % TWO_32 >= TWO_32 % n:
                return product >> 32

    assert [below(v, 0, n) for _ in range(500)] == [expected() for _ in range(500)]


@pytest.mark.parametrize("n", [2, 6, 51])
def test_every_number_is_equally_likely(n: int) -> None:
    dice = Dice(f"uniform {n}")
    counts = [0] * n
    for _ in range(400 * n):
        counts[dice.below(n)] += 1
    chi_square = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi_square < n + 4 * (2 * n) ** 0.5  # four standard deviations


def test_there_is_no_bias_where_it_would_be_largest() -> None:
    """Without rejection, of 8 random words 3, 3 and 2 would lead to numbers that leave 0, 1 and 2 when divided by 3."""
    n = 3 << 29
    dice = Dice("bias")
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[dice.below(n) % 3] += 1
    assert all(1850 < count < 2150 for count in counts)


def test_one_choice_is_no_choice() -> None:
    dice = Dice("one")
    assert [dice.below(1) for _ in range(5)] == [0] * 5


def test_dice_repeat_themselves_for_the_same_seed_only() -> None:
    def draws(seed: str) -> list[int]:
        dice = Dice(seed)
        return [int(dice.below(1000)) for _ in range(20)]

    assert draws("a") == draws("a")
    assert draws("a") != draws("b")


def test_reseeding_writes_four_fresh_words() -> None:
    v = vec[i64]([5] * 6)
    dice = Dice("fresh")
    dice.reseed(v, 1)
    written = [int(x) for x in v]
    assert (written[0], written[5]) == (5, 5)
    assert all(0 <= word < TWO_32 for word in written)
    dice.reseed(v, 1)
    assert [int(x) for x in v] != written
