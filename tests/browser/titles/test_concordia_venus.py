"""A whole match of Concordia Venus by clicking what is lit, in a real browser against the real server."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import be_somebody, leave_it_to_end, lit, over, play_until, press, table_of

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


def test_a_team_match_with_bots(open_page: Open, base: str, check_axe: CheckAxe) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 4, mode="team", map="hellas", round_limit=4)
    expect(page.locator(".seats")).to_contain_text("your partner")
    check_axe(page, "a table of Concordia Venus")
    dice, seen = random.Random(5), set[str]()
    play_until(page, lambda: len(seen) > 2, lambda: speak(page, dice, seen))
    leave_it_to_end(page, base)
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


def test_two_trades_take_four_clicks_at_most(open_page: Open, base: str) -> None:
    """The Mercator's desk: a click on units for each trade, one to confirm; the hand and the prices stay in sight."""
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    page.locator('.hand [data-says=offered][data-word="play:start_mercator"]').click()
    desk = page.get_by_role("group", name="The bank’s prices")
    expect(desk).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".hand .pile").first).to_be_in_viewport(ratio=0.99)
    page.evaluate("window.clicks = 0; addEventListener('click', () => window.clicks++, true)")
    money = int(page.locator("[data-anchor=own-money]").inner_text())
    desk.get_by_role("button", name="sell 2 × food").click()
    desk.get_by_role("button", name="buy 2 × brick").click()
    foot = page.locator(".bank .foot")
    expect(foot).to_contain_text(f"{money} → {money + 2} (+2)")  # 2 x 4 earned, 2 x 3 paid
    expect(foot).to_contain_text("storehouse: 10 of 12")
    page.get_by_role("button", name="Sell 2 × food, buy 2 × brick").click()
    expect(page.locator("[data-anchor=own-money]")).to_have_text(str(money + 2))
    expect(desk).to_have_count(0)  # both trades are done
    assert page.evaluate("window.clicks") <= 4


