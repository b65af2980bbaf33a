"""The rulebook on the screen: its contents, a section, a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from emporion.terminal.kit import HEAD, Lines, table, text

if TYPE_CHECKING:
    from emporion.terminal.voice import Voice


def rendered(markdown: str, width: int) -> Lines:
    """Markdown as lines of a width."""
    console = Console(width=width, force_terminal=False, color_system=None, legacy_windows=False)
    lines = console.render_lines(Markdown(markdown), console.options.update(width=width), pad=False)
    return [Text.assemble(*((segment.text, segment.style or "") for segment in line)) for line in lines]


def plain(voice: Voice, lines: Lines) -> Lines:
    for line in lines:
        line.plain = voice.plain(line.plain)
        line.rstrip()
    return lines


def rule_lines(voice: Voice, rule_id: str, width: int) -> Lines:
    """One rule, or all rules below a number: empty if there is none."""
    lines: Lines = []
    for section in voice.speech.rulebook().sections:
        for rule in section.rules:
            if rule.id == rule_id or rule.id.startswith(f"{rule_id}."):
                lines += rendered(f"**{rule.id}** {rule.text}", width)
    return plain(voice, lines)


def contents(voice: Voice, width: int) -> Lines:
    """The sections, each with the number it is shown by."""
    sections = voice.speech.rulebook().sections
    rows = [[str(k), voice.plain(section.title)] for k, section in enumerate(sections, start=1) if section.title]
    return [Text(voice.say("rules-contents"), style=HEAD), *table(rows, right=[0], width=width, keep=[0])]


def section_lines(voice: Voice, wanted: str, width: int) -> Lines:
    """A section by its number in the contents."""
    sections = voice.speech.rulebook().sections
    if not wanted.isdecimal() or not 1 <= int(wanted) <= len(sections):
        return []
    section = sections[int(wanted) - 1]
    lines: Lines = [text((voice.plain(section.title), HEAD))]
    if section.introduction:
        lines += rendered(section.introduction, width)
    for rule in section.rules:
        lines += rendered(f"**{rule.id}** {rule.text}", width)
    return plain(voice, lines)
