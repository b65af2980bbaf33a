"""What is told: nobody hears what it may not know.

Two sealed words, two tables or two setups that look the same to a viewer sound the same to it as well, as long as
nothing was turned up.
"""

from typing import Final, NamedTuple

from emporion.kernel.chance import Dice
from emporion.kernel.conformance.peeking import SPECTATOR, Secrets
from emporion.kernel.conformance.scene import Broken, Scene, difference, heard, named, seen
from emporion.kernel.game import Game
from emporion.kernel.journal import Figure, Journal
from emporion.kernel.options import OptionValue
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.table import CHANCE, ERRATA, Table

SETUPS: Final = 200  # so many that a few look the same

Heard = list[tuple[str, str, dict[str, Figure]]]


def check_sealed_words(scene: Scene, seat: int, offered: list[int]) -> None:
    """Of two sealed words that look the same to somebody else, the same is told, until they are opened.

    An answer to somebody else is no secret: it may change nothing that is seen and still be heard.
    """
    t, text = scene.match.table, scene.game.vocabulary.text
    step = scene.game.step(t)
    if not step.sealed:
        return
    known: dict[tuple[int, bytes], tuple[int, Heard]] = {}
    for word in scene.some(offered):
        if step.stands(word):
            continue
        after, journal = scene.told(t, seat, word)
        if after.disclosed() != t.disclosed():
            continue
        for viewer in range(-1, t.seats()):
            if viewer == seat:
                continue
            told = heard(journal, viewer)
            other, before = known.setdefault((viewer, seen(scene.game, after, viewer)), (word, told))
            if before != told:
                what = f"{named(viewer)} could tell {text(other)} of seat {seat} from {text(word)}"
                raise Broken(f"{what}: it is told {difference(before, told)}")


def check_quiet_words(scene: Scene, seat: int, offered: list[int]) -> None:
    """A word through which nothing hidden becomes known tells a viewer the same whatever that cannot know."""
    t = scene.match.table
    for viewer in range(-1, t.seats()):
        guess = scene.game.guess(t, viewer, scene.dice)
        for word in scene.some(offered):
            both = _both(scene, guess, seat, word)
            if both is None or both.disclosed > 0:
                continue
            told = heard(both.told, viewer), heard(both.told_there, viewer)
            if told[0] != told[1] and seen(scene.game, both.here, viewer) == seen(scene.game, both.there, viewer):
                what = f"{named(viewer)} hears by {scene.game.vocabulary.text(word)} of seat {seat} what it may not see"
                raise Broken(f"{what}: {difference(*told)}")


def check_drawn(scene: Scene, seat: int, offered: list[int]) -> None:
    """What a seat finds out by its own word, and only that seat can see, is not told to everybody.

    Looked at where one thing becomes known and no more: then what is told is about that.
    """
    t, game = scene.match.table, scene.game
    guess = game.guess(t, seat, scene.dice)
    for word in scene.some(offered):
        both = _both(scene, guess, seat, word)
        if both is None or both.disclosed > 1 or seen(game, both.here, seat) == seen(game, both.there, seat):
            continue
        told = heard(both.told, SPECTATOR), heard(both.told_there, SPECTATOR)
        if told[0] != told[1] and _knows_no_better(game, both.here, both.there, SPECTATOR):
            what = f"everybody hears what seat {seat} alone sees after {game.vocabulary.text(word)}"
            raise Broken(f"{what}: {difference(*told)}")


class Both(NamedTuple):
    """A word said at the table and at a guess."""

    here: Table
    told: Journal
    there: Table
    told_there: Journal
    disclosed: int  # how often something hidden became known, at the one where it did more often


def _both(scene: Scene, guess: Table, seat: int, word: int) -> Both | None:
    """None where the word cannot be said at the guess. Dice fall alike: what is rolled before all is no secret."""
    if scene.game.refusal(guess, seat, word) != MAY_BE_SAID:
        return None
    t, other = scene.match.table, guess.clone()
    for place in range(CHANCE, ERRATA):
        other.v[place] = t.v[place]
    here, told = scene.told(t, seat, word)
    there, told_there = scene.told(other, seat, word)
    disclosed = max(here.disclosed() - t.disclosed(), there.disclosed() - other.disclosed())
    return Both(here, told, there, told_there, int(disclosed))


def _knows_no_better(game: Game, here: Table, there: Table, viewer: int) -> bool:
    """Whether two tables look the same to a viewer, and are the same as far as it can guess."""
    if seen(game, here, viewer) != seen(game, there, viewer):
        return False
    return bool(game.guess(here, viewer, Dice("g")).numbers() == game.guess(there, viewer, Dice("g")).numbers())


def check_setup(game: Game, seats: int, options: dict[str, OptionValue], seed: str, secrets: Secrets) -> None:
    """Of tables that are laid differently and look the same to a viewer, the same is told."""
    known: dict[tuple[int, bytes], tuple[Table, Heard]] = {}
    for number in range(SETUPS):
        journal = Journal()
        t = game.table(seats, f"{seed}:{number}", options, journal)
        for viewer in range(-1, seats):
            told = heard(journal, viewer)
            first, before = known.setdefault((viewer, seen(game, t, viewer)), (t, told))
            if before != told and _knows_no_better(game, first, t, viewer):
                what = f"{named(viewer)} hears at the setup what it may not see"
                raise Broken(f"{what}: {difference(before, told)}")
            if viewer == SPECTATOR and first is not t and before == told:
                for seat in range(seats):
                    secrets.compare(game, first, t, seat)
