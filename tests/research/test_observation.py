"""Observations: made from sights only, the same however the unknown is reshuffled, fixed and named."""

from typing import Literal

import msgspec
import pytest

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'emporion[research]'")

from emporion.games import load, titles
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.playout import play_for, play_out
from emporion.kernel.table import Table
from emporion.kernel.words import Words
from emporion.parts.seats import EachSeat, Seat
from emporion.research.derived.layout import Naming, SightLayout
from emporion.research.derived.sight_types import encoder_of
from emporion.research.observation import layout
from tests.research.common import SAMPLE


def moments(game: Game, seats: int, count: int, seed: str) -> list[Table]:
    """Tables from all over a match of random play."""
    words = Words(len(game.vocabulary))
    t = game.table(seats, seed)
    every = max(1, play_out(game, t.clone(), Dice(seed), words) // count)
    dice, found = Dice(seed), []
    while not t.over():
        found.append(t.clone())
        play_for(game, t, dice, words, every)
    return [*found, t]


@pytest.mark.parametrize("title", titles())
def test_an_observation_is_the_same_however_the_unknown_is_reshuffled(title: str) -> None:
    game = load(title)
    seats = game.fewest_seats
    how = layout(title, seats)
    dice = Dice("reshuffle")
    changed = 0
    for t in moments(game, seats, 12, "leaks"):
        for seat in range(seats):
            guess = game.guess(t, seat, dice)
            changed += guess.numbers() != t.numbers()
            assert how.observe(t, seat).tobytes() == how.observe(guess, seat).tobytes()
            assert how.mask(t, seat).tobytes() == how.mask(guess, seat).tobytes()
    assert changed


@pytest.mark.parametrize("title", titles())
def test_a_layout_is_fixed_named_and_wide_enough(title: str) -> None:
    game = load(title)
    seats = game.most_seats if game.fits(game.most_seats, {o.name: o.default for o in game.options}) else 0
    how = layout(title, seats)
    names = how.feature_names()
    assert len(names) == how.size == len(how.scales)
    assert len(set(names)) == len(names)
    rows = [how.observe(t, seat) for t in moments(game, how.seats, 6, "other") for seat in range(how.seats)]
    assert {row.shape for row in rows} == {(how.size,)}
    assert all(np.isfinite(row).all() for row in rows)
    assert len({row.tobytes() for row in rows}) > len(rows) // 2
    assert np.abs(np.array(rows) / how.scales).max() < 100


def test_the_same_layout_comes_out_again() -> None:
    title = SAMPLE
    seats = load(title).fewest_seats
    assert SightLayout(title, seats, {}).version == SightLayout(title, seats, {}).version
    assert SightLayout(title, seats, {}).version != SightLayout(title, seats, {}, rotate=False).version


@pytest.mark.parametrize("title", titles())
def test_the_mask_is_the_offer(title: str) -> None:
    game = load(title)
    how = layout(title)
    for t in moments(game, how.seats, 8, "mask"):
        for seat in range(how.seats):
            assert np.flatnonzero(how.mask(t, seat)).tolist() == sorted(game.offered(t, seat))


class Boat(msgspec.Struct):
    owner: Seat
    goods: dict[str, int]


class Toy(msgspec.Struct):
    round: int
    seats: EachSeat[Boat]
    bids: dict[Seat, int | None]
    row: list[str]
    mode: Literal["a", "b"]
    extra: Boat | None


def test_every_part_of_a_sight_has_its_place() -> None:
    kinds = {"good": ["wine", "salt", "wood"]}

    def naming(seen: set[str], field: str) -> list[str]:
        return kinds["good"] if seen <= set(kinds["good"]) else sorted(seen)

    toy = Toy(3, [Boat(0, {"wine": 2}), Boat(1, {})], {1: None}, ["salt", "salt", "tin"], "b", None)
    encoder = encoder_of(Toy, 2)
    encoder.watch(toy)
    encoder.freeze(naming)
    names = encoder.names("")

    def seen_by(viewer: int, sight: Toy) -> dict[str, float]:
        row: list[float] = []
        encoder.write(sight, row, viewer)
        assert len(row) == encoder.size == len(names) == len(encoder.scales())
        return {name: value for name, value in zip(names, row, strict=True) if value}

    assert seen_by(0, toy) == {
        "round": 3,
        "seats[me].owner=me": 1,
        "seats[me].goods[wine]": 2,
        "seats[next1].owner=next1": 1,
        "bids[next1]#there": 1,
        "row#length": 3,
        "row*salt": 2,
        "row*tin": 1,
        "row[0]=salt": 1,
        "row[1]=salt": 1,
        "row[2]=tin": 1,
        "mode=b": 1,
    }
    turned = seen_by(1, toy)
    assert turned["seats[me].owner=me"] == turned["seats[next1].goods[wine]"] / 2 == turned["bids[me]#there"] == 1
    longer = msgspec.structs.replace(toy, row=["tin"] * 9, extra=Boat(1, {"lead": 1}))
    more = seen_by(0, longer)
    assert (more["row#length"], more["row*tin"]) == (9, 9)
    assert (more["extra?"], more["extra.goods[other]#count"]) == (1, 1)


def test_ids_of_a_kind_bring_the_whole_kind() -> None:
    title = SAMPLE
    naming = Naming(load(title))
    kind, names = max(naming.kinds.items(), key=lambda entry: len(entry[1]))
    assert set(naming.ids({names[0]}, "")) >= set(names)
    assert naming.ids(set(), f"some_{kind}") == names
    assert naming.ids({"no such thing"}, "") == ["no such thing"]
