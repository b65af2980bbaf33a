"""There is room for what the table tells: many seats, small panels, a phone, paper."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from emporion.games import titles
from tests.browser.conftest import Open
from tests.browser.hands import answered, be_somebody, lit, play_to_the_end, show, table_of
from tests.browser.looks import flaws

BELOW = "one => one.getBoundingClientRect().bottom - innerHeight"


@pytest.mark.parametrize(("seats", "mode"), [(6, "team"), (4, "individual")])
def test_the_journal_is_whole_below_many_seats(open_page: Open, base: str, seats: int, mode: str) -> None:
    """Six seats of Concordia Venus took its foot off the screen; four had its tabs in two rows."""
    page = open_page("fr", toured=titles())
    be_somebody(page, base, "Rémi", "fr")
    table = table_of(page, base, "concordia_venus", "me", *["easy"] * (seats - 1), options={"mode": mode})
    page.goto(f"{base}/table/{table}")
    journal = page.get_by_role("log")
    expect(journal).to_be_visible()
    assert page.locator(".side .foot").evaluate(BELOW) <= 0
    assert page.locator(".aside").evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    assert journal.evaluate("one => one.clientHeight") >= 90
    for seat in page.locator(".seats .seat").all():  # none gives way: they would rather be scrolled
        assert seat.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    if seats == 4:
        assert page.locator(".side .tabs").evaluate("one => one.clientHeight") <= 44
    else:
        assert page.locator(".seats .seat").count() == 6


def test_small_seats_keep_the_cash_of_rivals_in_sight(open_page: Open, base: str) -> None:
    """Whoever bids at Ostia weighs it, also while the recap or a tall journal has the room."""
    page = open_page("fr", width=1366, height=768, toured=titles(), tall=True)
    be_somebody(page, base, "Rémi", "fr")
    page.goto(f"{base}/table/{table_of(page, base, 'ostia', 'me', *['easy'] * 4)}")
    cash = page.locator(".seats.small .seat .short span:first-child")
    expect(cash).to_have_text(["55"] * 5)
    for seat in page.locator(".seats.small .seat").all():
        assert seat.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


def test_the_end_comes_to_the_front_on_a_phone(open_page: Open, base: str) -> None:
    """Whoever looks at the players when the last word falls is shown how it ended."""
    page = open_page("fr", width=390, height=844, toured=titles())
    be_somebody(page, base, "Rémi", "fr")
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    page.goto(f"{base}/table/{table}")
    page.get_by_role("button", name="Joueurs").click()
    expect(page.locator(".seats")).to_be_visible()
    play_to_the_end(page, base, table)
    expect(page.locator(".panel.end h2")).to_be_visible()


def test_the_faces_of_a_match_fit_on_a_phone(open_page: Open, base: str) -> None:
    """Whoever played it has four of them, one more than anybody else."""
    page = open_page("fr", width=390, height=844, toured=titles())
    be_somebody(page, base, "Rémi", "fr")
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    play_to_the_end(page, base, table)
    page.goto(f"{base}/analysis/{table}")
    page.wait_for_selector(".chart")
    expect(page.get_by_role("link", name="Apprendre")).to_be_visible()
    assert [flaw for flaw in flaws(page) if "sideways" in flaw or "falls off" in flaw] == []


def test_names_are_whole_on_a_phone(open_page: Open, base: str) -> None:
    """Four seats of Antiquity beside their shares, and its own name beside turn and famine."""
    page = open_page("fr", width=390, height=844, toured=titles())
    be_somebody(page, base, "Rémi", "fr")
    page.goto(f"{base}/table/{table_of(page, base, 'antiquity', 'me', *['easy'] * 3)}")
    page.wait_for_selector("[data-says=offered]", state="attached")
    names = page.locator(".strip .plate b, header .logo")
    expect(names).to_have_count(5)
    while not page.locator("header .middle").inner_text().strip():
        page.locator(f'[data-word="{lit(page)[0]}"]').first.click()
        answered(page)
    assert names.evaluate_all("all => all.map(one => one.scrollWidth - one.clientWidth)") == [0] * 5


def test_paper_is_white(open_page: Open, base: str) -> None:
    page = open_page("fr", theme="dark")
    be_somebody(page, base, "Rémi", "fr")
    show(page, base, "/rules")
    theme = page.locator("html")
    expect(theme).to_have_attribute("data-theme", "dark")
    page.emulate_media(media="print")
    expect(theme).to_have_attribute("data-theme", "light")
    page.emulate_media(media="screen")
    expect(theme).to_have_attribute("data-theme", "dark")
