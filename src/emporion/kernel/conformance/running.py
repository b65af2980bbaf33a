"""Matches played at random, over all configurations, and looked at closely: everything now and then, the cheap things
always; the longer a match, the less often. They end, nobody is left without a word, pieces and money are conserved."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from emporion.faults import fault
from emporion.kernel.chance import Dice
from emporion.kernel.conformance.copies import check_clone, check_saving, check_undo
from emporion.kernel.conformance.guesses import check_guesses
from emporion.kernel.conformance.judgement import check_judgement
from emporion.kernel.conformance.knowledge import check_disclosure, check_knowledge
from emporion.kernel.conformance.legality import check_legality
from emporion.kernel.conformance.peeking import Secrets
from emporion.kernel.conformance.rows import check_rows
from emporion.kernel.conformance.scene import Broken, Scene, seen
from emporion.kernel.conformance.secrets import check_secrets
from emporion.kernel.conformance.telling import check_drawn, check_quiet_words, check_sealed_words, check_setup
from emporion.kernel.game import Game, NeverEnds
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue, completed, spelled
from emporion.kernel.playout import check_end
from emporion.kernel.record import BadRecord, begun, say_line, write_record

LOOKS: Final = 16  # at a table where something was found: much depends on what is guessed
SELDOM: Final = 16  # decisions from one close look to the next, in a match of the usual length
USUAL: Final = 1_000  # decisions; in what is longer, a look takes longer, and all of them would take for ever
TELLS: Final = 500  # decisions of one match after which somebody hears that it goes on


@dataclass(frozen=True)
class Failure:
    configuration: str
    check: str
    record: str
    where: str = ""  # how far the match had come, and what was asked
    endless: bool = False  # whether it is that something never ends


@dataclass
class Report:
    game: str
    configurations: int = 0
    games: int = 0
    decisions: int = 0
    playing: int = 0  # decisions so far of the match that is played now
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
    """Play that many matches, spread over all configurations, and look closely at each.

    One that never ends is the last: every other would take as long.
    """
    report = Report(game.title)
    secrets = Secrets(Dice(f"{seed}:secrets"))
    every = configurations(game)
    report.configurations = len(every)
    for number in range(games):
        seats, options = every[number % len(every)]
        names = tuple(f"Seat {seat}" for seat in range(seats))
        match: Match | None = None
        try:
            if number == 0:
                check_setup(game, seats, options, seed, secrets)
            match = Match(game, Header(game.title, f"{seed}:{number}", names, options, game.ruleset, game.errata))
            inspector = Inspector(match, Dice(f"{match.header.seed}:dice"), number < 2 * len(every), secrets)
            for decisions in inspector.playing():
                report.playing = decisions
                if progress is not None:
                    progress(report)
        except Exception as error:  # whatever goes wrong in a game is a finding, not a crash of the inspection
            report.failures.append(_failure(game, seats, options, error, match))
        report.playing = 0
        report.games += 1
        report.decisions += len(match.said) if match is not None else 0
        if progress is not None:
            progress(report)
        if report.failures and report.failures[-1].endless:
            break
    kept = secrets.kept()
    if kept:
        what = f"guesses never change what only rivals can see ({', '.join(kept)}): bots would know it"
        report.failures.append(Failure("all configurations", what, "(no record: it took many matches)", "over the run"))
    return report


def check_record(game: Game, text: str) -> Report:
    """Look closely at the match a record tells, where it stops first; a failure comes with the words up to it."""
    report = Report(game.title, configurations=1, games=1)
    match: Match | None = None
    try:
        match, lines = begun(game, text)
        Inspector(match, Dice(f"{match.header.seed}:dice"), thorough=True).follow(lines)
        match, lines = begun(game, text)
        Inspector(match, Dice(f"{match.header.seed}:dice"), thorough=False).follow(lines, everywhere=True)
    except BadRecord:
        raise
    except Exception as error:
        header = match.header if match is not None else Header(game.title, "", ())
        defaults = completed(game.options, {}, len(header.seats)) if header.seats else {}
        chosen = {name: value for name, value in header.options.items() if value != defaults.get(name)}
        report.failures.append(_failure(game, len(header.seats), chosen, error, match))
    report.decisions = len(match.said) if match is not None else 0
    return report


def _failure(game: Game, seats: int, options: dict[str, OptionValue], error: Exception, match: Match | None) -> Failure:
    chosen = " ".join(f"{name}={spelled(value)}" for name, value in options.items())
    plain = isinstance(error, Broken | NeverEnds)
    what = str(error) if plain else f"{type(error).__name__}: {fault(game.title, error)}"
    where = "while the table is laid" if match is None else _where(match)
    record = write_record_safely(match)
    return Failure(f"{seats} seats {chosen}".strip(), what, record, where, isinstance(error, NeverEnds))


def _where(match: Match) -> str:
    words = f"after {len(match.said)} word{'' if len(match.said) == 1 else 's'}"
    return f"{words}, at the end" if match.over() else f"{words}, in {match.game.step(match.table).name}"


def write_record_safely(match: Match | None) -> str:
    if match is None:
        return "(no record: there is no table yet)"
    try:
        return write_record(match)
    except Exception as error:  # a broken table may not even score
        return f"(no record: {error})"


class Inspector(Scene):
    """Plays one match at random and checks as it goes; what it finds out about secrets counts for a whole run."""

    def __init__(self, match: Match, dice: Dice, thorough: bool, secrets: Secrets | None = None) -> None:
        super().__init__(match, dice, thorough)
        self.secrets = secrets

    def play(self) -> None:
        for _ in self.playing():
            pass

    def playing(self) -> Iterator[int]:
        """Play; how many decisions there were, now and then."""
        while not self.match.over():
            words = len(self.match.said)
            if words > 0 and words % TELLS == 0:
                yield words
            check_end(self.game, self.match.table, words)
            seat = self.any(self.game.speakers(self.match.table))
            offered = self._offer(seat)
            if self.dice.below(SELDOM * (1 + words // USUAL) ** 2) == 0:
                self.inspect(seat, offered)
            self.match.say(seat, self.any(offered))
            wrong = self.game.check(self.match.table)
            if wrong:
                raise Broken("; ".join(wrong))
        self._inspect_end()

    def follow(self, lines: list[tuple[int, str]], everywhere: bool = False) -> None:
        """Say what a record says, and look where it stops until something is found, or at every table on the way."""
        for number, line in lines:
            if everywhere:
                self._look()
            say_line(self.match, line, number)
            wrong = self.game.check(self.match.table)
            if wrong:
                raise Broken("; ".join(wrong))
        if self.match.over():
            self._inspect_end()
            return
        for _ in range(LOOKS):
            self._look()
        for seat in self.game.speakers(self.match.table):
            for word in self._offer(seat):
                self.game.say(self.match.table.clone(), seat, word)

    def _look(self) -> None:
        for seat in self.game.speakers(self.match.table):
            self.inspect(seat, self._offer(seat))

    def _offer(self, seat: int) -> list[int]:
        self.game.offer(self.match.table, seat, self.words)
        offered = self.words.listed()
        if not offered:
            raise Broken(f"seat {seat} has nothing to say in {self.game.step(self.match.table).name}")
        return offered

    def inspect(self, seat: int, offered: list[int]) -> None:
        """Look closely at the match as it stands, with this seat to speak."""
        check_legality(self, seat, offered)
        check_clone(self, seat, offered)
        check_saving(self)
        check_guesses(self)
        check_rows(self)
        check_knowledge(self, seat, offered)
        check_secrets(self, seat, offered)
        check_sealed_words(self, seat, offered)
        check_quiet_words(self, seat, offered)
        check_drawn(self, seat, offered)
        check_judgement(self, seat, offered)
        check_disclosure(self, seat, offered)
        if self.secrets is not None:
            self.secrets.look(self, seat, offered)
        if self.thorough:
            check_undo(self, seat, offered)

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
        check_saving(self)
        check_guesses(self)
        check_rows(self)