def test_the_desk_cuts_down_what_can_no_longer_be_paid(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    page.locator('.hand [data-says=offered][data-word="play:start_mercator"]').click()
    desk = page.get_by_role("group", name="The bank’s prices")
    amount = desk.locator("output")
    desk.get_by_role("button", name="sell 2 × food").click()
    desk.get_by_role("button", name="buy 2 × cloth").click()  # 14, which only the sale makes possible
    expect(amount.nth(4)).to_have_text("+2")
    desk.get_by_role("button", name="One unit more: food").click()
    desk.get_by_role("button", name="One unit more: food").click()
    expect(amount.nth(1)).to_have_text("0")
    expect(amount.nth(4)).to_have_text("+1")
    # Two different goods at most: with both chosen the others wait.
    desk.get_by_role("button", name="One unit less: wine").click()
    expect(desk.get_by_role("button", name="One unit less: tools")).to_be_disabled()


def test_the_desk_works_with_the_keyboard(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    page.locator('.hand [data-says=offered][data-word="play:start_mercator"]').click()
    desk = page.get_by_role("group", name="The bank’s prices")
    expect(desk).to_be_visible()  # the income has come
    money = int(page.locator("[data-anchor=own-money]").inner_text())
    desk.get_by_role("button", name="One unit less: wine").focus()
    page.keyboard.press("Enter")
    expect(desk.locator("output").nth(3)).to_have_text("−1")
    page.keyboard.press("e")
    expect(page.locator("[data-anchor=own-money]")).to_have_text(str(money + 6))


def test_cards_one_can_pay_are_marked_before_anything_is_bought(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="imperium")
    my_turn(page)
    for slot in page.locator(".market .slot").all():
        named = slot.locator(".card").get_attribute("aria-label") or ""
        assert ("you can pay for it" in named) == (slot.locator(".tick").count() == 1)
    assert page.locator(".market .tick").count() > 0  # one of each good and two of food at the start


def test_the_crossing_is_drawn_as_one(open_page: Open, base: str) -> None:
    """CNV-4.5.4: no dot to stand on, and it says so."""
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 2, map="ionium", ionium_without_b="off")
    expect(page.locator(".map .crossing")).to_have_count(1)
    sit_down(page, base, 2, map="imperium")
    expect(page.locator(".map .crossing")).to_have_count(0)


def test_teams_can_be_read_on_the_seats(open_page: Open, base: str) -> None:
    page = open_page(toured=["concordia_venus"])
    sit_down(page, base, 4, mode="team")
    my_turn(page)
    seats = page.locator(".seats .seat")
    totals = [int(seat.locator(".vp").inner_text().split()[-1]) for seat in seats.all()]
    own = [int(seat.locator(".own").inner_text().removeprefix("= ")) for seat in seats.all()]
    assert totals == [own[0] + own[1]] * 2 + [own[2] + own[3]] * 2  # partners stand together
    frames = [seat.evaluate("one => getComputedStyle(one).borderTopColor") for seat in seats.all()]
    assert frames[0] == frames[1] != frames[2] == frames[3]
    places = [seat.locator("[class*=side-]").inner_text().split("·")[0].strip() for seat in seats.all()]
    assert sorted(places) == ["1", "2", "3", "4"]


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


def test_partners_write_to_each_other_in_private(open_page: Open, base: str) -> None:
    """CNV-6.4.1: with free talk partners have a channel of their own; rivals read only what is for the table."""
    anna, bela, caro = (open_page(toured=["concordia_venus"]) for _ in range(3))
    for page, name in ((anna, "Anna"), (bela, "Bela"), (caro, "Caro")):
        be_somebody(page, base, name)
    options = {"mode": "team", "partner_talk": "free"}
    table = table_of(anna, base, "concordia_venus", "me", "open", "open", "easy", options=options)
    for page, seat in ((bela, 1), (caro, 2)):
        assert page.request.post(f"{base}/api/tables/{table}/sit", data={"seat": seat}).ok
    for page in (anna, bela, caro):
        page.goto(f"{base}/table/{table}")
        page.get_by_role("tab", name="Chat").click()
    anna.get_by_role("radio", name="Caro in private").click()
    anna.get_by_label("Write to Caro in private").fill("Sparta is mine")
    anna.get_by_role("button", name="Send").click()
    expect(caro.get_by_role("log")).to_contain_text("Sparta is mine")
    anna.get_by_role("radio", name="The whole table").click()
    anna.get_by_label("Write to the table").fill("Salvete")
    anna.get_by_role("button", name="Send").click()
    expect(bela.get_by_role("log")).to_contain_text("Salvete")
    expect(bela.get_by_role("log")).not_to_contain_text("Sparta")
    expect(bela.get_by_role("radio")).to_have_count(0)  # a bot is the partner: nobody to write to


def test_rivals_are_told_nothing_of_partners(open_page: Open, base: str) -> None:
    anna, caro = (open_page(toured=["concordia_venus"]) for _ in range(2))
    be_somebody(anna, base, "Anna")
    be_somebody(caro, base, "Caro")
    table = table_of(anna, base, "concordia_venus", "me", "open")
    assert caro.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1}).ok
    anna.goto(f"{base}/table/{table}")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.get_by_label("Write to the table")).to_be_visible()
    expect(anna.locator(".chat .closed")).to_have_count(0)
    expect(anna.locator(".chat").get_by_role("radio")).to_have_count(0)


def test_without_free_talk_the_chat_says_that_everybody_reads(open_page: Open, base: str) -> None:
    anna, caro = (open_page(toured=["concordia_venus"]) for _ in range(2))
    be_somebody(anna, base, "Anna")
    be_somebody(caro, base, "Caro")
    table = table_of(anna, base, "concordia_venus", "me", "easy", "open", "easy", options={"mode": "team"})
    assert caro.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 2}).ok
    anna.goto(f"{base}/table/{table}")
    anna.get_by_role("tab", name="Chat").click()
    expect(anna.locator(".chat")).to_contain_text("No private messages between partners during this match")
    expect(anna.get_by_role("radio", name="Caro in private")).to_have_count(0)
