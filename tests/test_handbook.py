"""The documentation is true: its Python runs, its commands too, and its links lead somewhere.

Blocks marked `python` or `sh` are run, page by page from top to bottom, in a folder of their own; others are for
reading.
"""

from __future__ import annotations

import contextlib
import io
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.calls import COMMAND, surroundings
from tests.trees import ROOT

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NEEDS = {"pettingzoo": "pettingzoo", "gymnasium": "gymnasium", "openspiel": "pyspiel", "datasets": "pyarrow"}
LINK = re.compile(r"\]\(([^)\s]+)\)")


def blocks(page: Path) -> list[tuple[str, str]]:
    return [(kind, code) for kind, code in BLOCK.findall(page.read_text(encoding="utf-8")) if kind in ("python", "sh")]


def call(line: str) -> None:
    """A command line as it stands there; `emporion` is ours."""
    ours = " ".join(f"'{part}'" for part in COMMAND)
    command = re.sub(r"^emporion\b", lambda _: ours, line)
    done = subprocess.run(
        command, shell=True, capture_output=True, encoding="utf-8", env=surroundings(LANG="C.UTF-8"), timeout=120
    )
    assert done.returncode == 0, (line, done.stderr)


@pytest.mark.parametrize("document", [page for page in PAGES if blocks(page)], ids=lambda page: page.stem)
def test_what_a_page_shows_runs(document: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    pytest.importorskip(NEEDS.get(document.stem, "numpy"))
    shutil.copy(ROOT / "examples" / "program.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for kind, code in blocks(document):
        if kind == "sh":
            for line in code.splitlines():
                call(line)
            continue
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(code, document.name, "exec"), names)


def test_these_pages_run_everything_they_show() -> None:
    """Each interface has its page."""
    shown = {page.stem for page in PAGES if blocks(page)}
    assert shown >= {"python", "bot", "pettingzoo", "gymnasium", "vector", "openspiel", "datasets", "scale", "research"}


@pytest.mark.parametrize("document", [*PAGES, *sorted(ROOT.glob("*.md"))], ids=lambda one: str(one.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    """To files here; headings and the pages that are made are looked at by `make docs`."""
    text = re.sub(r"^```.*?^```$|^    .*?$|`[^`\n]*`", "", document.read_text(encoding="utf-8"), flags=re.M | re.S)
    targets = [link.partition("#")[0] for link in LINK.findall(text) if "://" not in link]
    made = DOCS / "rules"
    astray = [
        target
        for target in filter(None, targets)
        if not (document.parent / target).resolve().exists()
        and made not in (document.parent / target).resolve().parents
    ]
    assert astray == []


def test_every_page_can_be_found() -> None:
    site = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert [str(page.relative_to(DOCS)) for page in PAGES if str(page.relative_to(DOCS)) not in site] == []


def test_drawings_have_the_engine_s_own_figures() -> None:
    from drawings import DRAWINGS

    for name, draw in DRAWINGS.items():
        assert (DOCS / "pictures" / name).read_text(encoding="utf-8") == draw(), "run tools/drawings.py"


def test_the_site_s_pages_are_put_together_with_all_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every rule of every title in both languages, at an address of its own; every link leads to a page."""
    import docs
    from emporion.games import playable
    from emporion.kernel.text import LANGUAGES, rulebook

    monkeypatch.setattr(docs, "PAGES", tmp_path / "pages")
    docs.put_together()
    for title in playable():
        for language in LANGUAGES:
            page = (tmp_path / "pages" / "rules" / f"{title}.{language}.md").read_text(encoding="utf-8")
            assert re.findall(r'<a id="([^"]+)"></a>', page) == [one.lower() for one in rulebook(title, language).ids()]
    assert "](SECURITY.md)" in (tmp_path / "pages" / "host.md").read_text(encoding="utf-8")
    assert "](operations.md)" in (tmp_path / "pages" / "CHANGELOG.md").read_text(encoding="utf-8")
    broken = tmp_path / "pages" / "host.md"
    with pytest.raises(docs.Wrong, match=re.escape("host.md: there is no ../none.md")):
        docs.with_links("[that](../none.md)", broken)
    assert docs.with_links("`[x](none.md)`\n\n    [y](none.md)\n", broken) == "`[x](none.md)`\n\n    [y](none.md)\n"


def test_a_built_page_that_leads_nowhere_or_loads_from_elsewhere_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import docs

    monkeypatch.setattr(docs, "SITE", tmp_path)
    (tmp_path / "a.html").write_text(
        '<h1 id="top"></h1><a href="b.html#there">b</a><a href="https://games.example/">c</a>'
    )
    (tmp_path / "b.html").write_text('<h1 id="there"></h1><a href="a.html#top"></a><img src="data:,">')
    assert docs.check_site() == 2
    (tmp_path / "b.html").write_text(
        '<a href="a.html#gone"></a><a href="c.html"></a><script src="https://x.example/y.js">'
    )
    with pytest.raises(docs.Wrong) as wrong:
        docs.check_site()
    assert str(wrong.value).splitlines() == [
        "a.html links to b.html#there, a heading that is not there",
        "b.html links to a.html#gone, a heading that is not there",
        "b.html links to c.html, which is not there",
        "b.html loads https://x.example/y.js",
    ]


def test_a_rulebook_is_read_aloud_in_its_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import docs

    monkeypatch.setattr(docs, "SITE", tmp_path)
    (tmp_path / "rules").mkdir()
    pages = {tmp_path / "rules" / name: name for name in ("ostia.fr.html", "ostia.en.html", "index.html")}
    for page in pages:
        page.write_text('<!doctype html><html lang="en" class="no-js"><p lang="en">')
    docs.speak_their_language()
    assert [page.read_text().count('<html lang="fr" class="no-js"><p lang="en">') for page in pages] == [1, 0, 0]


# -- README ------------------------------------------------------------------------------------------------------

README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_pictures_are_small_enough_and_all_there() -> None:
    shown = set(re.findall(r"docs/pictures/(\w+)\.webp", README))
    assert shown == {"turn", "ostia", "porto_carthago", "concordia_venus", "constantinopolis", "antiquity"}
    heavy = {file.name: file.stat().st_size for file in (DOCS / "pictures").glob("*.webp")}
    assert [name for name, size in heavy.items() if size > (1_500_000 if name == "turn.webp" else 150_000)] == []


def test_readme_s_seats_are_those_of_the_games() -> None:
    from emporion.games import load

    told = re.findall(r"\*\*([A-Z][a-zA-Z ]+)\*\*: [^|]*?(\d) to (\d) seats", README)
    assert len(told) == 5
    for name, fewest, most in told:
        game = load(name.lower().replace(" ", "_"))
        assert (game.fewest_seats, game.most_seats) == (int(fewest), int(most)), name


def test_readme_s_masters_are_there() -> None:
    from emporion.bots.levels import strengths
    from emporion.games import playable

    masters = [title for title in playable() if "master" in strengths(title)]
    assert masters == ["concordia_venus", "constantinopolis", "porto_carthago"]
    assert "in three titles to a master" in README


def test_readme_s_commands_are_there() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:`|^ {4})make ([a-z]+)", README, re.MULTILINE)) - {"play"} <= targets
    assert {"play", "test"} <= targets


# -- cards of the environments -------------------------------------------------------------------------------------

CARDS = [page for page in sorted((DOCS / "environments").glob("*.md")) if page.stem != "index"]


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.stem)
def test_a_card_tells_ten_lines_of_rules_and_the_spaces_as_they_are(card: Path) -> None:
    pytest.importorskip("pyspiel")
    from cards import spaces

    text = card.read_text(encoding="utf-8")
    rules = text.partition("## The rules in ten lines\n")[2].partition("## ")[0]
    assert [line.partition(".")[0] for line in rules.split("\n") if line[:1].isdigit()] == [
        str(n) for n in range(1, 11)
    ]
    assert f"<!-- spaces -->\n{spaces(card.stem)}\n<!-- end of spaces -->" in text, "run tools/cards.py --spaces"
    assert f"`emporion arena {card.stem} " in text


def test_a_card_names_every_decision_and_those_taken_in_secret() -> None:
    from cards import decisions
    from emporion.research.observation import layout

    asked = {card.stem: decisions(card.stem) for card in CARDS}
    for title, found in asked.items():
        told = [name.partition("=")[2] for name in layout(title).feature_names() if name.startswith("decision=")]
        assert list(found) == told, title
    assert {title: [name for name, sealed in found.items() if sealed] for title, found in asked.items()} == {
        "antiquity": ["draft"],
        "concordia_venus": [],
        "constantinopolis": ["accept_turn"],
        "ostia": ["choose_free_good", "allocate", "final_allocate"],
        "porto_carthago": [],
    }


def test_the_names_are_those_that_are_registered() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from emporion.research import env_ids, gym_ids, openspiel_game

    carded = {card.stem for card in CARDS}
    names = {name for ids in (env_ids(), gym_ids()) for name, title in ids.items() if title in carded}
    names |= {openspiel_game.PREFIX + title for title in carded}
    table = (DOCS / "environments" / "index.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(emporion[/_]\w+(?:[-]v\d)?)`", table)) == names
    assert {name for name in names if name.startswith("emporion_")} <= set(pyspiel.registered_names())
