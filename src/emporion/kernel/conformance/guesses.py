"""Guesses: they agree with the sight, depend on nothing else, and can be played on."""

from emporion.kernel.chance import Dice
from emporion.kernel.conformance.scene import Broken, Scene, asked, difference, named, seen
from emporion.kernel.table import Table


def check_guesses(scene: Scene) -> None:
    """Whatever a viewer cannot know may be otherwise: it sees the same and is asked, offered and refused the same."""
    t = scene.match.table
    viewers = [-1, *range(len(scene.match.header.seats))]
    before = t.numbers()
    for viewer in viewers:
        guess = scene.game.guess(t, viewer, scene.dice)
        if guess.numbers() == before and scene.game.hides(t, viewer):
            raise Broken(f"a guess of {named(viewer)} changes nothing")
        wrong = scene.game.check(guess)
        if wrong:
            raise Broken(f"a guess of {named(viewer)} is not a possible table: {'; '.join(wrong)}")
        what = f"{named(viewer)} could tell a guess from the table"
        sights = seen(scene.game, t, viewer), seen(scene.game, guess, viewer)
        if sights[0] != sights[1]:
            raise Broken(f"{what}: its sight differs at {difference(*sights)}")
        questions = asked(scene.game, t, viewer), asked(scene.game, guess, viewer)
        if questions[0] != questions[1]:
            raise Broken(f"{what}: what it is asked differs at {difference(*questions)}")
        if scene.game.guess(guess, viewer, Dice("g")).numbers() != scene.game.guess(t, viewer, Dice("g")).numbers():
            raise Broken(f"a guess of {named(viewer)} depends on what it cannot know")
        if viewer >= 0:
            _check_guess_plays_on(scene, guess, viewer)
    if t.numbers() != before:
        raise Broken("guessing changes the table")


def _check_guess_plays_on(scene: Scene, guess: Table, viewer: int) -> None:
    """Some words said at random in a guess work like at any table."""
    for _ in range(12):
        speakers = scene.game.speakers(guess)
        if not speakers:
            return
        seat = scene.any(speakers)
        scene.game.say(guess, seat, scene.any(scene.game.offered(guess, seat)))
        wrong = scene.game.check(guess)
        if wrong:
            raise Broken(f"a guess of {named(viewer)} goes wrong when played on: {'; '.join(wrong)}")
