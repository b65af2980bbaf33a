"""Ostia in every decision, the weight of the first load, the tour, zones and notices."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import Player, play_until, start_against_bots, still

Check = Callable[[Page, str], None]


@pytest.mark.parametrize(("theme", "width"), [("dark", 1440), ("light", 390)])
def test_table_in_every_decision(open_page: Open, base: str, check_axe: Check, theme: str, width: int) -> None:
    page = open_page("fr", theme, width, 900 if width > 800 else 844)
    start_against_bots(page, base)

    def look(what: str) -> None:
        check_axe(page, f"{what} {theme} {width}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1"), f"{what} scrolls sideways"

    player = Player(page, 7, look)
    wanted = {"take", "lot", "bid", "allocate", "allocated", "reveal"}
    play_until(page, lambda: wanted <= player.seen, player.act)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("r")
    expect(page.locator(".drawer .one").first).to_be_visible()
    check_axe(page, "rule drawer")


def test_first_load_is_light(open_page: Open, base: str) -> None:
    page = open_page()
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    page.goto(base)
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    still(page)
    assert sum(sizes) < 400_000, sum(sizes)
    shift = page.evaluate(
        "new Promise(done => { let sum = 0;"
        " new PerformanceObserver(list => { for (const e of list.getEntries()) sum += e.value })"
        ".observe({type: 'layout-shift', buffered: true}); setTimeout(() => done(sum), 300) })"
    )
    assert shift < 0.05, shift


def test_the_tour_is_shown_once(open_page: Open, base: str) -> None:
    page = open_page(toured=[])
    start_against_bots(page, base)
    expect(page.get_by_role("dialog", name="Tour of the table")).to_be_visible()
    for _ in range(8):
        if not page.get_by_role("dialog", name="Tour of the table").count():
            break
        page.locator(".say .btn.go").click()
    page.reload()
    page.wait_for_selector(".console.mine")
    still(page)
    assert page.get_by_role("dialog", name="Tour of the table").count() == 0


def test_tab_order_and_zones(open_page: Open, base: str) -> None:
    page = open_page()
    start_against_bots(page, base)
    zones = set()
    for _ in range(8):
        page.keyboard.press("F6")
        zones.add(page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone"))
    assert {"prompt", "journal", "header"} <= zones, zones


FAKE_NOTICES = """
window.told = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission() { return Promise.resolve('granted') }
  constructor(title, more) { window.told.push(`${title}: ${more.body}`) }
}
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true })
"""


def test_a_notice_tells_that_it_is_my_turn_when_i_look_elsewhere(open_page: Open, base: str) -> None:
    page = open_page()
    page.context.add_init_script(FAKE_NOTICES)
    page.goto(f"{base}/settings")
    page.get_by_role("switch", name="Tell me when it is my turn").click()
    expect(page.get_by_role("switch", name="Tell me when it is my turn")).to_be_checked()
    start_against_bots(page, base)
    expect(page.locator(".console.mine")).to_be_visible()
    assert page.evaluate("window.told") == []  # I see the table
    page.evaluate("window.elsewhere = true")
    player = Player(page, 3)
    play_until(page, lambda: page.evaluate("window.told.length > 0"), player.act)
    assert page.evaluate("window.told[0]") == "Ostia: Your turn"
