"""Where the sources lie: in a checkout with its tests and drawings, or in an installed package without them."""

from __future__ import annotations

from pathlib import Path

import emporion

PACKAGE = Path(emporion.__file__).resolve().parent


def checkout() -> Path | None:
    """The root of the checkout this package is run from; None for an installed one."""
    root = PACKAGE.parent.parent
    there = (root / "pyproject.toml").is_file() and (root / "tests" / "rules").is_dir() and (root / "web").is_dir()
    return root if there and root / "src" / "emporion" == PACKAGE else None
