"""Where a person's matches are kept."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """EMPORION_DATA, or the usual place for a user's data."""
    chosen = os.environ.get("EMPORION_DATA")
    if chosen:
        return Path(chosen).expanduser()
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "emporion"
