"""Writes what is counted and measured on the cards of the environments (docs/environments), between their marks.

tools/cards.py                  count the spaces anew and measure the baselines
tools/cards.py --spaces         only the spaces, in a second
tools/cards.py TITLE ...        only these titles
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from datetime import date
from pathlib import Path
from typing import Any

from emporion.games import load, playable
from emporion.games.about import about
from emporion.kernel.rows.writing import decisions as kinds
from emporion.research import env_ids, gym_ids
from emporion.research.observation import layout
from emporion.research.openspiel_game import PREFIX
from performance import put, table

ROOT = Path(__file__).resolve().parent.parent
CARDS = ROOT / "docs" / "environments"
MATCHES = 240
LINE_UP = "hard,medium,easy,random"
FEW = {"antiquity": ("hard,random", 2, 60)}
"""Where matches are long: who plays, at how many seats, how often."""


def card(title: str) -> Path:
    return CARDS / f"{title}.md"


def spaces(title: str) -> str:
    """What stands in the block `spaces` of a card."""
    game, how, asked = load(title), layout(title), decisions(title)
    environments = [name for names in (env_ids(), gym_ids()) for name, of in names.items() if of == title]
    names = ", ".join(f"`{name}`" for name in [*environments, PREFIX + title])
    options = ", ".join(f"`{option.name}`" for option in game.options)
    return table(
        ["", title.replace("_", " ").title()],
        [
            ["names", names],
            ["seats", f"{game.fewest_seats} to {game.most_seats}, {about(title).recommended_seats} recommended"],
            ["observation", f"{how.size:,} numbers of `float32` (`int16` unscaled), layout `{how.version}`"],
            ["action", f"`Discrete({len(game.vocabulary)})`, masked"],
            ["decisions", ", ".join(f"`{name}`" for name, sealed in asked.items() if not sealed)],
            ["sealed decisions", ", ".join(f"`{name}`" for name, sealed in asked.items() if sealed) or "none"],
            ["options", options or "none"],
        ],
    )


def decisions(title: str) -> dict[str, bool]:
    """What is asked, by name, and whether it is answered in secret, by all who are asked at the same time."""
    game = load(title)
    sealed = {step.name for step in game.steps if step.sealed}
    return {name: name in sealed for name in kinds(game)}


def baselines(title: str) -> str:
    bots, seats, games = FEW.get(title, (LINE_UP, 4, MATCHES))
    arguments = ["arena", title, "--bots", bots, "--seats", str(seats), "--games", str(games), "--seed", "card"]
    done = subprocess.run(
        [sys.executable, "-m", "emporion", *arguments, "--json"], check=True, stdout=subprocess.PIPE, text=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    rows = [
        [
            f"`{line['bot']}`",
            f"{line['share']:.1%}",
            f"{line['interval'][0]:.0%} to {line['interval'][1]:.0%}",
            f"{line['score_mean']:.1f}",
            f"{line['place_mean']:.2f}",
        ]
        for line in found["bots"]
    ]
    said = (
        f"`emporion {' '.join(arguments)}`: {found['games']} matches, "
        f"{found['decisions'] / found['games']:,.0f} decisions each, {date.today().isoformat()}. "
        f"A fair share is {1 / seats:.0%}."
    )
    return f"{said}\n\n{table(['bot', 'victories', '95 %', 'mean points', 'mean place'], rows)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", default=playable())
    parser.add_argument("--spaces", action="store_true")
    chosen = parser.parse_args()
    for title in chosen.titles:
        if card(title).is_file():
            put(card(title), "spaces", spaces(title))
            if not chosen.spaces:
                put(card(title), "baselines", baselines(title))


if __name__ == "__main__":
    main()
