"""Ostia while others decide and while cards are turned up: who comes when, what is told, what stays in view."""

from __future__ import annotations

import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import (
    answered,
    be_somebody,
    cookie_of,
    hold_time,
    speak,
    speak_as,
    table_of,
)
from tests.browser.titles.test_ostia import at_allocation, box, buys, open_table


def bottom(thing: Locator) -> float:
    around = thing.bounding_box()
    assert around is not None
    return around["y"] + around["height"]


def above_the_tabs(page: Page, thing: Locator) -> bool:
    tabs = page.locator("nav").last.bounding_box()
    assert tabs is not None
    return bottom(thing) <= tabs["y"]


def two_people(open_page: Open, base: str) -> tuple[Page, Page, str]:
    """Vera, Bea and a robot; Bea is first player."""
    vera, bea = open_page("fr", level="easy"), open_page("fr", level="easy")
    be_somebody(vera, base, "Vera", "fr")
    be_somebody(bea, base, "Bea", "fr")
    table = table_of(vera, base, "ostia", "me", "open", "easy")
    assert bea.request.post(f"{base}/api/tables/{table}/sit", data={"seat": 1}).ok
    return vera, bea, table


@pytest.mark.rule("OST-4.1.4", "OST-4.1.6")
def test_who_waits_reads_who_comes_when(open_page: Open, base: str) -> None:
    vera, bea, table = two_people(open_page, base)

    def takes(state: Any) -> str | None:
        return state["offer"][0] if state["decision"] == "choose_free_good" else None

    with ThreadPoolExecutor(2) as people:
        one = people.submit(speak_as, cookie_of(bea, base), base, table, takes)
        vera.goto(f"{base}/table/{table}")
        vera.locator('.console [data-word^="take:"]').first.click()
        assert one.result()["decision"] == "choose_lot"
    waiting = vera.locator(".console ol > li")
    expect(waiting.locator("span:last-child")).to_have_text(["réfléchit", "ensuite", "puis"])
    expect(waiting.locator("b")).to_have_text(["Bea", re.compile(r"^\w+$"), "Vous"])


@pytest.mark.rule("OST-4.2.4")
def test_what_was_sealed_stays_and_comes_back_as_it_lay(open_page: Open, base: str) -> None:
    vera, bea, table = two_people(open_page, base)
    cookies = [cookie_of(page, base) for page in (vera, bea)]
    with ThreadPoolExecutor(2) as people:
        list(people.map(lambda cookie: speak_as(cookie, base, table, buys), cookies))
    vera.goto(f"{base}/table/{table}")
    vera.locator(".storage .cards > [data-piece]").first.click()
    vera.keyboard.press("s")
    vera.locator(".bluff [data-piece]").first.click()
    for _ in range(2):  # the second is chosen when the first is laid
        vera.keyboard.press("f")
    vera.locator(".console .btn.go").click()
    expect(vera.locator(".console ol > li").first).to_be_visible()  # sealed: Bea lays still
    expect(vera.locator(".forum .piece")).to_have_count(1)
    expect(vera.locator(".forum .piece")).to_contain_text("×2")
    for key in ("", "z"):
        if key:
            vera.keyboard.press(key)
        else:
            vera.get_by_role("button", name="Reprendre ma répartition").click()
        # everything lies where it lay, and is sealed again with one click
        expect(vera.locator(".forum [data-piece]")).to_contain_text("×2")
        expect(vera.locator(".senate [data-piece]")).to_have_count(1)
        expect(vera.locator(".bluff [data-piece]")).to_have_count(0)
        vera.locator(".console .btn.go").click()
        expect(vera.locator(".console ol > li").first).to_be_visible()


