"""Which choices a typed line may mean."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from emporion.terminal.kit import folded

if TYPE_CHECKING:
    from emporion.terminal.menu import Choice

TOKENS = re.compile(r"[^\W_]+")


def matching(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices whose sentence has every word typed, or begins of them: words that follow upon each other as they
    were typed before any others, whole words before beginnings. A number is never the beginning of another."""
    exact = [choice for choice in choices if typed == choice.engine or simple(typed) == simple(choice.sentence)]
    if exact:
        return exact[:1]
    wanted = tokens(typed)
    if not wanted:
        return []
    whole = [choice for choice in choices if all(word in tokens(choice.sentence) for word in wanted)]
    if whole:
        shortest = [choice for choice in whole if tokens(choice.label) == wanted]
        in_order = [choice for choice in whole if follow(tokens(choice.sentence), wanted)]
        return shortest if len(shortest) == 1 else in_order or whole
    return [
        choice
        for choice in choices
        if all(any(begins(token, word) for token in tokens(choice.sentence)) for word in wanted)
    ]


def follow(said: list[str], wanted: list[str]) -> bool:
    """Whether some words stand in a sentence one after the other."""
    return any(said[k : k + len(wanted)] == wanted for k in range(len(said)))


def begins(token: str, word: str) -> bool:
    return token == word if word[-1].isdigit() else token.startswith(word)


def simple(said: str) -> str:
    return " ".join(tokens(said))


def tokens(said: str) -> list[str]:
    return TOKENS.findall(folded(said).casefold())
