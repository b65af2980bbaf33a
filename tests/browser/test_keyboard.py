"""A whole match of every title with the keyboard alone, and the focus never lost on the way."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Error as Gone
from playwright.sync_api import Page, expect

from emporion.games import load, titles
from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, over, play_until, table_of

SHORTER: dict[str, dict[str, object]] = {
    "antiquity": {"introductory_game": True, "max_turns": 10},
    "concordia_venus": {"round_limit": 5},
}
"""Options for a short match, of titles that have some."""
ZEAL = {"antiquity": 0.0}  # how often something is done where a turn can be ended: a piece is laid by its own keys
ENDS = ("pass", "commit", "no_free_house", "stop", "decline", "end_turn", "finish", "skip_action")
KNOWN = 2  # times a kind of word is reached with Tab before its digit is trusted
THINGS = """() => {
  const seen = (one) => one.getClientRects().length > 0 && !one.matches(':disabled')
  const all = (things) => [...document.querySelectorAll(things)].filter(seen)
  const first = all('.reveal .foot .btn.go, .console .btn.go:not([data-says])').slice(0, 1)
  const lit = all('[data-says=offered]')
  const stops = lit.filter((one) => one.tabIndex >= 0)
  const land = lit.length ? all('[data-zone=map] [tabindex="0"]').slice(0, 1) : []
  window.things = first.length ? first : stops.length ? stops : land
  const named = window.things.map((one) => [one.dataset.word ?? '', one.getAttribute('aria-keyshortcuts') ?? ''])
  return [!!document.querySelector('[data-piece]'), document.activeElement === document.body, named]
}"""
HERE = """k => {
  const thing = window.things[k], here = document.activeElement
  const zone = (one) => one?.closest('[data-zone]')
  return [thing === here, zone(thing) === zone(here) && here !== document.body, thing.isConnected]
}"""


class Typist:
    """Goes to a thing with F6 and Tab and presses Enter; says what it has said before by its digit."""

    def __init__(self, page: Page, zeal: float) -> None:
        self.page = page
        self.zeal = zeal
        self.random = random.Random(5)
        self.said: dict[str, int] = {}
        self.tabs = 0

    def over(self) -> bool:
        return over(self.page)

    def act(self) -> bool:
        allocating, lost, things = self.page.evaluate(THINGS)
        if allocating:
            return self.allocate()
        if not things:
            return False
        ends = [k for k, (word, _) in enumerate(things) if word.split(":")[0] in ENDS]
        doing = [k for k in range(len(things)) if k not in ends]
        k = self.random.choice(doing if doing and (not ends or self.random.random() < self.zeal) else ends)
        word, digit = things[k]
        verb = word.split(":")[0]
        assert not (self.said and lost), f"before {word} the focus is lost"
        if digit and self.said.get(verb, 0) >= KNOWN:
            self.page.keyboard.press(digit)
        elif not self.reach(k):
            return False
        else:
            if not word:
                self.page.keyboard.press("n")  # on the land: to the next hex that is lit
            self.page.keyboard.press("Enter")
        self.said[verb] = self.said.get(verb, 0) + 1
        return True

    def allocate(self) -> bool:
        """Ostia's secret allocation has keys of its own: a card or a bluff to a space, and lock."""
        for key in "bebel":
            self.page.keyboard.press(key)
        return True

    def reach(self, k: int) -> bool:
        """To its zone with F6, inside the zone with Tab; false when the table has moved on meanwhile."""
        for press in range(200):
            try:
                there, near, stays = self.page.evaluate(HERE, k)
            except Gone:
                return False
            if there or not stays:
                return bool(there)
            self.page.keyboard.press("Tab" if near or press > 12 else "F6")
            self.tabs += 1
        raise AssertionError(f"no key leads to {self.page.evaluate('k => window.things[k].outerHTML', k)[:300]}")


@pytest.mark.parametrize("title", titles())
def test_a_whole_match(open_page: Open, base: str, title: str) -> None:
    page = open_page(toured=list(titles()), drawn=False)
    be_somebody(page, base)
    options, seats = SHORTER.get(title, {}), load(title).fewest_seats
    page.goto(f"{base}/table/{table_of(page, base, title, 'me', *['easy'] * (seats - 1), options=options)}")
    page.wait_for_selector("[data-zone=prompt]")
    page.keyboard.press("F6")
    typist = Typist(page, ZEAL.get(title, 0.6))
    play_until(page, typist.over, typist.act)
    assert typist.tabs > 0
    expect(page.locator(".panel.end h2")).to_be_visible()
