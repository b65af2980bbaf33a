"""Judgement: a position can be judged for every seat, and what a title says for a seat that is late may be said."""

from math import isfinite

from emporion.kernel.conformance.scene import Broken, Scene


def check_judgement(scene: Scene, seat: int, offered: list[int]) -> None:
    """As bots do, on what a seat can guess: wherever a word leads, and while others speak."""
    game, t = scene.game, scene.match.table
    before = t.numbers()
    for judge in range(t.seats()):
        guess = game.guess(t, judge, scene.dice)
        if judge == seat:
            game.say(guess, seat, scene.any(game.offered(guess, seat)))
        worth = game.worth(guess, judge)
        if not isfinite(worth):
            raise Broken(f"a position is worth {worth} to seat {judge}")
    late = game.default(t, seat)
    if late not in offered:
        raise Broken(f"{game.vocabulary.text(late)} is said for seat {seat} when it is late, and may not be said")
    if t.numbers() != before:
        raise Broken("judging changes the table")
