"""Problems in the browser: found on the list, tried on the board as in a match, answered, played on from."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from emporion.games import titles
from emporion.problems.book import book_of
from tests.browser.conftest import Open

TITLE = "porto_carthago"


def plain_one() -> tuple[int, str, str]:
    """A problem with two words that stand in the console: its number, a wrong word and the right one."""
    for number, problem in enumerate(book_of(TITLE).problems, 1):
        if problem.step == "place_trade_point" and len(problem.right) == 1:
            wrong = next(choice.word for choice in problem.choices if choice.word not in problem.right)
            return number, wrong, problem.right[0]
    raise AssertionError("no problem about the house and the path")


def test_a_problem_is_tried_on_the_board_answered_and_played_on_from(
    open_page: Open, base: str, check_axe: Callable[..., None]
) -> None:
    number, wrong, right = plain_one()
    page = open_page("en", toured=titles())
    page.goto(f"{base}/problems")
    page.get_by_label("Game", exact=True).select_option(TITLE)
    rows = page.locator(".rows li")
    expect(rows).to_have_count(len(book_of(TITLE).problems))
    check_axe(page, "list")
    rows.get_by_text(f"Porto Carthago no. {number}", exact=True).click()
    task = page.locator(".task")
    expect(task).to_contain_text("themes hidden")
    page.locator(f'[data-word="{wrong}"]').first.click()
    expect(task.locator(".wrong")).to_contain_text("the best one")
    expect(task.locator(".rating em")).to_have_text(re.compile("−"))
    expect(page.locator(".answer")).to_have_count(0)
    page.locator(f'[data-word="{right}"]').first.click()
    answer = page.locator(".answer")
    expect(answer.locator("dt.right")).to_have_count(1)
    expect(answer.locator("dt.wrong")).to_have_count(1)
    expect(answer.locator(".line li").first).to_contain_text("You")
    expect(page.locator(".list li.on [role=img]").last).to_have_attribute("aria-label", "found later")
    check_axe(page, "answer")
    answer.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-says=offered]").first).to_be_visible()
