"""Conformance: one call that checks any game, over all seat counts and options, by random play.

It ends; there are no dead ends; pieces and money are conserved; clones are independent; saving, loading and replaying
give the same table; every candidate is offered or refused with a reason, and nothing else may be said; undo is exact;
a guess agrees with the sight; a sight is byte-identical however the unknown is reshuffled; who is said to know the same
after a word has the same sight and the same offer; who cannot notice a sealed word learns of it from nothing else: not
from prompts, offers, whose turn it is or what may be taken back, nor from what chance brings afterwards; what a word
brings to light counts as disclosed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import msgspec

from emporion.kernel.chance import Dice
from emporion.kernel.game import Game
from emporion.kernel.journal import Figure, Journal
from emporion.kernel.match import Header, Match, last_word_of
from emporion.kernel.options import OptionValue, spelled
from emporion.kernel.record import BadRecord, read_record, write_record
from emporion.kernel.refusal import MAY_BE_SAID
from emporion.kernel.table import Table
from emporion.kernel.words import Words

SOME: Final = 4  # words looked at where all would take too long
TOO_LONG: Final = 100_000  # decisions after which a match is said not to end


class Broken(Exception):
    """A check that failed."""


@dataclass(frozen=True)
class Failure:
    configuration: str
    check: str
    record: str


@dataclass
class Report:
    game: str
    configurations: int = 0
    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)


def configurations(game: Game) -> list[tuple[int, dict[str, OptionValue]]]:
    """Every seat count with the defaults, each value of each option, and all options away from their defaults."""
    choices: list[dict[str, OptionValue]] = [{}]
    for option in game.options:
        values = option.values if len(option.values) <= 6 else [option.values[0], option.values[-1]]
        choices += [{option.name: value} for value in values if value != option.default]
    others = {o.name: next(v for v in o.values if v != o.default) for o in game.options if len(o.values) > 1}
    if len(others) > 1:
        choices.append(others)
    seat_counts = range(game.fewest_seats, game.most_seats + 1)
    return [(seats, options) for options in choices for seats in seat_counts if game.fits(seats, options)]


def check_game(
    game: Game,
    games: int,
    seed: str = "conformance",
    progress: Callable[[Report], None] | None = None,
) -> Report:
    """Play that many matches, spread over all configurations, and look closely at each."""
    report = Report(game.title)
    every = configurations(game)
    report.configurations = len(every)
    for number in range(games):
        seats, options = every[number % len(every)]
        names = tuple(f"Seat {seat}" for seat in range(seats))
        match = Match(game, Header(game.title, f"{seed}:{number}", names, options, game.ruleset, game.errata))
        inspector = Inspector(match, Dice(f"{seed}:{number}:dice"), thorough=number < 2 * len(every))
        try:
            inspector.play()
        except Exception as error:  # whatever goes wrong in a game is a finding, not a crash of the inspection
            chosen = " ".join(f"{name}={spelled(value)}" for name, value in options.items())
            what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
            report.failures.append(Failure(f"{seats} seats {chosen}".strip(), what, write_record_safely(match)))
        report.games += 1
        report.decisions += len(match.said)
        if progress is not None:
            progress(report)
    return report


def write_record_safely(match: Match) -> str:
    try:
        return write_record(match)
    except Exception as error:  # a broken table may not even score
        return f"(no record: {error})"


class Inspector:
    """Plays one match at random and checks as it goes: everything now and then, the cheap things always."""

    def __init__(self, match: Match, dice: Dice, thorough: bool) -> None:
        self.match = match
        self.game = match.game
        self.dice = dice
        self.thorough = thorough
        self.words = Words(len(match.game.vocabulary))

    def play(self) -> None:
        while not self.match.over():
            if len(self.match.said) > TOO_LONG:
                raise Broken(f"the match does not end: {TOO_LONG} decisions so far")
            seat = self._any(self.game.speakers(self.match.table))
            offered = self._offer(seat)
            if self.dice.below(16) == 0:
                self.inspect(seat, offered)
            self.match.say(seat, self._any(offered))
            wrong = self.game.check(self.match.table)
            if wrong:
                raise Broken("; ".join(wrong))
        self._inspect_end()

    def _any(self, choices: list[int]) -> int:
        return choices[self.dice.below(len(choices))]

    def _offer(self, seat: int) -> list[int]:
        self.game.offer(self.match.table, seat, self.words)
        offered = self.words.listed()
        if not offered:
            raise Broken(f"seat {seat} has nothing to say in {self.game.step(self.match.table).name}")
        return offered

    def inspect(self, seat: int, offered: list[int]) -> None:
        """Look closely at the match as it stands, with this seat to speak."""
        self._check_legality(seat, offered)
        self._check_clone(seat, offered)
        self._check_saving()
        self._check_guesses()
        self._check_knowledge(seat, offered)
        self._check_secrets(seat, offered)
        self._check_disclosure(seat, offered)
        if self.thorough:
            self._check_undo(seat, offered)

    def _check_legality(self, seat: int, offered: list[int]) -> None:
        """What may be said is exactly what is offered, and every refusal can be explained."""
        t = self.match.table
        step = self.game.step(t).name
        if len(set(offered)) != len(offered):
            raise Broken(f"{step} offers a word twice")
        self.game.candidates(t, seat, self.words)
        candidates = self.words.listed()
        before = t.numbers()
        for word in range(len(self.game.vocabulary)):
            reason = self.game.refusal(t, seat, word)
            if (reason == MAY_BE_SAID) != (word in offered):
                raise Broken(f"{step}: {self.game.vocabulary.text(word)} is offered or refused by mistake")
            if reason != MAY_BE_SAID and word in candidates:
                refusal = self.game.explain(t, seat, word)
                if refusal is None or not refusal.key:
                    raise Broken(f"{step}: no reason why {self.game.vocabulary.text(word)} is refused")
        for other in range(len(self.match.header.seats)):
            if other in self.game.speakers(t):
                continue
            if self.game.offered(t, other):
                raise Broken(f"{step}: seat {other} is offered words out of turn")
            for word in (0, offered[0], len(self.game.vocabulary) - 1):
                refusal = self.game.explain(t, other, word)
                if refusal is None or refusal.key != "not-you":
                    raise Broken(f"{step}: seat {other} is not told that others have to speak")
        if t.numbers() != before:
            raise Broken(f"{step}: asking changes the table")

    def _check_clone(self, seat: int, offered: list[int]) -> None:
        t = self.match.table
        before = t.numbers()
        twin = t.clone()
        other = t.clone()
        word = self._any(offered)
        self.game.say(twin, seat, word)
        if t.numbers() != before:
            raise Broken("what is said at a clone changes the table it was made from")
        self.game.say(other, seat, word)
        if twin.numbers() != other.numbers():
            raise Broken("the same word at two clones gives different tables")

    def _check_saving(self) -> None:
        t = self.match.table
        loaded = self.game.load(t.numbers(), self.game.options_of(t))
        if loaded.numbers() != t.numbers():
            raise Broken("a table changes when it is saved and loaded")
        if self.thorough:
            try:
                replayed = read_record(self.game, write_record(self.match))
            except BadRecord as error:
                raise Broken(f"the record cannot be replayed: {error}") from None
            if replayed.table.numbers() != t.numbers():
                raise Broken("replaying the record gives a different table")
            if told(replayed) != told(self.match):
                raise Broken("replaying the record gives a different journal")

    def _check_guesses(self) -> None:
        """Whatever a seat cannot know may be otherwise: its sight and its offer stay the same."""
        t = self.match.table
        viewers = [-1, *range(len(self.match.header.seats))]
        before = t.numbers()
        for viewer in viewers:
            guess = self.game.guess(t, viewer, self.dice)
            if guess.numbers() == before and self.game.hides(t, viewer):
                raise Broken(f"a guess of {named(viewer)} changes nothing")
            wrong = self.game.check(guess)
            if wrong:
                raise Broken(f"a guess of {named(viewer)} is not a possible table: {'; '.join(wrong)}")
            if seen(self.game, guess, viewer) != seen(self.game, t, viewer):
                raise Broken(f"{named(viewer)} could tell a guess from the table: its sight differs")
            if viewer >= 0 and self.game.offered(guess, viewer) != self.game.offered(t, viewer):
                raise Broken(f"{named(viewer)} could tell a guess from the table: its offer differs")
            if self.game.guess(guess, viewer, Dice("g")).numbers() != self.game.guess(t, viewer, Dice("g")).numbers():
                raise Broken(f"a guess of {named(viewer)} depends on what it cannot know")
            if viewer >= 0:
                self._check_guess_plays_on(guess, viewer)
        if t.numbers() != before:
            raise Broken("guessing changes the table")

    def _check_guess_plays_on(self, guess: Table, viewer: int) -> None:
        """Some words said at random in a guess work like at any table."""
        for _ in range(12):
            speakers = self.game.speakers(guess)
            if not speakers:
                return
            seat = self._any(speakers)
            self.game.say(guess, seat, self._any(self.game.offered(guess, seat)))
            wrong = self.game.check(guess)
            if wrong:
                raise Broken(f"a guess of {named(viewer)} goes wrong when played on: {'; '.join(wrong)}")

    def _check_knowledge(self, seat: int, offered: list[int]) -> None:
        """Who knows the same after a word, as the game says without drawing, has the same sight and the same offer."""
        t = self.match.table
        for word in self._some(offered):
            after = t.clone()
            self.game.say(after, seat, word)
            for viewer in range(-1, len(self.match.header.seats)):
                if not self.game.knows_the_same(t, after, viewer):
                    continue
                what = f"{named(viewer)} is said to know the same after {self.game.vocabulary.text(word)}"
                if seen(self.game, t, viewer) != seen(self.game, after, viewer):
                    raise Broken(f"{what}, but its sight differs")
                if viewer >= 0 and self.game.offered(t, viewer) != self.game.offered(after, viewer):
                    raise Broken(f"{what}, but its offer differs")

    def _check_secrets(self, seat: int, offered: list[int]) -> None:
        """Who cannot see that a sealed word was said does not learn it in any other way either."""
        match, t = self.match, self.match.table
        if not self.game.step(t).sealed:
            return
        for word in self._some(offered):
            course = match.course()
            course.say(seat, word)
            after = course.table
            for viewer in range(-1, len(match.header.seats)):
                told = any(event.seen_by(viewer) for event in course.journal.events)
                if viewer == seat or told or seen(self.game, t, viewer) != seen(self.game, after, viewer):
                    continue
                what = f"{named(viewer)} could notice {self.game.vocabulary.text(word)} of seat {seat}"
                if self._around(t, viewer) != self._around(after, viewer):
                    raise Broken(f"{what}: what it is asked differs")
                if viewer < 0:
                    continue
                said = match.said + course.said
                if match.may_take_back(viewer) != (last_word_of(self.game, after, said, viewer) >= 0):
                    raise Broken(f"{what}: what it may take back differs")
                for own in self._some(self.game.offered(t, viewer))[:SOME]:
                    if self._what_comes(t, viewer, own) != self._what_comes(after, viewer, own):
                        raise Broken(f"{what}: {self.game.vocabulary.text(own)} then leads somewhere else")

    def _check_disclosure(self, seat: int, offered: list[int]) -> None:
        """A word through which nothing hidden becomes known leads to the same sight whatever is hidden.

        Else a seat could learn something, take the word back and say another.
        """
        t = self.match.table
        guess = self.game.guess(t, seat, self.dice)
        for word in self._some(offered):
            after = t.clone()
            self.game.say(after, seat, word)
            if after.disclosed() != t.disclosed():
                continue
            otherwise = guess.clone()
            self.game.say(otherwise, seat, word)
            if seen(self.game, after, seat) != seen(self.game, otherwise, seat):
                raise Broken(f"seat {seat} learns something hidden by {self.game.vocabulary.text(word)}, undisclosed")

    def _around(self, t: Table, viewer: int) -> tuple[object, ...]:
        """What a viewer is told beside its sight."""
        step, speakers = self.game.step(t), self.game.known_speakers(t, viewer)
        offer = self.game.offered(t, viewer) if viewer >= 0 else []
        return (step.name, step.rule, step.prompt(t, viewer), self.game.phase(t), speakers, offer)

    def _what_comes(self, t: Table, viewer: int, word: int) -> tuple[object, ...]:
        """What a viewer sees and hears after a word of its own."""
        after = t.clone()
        after.journal = Journal()
        self.game.say(after, viewer, word)
        heard = [(event.key, event.figures) for event in after.journal.seen_by(viewer)]
        return (seen(self.game, after, viewer), heard)

    def _some(self, offered: list[int]) -> list[int]:
        """A few words of an offer, of each verb at least one."""
        verbs = self.game.vocabulary.verb
        if not offered:
            return []
        start = len(self.match.said) % len(offered)
        turned = offered[start:] + offered[:start]
        first = {verbs(word): word for word in reversed(turned)}
        return list(dict.fromkeys([*first.values(), *turned[:SOME]]))

    def _check_undo(self, seat: int, offered: list[int]) -> None:
        """A word said and taken back leaves the table, the journal and everybody's sight as they were."""
        match = self.match
        numbers = match.table.numbers()
        events = len(match.journal.events)
        course = match.course()
        course.say(seat, self._any(offered))
        if match.table.numbers() != numbers:
            raise Broken("a word changes the table before it is said there")
        match.follow(course)
        match.follow(match.without([len(match.said) - 1]))  # whatever the rule: dropping a word is exact
        if match.table.numbers() != numbers or len(match.journal.events) != events:
            raise Broken("taking a word back does not restore the table")

    def _inspect_end(self) -> None:
        match = self.match
        seats = len(match.header.seats)
        places = self.game.places(match.table)
        if len(places) != seats or len(self.game.scores(match.table)) != seats:
            raise Broken("scores and places are not one for each seat")
        if any(places[winner] != 0 for winner in self.game.winners(match.table)):
            raise Broken("a winner does not hold the first place")
        for seat in range(-1, seats):
            seen(self.game, match.table, seat)
        self._check_saving()
        self._check_guesses()


def named(viewer: int) -> str:
    return "a spectator" if viewer < 0 else f"seat {viewer}"


def seen(game: Game, t: Table, viewer: int) -> bytes:
    """A sight as it goes over the wire."""
    return msgspec.json.encode(game.sight(t, viewer))


def told(match: Match) -> list[tuple[str, int, dict[str, Figure]]]:
    """The journal as plain values."""
    return [(event.key, event.audience, event.figures) for event in match.journal.events]
