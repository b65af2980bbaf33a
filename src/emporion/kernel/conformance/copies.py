"""Copies: clones are independent, saving, loading and replaying give the same table, undo is exact."""

from emporion.kernel.conformance.scene import Broken, Scene
from emporion.kernel.journal import Figure
from emporion.kernel.match import Match
from emporion.kernel.record import BadRecord, read_record, write_record


def check_clone(scene: Scene, seat: int, offered: list[int]) -> None:
    t = scene.match.table
    before = t.numbers()
    twin = t.clone()
    other = t.clone()
    word = scene.any(offered)
    scene.game.say(twin, seat, word)
    if t.numbers() != before:
        raise Broken("what is said at a clone changes the table it was made from")
    scene.game.say(other, seat, word)
    if twin.numbers() != other.numbers():
        raise Broken("the same word at two clones gives different tables")


def check_saving(scene: Scene) -> None:
    t = scene.match.table
    loaded = scene.game.load(t.numbers(), scene.game.options_of(t))
    if loaded.numbers() != t.numbers():
        raise Broken("a table changes when it is saved and loaded")
    if scene.thorough:
        try:
            replayed = read_record(scene.game, write_record(scene.match))
        except BadRecord as error:
            raise Broken(f"the record cannot be replayed: {error}") from None
        if replayed.table.numbers() != t.numbers():
            raise Broken("replaying the record gives a different table")
        if told(replayed) != told(scene.match):
            raise Broken("replaying the record gives a different journal")


def check_undo(scene: Scene, seat: int, offered: list[int]) -> None:
    """A word said and taken back leaves the table, the journal and everybody's sight as they were."""
    match = scene.match
    numbers = match.table.numbers()
    events = len(match.journal.events)
    course = match.course()
    course.say(seat, scene.any(offered))
    if match.table.numbers() != numbers:
        raise Broken("a word changes the table before it is said there")
    match.follow(course)
    match.follow(match.without([len(match.said) - 1]))  # whatever the rule: dropping a word is exact
    if match.table.numbers() != numbers or len(match.journal.events) != events:
        raise Broken("taking a word back does not restore the table")


def told(match: Match) -> list[tuple[str, int, dict[str, Figure]]]:
    """The journal as plain values."""
    return [(event.key, event.audience, event.figures) for event in match.journal.events]
