"""The game: the rules of one title, without any state. Everything said at a table goes through here."""

from collections.abc import Callable
from typing import Any, Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64

from emporion.kernel.chance import Dice, write_seed
from emporion.kernel.journal import Account, Column, Event, Journal, Place
from emporion.kernel.options import Option, OptionValue, completed, playable
from emporion.kernel.refusal import MATCH_OVER, MAY_BE_SAID, NOT_YOU, Reasons, Refusal
from emporion.kernel.rows.row import Row
from emporion.kernel.step import Sequence, Step, T, passing
from emporion.kernel.table import CHANCE, ERRATA, F_AT, F_LOCAL, F_SEAT, MAX_OPTIONS, NOBODY, OPTIONS, OVER, SEATS
from emporion.kernel.words import Vocabulary, Words

MOST_RUNS: Final[i64] = 1_000_000  # steps that run by themselves before anybody has a choice: more would never end
TOO_LONG: Final = 100_000  # decisions after which a match is said not to end

Sights = Callable[["Game[T]", T, int], Any]
Tells = Callable[[Any, Any], None]


class NeverEnds(Exception):
    """A step that is done and stays on the agenda, so that a match would go on for ever; the text names it."""


class Game(Generic[T]):
    """A title derives this for its own class of tables and says how one is laid, guessed, scored and judged.

    `play` is its contents; an empty table comes from `new_table`, what a viewer may see from `sights`. Where a title
    writes rows (`write_row`), `tell_row` tells the same from a sight (`kernel/rows/twin.py`).
    """

    title: str = ""
    code: str = ""  # the prefix of its rule ids
    ruleset: int = 1
    errata: tuple[str, ...] = ()  # fixes that change legality or results, oldest first
    fewest_seats: int = 2
    most_seats: int = 4

    def __init__(
        self,
        play: Step,
        vocabulary: Vocabulary,
        reasons: Reasons,
        options: list[Option],
        new_table: Callable[[], T] | None = None,
        sights: "Sights[T] | None" = None,
        tell_row: "Tells | None" = None,
    ) -> None:
        if len(options) > MAX_OPTIONS:
            raise ValueError(f"{self.title} has {len(options)} options, a table has room for {MAX_OPTIONS}")
        self.play = play
        self.vocabulary = vocabulary
        self.reasons = reasons
        self.options = options
        self.new_table = new_table
        self.sights = sights
        self.tell_row = tell_row
        self.steps: vec[Step] = vec[Step]()
        self._number(play)
        self._scratch = Words(len(vocabulary))

    def _number(self, step: Step) -> None:
        if step.number >= 0:
            raise ValueError("a step stands in one place only")
        step.number = len(self.steps)
        self.steps = append(self.steps, step)
        for part in step.parts():
            self._number(part)

    def _owed(self, what: str) -> NotImplementedError:
        return NotImplementedError(f"the game of {self.title} has no `{what}`")

    # -- what a title defines -----------------------------------------------------------------------------
    def lay(self, t: T) -> None:
        """Set the table up for the first step."""
        raise self._owed("lay")

    def guess(self, t: T, seat: int, dice: Dice) -> T:
        """A table that agrees with everything the seat knows, all else drawn anew."""
        raise self._owed("guess")

    def scores(self, t: T) -> list[int]:
        """The points of each seat."""
        raise self._owed("scores")

    def places(self, t: T) -> list[int]:
        """The place of each seat at the end: 0 = winner; equal numbers share a place."""
        raise self._owed("places")

    def winners(self, t: T) -> list[int]:
        """The seats that win; several share the victory, none is possible."""
        return [seat for seat, place in enumerate(self.places(t)) if place == 0]

    def eliminated(self, t: T) -> list[int]:
        """The seats that are out of the match; in most titles nobody ever is."""
        return []

    def account(self, t: T, journal: Journal) -> Account:
        """What the points are made of and what breaks ties, from the table and all that happened at it."""
        return Account([Column("source:points", self.scores(t))], [])

    def if_stopped(self, t: T) -> list[int]:
        """The points of each seat if the match were counted now, by one who knows everything."""
        return self.scores(t)

    def round(self, t: T) -> int:
        """The number of the round under way, from 1; 0 in a title without rounds, or before the first."""
        return int(t.chapter())

    def order(self, t: T) -> tuple[list[int], list[int]]:
        """Who has had the turn in the pass under way, and who comes after those who speak now, in order.

        Public: it may depend on nothing that a spectator could not know.
        """
        return passing(self.steps, t, self.deciders(t))

    def finished(self, t: T) -> list[int]:
        """The seats that will not speak again before the end, though they are not eliminated."""
        return []

    def knows_the_same(self, before: T, after: T, viewer: i64) -> bool:
        """Whether the viewer surely knows the same at both tables: then its sight and its offer are the same, too.

        Asked instead of drawing both sights, so it must be quick; where it is not sure, sights are drawn.
        """
        return False

    def hides(self, t: T, viewer: int) -> bool:
        """Whether there is anything the viewer cannot see; the state of chance is such a thing."""
        return True

    def fits(self, seats: int, options: dict[str, OptionValue]) -> bool:
        """Whether the options can be played with that many seats; those that are not named have their defaults."""
        if not self.fewest_seats <= seats <= self.most_seats:
            return False
        return playable(self.options, completed(self.options, options, seats), seats)

    def default(self, t: T, seat: int) -> int:
        """What is said for a seat that does not speak in time."""
        return self.offered(t, seat)[0]

    def check(self, t: T) -> list[str]:
        """What is wrong with the table: pieces or money lost or made. For tests."""
        raise self._owed("check")

    def worth(self, t: T, seat: i64) -> float:
        """How good the position is for a seat, for bots; the scale is the title's own."""
        raise self._owed("worth")

    def terms(self, t: T, seat: i64) -> list[tuple[str, float, float]]:
        """What a position is made of, for advice: name (text `term-NAME`), amount, and what one is worth in `worth`."""
        return []

    def hinted(self, t: T, seat: i64) -> i64:
        """How many words of a decision a hint names."""
        return 3

    def allied(self, t: T, seat: i64, other: i64) -> bool:
        """Whether two seats win together; each seat is its own ally."""
        return seat == other

    def shortlist(self, t: T, seat: i64, words: Words) -> None:
        """Leave only the words of an offer that are worth thinking about, the most natural first: for bots."""

    def converses(self, t: T) -> bool:
        """Whether seats that may speak at the same time may ask each other something: then bots have their say before
        a person is asked who sits alone with them."""
        return False

    def patient(self, t: T, seat: i64) -> bool:
        """Whether a bot that may speak had better wait: it has asked somebody something who may speak, too."""
        return False

    def lingers(self, t: T, seat: i64, word: i64) -> bool:
        """Whether a bot had better keep this word back while a person may speak, too: with it, it would be gone."""
        return False

    def write_row(self, t: T, seat: i64, row: Row) -> None:
        """Write what the seat sees as numbers, for those who learn by playing; always equally many, whoever sits there.

        Only where `tell_row` tells the same from the sight: else observations are derived from the sight's types.
        """
        raise self._owed("write_row")

    def policy(self, t: T, seat: i64) -> i64:
        """The word a title's own planner would say on a guess, or -1 to let bots compare positions by `worth`."""
        return -1

    def first_policy(self, t: T, seat: i64) -> i64:
        """What the planner of an earlier edition would say, where one is kept to be measured against; else `policy`."""
        return self.policy(t, seat)

    # -- tables -------------------------------------------------------------------------------------------
    def table(
        self,
        seats: int,
        seed: str,
        options: dict[str, OptionValue] | None = None,
        journal: Journal | None = None,
        errata: tuple[str, ...] | None = None,
    ) -> T:
        """A new match, laid out and waiting for the first word."""
        chosen = completed(self.options, options or {}, seats)
        if not self.fewest_seats <= seats <= self.most_seats:
            raise ValueError(f"{self.title} is for {self.fewest_seats} to {self.most_seats} seats, not {seats}")
        if not self.fits(seats, chosen):
            raise ValueError(f"{self.title} cannot be played by {seats} with these options")
        t = self.blank(seats, chosen)
        t.v[SEATS] = seats
        for place, option in enumerate(self.options):
            t.v[OPTIONS + place] = option.number(chosen[option.name])
        active = self.errata if errata is None else errata
        for name in active:
            t.v[ERRATA] |= 1 << self.errata.index(name)
        write_seed(t.v, CHANCE, seed)
        t.journal = journal
        self.lay(t)
        self.play.start(t, NOBODY)
        self.settle(t)
        return t

    def load(self, numbers: list[int], options: dict[str, OptionValue]) -> T:
        """A table as `Table.numbers` saved it."""
        t = self.blank(numbers[SEATS], completed(self.options, options, numbers[SEATS]))
        if len(numbers) != len(t.v):
            raise ValueError(f"a table of {self.title} has {len(t.v)} numbers, not {len(numbers)}")
        t.v = vec[i64](numbers)
        return t

    def blank(self, seats: int, options: dict[str, OptionValue]) -> T:
        """An empty table of the title's own class."""
        if self.new_table is None:
            raise self._owed("new_table")
        return self.new_table()

    def sight(self, t: T, viewer: int) -> Any:
        """What a seat (or a spectator, -1) may see, as a msgspec Struct."""
        if self.sights is None:
            raise self._owed("sight")
        return self.sights(self, t, viewer)

    def options_of(self, t: T) -> dict[str, OptionValue]:
        return {option.name: option.values[t.v[OPTIONS + place]] for place, option in enumerate(self.options)}

    # -- speaking -----------------------------------------------------------------------------------------
    def step(self, t: T) -> Step:
        return self.steps[t.step()]

    def phase(self, t: T) -> str:
        """The name of the innermost named part of the sequence of play."""
        for k in range(t.depth()):
            step = self.steps[t.v[t.frame(k)]]
            if isinstance(step, Sequence) and step.name:
                return step.name
        return ""

    def turn(self, t: T, seat: i64) -> int:
        """The same number as long as a turn of the seat goes on: its place in the sequence of play.

        A turn is the outermost part that is about the seat; where there is none, every part counts.
        """
        place: list[int] = []
        k: i64 = t.depth()
        while k > 0:
            k -= 1
            frame = t.frame(k)
            place.append(int(t.v[frame]))
            if isinstance(self.steps[t.v[frame]], Sequence):
                place.append(int(t.v[frame + F_LOCAL]))  # how often it was gone through
            if t.v[frame + F_SEAT] == seat:
                break
            place.append(int(t.v[frame + F_AT]))
        return hash(tuple(place))

    def decision(self, t: T, seat: i64) -> int:
        """The same number as long as the seat is asked in the same step of the same turn, whoever speaks in between."""
        return hash((self.turn(t, seat), int(t.step())))

    def place(self, event: Event) -> Place:
        """Where in the sequence of play an event was told."""
        return self._place(event.agenda)

    def here(self, t: T) -> Place:
        """Where in the sequence of play a table stands: what is asked now stands there."""
        return self._place(t.agenda())

    def _place(self, agenda: tuple[int, ...]) -> Place:
        chapter, lap, turn, *steps = agenda
        for number in steps:
            step = self.steps[number]
            if isinstance(step, Sequence) and step.name:
                return Place(chapter, step.name, lap, turn)
        return Place(chapter, "", lap, turn)

    def deciders(self, t: T) -> i64:
        """A bit for each seat that may speak now."""
        if t.v[OVER] != 0:
            return 0
        return self.steps[t.step()].deciders(t)

    def speakers(self, t: T) -> list[int]:
        mask = self.deciders(t)
        return [seat for seat in range(t.seats()) if (mask >> seat) & 1]

    def known_deciders(self, t: T, viewer: i64) -> i64:
        """A bit for each seat that may speak now, as far as a viewer (-1 = a spectator) may know."""
        if t.v[OVER] != 0:
            return 0
        return self.steps[t.step()].known_deciders(t, viewer)

    def known_speakers(self, t: T, viewer: int) -> list[int]:
        mask = self.known_deciders(t, viewer)
        return [seat for seat in range(t.seats()) if (mask >> seat) & 1]

    def next_speaker(self, t: T) -> i64:
        """Of the seats that may speak, whom a program lets speak first: the lowest that need not wait."""
        mask = self.deciders(t)
        first: i64 = -1
        for seat in range(t.seats()):
            if (mask >> seat) & 1 == 1:
                if not self.patient(t, seat):
                    return seat
                if first < 0:
                    first = seat
        return first

    def candidates(self, t: T, seat: i64, into: Words) -> None:
        """Everything worth considering for a seat that may speak."""
        into.clear()
        if (self.deciders(t) >> seat) & 1:
            self.steps[t.step()].candidates(t, seat, into)

    def offer(self, t: T, seat: i64, into: Words) -> i64:
        """Write the words the seat may say now; how many they are."""
        into.clear()
        if t.v[OVER] != 0:
            return 0
        step = self.steps[t.step()]
        if (step.deciders(t) >> seat) & 1 == 0:
            return 0
        step.candidates(t, seat, into)
        n: i64 = into.n
        kept: i64 = 0
        for k in range(n):
            word = into.v[k]
            if step.refusal(t, seat, word) == MAY_BE_SAID:
                into.v[kept] = word
                kept += 1
        into.n = kept
        return kept

    def offered(self, t: T, seat: int) -> list[int]:
        into = Words(len(self.vocabulary))
        self.offer(t, seat, into)
        return into.listed()

    def refusal(self, t: T, seat: i64, word: i64) -> i64:
        """0 if the seat may say the word now, else the number of the reason."""
        if t.v[OVER] != 0:
            return MATCH_OVER
        step = self.steps[t.step()]
        if (step.deciders(t) >> seat) & 1 == 0:
            return NOT_YOU
        return step.refusal(t, seat, word)

    def explain(self, t: T, seat: int, word: int) -> Refusal | None:
        """Why a word may not be said, or None if it may."""
        reason = self.refusal(t, seat, word)
        if reason == MAY_BE_SAID:
            return None
        # The reasons every game has stand for themselves; a step's own come with the figures of its words.
        figures = self.step(t).figures(t, seat, word, reason) if reason > MATCH_OVER else {}
        return Refusal(self.reasons.keys[reason], self.reasons.rules[reason], figures)

    def caution(self, t: T, seat: i64, word: i64) -> Refusal | None:
        """What a person is asked before a word that may be said but is plainly a mistake; None for any other."""
        found: Refusal | None = self.steps[t.step()].caution(t, seat, word)
        return found

    def say(self, t: T, seat: i64, word: i64) -> None:
        """Say a word that may be said (see `refusal`) and let everything follow until somebody must speak."""
        self.steps[t.step()].say(t, seat, word)
        self.settle(t)

    def endless(self, t: T) -> NeverEnds:
        """What is wrong with a match that has not ended after `TOO_LONG` decisions."""
        step = type(self.steps[t.step()]).__name__
        return NeverEnds(f"the match does not end: {TOO_LONG} decisions so far, {step} is asked again and again")

    def settle(self, t: T) -> None:
        """Run what runs by itself and say what is the only thing to say, until somebody has a choice."""
        runs: i64 = 0
        while t.v[OVER] == 0:
            step = self.steps[t.step()]
            runs += 1
            if runs > MOST_RUNS:
                raise NeverEnds(f"{self.title}: {type(step).__name__} never ends (a step that is done pops itself)")
            who: i64 = step.deciders(t)
            if who == 0:
                step.run(t)
            elif not self._say_forced(t, step, who):
                return

    def _say_forced(self, t: T, step: Step, who: i64) -> bool:
        seat: i64 = 0
        while who >> seat:
            if (who >> seat) & 1 and not step.asks_always(t, seat):
                word = self._only_word(t, step, seat)
                if word >= 0:
                    step.say(t, seat, word)
                    return True
            seat += 1
        return False

    def _only_word(self, t: T, step: Step, seat: i64) -> i64:
        """The one word the seat may say, or -1 if there are several."""
        words = self._scratch
        words.clear()
        step.candidates(t, seat, words)
        only: i64 = -1
        for k in range(words.n):
            word: i64 = words.v[k]
            if step.refusal(t, seat, word) == MAY_BE_SAID:
                if only >= 0:
                    return -1
                only = word
        if only < 0:
            raise RuntimeError(f"{self.title}: seat {seat} has nothing to say in {step.name}")
        return only
