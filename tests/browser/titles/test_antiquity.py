"""Antiquity in a real browser: drafts by mouse and by keyboard, the land, and a whole introductory match."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Collection

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import answered, be_somebody, lit, over, play_until, press, table_of

INTRODUCTION = {"introductory_game": True, "max_turns": 10}
LAST = ("pass", "commit", "no_free_house")


def start(page: Page, base: str, **options: object) -> None:
    """A table with one easy bot, opened at its address."""
    be_somebody(page, base)
    table = table_of(page, base, "antiquity", "me", "easy", options={**INTRODUCTION, **options})
    page.goto(f"{base}/table/{table}")
    page.wait_for_selector(".console")


class Builder:
    """Clicks what is lit; a hex that has been pinned is confirmed in the prompt, a piece is laid where it fits.

    Once everything wanted has been said, a turn is ended as soon as it can be.
    """

    def __init__(self, page: Page, seed: int, wanted: Collection[str] = ("all",)) -> None:
        self.wanted = set(wanted)
        self.page = page
        self.random = random.Random(seed)
        self.said: set[str] = set()

    def lit(self) -> list[str]:
        return lit(self.page)

    def over(self) -> bool:
        return over(self.page)

    def lay(self) -> bool:
        """Put the piece in hand on the first cell it fits on; a storage has one cell."""
        press(self.page, self.page.locator('.grid [data-fits="true"]').first)
        return True

    def act(self, stop: Callable[[list[str]], bool]) -> bool:
        if self.page.locator(".grid.placing").count():
            return self.lay()
        words = self.lit()
        if not words or stop(words):
            return False
        useful = [word for word in words if word.split(":")[0] not in LAST]
        ending = [word for word in words if word in LAST]
        busy = useful and (not ending or (not self.wanted <= self.said and self.random.random() < 0.85))
        word = self.random.choice(useful if busy else ending or words)
        verb = word.split(":")[0]
        press(self.page, self.page.locator(f'[data-word="{word}"][data-says=offered]').first)
        self.said.add(verb)
        if verb in ("hex", "tile"):
            pinned = self.page.locator(".console .btn.go:not([data-says])")
            if pinned.count():
                press(self.page, pinned)
        return True

    def until(self, done: Callable[[], bool]) -> None:
        play_until(self.page, done, lambda: self.act(lambda words: False))

    def until_lit(self, verb: str) -> None:
        """Play on until words of this kind are lit, and say none of them."""

        def lit(words: list[str]) -> bool:
            return any(word.split(":")[0] == verb for word in words)

        play_until(self.page, lambda: lit(self.lit()), lambda: self.act(lit))


def settle(page: Page, base: str, **options: object) -> Builder:
    """The first city is founded; the draft of turn 1 lies open."""
    start(page, base, **options)
    builder = Builder(page, 3)
    builder.until_lit("commit")
    return builder


def test_a_city_turn_by_mouse(open_page: Open, base: str) -> None:
    page = open_page(toured=["antiquity"])
    settle(page, base)
    answered(page)
    page.locator('[data-word="house:1"]').click()
    page.locator('.grid [data-cell="0/0"]').hover(force=True)
    expect(page.locator(".ghost")).to_be_visible()
    answered(page)
    page.locator('.grid [data-cell="0/0"]').click(force=True)
    expect(page.locator('[data-piece="house"]')).to_have_count(1)
    answered(page)
    page.locator('[data-word="build:cart_shop"]').click()
    expect(page.locator(".hand .turn")).to_have_count(4)
    page.locator('.grid [data-cell="0/0"]').hover(force=True)  # held so that it fits beside the house, or says why not
    page.keyboard.press("r")
    expect(page.locator('.hand .turn[aria-pressed="true"]')).to_have_attribute("aria-label", re.compile("2"))
    # Another entry of the catalogue is taken in exchange, and taken back.
    answered(page)
    page.locator(".entry.ok", has_text="Storage").click()
    expect(page.locator(".hand .sizes")).to_be_visible()
    answered(page)
    page.keyboard.press("Escape")
    expect(page.locator(".hand")).to_have_count(0)
    answered(page)
    page.locator('[data-word="build:storage"]').click()
    expect(page.locator(".hand .sizes")).to_be_visible()
    first, last = (page.locator(f'.grid [data-cell="{spot}"]').bounding_box() for spot in ("2/2", "4/3"))
    assert first and last
    page.mouse.move(first["x"] + 9, first["y"] + 9)
    answered(page)
    page.mouse.down()
    page.mouse.move(last["x"] + 9, last["y"] + 9, steps=4)
    page.mouse.up()
    expect(page.locator('[data-piece="storage"]')).to_have_count(1)
    answered(page)
    page.locator('[data-piece="storage"]').click()  # a man
    expect(page.locator(".draft")).to_contain_text("1 man at work")
    expect(page.locator(".draft")).to_contain_text("Storage")
    answered(page)
    page.locator('[data-word="commit"]').click()
    expect(page.locator(".journal")).to_contain_text("You build a storage")
    expect(page.locator(".journal")).to_contain_text("You build house 1")


def build_and_seal(page: Page) -> None:
    """A house, a cart shop and a man in it: the first draft of a city."""
    for word in ("house:1", "build:cart_shop"):
        answered(page)
        page.locator(f'[data-word="{word}"]').click()
        page.locator('.grid [data-fits="true"]').first.click(force=True)
    answered(page)
    page.locator('[data-piece="cart_shop"][data-says=offered]').click()
    expect(page.locator(".draft")).to_contain_text("1 man at work")
    answered(page)
    page.locator('[data-word="commit"]').click()


def test_the_reveal_and_what_the_journal_tells(open_page: Open, base: str) -> None:
    """The grids of all lie side by side until a cart is sent; a line of the journal lights its hexes."""
    page = open_page(toured=["antiquity"])
    settle(page, base)
    build_and_seal(page)
    reveal = page.locator(".reveal")
    expect(reveal.locator(".scroll")).to_have_count(2)
    mine = reveal.locator(".scroll", has_text="You")
    expect(mine.locator(".dropped")).to_have_count(2)
    expect(mine).to_contain_text("2 new pieces")
    answered(page)
    page.locator('[data-word="rural:woodcutter"]').click()
    expect(reveal).to_have_count(0)
    page.locator(".journal .line", has_text="You found").first.hover()
    expect(page.locator(".land .told")).to_have_count(1)
    expect(page.locator(".mini .told")).to_have_count(1)
    page.mouse.move(3, 3)
    expect(page.locator(".told")).to_have_count(0)


def test_a_piece_says_why_it_does_not_fit(open_page: Open, base: str) -> None:
    page = open_page(toured=["antiquity"])
    settle(page, base)
    answered(page)
    page.locator('[data-word="house:1"]').click()
    answered(page)
    page.locator('.grid [data-cell="3/3"]').click(force=True)
    expect(page.locator('[data-piece="house"]')).to_have_count(1)
    answered(page)
    page.locator('[data-word="build:market"]').click()
    answered(page)
    page.locator('.grid [data-cell="3/3"]').click(force=True)
    expect(page.locator(".ghost.bad")).to_be_visible()
    expect(page.locator(".bubble.refused")).to_contain_text("does not fit")
    expect(page.locator(".bubble.refused")).to_contain_text("ANT-4.2.4")
    answered(page)
    page.locator(".console .btn[aria-disabled=true]", has_text="Commit").click(force=True)
    expect(page.locator(".bubble.refused")).to_contain_text("Finish what you have begun")


def test_a_city_turn_by_keyboard(open_page: Open, base: str) -> None:
    page = open_page(toured=["antiquity"])
    settle(page, base)
    for word, building, moves in (("house:2", "house", 0), ("build:cart_shop", "cart_shop", 2)):
        answered(page)
        page.locator(f'[data-word="{word}"]').focus()
        answered(page)
        page.keyboard.press("Enter")
        grid = page.locator(".grid.placing")
        expect(grid).to_be_focused()
        expect(page.locator(".ghost:not(.bad)")).to_be_visible()
        if moves:
            page.keyboard.press("r")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("ArrowDown")
            expect(page.locator(".ghost:not(.bad)")).to_be_visible()
        answered(page)
        page.keyboard.press("Enter")
        expect(page.locator(f'[data-piece="{building}"]')).to_have_count(1)
    answered(page)
    page.locator('[data-piece="cart_shop"]').focus()
    answered(page)
    page.keyboard.press("Enter")
    expect(page.locator(".draft")).to_contain_text("1 man at work")
    answered(page)
    page.locator('[data-word="commit"]').focus()
    answered(page)
    page.keyboard.press("Enter")
    expect(page.locator('.road [aria-current="step"]')).to_contain_text("Country")
    # The land by keyboard: a cart is sent for wood.
    answered(page)
    page.locator('[data-word="rural:woodcutter"]').focus()
    answered(page)
    page.keyboard.press("Enter")
    expect(page.locator("path.lit").first).to_be_visible()
    answered(page)
    page.locator("[role=application][aria-label^=Map]").focus()
    page.keyboard.press("n")
    expect(page.locator("path.cursor")).to_be_visible()
    expect(page.locator(".call")).to_contain_text("Costs 1 wood")
    answered(page)
    page.keyboard.press("Enter")
    expect(page.locator("path.lit.pinned")).to_have_count(1)
    answered(page)
    page.keyboard.press("Enter")
    expect(page.locator(".journal")).to_contain_text("You build a woodcutter")


def test_a_hex_explains_itself(open_page: Open, base: str) -> None:
    page = open_page(toured=["antiquity"])
    start(page, base)
    builder = Builder(page, 5)
    builder.until_lit("hex")
    answered(page)
    page.locator("[role=application][aria-label^=Map]").focus()
    page.keyboard.press("0")
    scale = page.locator(".window .tools span").inner_text()
    page.keyboard.press("+")
    expect(page.locator(".window .tools span")).not_to_have_text(scale)
    for _ in range(12):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("?")
    expect(page.locator(".bubble.refused")).to_contain_text("ANT-3.1.6")


def test_an_introductory_match_to_its_end(open_page: Open, base: str) -> None:
    page = open_page(toured=["antiquity"])
    start(page, base)
    builder = Builder(page, 1, wanted={"build", "house", "man", "hex"})
    builder.until(builder.over)
    assert {"build", "house", "man", "commit", "hex"} <= builder.said
    expect(page.locator(".panel.end h2")).to_be_visible()
    expect(page.locator(".account .why")).to_contain_text(re.compile("last turn is over|own saint is fulfilled"))


def test_on_a_phone(open_page: Open, base: str, check_axe: Callable[[Page, str], None]) -> None:
    page = open_page(language="fr", theme="dark", width=390, height=844, toured=["antiquity"])
    settle(page, base)
    check_axe(page, "draft on a phone")
    answered(page)
    page.locator(".console .btn", has_text="Construire").click()
    answered(page)
    page.locator('[data-word="house:3"]').click()
    expect(page.locator(".sheet")).to_have_count(0)
    answered(page)
    page.locator('.grid [data-cell="5/5"]').click(force=True)
    expect(page.locator('[data-piece="house"]')).to_have_count(1)
    page.get_by_role("button", name="Saints").click()
    expect(page.locator(".saints")).to_contain_text("1/20")
    page.get_by_role("button", name="Table À vous de jouer", exact=True).click()  # the next choice is there
    answered(page)
    page.locator('[data-word="commit"]').click()
    page.get_by_role("button", name="Journal").click()
    expect(page.locator(".journal")).to_contain_text("Vous construisez la maison 3")


def test_no_barriers(open_page: Open, base: str, check_axe: Callable[[Page, str], None]) -> None:
    page = open_page(toured=["antiquity"])
    settle(page, base, introductory_game=False)
    check_axe(page, "draft")
    answered(page)
    page.locator('[data-word="build:storage"]').click()
    expect(page.locator(".hand .sizes")).to_be_visible()
    check_axe(page, "a storage in hand")
    answered(page)
    page.keyboard.press("Escape")
    build_and_seal(page)
    expect(page.locator(".cards")).to_be_visible()
    check_axe(page, "countryside")
