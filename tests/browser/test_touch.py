"""A finger on a small screen: whatever is lit is under the finger, and whoever asks for it says so beside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from emporion.games import load, titles
from emporion.kernel.record import read_record
from tests.browser.conftest import Open
from tests.browser.hands import STILL, answered, be_somebody, bring, table_of
from tests.browser.test_story import record

# Every lit button that something else lies over at its middle, wherever the page is scrolled for it.
COVERED = """() => [...document.querySelectorAll('button[data-says=offered], .btn[data-says=offered]')]
  .filter((one) => one.checkVisibility() && !one.closest('svg'))
  .map((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = one.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, top + height / 2)
    return one.contains(at) ? null : `${one.dataset.word} is under ${at?.outerHTML.slice(0, 120)}`
  })
  .filter(Boolean)"""
# The larger field of a button for fingers is laid around the button itself only if that has a position.
LOOSE = (
    "() => [...document.querySelectorAll('.btn')].filter((one) => getComputedStyle(one).position === 'static').length"
)
LIT = (
    "() => [...document.querySelectorAll('[data-zone=board] [data-says=offered]')].some((one) => one.checkVisibility())"
)

SEEN = f"""async () => {{
  await ({STILL})()
  return [({COVERED})(), ({LOOSE})(), ({LIT})() && !document.querySelector('[data-zone=prompt]')]
}}"""

AT_ONCE = 12  # tables that one person may open without waiting


def decisions(title: str) -> list[int]:
    """Words of a recorded match before which, taken together, everything is lit that ever is.

    Those before which most is lit that was not yet, and of these the last: late, more lies on the table.
    """
    match = read_record(load(title), record(title).read_text(encoding="utf-8"))
    game, lit = match.game, []
    for word, said in enumerate(match.said):
        offered = game.offered(match.at(word).table, said.seat)
        lit.append({game.vocabulary.text(one).split(":")[0] for one in offered})
    missing, found = set().union(*lit), list[int]()
    while missing:
        found.append(max(range(len(lit)), key=lambda word: (len(lit[word] & missing), word)))
        missing -= lit[found[-1]]
    return found


def look(page: Page, where: str) -> None:
    """At the table and behind every tab of it."""
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        expect(tab).to_have_attribute("aria-current", "page")
        covered, loose, unasked = page.evaluate(SEEN)
        assert (covered, loose) == ([], 0), where
        assert not unasked, f"{where}: nobody says what is asked"


@pytest.mark.parametrize("title", titles())
def test_a_finger_finds_whatever_is_lit(open_page: Open, base: str, title: str) -> None:
    words = decisions(title)
    for first in range(0, len(words), AT_ONCE):
        page = open_page("fr", width=390, height=844, touch=True, drawn=False, toured=list(titles()))
        sit = bring(page, base, record(title))
        for word in words[first : first + AT_ONCE]:
            sit(word)
            page.wait_for_selector("nav.tabs")
            look(page, f"{title}, word {word}")


def test_a_card_played_from_the_hand_is_asked_about_at_the_table(open_page: Open, base: str) -> None:
    """Concordia's hand lies behind a tab: the first tap explains a card there, the second plays it."""
    page = open_page("fr", width=390, height=844, touch=True, toured=list(titles()))
    be_somebody(page, base)
    page.goto(f"{base}/table/{table_of(page, base, 'concordia_venus', 'me', 'easy', 'easy')}")
    table, hand = page.locator("nav.tabs button").nth(0), page.locator("nav.tabs button").nth(1)
    hand.tap()
    expect(table.locator(".dot")).to_have_count(1)
    prefect = page.locator("[data-word='play:start_prefect'].pile")
    prefect.tap()
    prompt = page.locator("[data-zone=prompt]")
    expect(prompt.get_by_role("button", name="Jouer le Préfet")).to_be_in_viewport(ratio=1)
    prefect.tap()
    answered(page)
    expect(table).to_have_attribute("aria-current", "page")
    expect(table.locator(".dot")).to_have_count(0)
    assert page.evaluate(LIT)
