"""A decision of a seat: what it may say and what not, named as the board draws it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emporion.kernel.words import Words
from emporion.terminal.matching import matching
from emporion.terminal.menu import Choice, common_path, split_path

if TYPE_CHECKING:
    from emporion.kernel.match import Match
    from emporion.kernel.refusal import Refusal
    from emporion.terminal.board import Board
    from emporion.terminal.voice import Voice


def named(words: list[int], board: Board, voice: Voice) -> list[Choice]:
    """Words as choices: by the board's path, or by the beginning that the sentences of a verb share."""
    vocabulary = voice.game.vocabulary
    by_verb: dict[str, list[int]] = {}
    for word in words:
        by_verb.setdefault(vocabulary.verb(word), []).append(word)
    choices: list[Choice] = []
    for family in by_verb.values():
        sentences = [board.called(word) for word in family]
        shared = split_path(sentences, [only_name(word, voice) for word in family]) or common_path(sentences)
        for word, sentence, (title, label) in zip(family, sentences, shared, strict=True):
            path = board.path(word) or ([title, label] if title else [sentence])
            number, kept = board.numbered(word)
            choices.append(Choice(word, tuple(path), sentence, vocabulary.text(word), board.note(word), number, kept))
    return choices


def only_name(word: int, voice: Voice) -> str:
    """What a word is about, if it names one thing and nothing else."""
    figures = voice.game.vocabulary.figures(word)
    if len(figures) != 1:
        return ""
    return voice.plain(str(voice.speech.figure(next(iter(figures.values())))))


MOST_ELSEWHERE = 200  # words explained at once
MOST_NAMES = 3  # of one heading, of what is not possible now


class Decision:
    """What one seat is asked."""

    def __init__(self, match: Match, seat: int, board: Board, voice: Voice) -> None:
        game, t = match.game, match.table
        self.match = match
        self.seat = seat
        self.board = board
        self.voice = voice
        step = game.step(t)
        figures = step.prompt(t, seat)
        self.rule = str(figures.get("rule") or step.rule)
        self.prompt = board.sentence(voice.message(f"ask-{step.name}", figures), figures)
        words = Words(len(game.vocabulary))
        game.candidates(t, seat, words)
        offered = set(game.offered(t, seat))
        considered = words.listed()
        self.choices = named([word for word in considered if word in offered], board, voice)
        self.refused = named([word for word in considered if word not in offered], board, voice)

    def explain(self, word: int) -> tuple[str, str] | None:
        """Why a word may not be said, with the rule; None if it may."""
        refusal: Refusal | None = self.match.explain(self.seat, word)
        if refusal is None:
            return None
        return self.board.sentence(self.voice.refusal(refusal), refusal.figures), refusal.rule

    def reasons(self) -> list[tuple[str, str, list[int]]]:
        """The refused choices by their reasons: sentence, rule, places in `refused`."""
        found: dict[tuple[str, str], list[int]] = {}
        for place, choice in enumerate(self.refused):
            why = self.explain(choice.word)
            if why is not None:
                found.setdefault(why, []).append(place)
        return [(sentence, rule, places) for (sentence, rule), places in found.items()]

    def elsewhere(self, typed: str) -> list[Choice]:
        """Words of the game that fit what was typed and belong to another decision, by their sentences."""
        vocabulary = self.voice.game.vocabulary
        known = {choice.word for choice in (*self.choices, *self.refused)}
        every = [word for word in range(len(vocabulary)) if word not in known and self.board.belongs(word)]
        found = matching([Choice(word, ("",), self.voice.word(word), vocabulary.text(word)) for word in every], typed)
        return [choice.alone() for choice in found[:MOST_ELSEWHERE]]

    def refused_matching(self, typed: str) -> list[Choice]:
        return matching(self.refused, typed)

    def not_now(self, room: int) -> str:
        """The refused choices in a few words, those of one heading together: as many of them as there is room for, none
        of them cut, and how many more there are."""
        titles: dict[str, list[str]] = {}
        for choice in self.refused:
            title = choice.path[0].partition(" (")[0] if len(choice.path) > 1 else ""
            titles.setdefault(title, []).append(choice.sentence if choice.number else choice.label)
        first, *others = titles.items()  # its first one has the number that is told
        groups = [first, *sorted(others, key=lambda group: not group[0])]  # those without a heading last
        names = [MOST_NAMES] * len(groups)
        while len(told := self._told(groups, names)) > room and any(names):
            most = max(names)
            names[max(k for k, n in enumerate(names) if n == most)] -= 1
        return (
            told if any(sign.isalpha() for sign in told) else self.voice.say("not-now-count", count=len(self.refused))
        )

    def _told(self, groups: list[tuple[str, list[str]]], names: list[int]) -> str:
        """Each group with so many names; those without any, or with nothing but a number, are counted at the end."""
        named = [(group, most) for group, most in zip(groups, names, strict=True) if most > 1 or (group[0] and most)]
        more = sum(len(labels) for _, labels in groups) - sum(len(labels) for (_, labels), _ in named)
        told = [in_short(group, most) for group, most in named]
        return " · ".join([*told, f"+{more}"] if more else told)


def in_short(group: tuple[str, list[str]], most: int) -> str:
    """A heading with at most so many names below it, one of which may be how many more there are."""
    title, labels = group
    if title and most == 1 < len(labels):
        return f"{title} ({len(labels)})"
    if len(labels) > most:
        labels = [*labels[: most - 1], f"+{len(labels) - most + 1}"]
    comma = " / " if all(label.isdecimal() for label in labels) else ", "  # `10, 101` would be one number
    return f"{title} {comma.join(labels)}".strip()
