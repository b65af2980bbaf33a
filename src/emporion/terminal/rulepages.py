"""The rulebook on the screen: its contents, a section, a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from emporion.kernel.rulebook import without_pictures
from emporion.terminal.kit import HEAD, Lines, folded, in_columns, rebroken, text, unbroken

if TYPE_CHECKING:
    from emporion.kernel.rulebook import Rule, Section
    from emporion.terminal.voice import Voice


def rendered(markdown: str, width: int) -> Lines:
    """Markdown as lines of a width, broken nowhere but at spaces that may be."""
    console = Console(width=width, force_terminal=False, color_system=None, legacy_windows=False)
    lines = console.render_lines(Markdown(unbroken(markdown)), console.options.update(width=width), pad=False)
    return [Text.assemble(*((rebroken(segment.text), segment.style or "") for segment in line)) for line in lines]


def plain(voice: Voice, lines: Lines) -> Lines:
    for line in lines:
        line.plain = voice.plain(line.plain)
        line.rstrip()
    return lines


def told(rule: Rule) -> str:
    """A rule as Markdown; an example is set off from the rule beside it."""
    text = f"**{rule.id}** {rule.text}"
    return "\n".join(f"> {line}" for line in text.splitlines()) if rule.example else text


def rule_lines(voice: Voice, rule_id: str, width: int) -> Lines:
    """One rule, or all rules below a number: empty if there is none."""
    lines: Lines = []
    for section in voice.speech.rulebook().sections:
        for rule in section.rules:
            if rule.id == rule_id or rule.id.startswith(f"{rule_id}."):
                lines += rendered(told(rule), width)
    return plain(voice, lines)


def sections_of(voice: Voice) -> list[Section]:
    return [section for section in voice.speech.rulebook().sections if section.title]


def contents(voice: Voice, width: int) -> Lines:
    """The sections by their numbers."""
    titles = [Text(voice.plain(section.title)) for section in sections_of(voice)]
    return [Text(voice.say("rules-contents"), style=HEAD), *in_columns(titles, width)]


def section_lines(voice: Voice, wanted: str, width: int) -> Lines:
    """A section by its number, or those whose titles have the word typed."""
    sections = sections_of(voice)
    asked = folded(wanted).casefold()
    found = [section for section in sections if section.title.partition(" ")[0] == wanted]
    lines: Lines = []
    for section in found or [section for section in sections if asked in folded(section.title).casefold()]:
        lines.append(text((voice.plain(section.title), HEAD)))
        if section.introduction:
            lines += plain(voice, rendered(without_pictures(section.introduction), width))
        for rule in section.rules:
            lines += plain(voice, rendered(told(rule), width))
    return lines
