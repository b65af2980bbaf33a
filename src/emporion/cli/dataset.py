"""`emporion dataset`: records as data for learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emporion.cli.library import Json
from emporion.cli.shared import UsageError, out, print_json, progress_bar


def dataset(
    folder: Annotated[Path, typer.Argument(help="records, as `emporion sim --records` writes them")],
    to: Annotated[Path, typer.Argument(help="the Parquet file to write")],
    json: Json = False,
) -> None:
    """Turn records into a Parquet file of observation, mask, word and outcome, row by row."""
    from emporion.research.dataset import NoDataset, write_dataset

    with progress_bar() as progress:
        task = progress.add_task(f"{folder}", total=None)

        def advance(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        try:
            result = write_dataset(folder, to, advance)
        except NoDataset as error:
            raise UsageError(str(error)) from None
    if json:
        print_json(result)
    else:
        out.print(
            f"{to}: {result['rows']:,} decisions of {result['matches']:,} matches of {result['game']}, "
            f"{result['seats']} seats, layout {result['layout']}"
        )
