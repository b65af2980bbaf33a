"""How this program is started once more, by somebody who types what is shown."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path


def resume() -> str:
    """The command that goes on with a saved match."""
    return f"{called(sys.argv[0], shutil.which('emporion'))} play --terminal --resume"


def replay(record: Path) -> str:
    """The command that tells a finished match."""
    file = shlex.quote(nearer(str(record)))
    with suppress(ValueError, RuntimeError):  # below the person's own folder, which a shell calls ~
        file = min(file, f"~/{shlex.quote(str(record.relative_to(Path.home())))}", key=len)
    return f"{called(sys.argv[0], shutil.which('emporion'))} replay {file} --journal"


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
