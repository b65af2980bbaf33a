"""Standard output and standard error that can always be written to, whatever the terminal understands."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata

PLAIN = {
    **dict.fromkeys("‘’‚′", "'"),
    **dict.fromkeys("“”„«»″", '"'),
    **dict.fromkeys("‐‑‒–—−─━═", "-"),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("•·▪●◦", "*"),
    **dict.fromkeys("▌▐█▉▓▒░", "#"),
    **dict.fromkeys("\u200b\u200e\u200f\u2068\u2069\ufe0f", ""),
    "…": "...",
    "×": "x",
    "±": "+-",
    "µ": "u",
    "→": "->",
    "←": "<-",
    "≤": "<=",
    "≥": ">=",
    "≠": "!=",
    "✓": "x",
    "✗": "-",
    "œ": "oe",
    "Œ": "OE",
    "æ": "ae",
    "Æ": "AE",
    "ß": "ss",
    "°": "o",
    "€": "EUR",
}
"""What stands for a letter the terminal lacks; accents are dropped, and anything else becomes a question mark."""


def plain(letter: str) -> str:
    """The nearest ASCII."""
    if letter in PLAIN:
        return PLAIN[letter]
    found = "".join(part for part in unicodedata.normalize("NFKD", letter) if part.isascii())
    return found or ("" if unicodedata.combining(letter) else "?")


def readable(text: str, encoding: str) -> str:
    """The text as it can be written in an encoding: whole where that has every letter."""
    return text.encode(encoding, HANDLER).decode(encoding)


def harmless(text: str) -> str:
    """The text with control characters spelled out: a name, a file or a record may hold some, and a terminal obeys
    them."""
    if text.isprintable():
        return text
    return "".join(f"\\x{ord(c):02x}" if unicodedata.category(c) == "Cc" and c != "\n" else c for c in text)


def _replace(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python sets LC_CTYPE to where it finds the C locale (PEP 538)."""
HANDLER = "emporion-plain"
codecs.register_error(HANDLER, _replace)


def prepare_streams() -> None:
    """Make both streams writable for any text; a stream that was closed before we started swallows what is written."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 it lives as long as we do
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="ascii" if _plain_locale() else None, errors=HANDLER)


def _plain_locale() -> bool:
    """Whether somebody chose the C locale, which has ASCII only. Python would write UTF-8 there all the same (and set
    LC_CTYPE to say so): that is left for those who chose nothing, and for those who tell it to."""
    if os.environ.get("PYTHONIOENCODING") or os.environ.get("PYTHONUTF8") == "1":
        return False
    values = [os.environ.get("LC_ALL"), os.environ.get("LC_CTYPE"), os.environ.get("LANG")]
    if values[1] in COERCED:
        del values[1]
    return next(filter(None, values), "") in ("C", "POSIX")


def abandon_streams() -> None:
    """Nobody reads any more (or the disk is full): what is still buffered goes nowhere, without a word."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError, AttributeError):
            os.dup2(nowhere, stream.fileno())
