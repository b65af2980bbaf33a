"""Trains a net for a title: python -m tools.selfplay TITLE [--watch 60] [--imitate 30] [--play 300] [--folder nets]."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.selfplay", description=__doc__)
    parser.add_argument("titles", nargs="+", metavar="TITLE", help="one after the other, each with its own seconds")
    parser.add_argument(
        "--folder", type=Path, default=Path("nets"), help="TITLE.state to go on from, TITLE.npz the best net"
    )
    parser.add_argument(
        "--workers", type=int, help="0 = all in this process", default=max(1, (os.cpu_count() or 1) - 1)
    )
    parser.add_argument("--device", default="", help="cuda or cpu; by default what there is")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--every", type=float, default=5.0, help="seconds between lines")
    watching = parser.add_argument_group("watching and imitation, where nothing was learnt yet")
    watching.add_argument("--watch", type=float, default=60.0, help="seconds")
    watching.add_argument(
        "--levels", type=lambda text: text.split(","), default=["hard"], help="by turns; quick looks once"
    )
    watching.add_argument("--most", type=int, default=3_000_000, help="words watched")
    watching.add_argument("--imitate", type=float, default=30.0, help="seconds")
    watching.add_argument(
        "--shipped", action="store_true", help="begin from the title's shipped net instead: watch for the lengths only"
    )
    playing = parser.add_argument_group("self-play")
    playing.add_argument("--play", type=float, default=300.0, help="seconds")
    playing.add_argument("--updates", type=int, default=10**9, help="at most")
    playing.add_argument("--seats", type=int, default=0, help="the main number of seats; by default four")
    playing.add_argument("--tables", type=int, default=160, help="of each worker in each half")
    playing.add_argument("--length", type=int, default=128, help="words at each table between updates")
    playing.add_argument("--batch", type=int, default=16384)
    playing.add_argument("--epochs", type=int, default=2)
    playing.add_argument("--lr", type=float, default=4e-4)
    playing.add_argument("--discount", type=float, default=0.998)
    playing.add_argument("--trace", type=float, default=0.97)
    playing.add_argument("--entropy", type=float, default=0.006)
    playing.add_argument(
        "--near", type=float, default=0.1, help="how strongly the net is held near the imitator at first"
    )
    playing.add_argument("--fade", type=float, default=400.0, help="seconds until points and imitator count no more")
    playing.add_argument("--league", type=float, default=0.25, help="share of tables with the imitator or past nets")
    playing.add_argument("--bot", default="hard", help="who sits at the bots' tables")
    playing.add_argument("--bots", type=float, default=1.0, help="their thinking, as a share of the other tables' time")
    gates = parser.add_argument_group("gates")
    gates.add_argument("--against", default="hard")
    gates.add_argument("--gate-every", type=float, default=60.0, help="seconds")
    gates.add_argument("--gate-matches", type=int, default=320)
    gates.add_argument("--gate-seconds", type=float, default=15.0)
    gates.add_argument("--check", type=int, default=0, help="matches of the best net at the end, on fresh seeds")
    parser.add_argument("--width", type=int, default=0, help="of the net; by default as wide as 2 MB allow")
    return parser


def main() -> None:
    chosen = arguments().parse_args()
    from .training import Training  # not in the workers, which import this module, too

    for title in chosen.titles:
        chosen.title = title
        Training(chosen).run()


if __name__ == "__main__":
    main()
