"""Every sentence a title can say, with the figures it is given in random matches and some that are harder to say."""

from collections.abc import Iterator

from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.conformance import configurations
from emporion.kernel.journal import Figure, seat_ref
from emporion.kernel.match import Header, Match
from emporion.kernel.words import Words

Figures = dict[str, Figure]
Message = tuple[str, Figures]
NAMES = ("Aurélie", "Hugo", "Élodie", "anna", "Iris", "Yann")
NUMBERS = (0, 1, 2, 5)
MATCHES = 4
OF_EACH = 3
"""How many occurrences of a message are tried."""


class Heard:
    """Messages with the figures they came with; of each, a few that differ in more than numbers."""

    def __init__(self) -> None:
        self.messages: dict[str, list[Figures]] = {}

    def add(self, key: str, figures: Figures) -> None:
        known = self.messages.setdefault(key, [])
        shape = _without_numbers(figures)
        if len(known) < OF_EACH and all(_without_numbers(each) != shape for each in known):
            known.append(figures)


def _without_numbers(figures: Figures) -> Figures:
    return {name: value for name, value in figures.items() if not isinstance(value, int)}


def heard(title: str) -> dict[str, list[Figures]]:
    """What is told, asked and refused in a few random matches, and every word."""
    game, found, words = load(title), Heard(), Words(len(load(title).vocabulary))
    every = configurations(game)
    for number in range(MATCHES):
        seats, options = every[number * len(every) // MATCHES]
        header = Header(title, f"sentences {number}", NAMES[:seats], options, game.ruleset, game.errata)
        match, dice = Match(game, header), Dice(f"sentences {number}")
        while not match.over():
            table = match.table
            step, speakers = game.step(table), game.speakers(table)
            seat = speakers[dice.below(len(speakers))]
            found.add(f"ask-{step.name}", step.prompt(table, seat))
            waits: Figure = seat_ref(seat) if len(speakers) == 1 else [seat_ref(each) for each in speakers]
            found.add(f"wait-{step.name}", {"seat": waits, **step.prompt(table, -1)})
            game.candidates(table, seat, words)
            for word in words.listed():
                if (refusal := game.explain(table, seat, word)) is not None:
                    found.add(f"refusal-{refusal.key}", refusal.figures)
            offered = game.offered(table, seat)
            match.say(seat, offered[dice.below(len(offered))])
        for event in match.journal.events:
            found.add(f"event-{event.key}", event.figures)
    for word in range(len(game.vocabulary)):
        found.add(f"word-{game.vocabulary.verb(word)}", game.vocabulary.figures(word))
    return found.messages


def harder(messages: dict[str, list[Figures]]) -> Iterator[Message]:
    """Each message as it came, then with every number it may have to say."""
    for key, several in messages.items():
        for figures in several:
            yield key, figures
            for name, value in figures.items():
                if isinstance(value, int) and not isinstance(value, bool):
                    for number in NUMBERS:
                        yield key, {**figures, name: number}
