"""Porto Carthago at every size of a window: nothing is cut, covered, pushed below the screen or swings."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import BrowserType, expect

from tests.browser.conftest import Open
from tests.browser.hands import bring, press
from tests.browser.looks import flaws, walk
from tests.browser.titles.test_porto_carthago import (
    ADMITS,
    AFTER_VOYAGE,
    ASKS_BONUS,
    CARRIES,
    CLAIMS,
    HER_TURN,
    HOUSE_OR_PATH,
    POSTS,
    RECORDS,
    TABLE,
    sit,
)

# Words of other fixtures: twelve docks to begin with, three servants to move among five seats, two privileges.
PHONE = [(2, word) for word in (CLAIMS, HER_TURN, POSTS, CARRIES, AFTER_VOYAGE, HOUSE_OR_PATH, ADMITS, ASKS_BONUS)]
PHONE += [(2, 0), (3, 272), (3, 455), (3, 94)]


@pytest.mark.parametrize(("record", "word"), PHONE)
def test_on_a_phone_a_turn_needs_no_scrolling(open_page: Open, base: str, record: int, word: int) -> None:
    page = open_page("fr", toured=TABLE, width=390, height=844)
    sit(page, base, word, record)
    tabs = page.evaluate("document.querySelector('nav.tabs, .tabs')?.getBoundingClientRect().top ?? innerHeight - 60")
    low = page.evaluate(
        "Math.max(...[...document.querySelectorAll('[data-says=offered]')]"
        ".filter(one => one.getClientRects().length).map(one => one.getBoundingClientRect().bottom))"
    )
    assert low <= tabs
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


STEADY = """
async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  for (let k = 0; k < 2; k++) await frame()
  const seen = new Set()
  for (let k = 0; k < 4; k++) {
    await frame()
    seen.add(document.querySelector('.wheel, .stage').getBoundingClientRect().height)
  }
  return seen.size === 1
}
"""


@pytest.mark.parametrize(("width", "heights"), [(390, range(560, 900, 8)), (1440, range(860, 940, 4))])
def test_nothing_swings_beside_a_scroll_bar(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], base: str, width: int, heights: range
) -> None:
    """With a scroll bar that takes room, the wheel keeps its height at every height of the window, also if the table is
    a little higher than it should be: the bar's room is kept whether it is there or not."""
    kept = {"language": "fr", "theme": "light", "speed": "off", "careful": False, "toured": TABLE}
    browser = browser_type.launch(**browser_type_launch_args, ignore_default_args=["--hide-scrollbars"])
    context = browser.new_context(viewport={"width": width, "height": 844}, locale="fr-FR")
    context.add_init_script(f"localStorage.setItem('emporion.settings', {json.dumps(json.dumps(kept))})")
    context.add_init_script("localStorage.setItem('emporion.named', 'yes')")
    page = context.new_page()
    sit(page, base, CARRIES)
    page.add_style_tag(content=".stage .strip { height: 140px }")
    swinging = []
    for height in heights:
        page.set_viewport_size({"width": width, "height": height})
        if not page.evaluate(STEADY):
            swinging.append(height)
    browser.close()
    assert swinging == []


CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"


@pytest.mark.parametrize(("width", "height"), [(930, 768), (390, 844), (360, 740)])
def test_the_phase_is_read_whole(open_page: Open, base: str, width: int, height: int) -> None:
    page = open_page("fr", toured=TABLE, width=width, height=height)
    sit(page, base, ADMITS)
    expect(page.locator(".trk .phase")).to_have_text("Entrée des navires")
    assert page.locator(".trk .phase").evaluate_all(CUT) == []


def test_a_corner_of_the_wheel_holds_its_figures(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=TABLE, width=390, height=844, touch=True)
    sit(page, base, HER_TURN)
    expect(page.locator(".corner")).to_have_count(4)
    assert [flaw for flaw in flaws(page) if "corner" in flaw] == []


