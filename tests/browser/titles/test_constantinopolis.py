"""Constantinopolis in a real browser: matches by clicking the things that are lit."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import ROOT, be_somebody, bring, leave_it_to_end, lit, play_until, press, still, table_of
from tests.browser.looks import flaws

ENDS = {"end_turn", "finish", "stop", "pass", "keep", "preempt:no", "refuse", "drop"}


def start(page: Page, base: str, seats: int = 3, free_trade: bool = False) -> None:
    """A table with easy bots, opened at its address."""
    be_somebody(page, base)
    bots = ["easy"] * (seats - 1)
    table = table_of(page, base, "constantinopolis", "me", *bots, options={"free_trade": free_trade})
    page.goto(f"{base}/table/{table}")
    page.wait_for_selector(".console")


class Merchant:
    """Clicks something that is lit; a tile or a contract is chosen first and then answered in the prompt."""

    def __init__(self, page: Page, seed: int, zeal: float = 0.7) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.zeal = zeal
        self.said: set[str] = set()

    def act(self, but: str = "") -> bool:
        words = lit(self.page)
        if not words or but in words:
            return False
        useful = [word for word in words if word not in ENDS]
        useful = [
            word for word in useful if word.split(":")[0] not in self.said
        ] or useful  # everything once, if it can be
        ending = [word for word in words if word in ENDS]
        word = self.random.choice(
            useful if useful and (not ending or self.random.random() < self.zeal) else ending or words
        )
        press(self.page, self.page.locator(f'[data-word="{word}"][data-says=offered]').first)
        self.said.add(word.split(":")[0])
        if word.startswith(("build:", "build_with", "load:")):
            answers = self.page.locator(".console .btn.go[data-says=offered]")
            if answers.count():
                press(self.page, answers.last)
        many = self.page.locator(".console").get_by_role("button", name=re.compile(r"^Sell \d"), disabled=False)
        if word.startswith("sell:") and many.count():
            press(self.page, many.first)
        return True

    def until(self, done: Callable[[], bool], but: str = "") -> None:
        play_until(self.page, done, lambda: self.act(but))

    def until_lit(self, word: str) -> None:
        self.until(lambda: word in lit(self.page), but=word)


def test_a_match_against_bots(open_page: Open, base: str) -> None:
    """By hand until the words of every phase have been said; what comes after is the same again."""
    page = open_page(toured=["constantinopolis"], drawn=False)
    start(page, base, seats=3)
    merchant = Merchant(page, 1)
    phases = {"challenge", "bid", "build", "end_turn", "sell", "buy", "load", "finish", "store"}
    merchant.until(lambda: phases <= merchant.said)
    leave_it_to_end(page, base)
    expect(page.locator(".panel.end h2")).to_be_visible()
    expect(page.locator(".account thead")).to_contain_text("Public buildings")


def test_a_refused_tile_explains_itself(open_page: Open, base: str) -> None:
    page = open_page(toured=["constantinopolis"])
    start(page, base, seats=2)
    merchant = Merchant(page, 2, zeal=0.0)
    merchant.until_lit("end_turn")
    page.locator('[data-word="build:vinaria"]').click(force=True)
    expect(page.locator(".bubble.refused")).to_contain_text("permit")
    page.locator(".bubble.refused").get_by_role("button", name=re.compile("CPL-4.4.4")).click()
    expect(page.locator(".drawer .one.hit")).to_contain_text("CPL-4.4.4")


def test_a_tile_with_one_way_to_pay_is_built_with_one_click(open_page: Open, base: str) -> None:
    page = open_page(toured=["constantinopolis"])
    start(page, base, seats=2)
    merchant = Merchant(page, 3, zeal=0.0)
    merchant.until_lit("end_turn")
    before = page.locator('[data-anchor^="city:"] .tile').count()
    tile = page.locator(".tile.production[data-says=offered]").first
    tile.hover()
    expect(page.locator(".bubble")).to_contain_text("Level 2")  # what follows is shown before it is said
    tile.click()
    expect(page.locator('[data-anchor^="city:"] .tile')).to_have_count(before + 1)


def test_no_barriers(open_page: Open, base: str, check_axe: Callable[[Page, str], None]) -> None:
    for theme, width in (("light", 1440), ("dark", 390)):
        page = open_page(theme=theme, width=width, height=900 if width > 400 else 844, toured=["constantinopolis"])
        start(page, base, seats=3)
        merchant = Merchant(page, 5, zeal=0.0)
        for word in ("keep", "end_turn", "finish"):
            merchant.until_lit(word)
            check_axe(page, f"{word}, {theme}, {width}")
            merchant.act()


def test_a_proposal_in_free_trade(open_page: Open, base: str) -> None:
    page = open_page(toured=["constantinopolis"])
    start(page, base, seats=2, free_trade=True)
    merchant = Merchant(page, 4, zeal=0.0)
    merchant.until_lit("finish")
    page.get_by_role("button", name="Free trade", exact=True).click()
    page.locator(".stall .btn[data-says=offered]").first.click()
    page.locator('.side [data-word="give_gold:5"]').click()
    page.locator('.side [data-word="give_gold:1"]').click()
    expect(page.locator(".side .lies").first).to_contain_text("6")
    page.locator('.console [data-word="send"]').click()
    expect(page.locator(".journal")).to_contain_text(re.compile("accepts|refuses"))


def test_many_seats_leave_the_journal_its_room(open_page: Open, base: str) -> None:
    """Fleets in the port and at sea are told whole, and the journal is seen without scrolling past the seats."""
    page = open_page("fr", toured=["constantinopolis"])
    bring(page, base, ROOT / "tests" / "fixtures" / "constantinopolis" / "3-4-seats-defaults.record")(620)
    for width, height in ((1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert not [flaw for flaw in flaws(page) if "fleet" in flaw]
        aside = "const aside = document.querySelector('aside'); return aside.scrollHeight - aside.clientHeight"
        assert page.evaluate(f"() => {{ {aside} }}") <= 1, (width, height)
