"""`emporion bench`: decisions per second of random play and the price of a clone, compiled and interpreted."""

from __future__ import annotations

import json as jsonlib
import os
import subprocess
import sys
from statistics import median
from time import process_time
from typing import Annotated, Any

import typer

from emporion import compiled
from emporion.cli import completion
from emporion.cli.arguments import Json
from emporion.cli.names import find_title
from emporion.cli.shared import UsageError, make_table, print_json

SEATS = 4


def measure(title: str, seconds: float) -> dict[str, float]:
    """Random play and clones of one game in this very process, in CPU time."""
    from emporion.games import load
    from emporion.kernel.chance import Dice
    from emporion.kernel.playout import clones, play_out
    from emporion.kernel.words import Words

    game = load(title)
    words = Words(len(game.vocabulary))
    dice = Dice("bench")
    seats = min(max(SEATS, game.fewest_seats), game.most_seats)
    decisions = games = 0
    started = process_time()
    while process_time() - started < seconds or games == 0:
        decisions += play_out(game, game.table(seats, f"bench:{games}"), dice, words)
        games += 1
    spent = process_time() - started
    table = game.table(seats, "bench")
    rounds = 20_000 if compiled() else 2_000
    started = process_time()
    clones(table, rounds)
    clone = (process_time() - started) / rounds
    return {
        "decisions_per_s": round(decisions / spent),
        "games_per_s": round(games / spent, 1),
        "decisions_per_game": round(decisions / games, 1),
        "clone_us": round(1e6 * clone, 3),
    }


def measure_elsewhere(title: str, pure: bool, seconds: float) -> dict[str, float]:
    """The same in a process of its own, compiled or interpreted."""
    environment = {**os.environ, "EMPORION_PURE": "1" if pure else "0"}
    command = [sys.executable, "-m", "emporion", "bench", title, "--here", "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise UsageError(f"{title} could not be measured: {done.stderr.strip().splitlines()[-1:]}")
    result: dict[str, Any] = jsonlib.loads(done.stdout)
    return dict(result["games"][0]["here"])


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(help="titles; all by default", autocompletion=completion.titles)
    ] = None,
    seconds: Annotated[float, typer.Option(help="CPU seconds for each measurement", min=0.001)] = 1.0,
    repeats: Annotated[int, typer.Option(min=1, help="measurements of each form, taken in turns")] = 3,
    here: Annotated[bool, typer.Option("--here", help="only the form that runs now, in this process")] = False,
    peers: Annotated[bool, typer.Option("--peers", help="beside catanatron, OpenSpiel and RLCard")] = False,
    growth: Annotated[bool, typer.Option("--growth", help="how the cost grows with seats and within a match")] = False,
    interfaces: Annotated[bool, typer.Option("--interfaces", help="what each way to drive the engine costs")] = False,
    json: Json = False,
) -> None:
    """Measure the engine's speed on one core: random play and clones, compiled and interpreted side by side."""
    from emporion.cli.commands.bench_more import compare_with_peers, show_growth, show_interfaces
    from emporion.games import playable

    wanted = [find_title(title) for title in game] if game else playable()
    if peers:
        compare_with_peers(
            wanted, lambda title: measure_elsewhere(title, not compiled(), seconds), seconds, repeats, json
        )
    elif growth:
        show_growth(wanted, seconds, json)
    elif interfaces:
        show_interfaces(wanted, SEATS, seconds, json)
    elif here:
        show_here([{"game": title, "here": measure(title, seconds), "compiled": compiled()} for title in wanted], json)
    else:
        show_forms([compare_forms(title, seconds, repeats) for title in wanted], json)


def compare_forms(title: str, seconds: float, repeats: int) -> dict[str, Any]:
    """Both forms of the engine in turns."""
    from emporion.cli.shared import notes

    forms: dict[str, list[dict[str, float]]] = {"compiled": [], "interpreted": []}
    for number in range(repeats):
        notes.print(f"[dim]{title}: measurement {number + 1} of {repeats}[/dim]")
        if compiled():
            forms["compiled"].append(measure_elsewhere(title, False, seconds))
        forms["interpreted"].append(measure_elsewhere(title, True, seconds))
    return summary(title, forms)


def show_here(rows: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json({"seats": SEATS, "games": rows})
        return
    from emporion.cli.shared import out

    form = "compiled" if compiled() else "interpreted"
    shown = [
        [
            row["game"],
            f"{row['here']['decisions_per_s']:,}",
            f"{row['here']['games_per_s']:,}",
            f"{row['here']['decisions_per_game']:,}",
            f"{row['here']['clone_us']} µs",
        ]
        for row in rows
    ]
    title = f"Random play, {SEATS} seats, one core, {form}"
    out.print(make_table("game", "decisions/s", "matches/s", "decisions/match", "clone", rows=shown, title=title))


def show_forms(rows: list[dict[str, Any]], json: bool) -> None:
    if json:
        print_json({"seats": SEATS, "games": rows})
        return
    from emporion.cli.shared import out

    shown: list[list[str]] = []
    for row in rows:
        fast, slow = row["compiled"], row["interpreted"]
        if fast is None:
            shown.append(
                [row["game"], "not compiled", f"{slow['decisions_per_s']:,}", "-", "-", f"{slow['clone_us']} µs"]
            )
            continue
        shown.append(
            [
                row["game"],
                f"{fast['decisions_per_s']:,}",
                f"{slow['decisions_per_s']:,}",
                f"{row['ratio']:.1f} ×",
                f"{fast['games_per_s']:,}",
                f"{fast['clone_us']} µs",
            ]
        )
    title = f"Random play, {SEATS} seats, one core"
    out.print(make_table("game", "decisions/s", "interpreted", "ratio", "matches/s", "clone", rows=shown, title=title))


def summary(title: str, forms: dict[str, list[dict[str, float]]]) -> dict[str, Any]:
    """The median of each figure over the repeats, the spread of the main one, and the ratio of the two forms."""
    row: dict[str, Any] = {"game": title}
    for form, runs in forms.items():
        row[form] = {key: median(run[key] for run in runs) for key in runs[0]} if runs else None
        if runs:
            speeds = [run["decisions_per_s"] for run in runs]
            row[form]["decisions_per_s_range"] = [min(speeds), max(speeds)]
    fast, slow = row["compiled"], row["interpreted"]
    row["ratio"] = round(fast["decisions_per_s"] / slow["decisions_per_s"], 2) if fast else None
    return row
