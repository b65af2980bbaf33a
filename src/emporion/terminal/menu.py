"""What may be said, as a numbered list that fits the screen: grouped, long groups folded into a line to be opened.

A choice is its path: headings and a label (`Build`, `market`). Groups that do not fit become one entry; so does a group
of nothing but amounts, a range: opened, it asks for the amount itself, so that no number means another one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from rich.text import Text

from emporion.terminal.kit import FAINT, HEAD, LIT, Lines, in_columns, text, wrap
from emporion.terminal.matching import matching

MANY = 8  # choices of a group
ENDINGS = frozenset(
    {
        "pass", "stop", "done", "finish", "end_turn", "commit", "lock", "decline", "skip_action", "buy_nothing",
        "no_free_house", "keep", "cancel_move", "drop", "refuse",
    }
)  # fmt: skip
"""Verbs that pass, end or refuse something: nobody should say them by typing 1 without reading."""
TRAILING = re.compile(r"(\s+(1|×|x|an?|the|une?|les?|la|des|du|de la|de l’|l’))+$")


@dataclass(frozen=True)
class Choice:
    word: int
    path: tuple[str, ...]  # headings, then the label
    sentence: str  # the whole, for those who type a part of it
    engine: str  # the word itself, which may be typed as well
    note: str = ""
    number: int = 0  # its own at the table, which the menu takes over
    kept: int = 0  # so many numbers belong to its kind: nothing else has one of them

    @property
    def label(self) -> str:
        return self.path[-1]

    @property
    def verb(self) -> str:
        return self.engine.partition(":")[0]

    def alone(self) -> Choice:
        """The same without a heading above it."""
        return replace(self, path=(self.sentence,))


@dataclass
class Group:
    """Choices below one heading, and groups below it."""

    title: str
    choices: list[Choice] = field(default_factory=list)
    groups: dict[str, Group] = field(default_factory=dict)
    last: list[Choice] = field(default_factory=list)  # what passes or ends, below everything else
    folded: bool = False

    def all(self) -> Iterator[Choice]:
        yield from self.choices
        for group in self.groups.values():
            yield from group.all()
        yield from self.last

    def size(self) -> int:
        return sum(1 for _ in self.all())

    def verb(self) -> str:
        return next(self.all()).verb

    def amounts(self) -> list[int]:
        """The numbers to choose from, if there are several and nothing else: a range."""
        found = [amount_of(choice.label) for choice in self.choices]
        if self.groups or self.last or None in found or len(found) < 2:
            return []
        return [n for n in found if n is not None]

    def ranges(self) -> Iterator[Group]:
        """The ranges in here, this one or those below it."""
        if self.amounts():
            yield self
        for group in self.groups.values():
            yield from group.ranges()


def amount_of(label: str) -> int | None:
    return int(label) if label.isdecimal() else None


def limits(group: Group) -> dict[str, int | str]:
    """The least and the most of a range, as they are told."""
    amounts = group.amounts()
    return {"least": str(min(amounts)), "most": str(max(amounts))} if amounts else {}


def common_path(sentences: list[str]) -> list[tuple[str, str]]:
    """Sentences that begin alike, each split into the common beginning (whole words) and its own rest."""
    first, last = min(sentences), max(sentences)
    alike = next((k for k, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), 0)
    shared = first[: first.rfind(" ", 0, alike) + 1]
    if any(not sentence[len(shared) :].strip() for sentence in sentences):
        shared = ""
    return [(trimmed(shared), sentence[len(shared) :].strip()) for sentence in sentences]


def split_path(sentences: list[str], names: list[str]) -> list[tuple[str, str]]:
    """Sentences that say the same of one thing each, split before its name, which loses its article; empty if they do
    not."""
    if len(sentences) < 2 or not all(names):
        return []
    pairs = list(zip(sentences, names, strict=True))
    before = {trimmed(sentence.partition(name)[0]) for sentence, name in pairs}
    if len(before) != 1 or any(name not in sentence for sentence, name in pairs):
        return []
    title = before.pop()
    return (
        [(title, _without_unit(name + sentence.partition(name)[2], name)) for sentence, name in pairs] if title else []
    )


def _without_unit(label: str, name: str) -> str:
    """An amount is typed as itself; what it counts stands behind a space that does not break."""
    return name if name.isdecimal() and label.startswith(f"{name}\N{NO-BREAK SPACE}") else label


def trimmed(title: str) -> str:
    """A heading without the article or number that belongs to what follows."""
    return TRAILING.sub("", title.strip()).rstrip(":").strip()


def grouped(choices: list[Choice]) -> Group:
    root = Group("")
    for choice in choices:
        group = root
        for title in choice.path[:-1]:
            group = group.groups.setdefault(title, Group(title))
        group.choices.append(choice)
    # A heading above a single choice says no more than its sentence.
    for title, group in list(root.groups.items()):
        if group.size() == 1:
            only = next(group.all())
            del root.groups[title]
            root.choices.append(only.alone())
    root.choices = [choice for choice in root.choices if not taken_in(choice, root)]
    root.last = [choice for choice in root.choices if choice.verb in ENDINGS]
    root.choices = [choice for choice in root.choices if choice.verb not in ENDINGS]
    return root


def taken_in(choice: Choice, root: Group) -> bool:
    """A choice that begins like a group of several stands in it: whatever is given, below one `Give`."""
    titles = [title for title in root.groups if choice.sentence.startswith(f"{title} ")]
    if not titles or choice.verb in ENDINGS:
        return False
    title = max(titles, key=len)
    group = root.groups[title]
    if group.groups or group.amounts():
        return False
    label = choice.sentence[len(title) :].strip()
    group.choices.append(replace(choice, path=(title, label)))
    return True


def narrowed(choices: list[Choice]) -> Group:
    """Some of the choices, as they stand among all of them; those of one heading are that group, opened."""
    root = grouped(choices)
    if len(root.groups) == 1 and not root.choices and not root.last:
        return next(iter(root.groups.values()))
    return root


class Menu:
    """One screen of choices: `entries` are what the numbers mean, a choice, a group to be opened, or nothing now."""

    mode = ""
    """What the numbers are about, if that is not the whole decision: a group that was opened, a range to type from."""

    def __init__(self, group: Group, width: int, height: int, say: Callable[..., str]) -> None:
        self.group = group
        self.limits = limits(group)
        self.width = width
        self.say = say
        self.entries: list[Choice | Group | None] = []
        self.kept = max((choice.kept for choice in group.all()), default=0)
        self.lines: Lines = []
        self._lay(height)

    # -- laying out -------------------------------------------------------------------------------------------
    def _lay(self, height: int) -> None:
        if self.group.amounts():
            self.lines = wrap(self.say("type-amount", **self.limits), self.width)
            return
        for group in self.group.ranges():
            group.folded = True
        while True:
            self._draw()
            open_groups = [group for group in self.group.groups.values() if not group.folded and not self._alone(group)]
            if len(self.lines) <= height or not open_groups:
                break
            self._fold(max(open_groups, key=Group.size), open_groups)

    def _alone(self, group: Group) -> bool:
        """Whether there is nothing else: folded, it would only cost a step."""
        return group.size() == self.group.size()

    def _fold(self, largest: Group, others: list[Group]) -> None:
        """Fold a group, and those like it: large ones of the same verb."""
        largest.folded = True
        for group in others:
            if group.verb() == largest.verb() and group.size() > MANY:
                group.folded = True

    def _number(self, entry: Choice | Group) -> Text:
        if isinstance(entry, Choice) and entry.number:
            number = entry.number
            self.entries[number - 1] = entry
        else:
            self.entries.append(entry)
            number = len(self.entries)
        return Text(f"{number:2}) ", style=LIT)

    def _item(self, choice: Choice) -> Text:
        item = self._number(choice) + Text(choice.label)
        return item + Text(f"  {choice.note}", style=FAINT) if choice.note else item

    def _draw(self) -> None:
        self.entries, self.lines = [None] * self.kept, []
        self._draw_group(self.group, 0)

    def _draw_group(self, group: Group, depth: int) -> None:
        alone = not group.groups  # what ends stands in the same columns
        below = list(group.groups.values())
        numbered = [each for each in below if any(choice.number for choice in each.all())]  # they come first
        for each in numbered:
            self._draw_below(each, depth)
        self._draw_items([*group.choices, *group.last] if alone else group.choices, depth)
        for each in below:
            if each not in numbered:
                self._draw_below(each, depth)
        self._draw_items([] if alone else group.last, depth)

    def _draw_below(self, below: Group, depth: int) -> None:
        if below.folded:
            bounds = limits(below)
            more = self.say("menu-range", **bounds) if bounds else self.say("menu-count", count=below.size())
            self._put(wrap(text(self._number(below), f"{below.title} … ", (more, FAINT)), self._room(depth), 4), depth)
        else:
            self._put(wrap(Text(below.title, style=HEAD), self._room(depth)), depth)
            self._draw_group(below, depth + 1)

    def _draw_items(self, choices: list[Choice], depth: int) -> None:
        self._put(in_columns([self._item(each) for each in choices], self._room(depth)) if choices else [], depth)

    def _put(self, lines: Lines, depth: int) -> None:
        self.lines += [Text("  " * depth) + line for line in lines]

    def _room(self, depth: int) -> int:
        return self.width - 2 * depth

    # -- answering --------------------------------------------------------------------------------------------
    def numbered(self, typed: str) -> Choice | Group | None:
        """What a number means here: an entry, or an amount of the only range there is; if it may be either, both."""
        if not typed.isdecimal():
            return None
        number = int(typed)
        entry = self.entries[number - 1] if 1 <= number <= len(self.entries) else None
        amount = self._amount(number)
        if isinstance(entry, Choice) and amount is not None:
            return Group("", [entry.alone(), amount.alone()])
        folded = (choice for choice in self.group.all() if choice.number == number)
        return entry or amount or next(folded, None)

    def _amount(self, number: int) -> Choice | None:
        ranges = list(self.group.ranges())
        if len(ranges) != 1:
            return None
        return next((choice for choice in ranges[0].choices if amount_of(choice.label) == number), None)

    def matching(self, typed: str) -> list[Choice]:
        return matching(list(self.group.all()), typed)
