"""`emporion sim`: bots against each other, many matches, in figures."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from emporion import compiled
from emporion.bots import make_bot
from emporion.bots.contest import play_match
from emporion.cli.library import Json
from emporion.cli.shared import UsageError, check_seats, notes, out, print_json, read_choices
from emporion.games import load
from emporion.kernel.chance import Dice

if TYPE_CHECKING:
    from emporion.kernel.game import Game
    from emporion.kernel.options import OptionValue

Options = Annotated[list[str], typer.Option("--option", "-o", help="NAME=VALUE, may be repeated")]


class Tally:
    """What the matches came to, in the order of the bots."""

    def __init__(self, bots: list[str]) -> None:
        self.bots = bots
        self.games = 0
        self.decisions = 0
        self.wins = [0.0] * len(bots)
        self.scores = [0] * len(bots)

    def play(self, game: Game, seed: str, options: dict[str, OptionValue]) -> None:
        """One match; the bots have moved on by one seat since the last."""
        n = len(self.bots)
        at_seat = [(seat + self.games) % n for seat in range(n)]
        table = game.table(n, f"{seed}:{self.games}", options)
        players = [make_bot(self.bots[bot]) for bot in at_seat]
        self.decisions += play_match(game, table, players, Dice(f"{seed}:{self.games}:bots"))
        self.games += 1
        winners = game.winners(table)
        for seat in winners:
            self.wins[at_seat[seat]] += 1 / len(winners)
        for seat, score in enumerate(game.scores(table)):
            self.scores[at_seat[seat]] += score


def read_bots(text: str, seats: int) -> list[str]:
    """One name for all seats, or one for each."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        make_bot(name)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"{len(names)} bots for {seats} seats: name one for all or one for each")
    return names


def sim(
    game: Annotated[str, typer.Argument(help="a title, see `emporion games`")],
    seats: Annotated[int, typer.Option(help="how many seats; by default as many as bots are named")] = 0,
    bots: Annotated[str, typer.Option(help="one for all seats, or one for each: greedy,random,random")] = "random",
    games: Annotated[int, typer.Option(min=1, help="how many matches")] = 100,
    seed: Annotated[str, typer.Option(help="any text; the same seed gives the same matches")] = "0",
    option: Options = [],  # noqa: B006 typer reads the default, nobody changes it
    json: Json = False,
) -> None:
    """Let bots play matches against each other; they change seats from match to match."""
    rules = load(game)
    options = read_choices(rules, option)
    named = bots.count(",") + 1
    tally = Tally(read_bots(bots, check_seats(rules, seats or (named if named > 1 else 0), options)))
    started = perf_counter()
    with Progress(console=notes, transient=True) as progress:
        task = progress.add_task(f"{game}: {games} matches", total=games)
        for _ in range(games):
            tally.play(rules, seed, options)
            progress.advance(task)
    seconds = perf_counter() - started
    result = {
        "game": game,
        "seats": len(tally.bots),
        "bots": tally.bots,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(tally.games / seconds, 2),
        "decisions_per_s": round(tally.decisions / seconds),
        "decisions_per_game": round(tally.decisions / tally.games, 1),
        "wins": [round(wins, 4) for wins in tally.wins],
        "scores_mean": [round(score / tally.games, 3) for score in tally.scores],
        "compiled": compiled(),
    }
    if json:
        print_json(result)
        return
    table = Table("bot", "wins", "share", "mean score", title=f"{game}, {len(tally.bots)} seats, {games} matches")
    for bot, wins, score in zip(tally.bots, tally.wins, tally.scores, strict=True):
        table.add_row(bot, f"{wins:.1f}", f"{100 * wins / games:.1f} %", f"{score / games:.2f}")
    out.print(table)
    out.print(
        f"{result['decisions_per_s']:,} decisions/s, {result['decisions_per_game']} per match, "
        f"{'compiled' if result['compiled'] else 'INTERPRETED'}"
    )
