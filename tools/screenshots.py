"""Takes pictures of all screens into shots/: 1440 x 900 and 390 x 844, light and dark, French and English; and those of
README.md and the documentation (tools/pictures.py) into docs/pictures.

make screenshots            all of them
make screenshots ARGS='--only fr-light-desktop'
make screenshots ARGS='--only pictures'   (or rules: those of the rulebooks, tools/rule_pictures.py)
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from emporion.games import titles
from pictures import take_pictures
from rule_pictures import take_rule_pictures
from tests.browser.hands import Player, emporion, play_on, play_to_the_end, start_against_bots

ROOT = Path(__file__).resolve().parent.parent
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
SCREENS = {
    "home": "/",
    "create": "/create/ostia",
    "rules": "/rules/ostia/OST-4.1.13",
    "settings": "/settings",
    "arrive": "/arrive",
    "finished": "/finished",
    "no-table": "/table/none",
}
DECISIONS = {"bid", "allocate-choosing", "reveal", "build"}  # of Ostia, whose table is played by clicking


def take(browser: Browser, base: str, folder: Path, language: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale=f"{language}-{language.upper()}")
    kept = {"language": language, "theme": theme, "speed": "off", "toured": titles()}
    context.add_init_script(f"localStorage.setItem('emporion.settings', {json.dumps(json.dumps(kept))})")
    context.add_init_script("localStorage.setItem('emporion.named', 'yes')")
    page = context.new_page()
    folder.mkdir(parents=True, exist_ok=True)

    def look(name: str) -> None:
        page.wait_for_timeout(600)
        page.screenshot(path=str(folder / f"{name}.png"))

    for name, path in SCREENS.items():
        page.goto(base + path)
        page.wait_for_selector("main")
        look(name)
    for title in titles():
        record = min((ROOT / "tests" / "fixtures" / title).glob("*.record"))
        play_on(page, base, record, 0.5)
        look(f"{title}-middle")
        play_on(page, base, record, 1.0)
        play_to_the_end(page, base, page.url.rpartition("/")[2])
        page.wait_for_selector(".panel.end")
        look(f"{title}-end")
    page.goto(page.url.replace("/table/", "/replay/"))
    page.wait_for_selector(".transport")
    for _ in range(12):
        page.keyboard.press("Shift+ArrowLeft")
    look("replay")
    page.goto(page.url.replace("/replay/", "/analysis/"))
    page.wait_for_selector("[data-zone=chart]")
    look("analysis")
    start_against_bots(page, base)
    player = Player(page, 11, look)
    for _ in range(1500):
        if player.seen >= DECISIONS:
            break
        if not player.act():
            page.wait_for_timeout(60)
    page.goto(base)
    look("home-again")
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="part of a name such as fr-light-desktop, or pictures, or rules")
    parser.add_argument("--into", type=Path, default=ROOT / "shots")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, emporion(Path(data)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("EMPORION_BROWSER", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        if chosen.only in "pictures":
            print("pictures", flush=True)
            take_pictures(browser, base, Path(data))
        if chosen.only in "rules":
            print("rules", flush=True)
            take_rule_pictures(browser, base)
        for language in ("fr", "en"):
            for theme in ("light", "dark"):
                for size in SIZES:
                    name = f"{language}-{theme}-{size}"
                    if chosen.only in name:
                        print(name, flush=True)
                        take(browser, base, chosen.into / name, language, theme, size)


if __name__ == "__main__":
    main()
