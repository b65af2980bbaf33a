"""Knowledge: who is said to know the same does, and what a word brings to light counts as disclosed."""

from emporion.kernel.conformance.scene import Broken, Scene, named, seen


def check_knowledge(scene: Scene, seat: int, offered: list[int]) -> None:
    """Who knows the same after a word, as the game says without drawing, has the same sight and the same offer."""
    t = scene.match.table
    for word in scene.some(offered):
        after = t.clone()
        scene.game.say(after, seat, word)
        for viewer in range(-1, len(scene.match.header.seats)):
            if not scene.game.knows_the_same(t, after, viewer):
                continue
            what = f"{named(viewer)} is said to know the same after {scene.game.vocabulary.text(word)}"
            if seen(scene.game, t, viewer) != seen(scene.game, after, viewer):
                raise Broken(f"{what}, but its sight differs")
            if viewer >= 0 and scene.game.offered(t, viewer) != scene.game.offered(after, viewer):
                raise Broken(f"{what}, but its offer differs")


def check_disclosure(scene: Scene, seat: int, offered: list[int]) -> None:
    """A word through which nothing hidden becomes known leads to the same sight whatever is hidden.

    Else a seat could learn something, take the word back and say another.
    """
    t = scene.match.table
    guess = scene.game.guess(t, seat, scene.dice)
    for word in scene.some(offered):
        after = t.clone()
        scene.game.say(after, seat, word)
        if after.disclosed() != t.disclosed():
            continue
        otherwise = guess.clone()
        scene.game.say(otherwise, seat, word)
        if seen(scene.game, after, seat) != seen(scene.game, otherwise, seat):
            raise Broken(f"seat {seat} learns something hidden by {scene.game.vocabulary.text(word)}, undisclosed")
