"""A match: a position with everything that led to it."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from emporion.api.position import Position
from emporion.games import load
from emporion.kernel import match as kernel
from emporion.kernel.record import game_of, read_record, write_record
from emporion.kernel.text import LANGUAGES, Speech

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from emporion.kernel.options import OptionValue
    from emporion.kernel.table import Table

NAMES = ("Livia", "Marcus", "Aelia", "Gaius", "Petronia", "Titus")


class Match(Position):
    """A match of a title. The same seed, options and words give the same match, on every machine.

    >>> import emporion
    >>> match = emporion.Match("ostia", seats=3, seed="doctest", options={"ivory": False})
    >>> match
    <Match of ostia, 3 seats, seat 0 speaks>
    >>> match.say("take:salt").words
    [(0, 'take:salt')]
    >>> match.why_not("take:ivory", 1)
    Refusal(key='not-in-boat', rule='OST-4.1.2', figures={'good': 'good:ivory'})
    >>> match.take_back(0).words
    []
    """

    def __init__(
        self,
        title: str,
        seats: int = 0,
        *,
        seed: str | int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] = (),
    ) -> None:
        """`seats`: as many as there are names, or the fewest these options can be played with. A `seed` is a text, or a
        number in place of one; without it every match is another."""
        game = load(title)
        chosen = dict(options or {})
        if not seats and not names:
            fitting = (n for n in range(game.fewest_seats, game.most_seats + 1) if game.fits(n, chosen))
            seats = next(fitting, game.fewest_seats)
        names = tuple(names) or tuple(NAMES[seat % len(NAMES)] for seat in range(seats))
        if seats and len(names) != seats:
            raise ValueError(f"{len(names)} names for {seats} seats")
        seed = "" if seed is None else str(seed)
        self._begin(kernel.Match(game, kernel.Header(title, seed or token_hex(8), names, chosen, game.ruleset)))

    def _begin(self, match: kernel.Match) -> None:
        self._game = match.game
        self._match = match

    @classmethod
    def _of(cls, match: kernel.Match) -> Match:
        made = cls.__new__(cls)
        made._begin(match)
        return made

    @classmethod
    def from_record(cls, text: str) -> Match:
        """The match of a record, said again word by word; `BadRecord` names the line that does not fit."""
        return cls._of(read_record(load(game_of(text)), text))

    @property
    def table(self) -> Table:
        return self._match.table

    @property
    def seed(self) -> str:
        return self._match.header.seed

    @property
    def names(self) -> tuple[str, ...]:
        return self._match.header.seats

    @property
    def options(self) -> dict[str, OptionValue]:
        """Every option with its value, those nobody chose included."""
        return dict(self._match.header.options)

    @property
    def words(self) -> list[tuple[int, str]]:
        """What was said so far: seats and words."""
        return [(said.seat, self._game.vocabulary.text(said.word)) for said in self._match.said]

    def say(self, word: str, seat: int | None = None) -> Match:
        self._match.say_text(self._seat(seat), word)
        return self

    def play_on(self, words: int | None = None, seed: str = "0") -> Match:
        from emporion.api.players import let_speak

        let_speak(self, ["random"] * self.seats, seed, words)
        return self

    def take_back(self, seat: int) -> Match:
        """Drop the seat's last word. `NothingToTakeBack` where others spoke since, or something was shown."""
        self._match.take_back(self._seat(seat))
        return self

    def at(self, words: int) -> Match:
        """The match as it was after so many words; it may go on otherwise."""
        said = len(self._match.said)
        if not 0 <= words <= said:
            raise ValueError(f"{said} words were said: there is no match after {words}")
        return Match._of(self._match.at(words))

    def journal(self, seat: int = -1, language: str = "en") -> list[str]:
        """What has happened, in sentences, as far as a seat may know it; -1 is a spectator.

        >>> import emporion
        >>> match = emporion.Match("ostia", seed="doctest", names=["Anne", "Bob", "Chloé"]).play_on()
        >>> match.journal()[1]
        'Bob is the first player.'
        >>> match.journal(1, "fr")[2]
        'Vous êtes premier joueur.'
        """
        return told(self._match, self._seat(seat, watching=True), language)

    def record(self) -> str:
        """The match as text, which `from_record` and `emporion replay` read: see docs/records.md."""
        return write_record(self._match)


def told(match: kernel.Match, seat: int, language: str) -> list[str]:
    """The journal in sentences, as far as a seat may know it."""
    if language not in LANGUAGES:
        raise ValueError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    speech = Speech(match.game, language, match.header.seats, seat)
    return [speech.event(event) for event in match.events_seen_by(seat)]
