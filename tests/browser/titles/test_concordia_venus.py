"""A whole match of Concordia Venus by clicking what is lit, in a real browser against the real server."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, lit, over, play_until, press, table_of

DONE = {"stop", "decline"}
CheckAxe = Callable[[Page, str], None]


def sit_down(page: Page, base: str, seats: int, **options: object) -> None:
    be_somebody(page, base)
    table = table_of(page, base, "concordia_venus", "me", *["easy"] * (seats - 1), options=options)
    page.goto(f"{base}/table/{table}")
    page.wait_for_selector(".console")


def my_turn(page: Page) -> None:
    """Bots may have been drawn to play first."""
    expect(page.locator(".console.mine")).to_be_visible()


def speak(page: Page, dice: random.Random, seen: set[str]) -> bool:
    """Click one of the lit things, if there is one; rather do something than end the action."""
    words = lit(page)
    if not words:
        return False
    acting = [word for word in words if word not in DONE]
    word = dice.choice(acting if acting and dice.random() < 0.85 else words)
    thing = page.locator(f'[data-says=offered][data-word="{word}"]').last
    # Routes and provinces are large and bent: their middle may lie beside them.
    press(page, thing.locator(".chip") if word.startswith("move:") else thing)
    seen.add(word.split(":")[0])
    return True


def play_out(page: Page, seed: int) -> set[str]:
    dice, seen = random.Random(seed), set[str]()
    play_until(page, lambda: over(page), lambda: speak(page, dice, seen))
    return seen


def test_whole_match_against_a_bot(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium", round_limit=7)
    seen = play_out(page, 3)
    assert "play" in seen
    expect(page.locator(".temple .stele").first).to_be_visible()
    points = page.locator(".panel.end .points").all_inner_texts()
    assert sorted(points) == sorted(page.locator(".temple .stele b").all_inner_texts())
    # The scoring sheet: seven gods and CONCORDIA for each seat, adding up to its total.
    for row in page.locator(".temple tbody tr").all():
        *gods, total = row.locator("td > b").all_inner_texts()
        assert len(gods) == 8
        assert sum(int(points) for points in gods if points != "—") == int(total)
    expect(page.locator(".how")).to_contain_text("The limit of 7 rounds is reached.")


def test_whole_team_match_with_bots(open_page: Open, base: str, check_axe: CheckAxe) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 4, mode="team", map="hellas", round_limit=4)
    expect(page.locator(".seats")).to_contain_text("your partner")
    check_axe(page, "a table of Concordia Venus")
    assert "play" in play_out(page, 5)
    rows = page.locator(".temple tbody tr")
    expect(rows).to_have_count(4)
    steles = page.locator(".temple .stele[rowspan='2']")
    expect(steles).to_have_count(2)
    # Partners sit opposite: two rows each beside one stele, which holds the sum of both.
    totals = [
        sum(int(points) for points in row.locator("td:not(.stele) > b").all_inner_texts() if points != "—")
        for row in rows.all()
    ]
    assert [int(text) for text in steles.locator("b").all_inner_texts()] == [sum(totals[:2]), sum(totals[2:])]
    points = page.locator(".panel.end .points").all_inner_texts()
    assert sorted(map(int, points)) == sorted(totals)
    check_axe(page, "the scoring sheet")


def test_every_map_is_drawn(open_page: Open, base: str) -> None:
    page = open_page("fr", toured=["concordia_venus"])
    for name, cities in (("imperium", 31), ("hellas", 26), ("cyprus", 31), ("ionium", 31)):
        sit_down(page, base, 2, map=name, **({"ionium_without_b": "off"} if name == "ionium" else {}))
        expect(page.locator(".map .city").first).to_be_visible()
        assert page.locator(".map .city").count() >= min(cities, 20)
        assert page.locator(".map .marker").count() > 0


def test_on_a_phone(open_page: Open, base: str, check_axe: CheckAxe) -> None:
    page = open_page(width=390, height=844, theme="dark", toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    dice, seen = random.Random(5), set[str]()
    play_until(page, lambda: len(seen) > 2, lambda: speak(page, dice, seen))
    expect(page.locator(".mini")).to_be_visible()
    check_axe(page, "the table on a phone")
    for tab in ("Hand", "Market", "Pantheon"):
        page.get_by_role("navigation").get_by_role("button", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_way_is_shown_before_it_is_gone(open_page: Open, base: str) -> None:
    """Pointing at a route draws the way there and the prices of villas at its ends."""
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    page.locator('.hand [data-says=offered][data-word="play:start_architect"]').click()
    page.locator('.man[data-word^="leave:sea"]').click()
    route = page.locator(".to[data-says=offered]").first
    expect(page.locator(".way path")).to_have_count(0)
    route.locator(".chip").hover()
    expect(page.locator(".way path").first).to_be_visible()
    expect(page.locator(".tag").first).to_be_visible()
    on_routes = page.locator('.man[data-anchor^="route:"]')
    before = on_routes.count()
    route.locator(".chip").click()
    expect(on_routes).to_have_count(before + 1)


def test_on_a_phone_the_first_tap_previews(open_page: Open, base: str) -> None:
    page = open_page(width=390, height=844, toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    card = page.locator('.fan [data-says=offered][data-word="play:start_architect"]')
    card.click()
    expect(page.get_by_role("status").filter(has_text="Architect")).to_be_visible()
    expect(card).to_be_visible()  # still in the hand: nothing has been said
    page.locator('.console .go[data-word="play:start_architect"]').click()
    expect(page.locator(".console .steps")).to_be_visible()
    expect(card).to_have_count(0)


def test_the_bank_opens_over_the_map_and_the_hand_stays_in_sight(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    page.locator('.hand [data-says=offered][data-word="play:start_mercator"]').click()
    expect(page.get_by_role("group", name="The bank’s prices")).to_be_in_viewport(ratio=1)
    expect(page.locator(".hand .pile").first).to_be_in_viewport(ratio=1)
    page.locator('.bank [data-word="sell:food"]').click()
    page.get_by_role("button", name="One more").click()
    page.locator('.console .go[data-word="quantity:2"]').click()
    expect(page.locator("[data-anchor=own-money]")).to_have_text(re.compile(r"^1[67]$"))  # 5 or 6, 3, and 2 x 4
    expect(page.locator('.bank [data-word="sell:food"]')).to_have_attribute("data-says", "refused")


def test_the_intermediate_scoring_is_told_god_by_god(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium", intermediate_scoring=True)
    my_turn(page)
    page.locator('.hand [data-says=offered][data-word="play:start_tribune"]').click()
    page.locator('.console [data-word="decline"]').click()
    sheet = page.get_by_role("region", name="Intermediate scoring")
    mine = sheet.locator("tr.me")
    expect(mine).to_be_visible()
    *gods, total = mine.locator("td").all_inner_texts()
    assert len(gods) == 7
    assert sum(int(points) for points in gods if points != "—") == int(total.split("+")[0])
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
