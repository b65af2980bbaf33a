"""Parts more than one game needs: decks and rankings."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice, write_seed
from emporion.kernel.table import CHANCE, HEADER, SEATS, Table
from emporion.parts.deck import Deck
from emporion.parts.ranking import shared_points

DECK = Deck(HEADER + 1, 6)


def table(cards: list[int]) -> Table:
    """A table with a deck, and a fence on both sides of it."""
    t = Table(vec[i64]([0] * HEADER + [-7] + [0] * 7 + [-7]))
    t.v[SEATS] = 2
    write_seed(t.v, CHANCE, "deck")
    for card in cards:
        DECK.put(t, card)
    return t


def listed(t: Table) -> list[int]:
    """The top card first."""
    assert (t.v[HEADER], t.v[HEADER + 8]) == (-7, -7)
    return [int(DECK.card(t, k)) for k in range(DECK.size(t))]


def test_the_last_card_put_is_the_first_drawn() -> None:
    t = table([4, 5, 6])
    assert (listed(t), DECK.size(t)) == ([6, 5, 4], 3)
    assert [DECK.draw(t) for _ in range(3)] == [6, 5, 4]
    assert DECK.size(t) == 0


def test_a_drawn_card_leaves_nothing_behind() -> None:
    """Otherwise the same deck could be two different tables."""
    t = table([4, 5])
    DECK.draw(t)
    assert t.numbers() == table([4]).numbers()


def test_a_certain_card_may_be_taken() -> None:
    t = table([1, 2, 3, 2])
    DECK.take(t, 1)
    assert sorted(listed(t)) == [2, 2, 3]
    DECK.take(t, 2)
    assert sorted(listed(t)) == [2, 3]
    with pytest.raises(ValueError, match="no such card"):
        DECK.take(t, 9)
    assert sorted(listed(t)) == [2, 3]
    DECK.clear(t)
    assert t.numbers() == table([]).numbers()
    with pytest.raises(ValueError, match="no such card"):
        DECK.take(t, 2)


def test_shuffling_keeps_the_cards_and_uses_the_tables_chance() -> None:
    t = table([1, 2, 3, 4, 5, 6])
    before = listed(t)
    DECK.shuffle(t)
    assert sorted(listed(t)) == [1, 2, 3, 4, 5, 6]
    assert t.disclosed() == 5
    assert listed(t) != before


def test_every_order_is_equally_likely() -> None:
    counts: dict[tuple[int, ...], int] = {}
    t = table([1, 2, 3])
    for _ in range(3000):
        DECK.clear(t)
        for card in (1, 2, 3):
            DECK.put(t, card)
        DECK.shuffle(t)
        counts[tuple(listed(t))] = counts.get(tuple(listed(t)), 0) + 1
    assert len(counts) == 6
    assert all(400 < count < 600 for count in counts.values())


def test_guesses_shuffle_by_other_dice() -> None:
    t = table([1, 2, 3, 4, 5, 6])
    chance = [int(t.v[CHANCE + k]) for k in range(4)]
    DECK.shuffle_guess(t, Dice("guess"))
    assert sorted(listed(t)) == [1, 2, 3, 4, 5, 6]
    assert (t.disclosed(), [int(t.v[CHANCE + k]) for k in range(4)]) == (0, chance)


@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([5, 3, 1], [3, 2, 1]),
        ([1, 5, 3, 2], [0, 3, 2, 1]),
        ([5, 5, 3], [2, 2, 1]),
        ([5, 3, 3, 1], [3, 1, 1, 0]),
        ([5, 4, 3, 3], [3, 2, 0, 0]),
        ([7, 7, 7, 7], [1, 1, 1, 1]),
        ([7, 7, 7, 7, 7], [1, 1, 1, 1, 1]),
        ([0, 0, 9], [1, 1, 3]),
        ([-1, 0, 9], [0, 2, 3]),
        ([-1, -1, -1], [0, 0, 0]),
        ([4], [3]),
    ],
)
def test_points_for_the_best_are_shared_by_those_who_tie(amounts: list[int], points: list[int]) -> None:
    assert [int(p) for p in shared_points(vec[i64](amounts), vec[i64]([3, 2, 1]))] == points
