"""Matches between bots, played in chunks wherever there is a core: the work behind `emporion sim`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from emporion.bots import make_bot
from emporion.bots.bot import Guesses
from emporion.bots.contest import play_match
from emporion.games import load
from emporion.kernel.chance import Dice
from emporion.kernel.match import Header, Match
from emporion.kernel.options import OptionValue
from emporion.kernel.record import write_record
from emporion.kernel.words import Words
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


def parts(job: Job) -> list[Part]:
    size = max(FEWEST, -(-job.games // CHUNKS))
    return [Part(job, first, min(first + size, job.games)) for first in range(0, job.games, size)]


def play_part(part: Part) -> list[dict[str, object]]:
    """Play some matches; plain data, so that it can travel and be kept."""
    play = play_recorded if part.job.records else play_one
    return [msgspec.to_builtins(play(part.job, number)) for number in range(part.first, part.end)]


def play_one(job: Job, number: int) -> Played:
    game = load(job.game)
    t = game.table(len(job.bots), f"{job.seed}:{number}", job.options)
    players = [make_bot(job.bots[bot]) for bot in job.seating(number)]
    decisions = play_match(game, t, players, Dice(f"{job.seed}:{number}:bots"))
    return Played(number, decisions, game.scores(t), game.places(t), game.winners(t))


def play_recorded(job: Job, number: int) -> Played:
    """The very same match, word by word, with its record."""
    game = load(job.game)
    seating = job.seating(number)
    names = tuple(f"{job.bots[bot]} {bot + 1}" for bot in seating)
    match = Match(game, Header(job.game, f"{job.seed}:{number}", names, job.options, game.ruleset, game.errata))
    players = [make_bot(job.bots[bot]) for bot in seating]
    dice, words = Dice(f"{job.seed}:{number}:bots"), Words(len(game.vocabulary))
    while not match.over():
        t = match.table
        seat = game.speakers(t)[0]
        game.offer(t, seat, words)
        quiet = t.clone()  # bots think without a journal
        match.say(seat, int(players[seat].choose(Guesses(game, quiet, seat, dice), words, dice)))
    t = match.table
    return Played(number, len(match.said), game.scores(t), game.places(t), game.winners(t), record=write_record(match))


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
