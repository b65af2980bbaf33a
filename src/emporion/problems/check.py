"""The proof of a problem: every word of the offer is tried on the same guesses, with the same dice, to the end of the
match; and all of it again with other guesses and other dice.

A word within `SAME` of the best is right, too. Every other must be at least `LEAD` behind, in each of the looks alone,
and in all of them together still so if the mean is off by its standard error.
Words that are far behind for sure are tried no more; a decision that will not do is given up as soon as that shows.
"""

from __future__ import annotations

from math import sqrt

from emporion.bots.advice import Weighing, spread
from emporion.bots.bot import Guesses
from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.table import Table

LEAD = 0.08
SAME = 0.02
LOOKS = 2
FIRST = 16  # tries after which words can be dropped
FULL = 96  # tries of those that stay
SURE = 1.64  # standard errors
HOPELESS = 1.0
PROMISING = {FIRST: 0.05, 2 * FIRST: 0.07}
"""How far a word must be behind after so many tries: there are more decisions than time, so what is doubtful goes."""


class Look:
    """One of the independent looks: what is known of each word by its shares."""

    def __init__(self, game: Game, t: Table, seat: int, words: list[int], seed: str) -> None:
        self.weighing = Weighing(Guesses(game, t, seat, Dice(seed)), list(words), seed)
        self.done: dict[int, list[float]] = {}  # the parts of words that are tried no more

    def more(self, tries: int) -> None:
        self.weighing.more(tries)

    def parts(self, word: int) -> list[float]:
        words: list[int] = self.weighing.words
        return self.weighing.parts[words.index(word)] if word in words else self.done[word]

    def keep(self, words: list[int]) -> None:
        weighing = self.weighing
        for word, parts in zip(weighing.words, weighing.parts, strict=True):
            if word not in words:
                self.done[word] = list(parts)
        kept = [place for place, word in enumerate(weighing.words) if word in words]
        for name in ("words", "then", "parts", "soon", "stands", "ends"):
            entries = getattr(weighing, name)
            setattr(weighing, name, [entries[place] for place in kept])

    def behind(self, word: int, best: int) -> tuple[float, float]:
        """How far a word is behind another, and the standard error of that; on the guesses both were tried on."""
        pairs = zip(self.parts(best), self.parts(word), strict=False)
        return spread([a - b for a, b in pairs])


class Proof:
    """What several looks say together."""

    def __init__(self, looks: list[Look], words: list[int]) -> None:
        self.looks = looks
        shares = {word: [part for look in looks for part in look.parts(word)] for word in words}
        self.tries = {word: len(parts) for word, parts in shares.items()}
        self.chance = {word: sum(parts) / len(parts) for word, parts in shares.items()}
        most = max(self.tries.values())
        tried = [word for word in words if self.tries[word] == most]
        self.best = max(tried, key=lambda word: (self.chance[word], -word))
        self.order = sorted(words, key=lambda word: (word != self.best, -self.chance[word], word))
        self.right = [word for word in self.order if word in tried and self.behind(word) <= SAME]
        self.wrong = [word for word in self.order if word not in self.right]

    def behind(self, word: int) -> float:
        return sum(look.behind(word, self.best)[0] for look in self.looks) / len(self.looks)

    def leads(self) -> list[float]:
        """By how much the best is ahead of the best wrong word, in each look."""
        return [min(look.behind(word, self.best)[0] for word in self.wrong) for look in self.looks]

    def surely(self) -> float:
        """By how much it is ahead in all looks together, less the standard error."""
        least = 1.0
        for word in self.wrong:
            pairs = [zip(look.parts(self.best), look.parts(word), strict=False) for look in self.looks]
            mean, error = spread([a - b for pair in pairs for a, b in pair])
            least = min(least, mean - error)
        return least

    def holds(self) -> bool:
        return bool(self.wrong) and min(self.leads()) >= LEAD


def look(game: Game, t: Table, seat: int, words: list[int], seed: str) -> Look | None:
    """One look; None where no word, or too many, can be clearly ahead."""
    found = Look(game, t, seat, words, seed)
    tried = 0
    for more in (FIRST, FIRST, 2 * FIRST, FULL - 4 * FIRST):
        found.more(more)
        tried += more
        proof = Proof([found], words)
        kept = [proof.best]
        for word in proof.order[1:]:
            if word in found.weighing.words:
                behind, error = found.behind(word, proof.best)
                error = max(error, sqrt(0.05 / tried))  # a few equal ends do not make anything sure
                if SAME < behind < PROMISING.get(tried, LEAD):
                    return None
                if behind - SURE * error < LEAD:
                    kept.append(word)
        if hopeless(found, proof):
            return None
        found.keep(kept if len(kept) > 1 else [proof.best, *proof.order[1:2]])
    return found


def hopeless(found: Look, proof: Proof) -> bool:
    """Whether surely no word is far enough behind."""
    return all(behind + HOPELESS * error < LEAD for behind, error in (found.behind(w, proof.best) for w in proof.order))


def proved(game: Game, t: Table, seat: int, words: list[int], seed: str) -> Proof | None:
    """All looks, if each of them alone says that this is a problem."""
    looks: list[Look] = []
    for number in range(LOOKS):
        one = look(game, t, seat, words, f"{seed}/{number}")
        if one is None or not Proof([one], words).holds():
            return None
        looks.append(one)
    proof = Proof(looks, words)
    return proof if proof.holds() and proof.surely() >= LEAD else None
