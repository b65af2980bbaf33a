"""Takes the pictures of README.md and the documentation into docs/pictures: each table in the middle of a match between
bots, whose seeds are fixed, and a turn that moves. `make screenshots` does it.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

import emporion
from tests.browser.hands import answered, bring, lit, still

ROOT = Path(__file__).resolve().parent.parent
INTO = ROOT / "docs" / "pictures"
SIZE = (1440, 900)
MOST_BYTES = {"still": 150_000, "moving": 1_500_000}
QUALITIES = range(90, 30, -4)  # the first that is small enough


@dataclass(frozen=True)
class Moment:
    """Where a match is looked at: after so many words of one with this many `hard` bots and this seed."""

    title: str
    seats: int
    words: int
    theme: str = "light"
    seed: str = "pictures"

    def record(self) -> str:
        return emporion.play(self.title, ["hard"] * self.seats, seed=self.seed).record()


MOMENTS = (
    Moment("ostia", 4, 265),
    Moment("porto_carthago", 4, 160),
    Moment("concordia_venus", 4, 320),
    Moment("constantinopolis", 4, 440, "dark"),
    Moment("antiquity", 3, 300),
)
TURN = Moment("concordia_venus", 4, 297)
GLIDE = 5  # pictures of the hand on its way to what it presses
SLOWER = 8  # times: what moves is slowed down, so that a picture can be taken of each bit of it
MOVING_SIZE = (880, 550)
FRAME, PAUSE, LAST = 70, 900, 2500  # ms that a frame stays: one of a movement, one before the next click, the last
MOVING = "() => document.getAnimations().some((one) => one.effect?.getComputedTiming().endTime !== Infinity)"
HAND = """
addEventListener('DOMContentLoaded', () => {
  const hand = document.createElement('div')
  hand.innerHTML = '<svg width="26" height="26" viewBox="0 0 24 24"><path d="M5 2l14 11-6 1 4 7-3 2-4-8-5 4z" ' +
    'fill="#fff" stroke="#222" stroke-width="1.4"/></svg>'
  hand.style.cssText = 'position:fixed;left:-99px;top:0;z-index:9999;pointer-events:none'
  document.body.append(hand)
  addEventListener('mousemove', (at) => {
    hand.style.left = `${at.clientX - 5}px`
    hand.style.top = `${at.clientY - 2}px`
  }, true)
})
"""


def open_page(browser: Browser, theme: str, speed: str, hand: bool = False, language: str = "en") -> Page:
    context = browser.new_context(viewport={"width": SIZE[0], "height": SIZE[1]}, locale=language)
    kept = {"language": language, "theme": theme, "speed": speed, "toured": emporion.titles(), "recap": "off"}
    context.add_init_script(f"localStorage.setItem('emporion.settings', {json.dumps(json.dumps(kept))})")
    context.add_init_script("localStorage.setItem('emporion.named', 'yes')")
    if hand:
        context.add_init_script(HAND)
    return context.new_page()


def sit_down(page: Page, base: str, moment: Moment, record: Path) -> list[str]:
    """Take the seat that has to speak then; the words it went on with, up to the next seat's."""
    text = moment.record()
    record.write_text(text, encoding="utf-8")
    bring(page, base, record)(moment.words)
    page.evaluate("document.fonts.ready")
    said = [line.split() for line in text.split("\n---\n")[1].splitlines()][moment.words :]
    others = (place for place, (seat, _) in enumerate(said) if seat != said[0][0])
    return [word for _, word in said[: next(others, len(said))]]


def saved(image: Image.Image) -> Callable[[int], bytes]:
    """A picture in the format of the web, by quality."""

    def save(quality: int) -> bytes:
        file = BytesIO()
        image.save(file, "WEBP", quality=quality, method=6)
        return file.getvalue()

    return save


def small_enough(kind: str, save: Callable[[int], bytes]) -> bytes:
    return next(found for quality in QUALITIES if len(found := save(quality)) <= MOST_BYTES[kind])


# -- pictures that stand still --------------------------------------------------------------------------------------
def take_still(browser: Browser, base: str, moment: Moment, folder: Path) -> None:
    page = open_page(browser, moment.theme, "off")
    sit_down(page, base, moment, folder / "match.record")
    page.wait_for_timeout(500)
    still(page)
    image = Image.open(BytesIO(page.screenshot())).convert("RGB")
    (INTO / f"{moment.title}.webp").write_bytes(small_enough("still", saved(image)))
    page.context.close()


# -- the picture that moves -----------------------------------------------------------------------------------------
class Film:
    """Pictures of a page, each with how long it stays, in ms."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Animation.enable")
        self.at = (700.0, 560.0)  # the hand
        self.shots: list[tuple[Image.Image, int]] = []

    def shoot(self, ms: int) -> None:
        picture = Image.open(BytesIO(self.page.screenshot())).convert("RGB")
        picture = picture.resize(MOVING_SIZE, Image.Resampling.LANCZOS)
        if self.shots and ImageChops.difference(self.shots[-1][0], picture).getbbox() is None:
            ms += self.shots.pop()[1]
        self.shots.append((picture, ms))

    def press(self, word: str) -> None:
        """Lead the hand to what says the word, press it, and look until everything has arrived."""
        thing = self.page.locator(f'[data-says=offered][data-word="{word}"]').locator("visible=true").first
        if not thing.count():
            raise SystemExit(f"{word} is not lit, but {lit(self.page)}")
        inside = thing.locator(".chip")
        box = (inside.first if inside.count() else thing).bounding_box()
        assert box
        (x, y), to = self.at, (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for step in range(1, GLIDE + 1):
            self.page.mouse.move(x + (to[0] - x) * step / GLIDE, y + (to[1] - y) * step / GLIDE)
            self.shoot(FRAME)
        self.at = to
        self.slowly(lambda: self.page.mouse.click(*to))
        still(self.page)
        answered(self.page)
        self.shoot(PAUSE)

    def slowly(self, act: Callable[[], None]) -> None:
        self.cdp.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOWER})
        before = time.monotonic()
        act()
        self.page.wait_for_timeout(100)
        moves = True
        while moves:
            moves = self.page.evaluate(MOVING)
            now = time.monotonic()
            self.shoot(max(FRAME, round(1000 * (now - before) / SLOWER)))
            before = now
        self.cdp.send("Animation.setPlaybackRate", {"playbackRate": 1})

    def written(self, quality: int) -> bytes:
        file = BytesIO()
        (first, *others), stays = zip(*self.shots, strict=True)
        how = {"append_images": others, "duration": [*stays[:-1], LAST], "loop": 0, "minimize_size": True}
        first.save(file, "WEBP", save_all=True, quality=quality, method=4, **how)
        return file.getvalue()


def take_moving(browser: Browser, base: str, moment: Moment, folder: Path) -> None:
    page = open_page(browser, moment.theme, "normal", hand=True)
    words = sit_down(page, base, moment, folder / "match.record")
    page.wait_for_timeout(1500)
    film = Film(page)
    page.mouse.move(*film.at)
    still(page)
    film.shoot(PAUSE)
    for word in words:
        film.press(word)
    (INTO / "turn.webp").write_bytes(small_enough("moving", film.written))
    page.context.close()


def take_pictures(browser: Browser, base: str, folder: Path) -> None:
    """All of them; what is needed meanwhile goes into the folder."""
    INTO.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        take_still(browser, base, moment, folder)
    take_moving(browser, base, TURN, folder)
