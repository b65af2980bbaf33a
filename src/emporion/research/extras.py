"""Optional dependencies: imported only where they are used, and missing with one plain line."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from emporion.checkout import checkout


class MissingExtra(ImportError):
    """Something that needs a package which the plain installation does not bring."""


def need(module: str, extra: str) -> Any:
    """The module, or a line that says how to get it."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        if error.name is not None and error.name.partition(".")[0] != package:
            raise  # the package is there, something inside it is not
        raise MissingExtra(f"{package} is not installed: {how_to_get(extra)}") from None


def how_to_get(extra: str) -> str:
    """The command that brings an extra: in a checkout, or beside an installed wheel (no package index has us)."""
    if checkout() is not None:
        return f"make install EXTRAS={extra}"
    return f"pip install 'FILE[{extra}]', where FILE is the wheel Emporion was installed from"
