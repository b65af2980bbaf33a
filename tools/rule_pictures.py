"""Takes the pictures of the rulebooks into web/src/games/TITLE/pictures, in every language: the table as a whole, and
three moments of the first turn that `## Your first turn` tells. `make screenshots` does it.

Each title's first turn is that of a record kept beside its pictures, so that text and pictures go on telling the same.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from emporion.kernel.text import LANGUAGES
from pictures import open_page, saved
from tests.browser.hands import bring, still

ROOT = Path(__file__).resolve().parent.parent
WIDTH, QUALITY = 880, 62
KINDS = ("turn-1", "turn-2", "turn-3", "table")
MOMENTS = {
    "ostia": (4, 35, 56, 200),
    "porto_carthago": (8, 10, 27, 150),
    "concordia_venus": (2, 3, 31, 150),
    "constantinopolis": (1, 3, 13, 200),
    "antiquity": (14, 49, 66, 150),
}
"""After how many words of the record each is taken, at the seat that speaks next."""


def folder_of(title: str) -> Path:
    return ROOT / "web" / "src" / "games" / title / "pictures"


def take(browser: Browser, base: str, title: str, language: str) -> None:
    page = open_page(browser, "light", "off", language=language)
    sit = bring(page, base, folder_of(title) / "first_turn.record")
    for kind, words in zip(KINDS, MOMENTS[title], strict=True):
        sit(words)
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(500)
        still(page)
        image = Image.open(BytesIO(page.screenshot())).convert("RGB")
        box = page.locator("[data-zone=board]").bounding_box()  # without the rivals and the journal
        assert box
        low = min(box["y"] + box["height"], image.height)
        image = image.crop((round(box["x"]), round(box["y"]), round(box["x"] + box["width"]), round(low)))
        image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
        (folder_of(title) / f"{kind}.{language}.webp").write_bytes(saved(image)(QUALITY))
    page.context.close()


def take_rule_pictures(browser: Browser, base: str) -> None:
    for title in MOMENTS:
        for language in LANGUAGES:
            take(browser, base, title, language)
