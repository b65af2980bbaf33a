"""Porto Carthago at its drawn table: a whole match by clicking, and what its things say."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import lit, over, play_until, press

QUICK = {"take_coins", "end_turn", "skip_action", "stop", "decline", "pass"}


def start(page: Page, base: str) -> None:
    page.goto(base)
    page.locator(".game").filter(has_text="Porto Carthago").locator(".btn.go").click()
    page.wait_for_selector(".console")


def act(page: Page, chance: random.Random, seen: set[str]) -> bool:
    """Click one lit thing, wherever it is on the table; every other time what ends a turn soonest."""
    words = lit(page)
    if not words:
        return False
    quick = [word for word in words if word in QUICK]
    word = chance.choice(quick if quick and chance.random() < 0.6 else words)
    press(page, page.locator(f'[data-word="{word}"][data-says=offered]').last)
    seen.add(word.split(":")[0])
    return True


def test_whole_match(open_page: Open, base: str) -> None:
    page = open_page(toured=["porto_carthago"], level="easy")
    start(page, base)
    chance, seen = random.Random(4), set[str]()
    play_until(page, lambda: over(page), lambda: act(page, chance, seen))
    assert {"claim", "take", "choose_space", "take_coins"} <= seen
    expect(page.locator(".panel.end h2")).to_be_visible()


def test_things_say_what_they_are(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=["porto_carthago"], level="easy", width=1440, height=900)
    start(page, base)
    page.wait_for_selector('[data-word="pass"][data-says=offered]')
    # A ship on the roads tells what it wants, pays, risks and grants.
    page.locator('[data-anchor^="ship:"]').first.hover()
    note = page.locator("[role=tooltip], .bubble").first
    expect(note).to_contain_text("Veut")
    expect(note).to_contain_text("Danger")
    expect(note).to_contain_text("Privilège")
    # A voyage tells its chances by the cards that have not been seen.
    page.locator('[data-anchor="charter:0"]').hover()
    expect(note).to_contain_text("au temple")
    # What is lit on the board carries the number of its button.
    docks = page.locator('.harbour [data-word^="claim:"][data-says=offered]')
    assert docks.count() == page.locator('.console [data-word^="claim:"]').count()
