"""Matches between bots, played in chunks wherever there is a core: the work behind `emporion sim`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.faults import fault
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.game import NeverEnds
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.kernel.playout import check_end
from emporion.kernel.record import write_record
from emporion.programs.players import is_program, make_player
from emporion.research.executor import Executor, run

CHUNKS = 64  # of one run, about
FEWEST = 16  # matches in a chunk


class Job(msgspec.Struct, frozen=True):
    """Matches of one title between these bots, who move on by one seat from match to match."""

    game: str
    bots: list[str]
    games: int
    seed: str
    options: dict[str, OptionValue]
    records: bool = False
    ruleset: int = 1

    def seating(self, number: int) -> list[int]:
        """Which bot sits where in a match."""
        n = len(self.bots)
        return [(seat + number) % n for seat in range(n)]


class Part(msgspec.Struct, frozen=True):
    """Some of a job's matches: from `first` to before `end`."""

    job: Job
    first: int
    end: int


class Played(msgspec.Struct):
    """How a match came out, by seat; the record if it was asked for."""

    number: int
    decisions: int
    scores: list[int]
    places: list[int]
    winners: list[int]
    record: str = ""
    defaults: list[int] = []
    """How often the default word was said for a seat whose program failed; empty where no program plays."""
    eliminated: list[int] = []
    """The seats that were out of the match before it ended."""


def parts(job: Job) -> list[Part]:
    size = max(FEWEST, -(-job.games // CHUNKS))
    return [Part(job, first, min(first + size, job.games)) for first in range(0, job.games, size)]


def play_part(part: Part) -> list[dict[str, object]]:
    """Play some matches; plain data, so that it can travel and be kept."""
    programs = any(is_program(name) for name in part.job.bots)
    play = play_recorded if part.job.records or programs else play_one
    return [_played(play, part.job, number) for number in range(part.first, part.end)]


class BrokenTitle(ValueError):
    """Something went wrong in a title's own code while a match was played; the text says what, and in which file."""


def _played(play: Callable[[Job, int], Played], job: Job, number: int) -> dict[str, object]:
    try:
        played: dict[str, object] = msgspec.to_builtins(play(job, number))
    except Exception as error:
        if isinstance(error, NeverEnds):
            raise BrokenTitle(f"{job.game} failed: {error}") from None
        what = fault(job.game, error)
        if f" ({job.game}/" not in what:
            raise  # a fault of ours
        raise BrokenTitle(f"{job.game} failed: {type(error).__name__}: {what}") from None
    return played


def play_one(job: Job, number: int) -> Played:
    game = load(job.game)
    t = game.table(len(job.bots), f"{job.seed}:{number}", job.options)
    players = [make_bot(job.bots[bot]) for bot in job.seating(number)]
    decisions = play_match(game, t, players, Dice(f"{job.seed}:{number}:bots"))
    return Played(number, decisions, game.scores(t), game.places(t), game.winners(t), eliminated=game.eliminated(t))


def play_recorded(job: Job, number: int) -> Played:
    """The very same match, word by word, with its record; programs play in no other way."""
    game = load(job.game)
    seating = job.seating(number)
    names = tuple(f"{job.bots[bot]} {bot + 1}" for bot in seating)
    match = Match(game, Header(job.game, f"{job.seed}:{number}", names, job.options, game.ruleset, game.errata))
    dice = Dice(f"{job.seed}:{number}:bots")
    players = [make_player(job.bots[bot], seat, dice) for seat, bot in enumerate(seating)]
    try:
        while not match.over():
            check_end(game, match.table, len(match.said))
            seat = int(game.next_speaker(match.table))
            match.say(seat, players[seat].choose(match))
    finally:
        for player in players:
            player.over(match)
    t = match.table
    played = Played(number, len(match.said), game.scores(t), game.places(t), game.winners(t))
    played.eliminated = game.eliminated(t)
    played.record = write_record(match) if job.records else ""
    played.defaults = [player.defaults for player in players] if any(is_program(name) for name in job.bots) else []
    return played


def play_all(
    job: Job,
    on: str | Executor = "",
    resume: Path | None = None,
    records: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> list[Played]:
    """All matches of a job in order, wherever they are played; records go into a folder as they come."""
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)

    def keep(number: int, result: list[dict[str, object]]) -> list[dict[str, object]]:
        for played in result:
            text = str(played.pop("record", ""))
            if records is not None:
                (records / f"{job.game}-{played['number']:06}.record").write_text(text, encoding="utf-8")
        return [{**played, "record": ""} for played in result]

    results = run(play_part, parts(job), on, msgspec.to_builtins(job), resume, keep, progress)
    return [msgspec.convert(played, Played) for part in results for played in part]
