"""The process that removes what is left of a pool of workers when its owner is killed."""

from __future__ import annotations

import sys
from multiprocessing import resource_tracker

QUIET = "ignore::UserWarning:multiprocessing.resource_tracker"


def start_tracker() -> None:
    """Start it, unless it runs. It clears up without a word: whoever ends us on the spot knows that he does."""
    sys.warnoptions.append(QUIET)  # which it is started with
    try:
        resource_tracker.ensure_running()
    finally:
        sys.warnoptions.remove(QUIET)
