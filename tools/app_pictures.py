"""Draws what is shown of us elsewhere: the app's icons, and a picture of each title for links to it.

    python tools/app_pictures.py        # into web/public: icons/*.png, og/*.png

Made from web/public/icon.svg and the titles' covers by the Chromium of the browser tests; the files are kept.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PUBLIC = ROOT / "web" / "public"
WIDTH, HEIGHT = 1200, 630
FONT = ROOT / "web" / "node_modules" / "@fontsource" / "cinzel" / "files" / "cinzel-latin-700-normal.woff2"
CARD = """<style>@font-face {{ font-family: Cinzel; src: url('{font}') }}
body {{ margin: 0; width: 1200px; height: 630px; background: #2b2118 url('{cover}') center / cover }}
p {{ position: absolute; inset: auto 0 0 0; margin: 0; padding: 26px 48px; display: flex; align-items: baseline;
background: #2b2118e6; color: #fff0c8; font: 700 64px Cinzel; border-top: 4px solid #e9c46a }}
small {{ margin-left: auto; font-size: 30px; letter-spacing: 8px; color: #e9c46a }}</style>
<p>{name}<small>EMPORION</small></p>"""
ICON = "<style>body {{ margin: 0; background: {back} }} img {{ display: block; width: 100vw; padding: {room}vw;"
ICON += " box-sizing: border-box }}</style><img src='{icon}'>"


def shoot(page: Page, html: str, width: int, height: int, to: Path) -> None:
    page.set_viewport_size({"width": width, "height": height})
    source = to.with_suffix(".html")
    source.write_text(html, encoding="utf-8")
    page.goto(source.as_uri())
    page.evaluate("document.fonts.ready")
    if to.suffix == ".jpg":
        page.screenshot(path=to, type="jpeg", quality=82)
    else:
        page.screenshot(path=to, omit_background=True)
    source.unlink()


def main() -> None:
    found = os.environ.get("EMPORION_BROWSER") or subprocess.check_output(["tools/browser.sh"], cwd=ROOT, text=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found.strip(), args=["--no-sandbox"])
        page = browser.new_page()
        icon = (PUBLIC / "icon.svg").as_uri()
        for name, size, back, room in (
            ("180", 180, "#2b2118", 0),
            ("192", 192, "transparent", 0),
            ("512", 512, "transparent", 0),
            ("maskable", 512, "#2b2118", 12),
        ):
            html = ICON.format(icon=icon, back=back, room=room)
            shoot(page, html, size, size, PUBLIC / "icons" / f"{name}.png")
        covers = sorted((ROOT / "web" / "src" / "games").glob("*/cover.svg"))
        for cover in covers:
            name = cover.parent.name.replace("_", " ").title()
            html = CARD.format(font=FONT.as_uri(), cover=cover.as_uri(), name=name)
            shoot(page, html, WIDTH, HEIGHT, PUBLIC / "og" / f"{cover.parent.name}.jpg")
        resume = ROOT / "web" / "src" / "art" / "resume.svg"
        html = CARD.format(font=FONT.as_uri(), cover=resume.as_uri(), name="Five ancient trading games")
        shoot(page, html.replace("64px", "48px"), WIDTH, HEIGHT, PUBLIC / "og" / "emporion.jpg")
        browser.close()


if __name__ == "__main__":
    main()
