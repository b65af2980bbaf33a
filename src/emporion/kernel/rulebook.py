"""Rulebooks: Markdown written for players, each rule a paragraph that starts with its id in bold.

An example has a number of chapter 8 and stands beside the rule it explains. A paragraph may be a picture of our own
table, `![what it shows](name)`: the browser client keeps it beside the title's board.
"""

import re
from dataclasses import dataclass, field
from typing import Final

RULE_ID: Final = re.compile(r"^\*\*([A-Z]{3}-[0-9]+(?:\.[0-9]+)+)\*\*\s*(.*)", re.DOTALL)
PICTURE: Final = re.compile(r"^!\[([^\]]*)\]\(([\w-]+)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Rule:
    id: str
    text: str  # Markdown, without the id

    @property
    def example(self) -> bool:
        return self.id.partition("-")[2].startswith("8.")


@dataclass
class Section:
    title: str
    introduction: str = ""
    rules: list[Rule] = field(default_factory=list)


@dataclass
class Rulebook:
    title: str
    sections: list[Section]

    def rule(self, rule_id: str) -> Rule | None:
        for section in self.sections:
            for rule in section.rules:
                if rule.id == rule_id:
                    return rule
        return None

    def ids(self) -> list[str]:
        return [rule.id for section in self.sections for rule in section.rules]


def read_rulebook(text: str) -> Rulebook:
    title = ""
    sections: list[Section] = [Section("")]
    for block in re.split(r"\n\s*\n", text.strip()):
        if block.startswith("# "):
            title = block[2:].strip()
        elif block.startswith(("## ", "### ")):
            sections.append(Section(block.lstrip("#").strip()))
        else:
            found = RULE_ID.match(block)
            section = sections[-1]
            if found:
                section.rules.append(Rule(found[1], found[2]))
            elif section.rules:
                last = section.rules.pop()
                section.rules.append(Rule(last.id, f"{last.text}\n\n{block}"))
            else:
                section.introduction = f"{section.introduction}\n\n{block}".strip()
    return Rulebook(title, [section for section in sections if section.title or section.introduction])


def without_pictures(markdown: str) -> str:
    """For readers who see text only."""
    return re.sub(r"\n{3,}", "\n\n", PICTURE.sub("", markdown)).strip()
