"""How this program is started once more, by somebody who types what is shown."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path


def resume(record: Path | None = None) -> str:
    """The command that goes on with a saved match, or with the record in a file."""
    which = f" {written(record, named_apart=True)}" if record is not None else ""
    return f"{called(sys.argv[0], shutil.which('emporion'))} play{which} --terminal --resume"


def replay(record: Path) -> str:
    """The command that tells a finished match."""
    return f"{called(sys.argv[0], shutil.which('emporion'))} replay {written(record)} --journal"


def written(record: Path, named_apart: bool = False) -> str:
    """A file as it is typed in a shell; so that it is taken for no title or saved match, if those have names, too."""
    name = nearer(str(record))
    if named_apart and os.sep not in name and not name.endswith(".record"):
        name = f".{os.sep}{name}"
    file = shlex.quote(name)
    with suppress(ValueError, RuntimeError):  # below the person's own folder, which a shell calls ~
        file = min(file, f"~/{shlex.quote(str(record.relative_to(Path.home())))}", key=len)
    return file


def called(typed: str, on_path: str | None) -> str:
    """The program as it was started: its name alone only where the shell finds it by that."""
    file = Path(typed)
    if file.name == "__main__.py":
        return f"{nearer(sys.executable)} -m emporion"
    if file.stem != "emporion" or (on_path is not None and Path(on_path).resolve() == file.resolve()):
        return "emporion"
    return nearer(typed)


def nearer(path: str) -> str:
    """A path as it is typed from here, if that is shorter."""
    try:
        here = os.path.relpath(path)
    except ValueError:  # another drive
        return path
    return min(here, path, key=len)
