"""Rows: they tell what the sight tells, and nothing a seat cannot know."""

from typing import Final

from emporion.kernel.conformance.scene import Broken, Scene
from emporion.kernel.rows.twin import twin_of

SHOWN: Final = 3  # numbers that are named where two rows differ


def check_rows(scene: Scene) -> None:
    """The row written from the table is the row told from the sight, and the same whatever is hidden."""
    if scene.game.tell_row is None:
        return
    t = scene.match.table
    rows = scene.rows()
    for seat in range(len(scene.match.header.seats)):
        told = twin_of(scene.game, t, seat)
        written = rows.numbers(t, seat)
        if len(told.values) != len(written):
            raise Broken(f"seat {seat}: a row has {len(written)} numbers, its twin {len(told.values)}")
        if written != told.values:
            raise Broken(
                f"seat {seat}: a row is not what its sight tells: {_differing(told.names, written, told.values)}"
            )
        guessed = rows.numbers(scene.game.guess(t, seat, scene.dice), seat)
        if guessed != written:
            raise Broken(f"seat {seat}: a row tells what is hidden: {_differing(told.names, written, guessed)}")


def _differing(names: list[str], one: list[int], other: list[int]) -> str:
    found = [f"{name} is {a} or {b}" for name, a, b in zip(names, one, other, strict=True) if a != b]
    return "; ".join(found[:SHOWN])
