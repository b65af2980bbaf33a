"""Data for learning: records of matches as rows of observation, mask, word and outcome, in a Parquet file.

One file holds one title with one number of seats and one set of options: the layout of its observations is in the
file's metadata, together with the names of the features and the words.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from emporion.games import load
from emporion.kernel.match import Match
from emporion.kernel.options import spelled
from emporion.kernel.record import BadRecord, game_of, read_record
from emporion.research.extras import need
from emporion.research.observation import Layout, layout
from emporion.research.rewards import rewards

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

AT_ONCE = 20_000  # rows of a row group


class NoDataset(ValueError):
    """Records that cannot stand in one file, or a file that is none."""


class Dataset(NamedTuple):
    """A whole file in memory; row by row what a seat saw, might say, said, and what came of it."""

    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    words: NDArray[np.int32]
    seats: NDArray[np.int8]
    matches: NDArray[np.int32]
    wins: NDArray[np.float32]
    scores: NDArray[np.int32]
    places: NDArray[np.int8]
    about: dict[str, Any]
    """game, seats, options, layout, features, words, matches."""


def record_files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        raise NoDataset(f"{folder}: no such folder")
    found = sorted(folder.glob("*.record"))
    if not found:
        raise NoDataset(f"{folder}: no records (files *.record) in it")
    return found


def read_file(file: Path) -> Match:
    text = file.read_text(encoding="utf-8")
    try:
        return read_record(load(game_of(text)), text)
    except ValueError as error:
        raise BadRecord(f"{file.name}: {error}") from None


def rows(match: Match, number: int, how: Layout) -> Iterator[dict[str, Any]]:
    """Every decision of a finished match, seen by the seat that made it."""
    game, header = match.game, match.header
    wins, scores, places = rewards(game, match.table), game.scores(match.table), game.places(match.table)
    t = game.table(len(header.seats), header.seed, header.options, None, header.errata)
    for turn, said in enumerate(match.said):
        seat = said.seat
        yield {
            "match": number,
            "turn": turn,
            "seat": seat,
            "decision": game.step(t).name,
            "observation": how.observe(t, seat),
            "mask": how.mask(t, seat),
            "word": said.word,
            "win": wins[seat],
            "score": scores[seat],
            "place": places[seat],
        }
        game.say(t, seat, said.word)


def write_dataset(folder: Path, to: Path, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """Turn a folder of records into a Parquet file; matches that were not finished are left out.

    The file is there when it is whole: until then it grows beside, as `TO.part`.
    """
    pa, pq = need("pyarrow", "research"), need("pyarrow.parquet", "research")
    need("numpy", "research")
    files = record_files(folder)
    if not to.parent.is_dir():
        raise NoDataset(f"{to.parent}: no such folder")
    part = to.with_name(f"{to.name}.part")
    how: Layout | None = None
    key: tuple[Any, ...] = ()
    writer: Any = None
    batch: list[dict[str, Any]] = []
    kept = total = 0
    try:
        for number, file in enumerate(files):
            match = read_file(file)
            header = match.header
            this = (header.game, len(header.seats), tuple(header.options.items()))
            if how is None:
                how, key = layout(header.game, len(header.seats), header.options), this
                writer = pq.ParquetWriter(part, schema(pa, how), compression="zstd")
            elif this != key:
                raise NoDataset(f"{file.name}: {describe(*this)}, but the records before it are {describe(*key)}")
            if match.over():
                batch += rows(match, kept, how)
                kept += 1
            if len(batch) >= AT_ONCE:
                total += flush(pa, writer, how, batch)
            if progress is not None:
                progress(number + 1, len(files))
        if how is None or kept == 0:
            raise NoDataset(f"{folder}: no finished match in it")
        total += flush(pa, writer, how, batch)
    except BaseException:
        if writer is not None:
            writer.close()
        part.unlink(missing_ok=True)
        raise
    writer.close()
    part.replace(to)
    return {"game": how.game.title, "seats": how.seats, "matches": kept, "rows": total, "layout": how.version}


def describe(title: str, seats: int, options: tuple[tuple[str, Any], ...]) -> str:
    return " ".join([title, f"with {seats} seats", *(f"{name}={spelled(value)}" for name, value in options)])


def schema(pa: Any, how: Layout) -> Any:
    about = {
        "game": how.game.title,
        "seats": how.seats,
        "options": how.options,
        "layout": how.version,
        "features": how.feature_names(),
        "words": how.game.vocabulary.texts,
    }
    return pa.schema(
        [
            ("match", pa.int32()),
            ("turn", pa.int32()),
            ("seat", pa.int8()),
            ("decision", pa.dictionary(pa.int32(), pa.string())),
            ("observation", pa.list_(pa.float32(), how.size)),
            ("mask", pa.list_(pa.bool_(), len(how.game.vocabulary))),
            ("word", pa.int32()),
            ("win", pa.float32()),
            ("score", pa.int32()),
            ("place", pa.int8()),
        ],
        metadata={"emporion": json.dumps(about)},
    )


def flush(pa: Any, writer: Any, how: Layout, batch: list[dict[str, Any]]) -> int:
    """Write the rows gathered so far as one row group."""
    if not batch:
        return 0
    np = need("numpy", "research")
    columns: list[Any] = []
    for field in writer.schema:
        values = [row[field.name] for row in batch]
        if pa.types.is_fixed_size_list(field.type):
            flat = np.concatenate(values)
            inner = pa.array(flat.astype(bool) if field.name == "mask" else flat, type=field.type.value_type)
            columns.append(pa.FixedSizeListArray.from_arrays(inner, type=field.type))
        else:
            columns.append(pa.array(values, type=field.type))
    writer.write_table(pa.Table.from_arrays(columns, schema=writer.schema))
    written = len(batch)
    batch.clear()
    return written


def read_dataset(file: Path | str) -> Dataset:
    """A whole file as NumPy arrays."""
    pq, np = need("pyarrow.parquet", "research"), need("numpy", "research")
    table = pq.read_table(file)
    about = (table.schema.metadata or {}).get(b"emporion")
    if about is None:
        raise NoDataset(f"{file} is not a dataset of matches")

    def flat(name: str, kind: str) -> Any:
        return table[name].combine_chunks().to_numpy(zero_copy_only=False).astype(kind)

    def wide(name: str) -> Any:
        column = table[name].combine_chunks()
        return column.flatten().to_numpy(zero_copy_only=False).reshape(len(column), -1)

    return Dataset(
        wide("observation"),
        wide("mask"),
        flat("word", "int32"),
        flat("seat", "int8"),
        flat("match", "int32"),
        flat("win", "float32"),
        flat("score", "int32"),
        np.asarray(flat("place", "int8")),
        json.loads(about),
    )
