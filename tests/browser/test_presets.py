"""The page where a table is made reads what was chosen on the command line from its address."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from emporion.cli.commands.play import page as address
from emporion.games import load
from tests.browser.conftest import Open


def test_what_was_chosen_stands_there(open_page: Open, base: str) -> None:
    page = open_page("en")
    wanted = address(load("ostia"), 4, ["ivory=off", "type_limit_mode=strict"], "hard,easy,expert")
    page.goto(f"{base}/{wanted}")
    expect(page.locator("[data-zone=seats] .seat")).to_have_count(4)
    chosen = page.locator("[data-zone=seats] .what [aria-checked=true]")
    expect(chosen).to_have_text(["hard", "easy", "expert"])
    options = page.locator("[data-zone=options] .option")
    expect(options.filter(has_text="Ivory cards").get_by_role("switch")).not_to_be_checked()
    expect(page.locator("[data-zone=options] .tag.lit")).to_have_count(2)
    page.locator("[data-zone=game] .tile").filter(has_text="Porto Carthago").click()
    expect(page.locator("[data-zone=options] .tag.lit")).to_have_count(0)


@pytest.mark.parametrize(
    "query", ["seats=99&bots=nobody&option=ivory=perhaps", "seats=x&option=nope=on&option=ivory", "bots=,,&seats="]
)
def test_what_the_game_does_not_have_is_left_out(open_page: Open, base: str, query: str) -> None:
    page = open_page("en")
    page.goto(f"{base}/create/ostia")
    expect(page.locator("[data-zone=seats] .seat").first).to_be_visible()
    usual = page.locator("[data-zone=seats]").inner_text()
    page.goto(f"{base}/create/ostia?{query}")
    expect(page.locator("[data-zone=seats] .seat").first).to_be_visible()
    assert page.locator("[data-zone=seats]").inner_text() == usual
    expect(page.locator("[data-zone=options] .tag.lit")).to_have_count(0)
