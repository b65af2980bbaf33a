"""Over days: the time of a table in words before one sits down, home with what waits first, an order in advance."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import answered, be_somebody, press, table_of

Check = Callable[[Page, str], None]
DAY = 24 * 3600
PACE = {"kind": "days", "seconds": 3 * DAY, "increment": DAY // 2, "late": "default", "vacation": 7}
OPTIONS = {"first_player": "seat_0"}


def first_lit(page: Page) -> None:
    press(page, page.locator("[data-says=offered]:visible").first)
    answered(page)


def test_an_order_from_home_to_its_answer(open_page: Open, base: str, check_axe: Check) -> None:
    anna, bela = open_page("en"), open_page("fr", width=390, height=844)
    be_somebody(anna, base, "Anna")
    be_somebody(bela, base, "Béla", "fr")
    # Before one sits down, the whole time is told in words.
    anna.goto(f"{base}/create/ostia")
    anna.get_by_role("button", name="A move a day").click()
    told = anna.locator("[data-zone=pace-told]")
    expect(told).to_contain_text("Everybody begins with 3 days and gains 12 h per move, never beyond 3 days.")
    expect(told).to_contain_text("Nights do not count")
    anna.get_by_role("switch", name="Weekends do not count").click()
    expect(told).to_contain_text("and weekends do not count")
    check_axe(anna, "pace")
    table = table_of(anna, base, "ostia", "me", "open", "easy", pace=PACE, options=OPTIONS)
    other = table_of(anna, base, "ostia", "me", "open", "easy", pace={**PACE, "seconds": DAY}, options=OPTIONS)
    for one in (table, other):
        bela.request.post(f"{base}/api/tables/{one}/sit", data={"seat": 1})
    # Home: the band has the table with the least time left, the list the other; N goes from one to the next.
    anna.goto(base)
    band = anna.locator("[data-zone=resume]")
    expect(band.get_by_role("link", name="Choose")).to_have_attribute("href", f"/table/{other}")
    expect(anna.locator(f"[data-zone=mine] li[data-table='{table}']")).to_contain_text(re.compile("[23].days left"))
    check_axe(anna, "home")
    anna.keyboard.press("n")
    expect(anna).to_have_url(f"{base}/table/{other}")
    expect(anna.locator("[data-says=offered]").first).to_be_visible()
    anna.keyboard.press("n")
    expect(anna).to_have_url(f"{base}/table/{table}")
    # Anna gives an order on her own lot while Béla has to bid, and takes it back.
    first_lit(anna)
    bela.goto(f"{base}/table/{table}")
    first_lit(bela)
    expect(anna.locator("[data-says=offered]").first).to_be_visible()
    first_lit(anna)
    orders = anna.locator("[data-zone=orders]")
    expect(orders).to_contain_text("only you see them")
    anna.keyboard.press("o")
    lot = orders.locator("[data-order=keep-up-to]")
    check_axe(anna, "orders")
    lot.get_by_role("button", name="Place the order").click()
    expect(lot).to_contain_text("placed")
    expect(bela.locator("[data-zone=orders]")).to_have_count(0)  # it is for him to bid
    anna.goto(base)
    expect(anna.locator(f"[data-zone=mine] li[data-table='{table}']")).to_contain_text("order given")
    anna.goto(f"{base}/table/{table}")
    lot.get_by_role("button", name="Take back").click()
    expect(lot.get_by_role("button", name="Place the order")).to_be_visible()
    # Time: Béla asks for more, Anna agrees; then she is on vacation, and everybody sees the palm.
    bela.get_by_role("button", name="Joueurs").click()
    bela.get_by_role("button", name=re.compile("Votre temps")).click()
    dialog = bela.get_by_role("dialog", name="Votre temps")
    expect(dialog).to_contain_text("Chacun part avec 3\u00a0jours")
    check_axe(bela, "time")
    dialog.get_by_role("radio", name="1\u00a0jour").first.click()
    dialog.get_by_role("button", name="Demander").click()
    asked = anna.locator(".banner", has_text="Béla asks for 1\u00a0day more")
    asked.get_by_role("button", name="Accept").click()
    expect(anna.locator(".seats .seat").nth(1)).to_contain_text(re.compile("[34].days left"))
    anna.get_by_role("button", name=re.compile("Your time")).click()
    anna.get_by_role("dialog").get_by_role("button", name="Go", exact=True).click()
    expect(anna.locator(".seats .seat").first).to_contain_text("on vacation until")
    expect(bela.locator(".seats .seat").first).to_contain_text("vacances")
