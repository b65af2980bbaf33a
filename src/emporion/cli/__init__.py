"""The command line: `emporion play | games | sim | fuzz | replay | rules | bench`."""

from emporion.cli.app import main

__all__ = ["main"]
