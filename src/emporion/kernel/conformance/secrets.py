"""Secrets: who cannot notice a sealed word learns of it from nothing else.

Not from prompts, offers, whose turn it is or what may be taken back, nor from what chance brings afterwards.
"""

from emporion.kernel.conformance.scene import SOME, Broken, Scene, asked, difference, heard, named, seen
from emporion.kernel.match import last_word_of
from emporion.kernel.table import Table


def check_secrets(scene: Scene, seat: int, offered: list[int]) -> None:
    """Who cannot see that a sealed word was said does not learn it in any other way either."""
    match, t = scene.match, scene.match.table
    if not scene.game.step(t).sealed:
        return
    for word in scene.some(offered):
        course = match.course()
        course.say(seat, word)
        after = course.table
        for viewer in range(-1, len(match.header.seats)):
            told = any(event.seen_by(viewer) for event in course.journal.events)
            if viewer == seat or told or seen(scene.game, t, viewer) != seen(scene.game, after, viewer):
                continue
            what = f"{named(viewer)} could notice {scene.game.vocabulary.text(word)} of seat {seat}"
            questions = asked(scene.game, t, viewer), asked(scene.game, after, viewer)
            if questions[0] != questions[1]:
                raise Broken(f"{what}: what it is asked differs at {difference(*questions)}")
            if viewer < 0:
                continue
            said = match.said + course.said
            if match.may_take_back(viewer) != (last_word_of(scene.game, after, said, viewer) >= 0):
                raise Broken(f"{what}: what it may take back differs")
            for own in scene.some(scene.game.offered(t, viewer))[:SOME]:
                if _what_comes(scene, t, viewer, own) != _what_comes(scene, after, viewer, own):
                    raise Broken(f"{what}: {scene.game.vocabulary.text(own)} then leads somewhere else")


def _what_comes(scene: Scene, t: Table, viewer: int, word: int) -> tuple[object, ...]:
    """What a viewer sees and hears after a word of its own."""
    after, journal = scene.told(t, viewer, word)
    return (seen(scene.game, after, viewer), heard(journal, viewer))
