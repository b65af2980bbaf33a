"""A match under inspection: what every check looks at, and how it chooses where all would take too long."""

from typing import Any, Final

import msgspec

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.journal import Figure, Journal
from emporion.kernel.match import Match
from emporion.kernel.rows.writing import Rows
from emporion.kernel.table import Table
from emporion.kernel.words import Words

SOME: Final = 4  # words looked at where all would take too long
BRIEF: Final = 80  # characters of a value that is shown


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
        self._rows: Rows | None = None

    def rows(self) -> Rows:
        """What writes rows of the title, made once."""
        if self._rows is None:
            self._rows = Rows(self.game)
        return self._rows

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

    def told(self, t: Table, seat: int, word: int) -> tuple[Table, Journal]:
        """The table after a word that is said at a copy, and what is told of it."""
        after = t.clone()
        after.journal = Journal()
        self.game.say(after, seat, word)
        return after, after.journal


def named(viewer: int) -> str:
    return "a spectator" if viewer < 0 else f"seat {viewer}"


def seen(game: Game, t: Table, viewer: int) -> bytes:
    """A sight as it goes over the wire."""
    return msgspec.json.encode(game.sight(t, viewer))


def heard(journal: Journal, viewer: int) -> list[tuple[str, str, dict[str, Figure]]]:
    """What a viewer hears of a journal."""
    return [(event.key, event.rule, event.figures) for event in journal.seen_by(viewer)]


def asked(game: Game, t: Table, viewer: int) -> dict[str, Any]:
    """What a viewer is told beside its sight and its journal: what is asked of whom, and why it may not say a word."""
    if t.over():
        return {}
    step, speakers, text = game.step(t), game.known_speakers(t, viewer), game.vocabulary.text
    found: dict[str, Any] = {
        "decision": step.name,
        "rule": step.rule,
        "phase": game.phase(t),
        "speakers": speakers,
        "order": game.order(t),
        "prompt": step.prompt(t, viewer if viewer in speakers else -1),
    }
    if viewer in speakers:
        words = Words(len(game.vocabulary))
        game.candidates(t, viewer, words)
        considered = words.listed()
        refusals = {text(word): game.explain(t, viewer, word) for word in considered}
        offered = game.offered(t, viewer)
        cautions = {text(word): game.caution(t, viewer, word) for word in offered}
        found["offer"] = [text(word) for word in offered]
        found["refusals"] = {word: (why.key, why.rule, why.figures) for word, why in refusals.items() if why}
        found["cautions"] = {word: (why.key, why.rule, why.figures) for word, why in cautions.items() if why}
    return found


def difference(one: object, other: object) -> str:
    """The first place at which two values differ once they are written down, and what stands there."""
    pair = [
        msgspec.json.decode(value if isinstance(value, bytes) else msgspec.json.encode(value)) for value in (one, other)
    ]
    return _difference(pair[0], pair[1], "")


def _difference(one: Any, other: Any, place: str) -> str:
    inside: list[tuple[str, Any, Any]] = []
    if isinstance(one, dict) and isinstance(other, dict):
        inside = [(key, one.get(key), other.get(key)) for key in dict.fromkeys([*one, *other])]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        inside = [(str(k), one[k], other[k]) for k in range(len(one))]
    for key, here, there in inside:
        if here != there:
            return _difference(here, there, f"{place}.{key}" if place else key)
    return f"{place + ': ' if place else ''}{_brief(one)} or {_brief(other)}"


def _brief(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= BRIEF else f"{text[:BRIEF]}..."
