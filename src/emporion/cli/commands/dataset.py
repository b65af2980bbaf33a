"""`emporion dataset`: records as data for learning."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from emporion.cli.arguments import Json
from emporion.cli.shared import UsageError, counted, print_json
from emporion.cli.work import watched


def dataset(
    folder: Annotated[Path, typer.Argument(help="records, as `emporion sim --records` writes them")],
    to: Annotated[Path, typer.Argument(help="the Parquet file to write")],
    datasheet: Annotated[
        Path | None, typer.Option(help="a page to write, too: who played, how it came about, what it is good for")
    ] = None,
    json: Json = False,
) -> None:
    """Turn records into a Parquet file of observation, mask, word and outcome, row by row."""
    from emporion.research.dataset import NoDataset, write_dataset
    from emporion.research.datasheet import write_datasheet

    if datasheet is not None and not datasheet.parent.is_dir():
        raise UsageError(f"{datasheet.parent}: no such folder")

    def nothing_kept(done: int, of: int) -> str:
        return f"{done} of {of} records were read, {to} was not written"

    with watched(str(folder), nothing_kept) as advance:
        try:
            result = write_dataset(folder, to, advance)
        except NoDataset as error:
            raise UsageError(str(error)) from None
    if datasheet is not None:
        write_datasheet(folder, to, datasheet)
    if json:
        print_json(result)
        return
    from emporion.cli.shared import out

    out.print(
        f"{to}: {result['rows']:,} decisions of {counted(result['matches'], 'match', 'matches')} of {result['game']}, "
        f"{result['seats']} seats, layout {result['layout']}",
        markup=False,
    )
