"""What a dataset is, who played in it and how it came about: the page that goes with the file."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emporion import __version__
from emporion.bots import BOTS
from emporion.games import load
from emporion.kernel.options import spelled
from emporion.kernel.record import FIELDS, RULE, digest_of, lines_of
from emporion.programs.players import is_program
from emporion.research.dataset import record_files
from emporion.research.extras import need

if TYPE_CHECKING:
    from collections.abc import Iterable

SOMEBODY = "somebody else"
OF_PEOPLE = "Records of matches in which people played; their names are not told here."
OF_PROGRAMS = """\
Played by programs, so nobody's data are in it: `emporion sim GAME --bots NAMES --records FOLDER`."""
ENDING = """\
The records hold seeds and every word, so each row can be made again, and `emporion replay` verifies them.

## What it is good for, and what not

Imitation, evaluation of positions, opponent models, benchmarks. An observation holds nothing the seat could not know.
Decisions with only one possible word are not in it. The players are those named above, with their habits and their
mistakes: what they never do is not in it either. Rows of one match depend on each other: split by `match`, never by
row.

## Terms

MIT, as the program. The games belong to their designers and publishers (CREDITS.md)."""
COLUMNS = {
    "match": "number of the match in this file, from 0",
    "turn": "how many words of the match were said before",
    "seat": "who decides, from 0",
    "decision": "what is asked",
    "observation": "what the seat sees as numbers, itself first; the names are in the file's metadata",
    "mask": "which words of the vocabulary may be said",
    "word": "the number of the word that was said",
    "win": "1 for the winner of the match, shared equally by several",
    "score": "the seat's points at the end",
    "place": "its place at the end, 0 for the first",
}


def write_datasheet(folder: Path, file: Path, to: Path) -> None:
    """Describe a dataset that was made of the records in a folder; counted anew from both."""
    pq = need("pyarrow.parquet", "research")
    table = pq.read_table(file, columns=["match", "seat", "decision", "win", "score"])
    about = json.loads(table.schema.metadata[b"emporion"])
    records = [text for text in (one.read_text(encoding="utf-8") for one in record_files(folder)) if finished(text)]
    to.write_text("\n".join(lines(about, table, records, file)) + "\n", encoding="utf-8")


def finished(text: str) -> bool:
    return "\nresult: unfinished\n" not in text


def header(text: str, name: str) -> str:
    return lines_of(text)[1 + FIELDS.index(name)].partition(":")[2].strip()


def player(name: str) -> str:
    """Who held a seat: `emporion sim` writes `hard 2` for the second bot it was given. People's names are not told."""
    head, _, number = name.rpartition(" ")
    return head if number.isdigit() and (head in BOTS or is_program(head)) else SOMEBODY


def players(text: str) -> list[str]:
    """Who held each seat of a record."""
    return [player(name.strip()) for name in header(text, "seats").split("|")]


def lines(about: dict[str, Any], table: Any, records: list[str], file: Path) -> Iterable[str]:
    game = load(about["game"])
    rows, matches = table.num_rows, len(records)
    options = ", ".join(f"{name}={spelled(value)}" for name, value in about["options"].items())
    yield f"# Datasheet of {file.name}"
    yield ""
    yield f"{matches:,} matches of {game.title}, {about['seats']} seats: {rows:,} decisions, one row each."
    yield ""
    yield "## What is in it"
    yield ""
    yield "| | |"
    yield "|---|---|"
    yield f"| game | {game.title}, ruleset {', '.join(sorted({header(text, 'ruleset') for text in records}))} |"
    yield f"| options | {options or 'none'} |"
    yield f"| words in the vocabulary | {len(about['words']):,} |"
    yield f"| numbers in an observation | {len(about['features']):,} (layout {about['layout']}) |"
    yield f"| decisions of a match | {rows / max(1, matches):,.0f} in the mean |"
    yield f"| matches without a winner | {sum('winners: nobody' in text.splitlines() for text in records)} |"
    yield f"| sha256 of the file | `{sha256(file.read_bytes()).hexdigest()}` |"
    yield f"| sha256 of the records' digests | `{sha256(chr(10).join(map(digest_of, records)).encode()).hexdigest()}` |"
    yield ""
    yield from who_played(about["seats"], records)
    yield ""
    yield "| column | holds |"
    yield "|---|---|"
    yield from (f"| `{name}` | {what} |" for name, what in COLUMNS.items())
    yield ""
    yield "| decision | rows |"
    yield "|---|---|"
    asked = Counter(table["decision"].to_pylist())
    yield from (f"| `{name}` | {count:,} |" for name, count in asked.most_common())
    yield ""
    yield "## How it came about"
    yield ""
    yield OF_PEOPLE if any(SOMEBODY in players(text) for text in records) else OF_PROGRAMS
    yield f"Written by Emporion {__version__}: `emporion dataset FOLDER {file.name} --datasheet {file.stem}.md`."
    yield ENDING


def who_played(seats: int, records: list[str]) -> Iterable[str]:
    """Seats and victories of everybody who played, the strongest first."""
    held: Counter[str] = Counter()
    won: dict[str, float] = {}
    for text in records:
        names = players(text)
        winners = next(line for line in lines_of(text.rpartition(f"\n{RULE}\n")[2]) if line.startswith("winners: "))
        first = [] if winners.endswith("nobody") else [int(seat) for seat in winners.split(" ")[1:]]
        held.update(names)
        for seat in first:
            won[names[seat]] = won.get(names[seat], 0.0) + 1 / len(first)
    yield f"| player | seats | victories for each (a fair share is {1 / seats:.1%}) |"
    yield "|---|---|---|"
    shares = {name: won.get(name, 0.0) / count for name, count in held.items()}
    for name in sorted(held, key=lambda one: -shares[one]):
        yield f"| {name} | {held[name]:,} | {shares[name]:.1%} |"
