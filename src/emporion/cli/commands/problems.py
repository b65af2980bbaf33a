"""`emporion problems`: find positions in which one word is clearly best, and check those that were found."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from emporion.cli import completion
from emporion.cli.arguments import Json
from emporion.cli.shared import UsageError, counted, print_json
from emporion.cli.work import watched

MOST_MATCHES = 100_000
AT_ONCE = 64  # matches handed out before the count is looked at again

problems = typer.Typer(help="Mine and check the problems of a title.", no_args_is_help=True)

Title = Annotated[str, typer.Argument(help="the game", autocompletion=completion.titles)]
File = Annotated[Path | None, typer.Option("--file", help="the file of the problems instead of the title's own")]
On = Annotated[str, typer.Option("--on", help="where: processes, processes:N or serial")]
Nice = Annotated[int, typer.Option("--nice", min=0, max=19, help="how far to stand back for other programs")]


@problems.command(name="mine")
def mine(
    title: Title,
    until: Annotated[int, typer.Option("--until", min=1, help="stop when the file holds so many problems")] = 40,
    matches: Annotated[
        int, typer.Option("--matches", min=1, help="look at so many more matches at most")
    ] = MOST_MATCHES,
    file: File = None,
    on: On = "processes",
    nice: Nice = 0,
    json: Json = False,
) -> None:
    """Look for problems in matches of strong bots; stopped and started again, it goes on where it was."""
    from emporion import games
    from emporion.bots.net_file import has_net
    from emporion.problems.book import book_file, read_book, write_book
    from emporion.problems.mine import Found, add, mine_numbered
    from emporion.research.executor import executor

    game = games.load(title)
    if not has_net(title):
        raise UsageError(f"{title} has no net, which plays the matches and looks first: train one (docs/training.md)")
    to = file or book_file(title)
    book = read_book(to, game)
    first = book.mined
    os.nice(nice)

    def kept(done: int, of: int) -> str:
        return f"{counted(len(book.problems), 'problem', 'problems')} of {title} in {to}; the same command goes on"

    place = executor(on)
    with watched(f"problems of {title}", kept) as advance:
        try:
            while len(book.problems) < until and book.mined < first + matches:
                numbers = range(book.mined, min(book.mined + AT_ONCE, first + matches))
                back: dict[int, Found] = {}
                for k, result in place.map(mine_numbered, [(title, number) for number in numbers]):
                    back[numbers[k]] = result
                    while book.mined in back and len(book.problems) < until:
                        add(book, game, back.pop(book.mined))
                        write_book(to, book)
                    advance(len(book.problems), until, f"{book.mined} matches")
                    if len(book.problems) >= until:
                        break
        finally:
            place.stop()
    if json:
        print_json({"game": title, "problems": len(book.problems), "mined": book.mined, "file": str(to)})
        return
    from emporion.cli.shared import out

    out.print(f"{to}: {counted(len(book.problems), 'problem', 'problems')} in {book.mined:,} matches", markup=False)


@problems.command(name="check")
def check(
    title: Title,
    only: Annotated[int, typer.Option("--only", min=0, help="check this number alone (0 = all)")] = 0,
    seed: Annotated[str, typer.Option("--seed", help="for the dice of the check")] = "check",
    drop: Annotated[bool, typer.Option("--drop", help="remove those that do not hold; numbers change")] = False,
    file: File = None,
    nice: Nice = 0,
    json: Json = False,
) -> None:
    """Prove the problems again, with dice of their own: the best word must be as clearly ahead as before."""
    from emporion import games
    from emporion.problems.book import book_file, read_book, without, write_book
    from emporion.problems.recheck import recheck

    game = games.load(title)
    to = file or book_file(title)
    book = read_book(to, game)
    if only > len(book.problems):
        raise UsageError(f"{title} has {counted(len(book.problems), 'problem', 'problems')}")
    os.nice(nice)
    numbers = [only] if only else range(1, len(book.problems) + 1)
    lines: list[dict[str, object]] = []
    with watched(f"problems of {title}", lambda done, of: f"{done} of {of} were checked") as advance:
        for number in numbers:
            again = recheck(game, book, book.problems[number - 1], seed)
            lines.append({"number": number, "holds": again.holds, "lead": again.lead, "said": again.said})
            advance(len(lines), len(numbers))
    wrong = [line for line in lines if not line["holds"]]
    if drop and wrong:
        failed = [book.problems[int(str(line["number"])) - 1] for line in wrong]
        write_book(to, without(book, failed))
    if json:
        print_json({"game": title, "checked": len(lines), "failed": len(wrong), "problems": lines})
    else:
        from emporion.cli.shared import out

        for line in wrong:
            out.print(f"{title} {line['number']}: {line['said']} (lead {line['lead']})", markup=False)
        out.print(f"{len(lines) - len(wrong)} of {counted(len(lines), 'problem', 'problems')} hold", markup=False)
    if wrong and not drop:
        raise typer.Exit(1)