@pytest.mark.rule("OST-4.2.7")
def test_a_phone_shows_the_seal_whatever_is_laid(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    at_allocation(page, base)
    while page.locator(".dock .cards [data-piece]").count():
        page.locator(".dock .cards [data-piece]").first.click()
    expect(page.locator(".warning")).to_be_visible()
    expect(page.locator(".types")).to_contain_text(re.compile(r"[4-6] / 3"))
    assert above_the_tabs(page, page.locator(".dock .btn.go"))
    note = page.locator(".dock .note").bounding_box()
    assert note is not None and note["height"] < 20  # on one line


@pytest.mark.rule("OST-4.1.8")
def test_a_phone_shows_the_keys_of_a_bid_below_a_recap(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    table = open_table(page, base, 4)
    speak(page, base, table, lambda state: None if state["decision"] == "bid" else state["offer"][0])
    page.goto(f"{base}/table/{table}")
    go = page.locator(".console .btn.go")
    expect(go).to_be_visible()
    assert above_the_tabs(page, go)
    over = go.bounding_box()
    quick = page.locator(".qk").last
    assert over is not None and bottom(quick) <= over["y"]


@pytest.mark.rule("OST-4.1.8")
def test_enter_bids_the_amount_that_arrows_have_set(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    table = open_table(page, base, 4)
    least = speak(page, base, table, lambda state: None if state["decision"] == "bid" else state["offer"][0])
    amount = int(least["offer"][1].removeprefix("bid:"))
    page.goto(f"{base}/table/{table}")
    page.locator(".qk").first.click()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    answered(page)
    expect(page.get_by_role("log")).to_contain_text(f"Vous misez {amount + 2}")


def test_on_a_small_table_phases_keep_away_from_the_tools(open_page: Open, base: str) -> None:
    page = open_page("fr", width=1024, height=768, level="easy")
    at_allocation(page, base)
    assert box(page.locator(".steps li:visible").last)[1] <= box(page.locator("header button").first)[0]


def test_on_a_small_table_the_final_phase_keeps_away_from_the_tools(open_page: Open, base: str) -> None:
    page = open_page("en", width=1024, height=768, level="easy")
    be_somebody(page, base)
    table = table_of(page, base, "ostia", "me", "easy", "easy")
    speak(page, base, table, until("final_allocate"))
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".steps li:visible")).to_have_text(["Final phase"])
    assert box(page.locator(".steps li:visible"))[1] <= box(page.locator("header button").first)[0]


@pytest.mark.rule("OST-4.5.1", "OST-4.5.4")
def test_a_phone_counts_the_warehouses_that_can_be_built_for_what_is_kept(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    table = open_table(page, base, 3)

    def saves(state: Any) -> str | None:
        """No bid, no lot kept: there are two cards at least and cash for a warehouse."""
        asked = str(state["decision"])
        return None if asked == "allocate" else str(state["offer"][-1 if asked == "settle_lot" else 0])

    own = speak(page, base, table, saves)["sight"]
    cards, cash = sum(own["own"]["stock"].values()), own["seats"][0]["cash"]
    more = min(cards - 1, 3, cash // 10)
    assert own["seats"][0]["warehouses"] == 1 and more > 0
    page.goto(f"{base}/table/{table}")
    note = page.locator(".dock .note")
    expect(note).to_contain_text(f"{cards} cartes, 1 place (+{more} en construisant) · ")
    line = note.bounding_box()
    assert line is not None and line["height"] < 20  # on one line


@pytest.mark.rule("OST-4.3.2", "OST-4.4.2", "OST-4.5.5")
def test_the_header_tells_the_phase_that_is_shown(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy", speed="normal")
    at_allocation(page, base)
    page.locator(".storage .cards > [data-piece]").first.click()
    page.keyboard.press("f")
    page.locator(".bluff [data-piece]").first.click()
    for _ in range(2):  # the second is chosen when the first is laid
        page.keyboard.press("e")
    seal = page.locator(".console .btn.go")
    seal.click()
    expect(seal).to_contain_text("Confirmer")
    hold_time(page)
    seal.click()
    phase = page.locator(".steps [aria-current=step]")
    expect(page.locator(".reveal")).to_be_visible()
    expect(phase).to_have_text("Forum")
    page.get_by_role("button", name="Tout montrer").first.click()
    expect(phase).to_have_text("Sénat")
    expect(page.locator(".reveal tr.me .in")).to_have_text(re.compile(r"\+\d+\s+\d+ → \d+"))
    page.locator(".reveal .foot .btn.go").click()
    expect(phase).to_have_text("Entrepôts")
    page.clock.resume()
    expect(page.locator(".console.mine")).to_contain_text(re.compile(r"\d+ à défausser"))


def until(decision: str) -> Callable[[Any], str | None]:
    return lambda state: None if state["decision"] == decision else state["offer"][0]


@pytest.mark.rule("OST-6.1.4", "OST-4.0.4")
def test_where_money_is_hidden_nothing_is_said_of_what_a_buyer_must_sell(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    be_somebody(page, base, "Livia", "fr")
    table = table_of(page, base, "ostia", "me", "easy", "easy", options={"open_money": False})
    speak(page, base, table, until("settle_lot"))
    page.goto(f"{base}/table/{table}")
    sales = page.locator(".console li:has([data-word^='sell:']) p > span:last-child")
    expect(sales.first).to_be_visible()
    for told in sales.all_inner_texts():
        assert re.search(r"\+\d+ au Sénat$", told.strip()), told


@pytest.mark.rule("OST-4.1.11", "OST-4.1.12")
def test_a_phone_shows_what_keeping_does_beside_two_bids(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    table = open_table(page, base, 3)

    def two_bids(state: Any) -> str | None:
        bids = (state["sight"]["auction"] or {}).get("bids", {})
        asked = state["decision"] == "settle_lot" and sum(bid is not None for bid in bids.values()) == 2
        return None if asked else state["offer"][0]

    assert not speak(page, base, table, two_bids)["result"]
    page.goto(f"{base}/table/{table}")
    keep = page.locator(".console li", has=page.locator("[data-word=keep]")).locator("p")
    expect(keep).to_be_visible()
    expect(page.locator(".console [data-word^='sell:']")).to_have_count(2)
    assert above_the_tabs(page, keep)


@pytest.mark.rule("OST-4.1.11")
def test_nobody_is_asked_to_keep_a_lot_for_money_not_in_hand(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    table = open_table(page, base, 3)

    def poor(state: Any) -> str | None:
        settles = state["decision"] == "settle_lot"
        if settles and "keep" not in state["offer"]:
            return None
        return str(state["offer"][-1 if state["decision"] == "bid" else 0])

    assert not speak(page, base, table, poor)["result"]
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".console h2")).to_contain_text("Vendez ce lot à un enchérisseur")
    expect(page.locator(".console .note")).to_contain_text(
        re.compile(r"^Le garder coûterait \d+\sdeniers, vous en avez \d+\.$")
    )
    keep = page.locator(".console li", has=page.locator("[data-word=keep]"))
    expect(keep).to_be_visible()
    expect(keep.locator("p")).to_have_count(0)  # what cannot be done does nothing


@pytest.mark.rule("OST-5.2.1")
def test_a_phone_tells_nothing_of_a_senate_in_the_final_phase(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy")
    table = open_table(page, base, 3)
    speak(page, base, table, until("final_allocate"))
    page.goto(f"{base}/table/{table}")
    expect(page.locator(".console .stakes")).to_contain_text("les plus riches")  # what is still to be won
    what = page.locator(".dock .what")
    expect(what).to_have_text("Touchez une carte\u00a0: entrepôt, forum, et encore.")
    expect(page.locator(".strip .state").first).to_have_text("à vous")  # not "Vous choisit"
    page.locator("[data-piece]").last.click()
    expect(what).to_have_text(re.compile(r" · forum \d+ au mieux$"))


@pytest.mark.rule("OST-4.3.2", "OST-4.4.2")
def test_who_goes_on_from_the_forum_comes_to_the_senate(open_page: Open, base: str) -> None:
    page = open_page("fr", width=390, height=844, level="easy", speed="normal")
    at_allocation(page, base)
    for _ in range(2):
        page.locator(".bluff [data-piece]").first.click()
    seal = page.locator(".dock .btn.go")
    seal.click()
    expect(seal).to_contain_text("Confirmer")
    hold_time(page)
    seal.click()
    phase = page.locator(".steps [aria-current=step]")
    on = page.locator(".reveal .foot .btn.go")
    expect(phase).to_have_text("Forum")
    on.click()
    expect(phase).to_have_text("Sénat")
    on.click()
    expect(page.locator(".reveal")).to_have_count(0)
    expect(phase).to_have_text("Entrepôts")


@pytest.mark.rule("OST-5.5.1", "OST-5.7.5")
def test_the_end_names_who_was_eliminated(open_page: Open, base: str) -> None:
    page = open_page("fr", level="easy")
    table = open_table(page, base, 3)

    def ruins(state: Any) -> str:
        return str(state["offer"][-1 if state["decision"] == "bid" else 0])

    assert speak(page, base, table, ruins)["sight"]["seats"][0]["eliminated"]
    page.goto(f"{base}/table/{table}")
    expect(page.locator("tr.me .who")).to_contain_text("éliminé")
    expect(page.locator(".who", has_text="éliminé")).to_have_count(1)
