"""The command line: `emporion play | games | rules | sim | fuzz | replay | arena | bench | dataset | new | operate`.

The program itself, above everything else: only the installed script and `python -m emporion` come in, by `main`.
"""

import sys

__all__ = ["main"]


def main() -> None:
    """Do what the command line says and exit. Loading takes a moment: Ctrl-C is heard from the first one on."""
    try:
        from emporion.cli.app import main as obey

        obey()
    except KeyboardInterrupt:
        sys.exit(130)
