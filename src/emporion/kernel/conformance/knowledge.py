"""Knowledge: who is said to know the same does, and what a word brings to light counts as disclosed."""

from emporion.kernel.conformance.scene import Broken, Scene, difference, named, seen


def check_knowledge(scene: Scene, seat: int, offered: list[int]) -> None:
    """Who knows the same after a word, as the game says without drawing, has the same sight and the same offer."""
    t, text = scene.match.table, scene.game.vocabulary.text
    for word in scene.some(offered):
        after = t.clone()
        scene.game.say(after, seat, word)
        for viewer in range(-1, len(scene.match.header.seats)):
            if not scene.game.knows_the_same(t, after, viewer):
                continue
            what = f"{named(viewer)} is said to know the same after {text(word)}"
            sights = seen(scene.game, t, viewer), seen(scene.game, after, viewer)
            if sights[0] != sights[1]:
                raise Broken(f"{what}, but its sight differs at {difference(*sights)}")
            if viewer < 0:
                continue
            offers = [[text(word) for word in scene.game.offered(table, viewer)] for table in (t, after)]
            if offers[0] != offers[1]:
                raise Broken(f"{what}, but its offer differs at {difference(*offers)}")


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
        if otherwise.disclosed() != guess.disclosed():  # there somebody else had only one word to say, and said it
            continue
        sights = seen(scene.game, after, seat), seen(scene.game, otherwise, seat)
        if sights[0] != sights[1]:
            what = f"seat {seat} learns something hidden by {scene.game.vocabulary.text(word)}, undisclosed"
            raise Broken(f"{what}: {difference(*sights)}")
