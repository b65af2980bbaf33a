"""Help around the match: a hint that is shown and followed, the analysis of a match, and a branch that plays on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from emporion.games import titles
from tests.browser.conftest import Open
from tests.browser.hands import ROOT, bring, leave_it_to_end, start_against_bots
from tests.browser.looks import flaws
from tests.browser.test_ends import HALF, branch


def table_of(page: Page) -> str:
    found = re.search(r"/(?:table|analysis)/([^/?]+)", page.url)
    assert found is not None
    return found[1]


@pytest.mark.parametrize(("language", "theme", "width"), [("en", "light", 1440), ("fr", "dark", 390)])
def test_a_hint_is_shown_and_followed(
    open_page: Open, base: str, check_axe: Callable[[Page, str], None], language: str, theme: str, width: int
) -> None:
    page = open_page(language, theme, width)
    start_against_bots(page, base)
    name = "Hint" if language == "en" else "Conseil"
    page.get_by_role("button", name=name, exact=True).click()
    panel = page.get_by_role("region", name=name, exact=True)
    steps = panel.get_by_role("listitem")
    expect(steps.first).to_be_visible()
    expect(panel).to_contain_text("%")
    # It stands in the place of the prompt, covers nothing, and marks its steps on the board.
    expect(page.locator("[data-zone=prompt]").first).to_be_hidden()
    assert not flaws(page)
    expect(page.locator(".marks .disc").first).to_have_text("1")
    check_axe(page, f"hint {language} {theme}")
    first = steps.first.inner_text()
    another = panel.get_by_role("button", name=re.compile("Another idea|Autre idée"))
    another.click()
    expect(another).to_contain_text("2/")
    expect(steps.first).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    prompt = page.locator(".console h2, .prompt h2").first.inner_text()
    page.get_by_role("button", name=name, exact=True).click()
    panel.get_by_role("button", name=re.compile("^(Play|Jouer)")).click()
    expect(panel).to_have_count(0)
    expect(page.locator(".console h2, .prompt h2").first).not_to_have_text(prompt)


def test_one_idea_is_not_called_the_only_move_where_others_can_be_said(open_page: Open, base: str) -> None:
    """A trade point for nothing may be declined; nobody would, so the hint names one of two moves."""
    page = open_page(toured=["porto_carthago"])
    bring(page, base, ROOT / "tests/fixtures/porto_carthago/2-4-seats-defaults.record")(23)
    expect(page.locator(".console [data-says=offered]")).to_have_count(2)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.get_by_role("region", name="Hint", exact=True)).to_contain_text("No other move is worth it.")


def test_who_plays_before_the_hint_is_found_is_asked_again(open_page: Open, base: str) -> None:
    """The hint was about a decision that is past: it leaves the prompt free, and the next one can be asked about."""
    page = open_page(toured=["porto_carthago"])
    bring(page, base, ROOT / "tests/fixtures/porto_carthago/2-4-seats-defaults.record")(229)
    ask = page.get_by_role("button", name="Hint", exact=True)
    panel = page.get_by_role("region", name="Hint", exact=True)
    ask.click()
    page.locator("[data-word='choose_space:6'][data-says=offered]").click()
    expect(page.locator(".console [data-word='carry:purple']")).to_be_visible()
    expect(panel).to_have_count(0)
    ask.click()
    expect(panel.get_by_role("listitem").first).to_be_visible()


@pytest.mark.parametrize("title", titles())
def test_hints_call_places_as_players_do(open_page: Open, base: str, title: str) -> None:
    """No step names a place by its numbers, and the bar is as wide as the prompt in whose place it stands."""
    page = open_page("fr", toured=list(titles()))
    page.goto(f"{base}/table/{branch(page, base, title, HALF)}")
    prompt = page.locator("#main [data-zone=prompt]").first.bounding_box()
    page.get_by_role("button", name="Conseil", exact=True).click()
    panel = page.get_by_role("region", name="Conseil", exact=True)
    expect(panel.get_by_role("listitem").first).to_be_visible()
    bar = panel.bounding_box()
    assert prompt is not None and bar is not None and bar["width"] == prompt["width"]
    for _ in range(3):
        text = panel.inner_text()
        assert not re.search(r"\(-?\d+, -?\d+\)|Hexagone|word-|term-", text), text
        assert "se ressemblent" not in text
        page.keyboard.press("n")


def test_hints_are_off_between_people_and_the_host_may_allow_them(open_page: Open, base: str) -> None:
    page = open_page()
    page.goto(f"{base}/create/ostia")
    switch = page.get_by_role("switch", name="Hints allowed")
    expect(switch).to_be_checked()
    page.locator(".seat").nth(1).get_by_role("radio", name="Friend by link").click()
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()


def test_a_match_is_analysed_and_played_on(open_page: Open, base: str, check_axe: Callable[[Page, str], None]) -> None:
    page = open_page()
    start_against_bots(page, base)
    table = table_of(page)
    words = leave_it_to_end(page, base)
    page.locator(".panel.end").get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Winning chances")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    slider = page.get_by_role("slider", name="Winning chances")
    expect(slider).to_have_value(str(words))
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 0 of \d+, You \d+ %, "))
    page.keyboard.press("Shift+ArrowRight")
    expect(slider).not_to_have_value("0")
    page.get_by_role("button", name="The chances in figures").click()
    expect(page.get_by_role("row").nth(2)).to_contain_text("%")
    check_axe(page, "analysis")
    # A costly word can be looked at where it was said.
    costly = page.locator(".costly li")
    if costly.count():
        costly.first.get_by_role("link", name="See the move").click()
        expect(page.locator("h1")).to_contain_text("Replay")
        page.go_back()
        expect(page.get_by_role("heading", name="Winning chances")).to_be_visible()
    # What if: the match is left before the own first allocation, and something is said there.
    said = page.request.get(f"{base}/api/tables/{table}/replay").json()["words"]
    n = next(k for k, word in enumerate(said) if word["seat"] == 0 and word["word"].startswith("split:"))
    page.get_by_label("Go to move").fill(str(n))
    page.keyboard.press("Enter")
    expect(slider).to_have_value(str(n))
    page.get_by_role("button", name="Play on from here").first.click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    expect(page.get_by_role("link", name=f"What if… · since move {n}")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    panel = page.get_by_role("region", name="Hint", exact=True)
    panel.get_by_role("button", name=re.compile("^Play")).click()
    expect(panel).to_have_count(0)
    assert leave_it_to_end(page, base) > n
    page.goto(f"{base}/analysis/{table}")
    expect(page.locator(".branches li")).to_have_count(1)
    expect(page.locator(".branches li")).to_contain_text(f"Since move {n}")
