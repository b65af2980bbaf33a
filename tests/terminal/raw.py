"""What must never stand on a player's screen: keys, ids, words of the engine, Python's values, seats by number."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from emporion.games import load
from emporion.kernel.text import LANGUAGES, locale_files
from emporion.terminal.voice import FOLDER

SNAKE = re.compile(r"[a-z0-9]+_[a-z0-9_]+", re.IGNORECASE)
KEBAB = re.compile(r"(?<![\w’'-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w’-])")
WORD = re.compile(r"(?<![\w:])[a-z_]+:[a-z0-9_/+>-]+")
PYTHON = re.compile(r"\b(None(?! left)|True|False|Text\(|Struct|Traceback)\b|<[a-z]+\.|\b0x[0-9a-f]+|\{|\}|\$[a-z]")
SEAT_NUMBER = re.compile(
    r"\b(seat|player|joueur|joueuse|siège)s?\s?(:|#|n°)?\s?\d", re.IGNORECASE
)  # choices stand further apart
SPOT = re.compile(r"\(-?\d+, -?\d+\)")


@cache
def keys(title: str) -> frozenset[str]:
    """Every key of a message, also without its kind: `refusal-gold-short` and `gold-short`."""
    found: set[str] = set()
    own = [FOLDER / f"{language}.ftl" for language in LANGUAGES]
    own += [FOLDER / f"{title}.{language}.ftl" for language in LANGUAGES]
    for file in [*(file for language in LANGUAGES for file in locale_files(title, language)), *own]:
        if file.is_file():
            for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE):
                found |= {key, key.partition("-")[2]}
    return frozenset(key for key in found if "-" in key or "_" in key)


@cache
def engine_words(title: str) -> frozenset[str]:
    return frozenset(word for word in load(title).vocabulary.texts if ":" in word)


@cache
def readable(title: str) -> frozenset[str]:
    """Hyphened tokens that the texts themselves have: French inversions and the like."""
    found: set[str] = set()
    for language in LANGUAGES:
        own = [FOLDER / f"{language}.ftl", FOLDER / f"{title}.{language}.ftl"]
        for file in [*locale_files(title, language), *own]:
            if file.is_file():
                for line in file.read_text(encoding="utf-8").splitlines():
                    text = line.partition(" = ")[2] or line[1:]
                    found |= {*KEBAB.findall(text), *KEBAB.findall(without_accents(text))}
    return frozenset(found)


def without_accents(text: str) -> str:
    """As a terminal shows it that knows ASCII only."""
    return "".join(sign for sign in unicodedata.normalize("NFD", text) if not unicodedata.combining(sign))


def faults(title: str, screen: str, width: int = 80, height: int = 24) -> list[str]:
    """What is raw on a screen, and what does not fit it."""
    lines = screen.splitlines()
    found = [f"too wide: {line}" for line in lines if len(line) > width]
    if len(lines) > height - 1:
        found.append(f"too high: {len(lines)} lines")
    for line in lines:
        found += [f"{what}: {line}" for what in raw(title, line)]
    return found


def raw(title: str, line: str) -> list[str]:
    found = [f"snake {each}" for each in SNAKE.findall(line)]
    for token in KEBAB.findall(line):
        if token in keys(title) or token not in readable(title):
            found.append(f"kebab {token}")
    found += [f"word {each}" for each in WORD.findall(line) if each in engine_words(title)]
    found += [f"Python’s {match.group()}" for match in PYTHON.finditer(line)]
    found += [f"seat {match.group()}" for match in SEAT_NUMBER.finditer(line)]
    found += [f"spot {match.group()}" for match in SPOT.finditer(line)]
    return found
