"""The first match with its coach: he speaks before and after a decision, is silent when asked, and covers nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.looks import flaws


def first_match(page: Page, base: str, title: str) -> None:
    """From the school, as a newcomer would."""
    page.goto(f"{base}/school/{title}")
    page.evaluate(
        """async (title) => {
            const send = (path, body) => fetch(path, {
              method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
            })
            await send('/api/me', { name: 'Anna' })
            const seats = [{ kind: 'me' }, ...Array(3).fill({ kind: 'bot', level: 'easy' })]
            const card = await (await send('/api/tables', { game: title, seats, coach: true })).json()
            location.href = `/table/${card.id}`
        }""",
        title,
    )


@pytest.mark.parametrize(("language", "theme", "width"), [("fr", "dark", 1440), ("en", "light", 390)])
def test_the_coach_speaks_before_and_after_and_is_silent_when_asked(
    open_page: Open, base: str, check_axe: Callable[[Page, str], None], language: str, theme: str, width: int
) -> None:
    page = open_page(language, theme, width, toured=["ostia"])
    first_match(page, base, "ostia")
    phone = width < 924
    coach = page.locator("[data-zone=coach]")
    strip = page.locator("[data-zone=coach-strip] .line")
    if phone:
        expect(strip).to_contain_text("Senate")
        strip.click()
    expect(coach.locator("[data-remark=senate]")).to_be_visible()
    expect(coach.locator("[data-remark=free-good]")).to_be_visible()
    expect(coach).not_to_contain_text("%")
    # Whatever can be said lies free: the coach stands beside it, not over it.
    assert not flaws(page)
    check_axe(page, f"coach {language} {theme}")
    page.locator("[data-says=offered]").first.click()
    expect(page.locator("[data-zone=coach][data-verdict]")).to_be_visible()
    expect(coach).not_to_contain_text("%")
    switch = coach.get_by_role("switch")
    switch.click()
    expect(coach.locator("[data-remark]")).to_have_count(0)
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(coach.locator("[data-remark]").first).to_be_visible()


def test_a_rule_is_tried_at_its_position_and_nothing_is_noted(open_page: Open, base: str) -> None:
    page = open_page(width=1440)
    page.goto(f"{base}/rules/ostia/OST-4.1.8")
    page.locator("[data-try='OST-4.1.8']").click()
    expect(page.locator("[data-zone=teacher]")).to_be_visible()
    expect(page.locator("[data-says=offered]").first).to_be_visible()
    page.goto(f"{base}/rules/ostia/OST-8.2")
    expect(page.locator("[data-try='OST-8.2']")).to_contain_text("Try a position like it")
