"""Puts the pages of the documentation together in build/docs and has the site built. Called by `make docs`.

    tools/docs.py                 build build/site, and look at what was built
    tools/docs.py --no-site       only put the pages together

A warning, a link that leads nowhere and anything loaded from elsewhere is an error. Pages are those of docs/, the texts
beside README.md, and the rulebooks of all titles, which are made from the package.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from emporion.games import load, playable
from emporion.kernel.rulebook import PICTURE, Rulebook
from emporion.kernel.text import LANGUAGES, Speech

ROOT = Path(__file__).resolve().parent.parent
PAGES, SITE = ROOT / "build" / "docs", ROOT / "build" / "site"
BESIDE = ("SECURITY.md", "CHANGELOG.md", "CONTRIBUTING.md", "CREDITS.md", "LICENSE")
GIVEN = ("examples", "deploy")  # folders whose files a page may link to: they go with the site
LINK = re.compile(r"(!?\[(?:[^\]\[]|\[[^\]]*\])*\])\(([^)\s]+)\)")
CITED = re.compile(r"(?<![\w.,\]-])((?:[A-Z]{3}-)?[0-9]+\.[0-9]+\.[0-9]+)(?![\w-]|\.[0-9])")
RULES = """\
# The rules

As the program plays them, rulings included; the journal and refusals cite them by their number.

| game | |
|---|---|
ROWS

In the browser: *Rules* at any table. At the terminal: `emporion rules ostia`, `emporion rules OST-4.1.7`.
"""
LANGUAGE_NAMES = {"en": "English", "fr": "français"}


class Wrong(Exception):
    """Something in the pages that must be mended; the text names the page."""


# -- putting the pages together --------------------------------------------------------------------------------------
def put_together() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES)
    for name in BESIDE:
        shutil.copy(ROOT / name, PAGES / name)
    for folder in GIVEN:
        shutil.copytree(ROOT / folder, PAGES / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for page in sorted(PAGES.rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        page.write_text(with_links(text, page), encoding="utf-8")
    write_rules()


def with_links(text: str, page: Path) -> str:
    """The page with its links as they are on the site; code is left as it is."""
    place = page.relative_to(PAGES)
    source = ROOT / place if str(place) in BESIDE else ROOT / "docs" / place

    def led(found: re.Match[str]) -> str:
        name, link = found[1], found[2]
        target, sign, anchor = link.partition("#")
        if "://" in link or not target:
            return found[0]
        there = (source.parent / target).resolve()
        if there.is_relative_to(ROOT / "docs"):
            staged = PAGES / there.relative_to(ROOT / "docs")
        elif there.is_relative_to(ROOT) and (PAGES / there.relative_to(ROOT)).exists():
            staged = PAGES / there.relative_to(ROOT)
        elif there.exists():
            return name.removeprefix("[").removesuffix("]")  # a file of the sources: its name is enough
        else:
            raise Wrong(f"{place}: there is no {target}")
        return f"{name}({os.path.relpath(staged, page.parent)}{sign}{anchor})"

    parts = re.split(r"(^```.*?^```$|^ {4}[^\n]*$|`[^`\n]+`(?!\]))", text, flags=re.MULTILINE | re.DOTALL)
    return "".join(part if n % 2 else LINK.sub(led, part) for n, part in enumerate(parts))


# -- rules -----------------------------------------------------------------------------------------------------------
def write_rules() -> None:
    folder = PAGES / "rules"
    folder.mkdir()
    books = {(title, language): Speech(load(title), language) for title in playable() for language in LANGUAGES}
    rows = []
    for title in playable():
        name = title.replace("_", " ").title()
        links = []
        for language in LANGUAGES:
            page = "\n\n".join(rulebook(books[title, language].rulebook())) + "\n"
            links.append(f"[{LANGUAGE_NAMES[language]}]({title}.{language}.md)")
            (folder / f"{title}.{language}.md").write_text(with_pictures(page, title, language), encoding="utf-8")
        rows.append(f"| {name} | {' · '.join(links)} |")
    (folder / "index.md").write_text(RULES.replace("ROWS", "\n".join(rows)), encoding="utf-8")


def rulebook(book: Rulebook) -> Iterator[str]:
    """A rulebook as a page: each rule can be linked to by its id, in small letters."""
    known = {spelt: rule.lower() for rule in book.ids() for spelt in (rule, rule.partition("-")[2])}

    def cited(text: str) -> str:
        return CITED.sub(lambda one: f"[{one[1]}](#{known[one[1]]})" if one[1] in known else one[1], text)

    yield f"# {book.title}"
    for section in book.sections:
        if section.title:
            yield f"## {section.title}"
        if section.introduction:
            yield cited(section.introduction)
        for rule in section.rules:
            text = f'<a id="{rule.id.lower()}"></a>**{rule.id}** {cited(rule.text)}'
            yield "\n".join(f"> {line}" for line in text.splitlines()) if rule.example else text


def with_pictures(page: str, title: str, language: str) -> str:
    """Each picture of a rulebook goes with the site; what it shows stands below it."""

    def shown(one: re.Match[str]) -> str:
        name = f"{title}.{one[2]}.{language}.webp"
        shutil.copy(
            ROOT / "web" / "src" / "games" / title / "pictures" / f"{one[2]}.{language}.webp", PAGES / "rules" / name
        )
        return f"![{one[1]}]({name})\n\n*{one[1]}*"

    return PICTURE.sub(shown, page)


# -- the site --------------------------------------------------------------------------------------------------------
def configuration() -> Path:
    """mkdocs.yml with a page for each rulebook."""
    made = ROOT / "build" / "mkdocs.yml"
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    indent = " " * 10
    books = [
        f"{indent}- {title.replace('_', ' ').title()} · {LANGUAGE_NAMES[language]}: rules/{title}.{language}.md"
        for title in playable()
        for language in LANGUAGES
    ]
    text = re.sub(
        r"^ *- rules/index\.md.*$", "\n".join([f"{indent}- rules/index.md", *books]), text, flags=re.MULTILINE
    )
    made.write_text(text.replace("build/docs", "docs").replace("build/site", "site"), encoding="utf-8")
    return made


def build_site() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    zensical = Path(sys.executable).with_name("zensical")
    command = [str(zensical), "build", "--clean", "--strict", "--config-file", str(configuration())]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "build")
    said = done.stdout + done.stderr
    if done.returncode or re.search(r"\bwarning\b", said, re.IGNORECASE):
        raise Wrong(said)
    speak_their_language()


def speak_their_language() -> None:
    """A rulebook's page says in which language it is, for who hears it read aloud; the others are in the site's."""
    for language in LANGUAGES:
        for page in (SITE / "rules").glob(f"*.{language}.html"):
            text = page.read_text(encoding="utf-8")
            page.write_text(re.sub(r'(<html[^>]* lang=)"\w+"', rf'\1"{language}"', text, count=1), encoding="utf-8")


class Page(HTMLParser):
    """What a page of the site links to, loads, and can be linked to at."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("script", "img", "iframe", "source") and "src" in given:
            self.loads.append(given["src"])
        elif tag == "link" and given.get("rel") in ("stylesheet", "icon", "preload", "preconnect"):
            self.loads.append(given["href"])


