"""A match under inspection: what every check looks at, and how it chooses where all would take too long."""

from typing import Final

import msgspec

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.match import Match
from emporion.kernel.table import Table
from emporion.kernel.words import Words

SOME: Final = 4  # words looked at where all would take too long
TOO_LONG: Final = 100_000  # decisions after which a match is said not to end


class Broken(Exception):
    """A check that failed."""


class Scene:
    """A match as it stands; `thorough` allows what takes long."""

    def __init__(self, match: Match, dice: Dice, thorough: bool) -> None:
        self.match = match
        self.game = match.game
        self.dice = dice
        self.thorough = thorough
        self.words = Words(len(match.game.vocabulary))

    def any(self, choices: list[int]) -> int:
        return choices[self.dice.below(len(choices))]

    def some(self, offered: list[int]) -> list[int]:
        """A few words of an offer, of each verb at least one."""
        verbs = self.game.vocabulary.verb
        if not offered:
            return []
        start = len(self.match.said) % len(offered)
        turned = offered[start:] + offered[:start]
        first = {verbs(word): word for word in reversed(turned)}
        return list(dict.fromkeys([*first.values(), *turned[:SOME]]))


def named(viewer: int) -> str:
    return "a spectator" if viewer < 0 else f"seat {viewer}"


def seen(game: Game, t: Table, viewer: int) -> bytes:
    """A sight as it goes over the wire."""
    return msgspec.json.encode(game.sight(t, viewer))
