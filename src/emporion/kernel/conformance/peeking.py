"""Peeking: a guess that keeps what only rivals can see agrees with every sight, and lets bots play with open cards.

So it shows only in many guesses: wherever two tables are the same to a spectator and not to a seat, something is secret
there, and a guess of the spectator has to change it now and then.
"""

from collections import Counter
from typing import Any, Final

import msgspec

from emporion.kernel.chance import Dice
from emporion.kernel.conformance.scene import Scene, asked, heard, seen
from emporion.kernel.game import Game
from emporion.kernel.journal import Journal
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.table import Table

SPECTATOR: Final = -1
GUESSES: Final = 8  # at most, where something is secret that none has changed yet
ENOUGH: Final = 1_000  # of them, after which it would have changed if it ever did; some secrets are rarely guessed


class Secrets:
    """The fields of sights that were seen to be secret in a run, and those of them that guesses change."""

    def __init__(self, dice: Dice) -> None:
        self._dice = dice
        self._tried: Counter[str] = Counter()
        self._changed: set[str] = set()

    def compare(self, game: Game, one: Table, other: Table, seat: int) -> None:
        """Look at what the seat sees at two tables that are the same to a spectator."""
        sight = game.sight(one, seat)
        secret = differing(sight, game.sight(other, seat))
        for _ in range(GUESSES):
            secret = {field for field in secret if not self._changes(field)}
            if not secret:
                return
            guess = game.guess(one, SPECTATOR, self._dice)
            self._changed |= differing(sight, game.sight(guess, seat))
            self._tried.update(secret)

    def look(self, scene: Scene, seat: int, offered: list[int]) -> None:
        """Let the seat say a few words, each also with other dice and with what it cannot know drawn anew."""
        game, t = scene.game, scene.match.table
        shaken = t.clone()
        shaken.reseed(self._dice)
        tables = [t, game.guess(t, seat, self._dice), shaken]
        known: dict[tuple[bytes, bytes], Table] = {}
        for word in scene.some(offered):
            for table in tables:
                if game.refusal(table, seat, word) == MAY_BE_SAID:
                    after, journal = scene.told(table, seat, word)
                    first = known.setdefault(public(game, after, journal), after)
                    if first is not after:
                        self.compare(game, first, after, seat)

    def kept(self) -> list[str]:
        """What no guess has ever changed."""
        return sorted(field for field, tries in self._tried.items() if tries >= ENOUGH and not self._changes(field))

    def _changes(self, field: str) -> bool:
        """Whether guesses change the field, something in it, or all it is a part of."""
        return any(f"{field}.".startswith(f"{one}.") or one.startswith(f"{field}.") for one in self._changed)


def public(game: Game, t: Table, journal: Journal) -> tuple[bytes, bytes]:
    """Everything a spectator knows of a table, and is told on the way to it."""
    told = msgspec.json.encode([heard(journal, SPECTATOR), asked(game, t, SPECTATOR)])
    return seen(game, t, SPECTATOR), told


def differing(one: Any, other: Any, field: str = "") -> set[str]:
    """The fields at which two sights differ, as `seats.hand`: places in lists and dictionaries are left out."""
    if one == other:
        return set()
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(one, msgspec.Struct) and type(one) is type(other):
        before = f"{field}." if field else ""
        pairs = [(f"{before}{name}", getattr(one, name), getattr(other, name)) for name in one.__struct_fields__]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(field, one[k], other[k]) for k in range(len(one))]
    elif isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(field, one[key], other[key]) for key in one]
    if not pairs:
        return {field}
    found: set[str] = set()
    for name, here, there in pairs:
        found |= differing(here, there, name)
    return found