def check_site() -> int:
    """Every link leads to a page and a heading that are there, and nothing is loaded from elsewhere."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(SITE.rglob("*.html"))}
    wrong = []
    for file, page in pages.items():
        if file.name == "404.html":
            continue
        for link in [*page.links, *page.loads]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                if link in page.loads and parts.scheme != "data":
                    wrong.append(f"{file.relative_to(SITE)} loads {link}")
                continue
            there = (file.parent / unquote(parts.path)).resolve() if parts.path else file
            there = there / "index.html" if there.is_dir() else there
            if not there.exists():
                wrong.append(f"{file.relative_to(SITE)} links to {link}, which is not there")
            elif there in pages and unquote(parts.fragment) not in pages[there].anchors:
                wrong.append(f"{file.relative_to(SITE)} links to {link}, a heading that is not there")
    for style in SITE.rglob("*.css"):
        for found in re.findall(r"url\(\s*['\"]?(https?:[^)'\"]+)", style.read_text(encoding="utf-8")):
            wrong.append(f"{style.relative_to(SITE)} loads {found}")
    if wrong:
        raise Wrong("\n".join(wrong))
    return len(pages)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-site", action="store_true")
    chosen = parser.parse_args()
    try:
        put_together()
        if chosen.no_site:
            return
        build_site()
        print(f"emporion: {check_site()} pages in {SITE.relative_to(ROOT)}")
    except Wrong as problem:
        raise SystemExit(f"emporion: the documentation cannot be built:\n{problem}") from None


if __name__ == "__main__":
    main()