BESIDE_EACH_OTHER = """
(side) => ['.r1 > *', '.slot'].every((row) => {
  const boxes = [...side.querySelectorAll(row)].map((one) => one.getBoundingClientRect())
  const edges = boxes.slice(1).map((box) => box.left)
  const store = row === '.slot' || !side.matches('.phone') ? null : side.querySelector('.slot')
  const end = store?.getBoundingClientRect().left ?? side.getBoundingClientRect().right
  return boxes.every((box, k) => box.right <= (edges[k] ?? end))
})
"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (360, 740)])
def test_a_stranger_sees_a_whole_side_of_the_table(open_page: Open, base: str, width: int, height: int) -> None:
    """Whose it is takes room, too, where it is said: nothing runs over the edge for it, however long the name is."""
    player = open_page("fr", toured=TABLE)
    table = sit(player, base, ASKS_BONUS)
    page = open_page("fr", toured=TABLE, width=width, height=height)
    page.goto(f"{base}/table/{table}")
    side = page.locator(".own")
    expect(side.locator(".slot")).to_have_count(4)
    if width > 923:
        side.locator(".r1 > *").first.evaluate("one => { one.textContent = 'Publius Cornelius Scipio Africanus' }")
    assert side.evaluate(BESIDE_EACH_OTHER)


@pytest.mark.parametrize(("word", "last"), [(HER_TURN, ".short"), (ADMITS, ".phase")])
def test_the_header_is_not_covered_on_a_small_table(open_page: Open, base: str, word: int, last: str) -> None:
    page = open_page("fr", toured=TABLE, width=1024, height=768)
    sit(page, base, word)
    seen = "one => { const { right, y, height } = one.getBoundingClientRect();"
    seen += " return document.elementFromPoint(right - 2, y + height / 2) === one }"
    assert page.locator(f".trk {last}").evaluate(seen)


INSIDE = """
() => {
  const prompt = document.querySelector('.console')
  const box = prompt.getBoundingClientRect()
  const lines = document.createRange()
  return [...prompt.querySelectorAll('h2, .note')].flatMap((one) => {
    lines.selectNodeContents(one)
    const high = [...lines.getClientRects()].every(({ top, bottom }) => top >= box.top && bottom <= box.bottom)
    return high && one.scrollWidth <= one.clientWidth ? [] : [one.textContent]
  })
}
"""


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_long_question_stays_within_the_prompt(open_page: Open, base: str, language: str) -> None:
    """After a loading of three steps: what is asked, the bonus that follows, two long answers, and the way back."""
    page = open_page(language, toured=TABLE, width=1024, height=768)
    sit(page, base, 229)
    for word in ("choose_space:6", "carry:purple", "carry_to:phoenicia_2"):
        press(page, page.locator(f'[data-word="{word}"][data-says=offered]').first)
    expect(page.locator(".console [data-word=path]")).to_be_visible()
    expect(page.locator(".console .tools .btn")).to_have_count(3)
    assert page.evaluate(INSIDE) == []


def test_five_seats_fit_on_a_space(open_page: Open, base: str) -> None:
    """Before that word of five seats all have been on space 2, one of them twice."""
    page = open_page("fr", toured=TABLE)
    sit(page, base, 272, 3)
    wide = "all => all.filter(one => one.scrollWidth > one.clientWidth).length"
    assert page.locator(".acts .cost").evaluate_all(wide) == 0


def test_a_crowded_space_shows_everybodys_servants(open_page: Open, base: str) -> None:
    """Five seats with two servants or more on one space: what it costs and who stands there is not cut off."""
    page = open_page("fr", toured=TABLE)
    bring(page, base, RECORDS / "3-5-seats-defaults.record")(85)
    expect(page.locator(".cost .many")).not_to_have_count(0)
    found = walk(page, "a crowded space", ((390, 844), (1024, 768), (1440, 900)))
    assert not [flaw for flaw in found if "cost" in flaw], found
