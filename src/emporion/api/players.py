"""Whoever plays: our bots by name, programs of others, and functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from emporion.api.match import Match, told
from emporion.api.position import Position
from emporion.kernel.chance import Dice
from emporion.kernel.playout import check_end
from emporion.programs.players import check_bots, make_player

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from emporion.kernel.match import Match as KernelMatch
    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table


class Turn:
    """What a player who is asked may know: nothing that its seat may not see."""

    def __init__(self, match: KernelMatch, seat: int, dice: Dice) -> None:
        self._match = match
        self._dice = dice
        self.seat = seat
        """The seat that is asked."""
        game, table = match.game, match.table
        self.title = game.title
        self.seats = len(match.header.seats)
        self.decision = game.step(table).name
        """What is asked, such as `bid`."""
        self.offer = [game.vocabulary.text(word) for word in game.offered(table, seat)]
        """The words that may be said."""

    @property
    def sight(self) -> Any:
        """What the seat sees, as the title's own typed Struct."""
        return self._match.game.sight(self._match.table, self.seat)

    @property
    def row(self) -> NDArray[np.float32]:
        """The same as a row of numbers, for learners: see docs/research.md (extra `research`)."""
        from emporion.research.observation import layout

        header = self._match.header
        return layout(self.title, self.seats, header.options).observe(self._match.table, self.seat)

    def guess(self) -> Position:
        """A position that agrees with everything the seat knows, all else drawn anew, another one each time."""
        guess: Table = self._match.game.guess(self._match.table, self.seat, self._dice)
        return Position(self._match.game, guess)

    def journal(self, language: str = "en") -> list[str]:
        """What has happened, in sentences, as far as the seat may know it."""
        return told(self._match, self.seat, language)

    def __repr__(self) -> str:
        return f"<Turn of seat {self.seat} at {self.title}: {self.decision}, {len(self.offer)} words>"


Player = str | Callable[[Turn], str]
"""A bot by name (`random`, `easy`, `medium`, `hard`, `expert`, `master`, ...), a program (`exec:COMMAND`), or a
function that is given a `Turn` and returns one of the words of its offer."""


class _Function:
    """A function at a seat, where bots and programs could sit as well."""

    defaults = 0

    def __init__(self, function: Callable[[Turn], str], seat: int, dice: Dice) -> None:
        self.function = function
        self.seat = seat
        self.dice = dice

    def choose(self, match: KernelMatch) -> int:
        return match.game.vocabulary.number(self.function(Turn(match, self.seat, self.dice)))

    def over(self, match: KernelMatch) -> None:
        pass


def play(
    title: str,
    players: Sequence[Player],
    *,
    seed: str | int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    names: Sequence[str] = (),
) -> Match:
    """Play a whole match between these players, one for each seat, and return it.

    >>> import emporion
    >>> match = emporion.play("ostia", ["hard", "easy", "easy"], seed="doctest")
    >>> match.over, len(match.scores)
    (True, 3)
    >>> match.record() == emporion.Match.from_record(match.record()).record()
    True

    A function plays, too:

    >>> def eager(turn):
    ...     return turn.offer[-1]
    >>> emporion.play("porto_carthago", [eager, "random", "random"], seed="doctest").winners
    [0]
    """
    if isinstance(players, str) or not players:
        raise ValueError("players are a list, one for each seat, such as ['hard', 'easy', 'easy']")
    match = Match(title, len(players), seed=seed, options=options, names=names)
    check_bots([one for one in players if isinstance(one, str)], title)
    let_speak(match, players, match.seed)
    return match


def let_speak(match: Match, players: Sequence[Player], seed: str, words: int | None = None) -> None:
    """Let the players speak until the match is over, or until so many words more were said."""
    inner, dice = match._match, Dice(f"{seed}:players")
    seated = [
        make_player(one, seat, dice) if isinstance(one, str) else _Function(one, seat, dice)
        for seat, one in enumerate(players)
    ]
    end = None if words is None else len(inner.said) + words
    try:
        while not inner.over() and len(inner.said) != end:
            check_end(inner.game, inner.table, len(inner.said))
            seat = match.speaker
            inner.say(seat, seated[seat].choose(inner))
    finally:
        for one in seated:
            one.over(inner)
