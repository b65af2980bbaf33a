from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.hands import PATIENCE, emporion

QUICK = {"EMPORION_HINT_SECONDS": "0.5", "EMPORION_ANALYSIS_EFFORT": "0.02"}  # a server that does not think long
AT = "EMPORION_AT"  # names the address of a server that is there already, for tests of every title
AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": os.environ.get("EMPORION_BROWSER", "/usr/bin/chromium"), "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if AT in os.environ:
        yield os.environ[AT]
        return
    with emporion(tmp_path_factory.mktemp("browser"), variables=QUICK) as address:
        yield address


UNDRAWN = """
document.adoptedStyleSheets = [new CSSStyleSheet()]
document.adoptedStyleSheets[0].replaceSync('html { opacity: 0 }')
"""
"""Drawing is a fifth of a browser's work. Without it all is where it is, can be pressed, focused and read."""
expect.set_options(timeout=PATIENCE * 1000)


class Open:
    """Opens pages, each a person of its own, and hears what their consoles say."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.forgiven: list[str] = ["Service Worker registration blocked by Playwright"]

    def __call__(
        self,
        language: str = "en",
        theme: str = "light",
        width: int = 1440,
        height: int = 900,
        named: bool = True,
        touch: bool = False,
        drawn: bool = True,
        worker: bool = False,
        **settings: Any,
    ) -> Page:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=f"{language}-{language.upper()}",
            has_touch=touch,
            is_mobile=touch,
            # What a worker asks for no test can catch: it is there only where it is what is tested.
            service_workers="allow" if worker else "block",
        )
        self.contexts.append(context)
        kept = {"language": language, "theme": theme, "speed": "off", "careful": False, "toured": ["ostia"], **settings}
        context.add_init_script(
            "if (!localStorage.getItem('emporion.settings'))"
            f" localStorage.setItem('emporion.settings', {json.dumps(json.dumps(kept))})"
        )
        if not drawn:
            context.add_init_script(UNDRAWN)
        if named:  # who sits down for the first time is asked for a name
            context.add_init_script("localStorage.setItem('emporion.named', 'yes')")
        page = context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def forgive(self, part: str) -> None:
        """The test provokes complaints with this in them. A console speaks late, so nothing is cleared on the way."""
        self.forgiven.append(part)

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        unexpected = [one for one in self.complaints if not any(part in one for part in self.forgiven)]
        assert not unexpected, unexpected


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Afterwards no page may have said anything in its console."""
    opened = Open(browser)
    yield opened
    opened.close()


@pytest.fixture
def check_axe() -> Callable[..., None]:
    """Looks for barriers (WCAG 2 A and AA) on the page as it stands, or only whether its colours can be told apart."""

    def check(page: Page, what: str, colours: bool = False) -> None:
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8"))  # a script tag would not be run: the page has a policy
        # That a name says what is printed on a thing is looked at in tests.browser.looks, in whatever order it says it.
        rules = {"label-content-name-mismatch": {"enabled": False}}
        wanted = (
            {"type": "rule", "values": ["color-contrast"]} if colours else ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]
        )
        options = {"runOnly": wanted, "resultTypes": ["violations"], "rules": {} if colours else rules}
        found = page.evaluate("options => axe.run(document, options)", options)
        text = [
            f"{violation['id']}: {node['target']} {node['failureSummary']}"
            for violation in found["violations"]
            for node in violation["nodes"][:4]
        ]
        assert not text, f"{what}:\n" + "\n".join(text)

    return check
