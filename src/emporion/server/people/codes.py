"""Recovery codes: six words to print, drawn from 256, in the language of whoever keeps them."""

from __future__ import annotations

import secrets
import unicodedata
from functools import cache
from pathlib import Path

WORDS = 6
LANGUAGES = ("en", "fr")
SEPARATOR = " · "


@cache
def codewords(language: str) -> list[str]:
    file = Path(__file__).with_name(f"codewords.{language if language in LANGUAGES else 'en'}.txt")
    return file.read_text(encoding="utf-8").split()


def new_code(language: str) -> str:
    return SEPARATOR.join(secrets.choice(codewords(language)) for _ in range(WORDS)).upper()


def plain(code: str) -> str:
    """A code as it is compared: however it was typed, its words with one blank between them."""
    bare = "".join(c for c in unicodedata.normalize("NFD", code.lower()) if not unicodedata.combining(c))
    return " ".join("".join(c if c.isalpha() else " " for c in bare).split())
